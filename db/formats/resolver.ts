import type { LibraryCard } from '../model/card.ts';
import { fold, nameKey } from '../model/fold.ts';
import type { GameId } from '../model/game.ts';
import type { LocalizedText } from '../model/text.ts';

/** What a deck file needs to know of a card. */
export interface KnownCard {
  readonly game: GameId;
  readonly id: string;
  readonly kind: string;
  readonly name: LocalizedText;
  /** Numbers of its printings. */
  readonly numbers: readonly string[];
}

/** Looks cards up for decks that are read. The library answers it from its index; `createResolver` from a list. */
export interface CardResolver {
  /** Cards of which `key` is the key of a name, a printing's number or the id (fold.ts, nameKey). */
  readonly byKey: (key: string) => readonly KnownCard[];
}

/** A resolver over cards in memory. */
export function createResolver(
  cards: Iterable<{ readonly entry: LibraryCard; readonly numbers: readonly string[] }>,
): CardResolver {
  const byKey = new Map<string, KnownCard[]>();
  for (const { entry, numbers } of cards) {
    const { game, id, card } = entry;
    const known = { game, id, kind: card.kind, name: card.name, numbers };
    const names = [card.name.en, card.name.ja].filter((name) => name !== undefined);
    for (const key of new Set([...names, ...numbers, id].map(nameKey))) {
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [known]);
      else list.push(known);
    }
  }
  return { byKey: (key) => byKey.get(key) ?? [] };
}

export type Found =
  | { readonly type: 'card'; readonly card: KnownCard; readonly number: string | null }
  | { readonly type: 'several'; readonly cards: readonly KnownCard[] }
  | { readonly type: 'none' };

function outcome(cards: readonly KnownCard[], number: (card: KnownCard) => string | null): Found {
  const [first] = cards;
  if (first === undefined) return { type: 'none' };
  return cards.length === 1 ? { type: 'card', card: first, number: number(first) } : { type: 'several', cards };
}

/** The card of a printing's number or of an id, in any case and width; its number as the library writes it. */
export function findByNumber(resolver: CardResolver, written: string, game: GameId | null): Found {
  const wanted = fold(written);
  const spelt = (card: KnownCard) =>
    [...card.numbers, card.id].find((number) => number === written) ??
    [...card.numbers, card.id].find((number) => fold(number) === wanted) ??
    null;
  const cards = ofGame(resolver.byKey(nameKey(written)), game).filter((card) => spelt(card) !== null);
  // The very spelling comes before one that only folds to the same.
  const exact = cards.filter((card) => spelt(card) === written);
  return outcome(exact.length > 0 ? exact : cards, spelt);
}

/**
 * The card of a name in either language: in the very same letters, else folded, else by its key, so that two cards
 * whose names differ in punctuation only are told apart where the file does.
 */
export function findByName(resolver: CardResolver, written: string, game: GameId | null, strict: boolean): Found {
  const cards = ofGame(resolver.byKey(nameKey(written)), game);
  const same = (equal: (name: string) => boolean) =>
    cards.filter(({ name }) => [name.en, name.ja].some((own) => own !== undefined && equal(own)));
  const folded = fold(written);
  const key = nameKey(written);
  for (const list of [
    same((own) => own === written),
    same((own) => fold(own) === folded),
    ...(strict ? [] : [same((own) => nameKey(own) === key)]),
  ]) {
    if (list.length > 0) return outcome(list, () => null);
  }
  return { type: 'none' };
}

function ofGame(cards: readonly KnownCard[], game: GameId | null): readonly KnownCard[] {
  return game === null ? cards : cards.filter((card) => card.game === game);
}
