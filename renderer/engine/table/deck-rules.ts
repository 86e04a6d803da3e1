import type { CardOf } from '../../../db/model/card.ts';
import { countIn, type DeckLine } from '../../../db/model/deck.ts';
import { nameKey } from '../../../db/model/fold.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Bilingual } from '../../../db/model/text.ts';

/** A breach of a rule of deck construction: which rule, which cards, how many there are and how many may be. */
export interface DeckProblem {
  readonly rule: 'too-few' | 'too-many' | 'copies' | 'gems' | 'colossus' | 'wrong-zone' | 'unknown-card';
  /** Ids of the cards that it is about; none where it is about the deck as a whole. */
  readonly cards: readonly string[];
  readonly have: number;
  readonly allowed: number;
  /** A whole sentence with the figures. */
  readonly message: Bilingual;
}

/** Finds every breach in a deck; cards that are not given are not in the library. No breach = legal. */
export type DeckRules<G extends GameId> = (
  lines: readonly DeckLine[],
  cards: ReadonlyMap<string, CardOf[G]>,
) => readonly DeckProblem[];

/** How many cards the deck itself has, without what lies beside it. */
export function sizeOf(lines: readonly DeckLine[]): number {
  return countIn({ lines }, 'main') + countIn({ lines }, 'colossus');
}

interface Named {
  readonly name: { readonly en?: string | undefined; readonly ja?: string | undefined };
}

/**
 * Names of which there are more copies than `limit`, over all printings and over side decks: a name is the same
 * whatever its width, case and kana.
 */
export function overLimit<C extends Named>(
  lines: readonly DeckLine[],
  cards: ReadonlyMap<string, C>,
  limit: number,
  isLimited: (card: C) => boolean = () => true,
): readonly DeckProblem[] {
  const byName = new Map<string, { readonly card: C; readonly ids: Set<string>; count: number }>();
  for (const line of lines) {
    const card = cards.get(line.card);
    if (card === undefined || line.zone === 'maybe' || !isLimited(card)) continue;
    const key = nameKey(card.name.ja ?? card.name.en ?? line.card);
    const entry = byName.get(key) ?? { card, ids: new Set(), count: 0 };
    byName.set(key, entry);
    entry.ids.add(line.card);
    entry.count += line.count;
  }
  return [...byName.values()]
    .filter(({ count }) => count > limit)
    .map(({ card, ids, count }) => ({
      rule: 'copies',
      cards: [...ids],
      have: count,
      allowed: limit,
      message: {
        en: `${card.name.en ?? card.name.ja}: ${count} copies, at most ${limit} of one name.`,
        ja: `「${card.name.ja ?? card.name.en}」が${count}枚あります。同じ名前のカードは${limit}枚までです。`,
      },
    }));
}

/** Lines whose card the library does not have: nothing can be said about them. */
export function unknownCards(lines: readonly DeckLine[], cards: ReadonlyMap<string, unknown>): readonly DeckProblem[] {
  return lines
    .filter((line) => !cards.has(line.card))
    .map((line) => ({
      rule: 'unknown-card',
      cards: [line.card],
      have: line.count,
      allowed: 0,
      message: {
        en: `${line.card} is not in the library, so the rules cannot be checked for it.`,
        ja: `${line.card}はライブラリにないため、ルールを確認できません。`,
      },
    }));
}
