import { nameKey } from '../model/fold.ts';
import type { GameId } from '../model/game.ts';
import { type Language, localized } from '../model/text.ts';
import type {
  DeckFile,
  DeckFileCard,
  DeckWarning,
  EntryReading,
  RawDeck,
  RawEntry,
  UnresolvedLine,
} from './deck-file.ts';
import { type CardResolver, type Found, findByName, findByNumber, type KnownCard } from './resolver.ts';

/** The most copies that a line, and a card in a zone, may have. */
const mostCopies = 999;

interface Taken {
  readonly reading: EntryReading;
  readonly card: KnownCard;
  readonly number: string | null;
  readonly warnings: readonly Pick<DeckWarning, 'code' | 'message'>[];
}

type EntryOutcome =
  | { readonly type: 'card'; readonly taken: Taken }
  | { readonly type: 'several'; readonly cards: readonly KnownCard[] }
  | { readonly type: 'none' };

export interface ResolveOptions {
  /** The game the user says it is; null = as the file says, or as most of its cards are. */
  readonly game: GameId | null;
  /** The language in which cards are named in the result. */
  readonly language: Language;
  /** Cards are named by their ids, as decks of the library hold them, also where the file names a printing. */
  readonly byId?: boolean;
}

/** Looks up the cards of a deck that was read: each entry ends in exactly one of `cards` and `unresolved`. */
export function resolveDeck(raw: RawDeck, resolver: CardResolver, options: ResolveOptions): DeckFile {
  const game = options.game ?? raw.game ?? mostCommonGame(raw, resolver);
  const cards = new Map<string, DeckFileCard>();
  const unresolved: UnresolvedLine[] = [];
  const warnings: DeckWarning[] = [...raw.warnings];

  const leave = (entry: RawEntry, candidates: readonly KnownCard[]) => {
    unresolved.push({
      line: entry.line,
      text: entry.text,
      ...entry.stated,
      zone: entry.zone,
      ...(candidates.length === 0 ? {} : { candidates: candidates.map((card) => card.id) }),
    });
  };

  for (const entry of raw.entries) {
    const found = resolveEntry(entry, resolver, game);
    if (found.type !== 'card') {
      if (found.type === 'several') warnings.push(ambiguous(entry, found.cards, options.language));
      else warnings.push(...otherGame(entry, resolver, game));
      leave(entry, found.type === 'several' ? found.cards : []);
      continue;
    }
    const { reading, card, number } = found.taken;
    // A Colossus has a zone of its own, also in formats that know no such zone.
    const zone = entry.zone === 'main' && card.kind === 'colossus' ? 'colossus' : entry.zone;
    const id = options.byId === true ? card.id : (number ?? card.id);
    const { printing } = entry;
    const key = `${zone}\n${id}\n${printing ?? ''}`;
    const before = cards.get(key)?.count ?? 0;
    const problem = countProblem(entry, reading.count, before);
    if (problem !== null) {
      warnings.push(problem);
      leave(entry, []);
      continue;
    }
    warnings.push(...found.taken.warnings.map((warning) => ({ line: entry.line, ...warning })));
    cards.set(key, {
      card: id,
      name: localized(card.name, options.language),
      count: before + reading.count,
      zone,
      ...(printing !== undefined && { printing }),
    });
  }
  for (const header of raw.headers) warnings.push(...headerOrCard(header, resolver, game));
  return {
    format: 'costwise.deck/1',
    game,
    name: raw.name,
    detected: raw.detected,
    cards: [...cards.values()],
    unresolved,
    warnings: warnings.toSorted((a, b) => a.line - b.line),
    comments: raw.comments,
    ...(raw.notes !== undefined && { notes: raw.notes }),
    ...(raw.tags !== undefined && { tags: raw.tags }),
    ...(raw.cover !== undefined && { cover: raw.cover }),
  };
}

function resolveEntry(entry: RawEntry, resolver: CardResolver, game: GameId | null): EntryOutcome {
  let several: EntryOutcome | null = null;
  let doubtful: Taken | null = null;
  for (const reading of entry.readings) {
    const found = resolveReading(reading, resolver, game);
    if (found.type === 'several') several ??= { type: 'several', cards: found.cards };
    if (found.type !== 'card') continue;
    if (found.warnings.length > 0) {
      doubtful ??= { reading, ...found };
      continue;
    }
    return { type: 'card', taken: { reading, ...found, warnings: countOrName(entry, reading, resolver, game) } };
  }
  return doubtful === null ? (several ?? { type: 'none' }) : { type: 'card', taken: doubtful };
}

type FoundWithWarnings =
  | (Extract<Found, { type: 'card' }> & { readonly warnings: Taken['warnings'] })
  | Exclude<Found, { type: 'card' }>;

function resolveReading(reading: EntryReading, resolver: CardResolver, game: GameId | null): FoundWithWarnings {
  const byNumber: Found = reading.number === null ? { type: 'none' } : findByNumber(resolver, reading.number, game);
  if (byNumber.type === 'card') {
    return { ...byNumber, warnings: reading.name === null ? [] : mismatch(reading, reading.name, byNumber.card) };
  }
  if (reading.name === null) return byNumber;
  const byName = findByName(resolver, reading.name, game, reading.strict);
  if (byName.type === 'several' && byNumber.type === 'several') {
    const both = byName.cards.filter((card) =>
      byNumber.cards.some((other) => other.id === card.id && other.game === card.game),
    );
    if (both.length === 1) return { type: 'card', card: both[0]!, number: reading.number, warnings: [] };
  }
  if (byName.type !== 'card') return byName;
  return { ...byName, warnings: reading.number === null ? [] : unknownNumber(reading.number, byName.card) };
}

/** The game of most entries; where all is equal, of the first. */
function mostCommonGame(raw: RawDeck, resolver: CardResolver): GameId | null {
  const votes = new Map<GameId, number>();
  for (const entry of raw.entries) {
    const found = resolveEntry(entry, resolver, null);
    const cards = found.type === 'card' ? [found.taken.card] : found.type === 'several' ? found.cards : [];
    for (const game of new Set(cards.map((card) => card.game))) votes.set(game, (votes.get(game) ?? 0) + 1);
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function countProblem(entry: RawEntry, count: number, before: number): DeckWarning | null {
  if (count < 1) {
    return {
      line: entry.line,
      code: 'count-zero',
      message: {
        en: `"${entry.text}" asks for no copies. It was left out of the deck and stands with the lines to mend.`,
        ja: `「${entry.text}」の枚数は0枚です。デッキには入れず、未解決の行として残しました。`,
      },
    };
  }
  if (before + count <= mostCopies) return null;
  return {
    line: entry.line,
    code: 'count-limit',
    message: {
      en: `"${entry.text}" would make more than ${mostCopies} copies of one card. It was left out of the deck and stands with the lines to mend.`,
      ja: `「${entry.text}」を加えると同じカードが${mostCopies}枚を超えます。デッキには入れず、未解決の行として残しました。`,
    },
  };
}

function mismatch(reading: EntryReading, name: string, card: KnownCard): Taken['warnings'] {
  const key = nameKey(name);
  if ([card.name.en, card.name.ja].some((own) => own !== undefined && nameKey(own) === key)) return [];
  const own = localized(card.name, 'en');
  return [
    {
      code: 'number-name-mismatch',
      message: {
        en: `${reading.number} is "${own}", but the line says "${name}". The number was followed.`,
        ja: `${reading.number}は「${localized(card.name, 'ja')}」ですが、行には「${name}」とあります。番号のカードを採用しました。`,
      },
    },
  ];
}

function unknownNumber(number: string, card: KnownCard): Taken['warnings'] {
  return [
    {
      code: 'number-unknown',
      message: {
        en: `The number ${number} is not in the library. The card was found by its name, "${localized(card.name, 'en')}".`,
        ja: `番号${number}はライブラリにありません。カード名「${localized(card.name, 'ja')}」で特定しました。`,
      },
    },
  ];
}

/** A line such as "7 Samurai" that is a count and a name, while a card of the whole name exists as well. */
function countOrName(
  entry: RawEntry,
  reading: EntryReading,
  resolver: CardResolver,
  game: GameId | null,
): Taken['warnings'] {
  if (reading.number !== null || reading.name === null || reading.strict) return [];
  const whole = entry.readings.find((other) => other.strict && other.name === entry.text);
  if (whole === undefined || whole.name === null) return [];
  const other = findByName(resolver, whole.name, game, true);
  if (other.type === 'none') return [];
  return [
    {
      code: 'count-or-name',
      message: {
        en: `"${entry.text}" was read as ${reading.count} copies of "${reading.name}", but there is also a card of that whole name. Write "1 ${whole.name}" if you meant that one.`,
        ja: `「${entry.text}」は「${reading.name}」${reading.count}枚として読み込みましたが、同じ名前のカードもあります。そちらの場合は「1 ${whole.name}」と書いてください。`,
      },
    },
  ];
}

function ambiguous(entry: RawEntry, cards: readonly KnownCard[], language: Language): DeckWarning {
  const list = (of: Language) => cards.map((card) => `${localized(card.name, of)} (${card.id})`).join(', ');
  return {
    line: entry.line,
    code: 'ambiguous-name',
    message: {
      en: `"${entry.text}" fits several cards: ${list(language)}. Choose one of them.`,
      ja: `「${entry.text}」に当てはまるカードが複数あります：${list(language)}。いずれかを選んでください。`,
    },
  };
}

function otherGame(entry: RawEntry, resolver: CardResolver, game: GameId | null): DeckWarning[] {
  if (game === null || resolveEntry(entry, resolver, null).type === 'none') return [];
  return [
    {
      line: entry.line,
      code: 'other-game',
      message: {
        en: `"${entry.text}" is a card of another game than this deck (${game}).`,
        ja: `「${entry.text}」はこのデッキとは別のゲームのカードです（デッキ：${game}）。`,
      },
    },
  ];
}

function headerOrCard(header: RawDeck['headers'][number], resolver: CardResolver, game: GameId | null): DeckWarning[] {
  if (findByName(resolver, header.text, game, true).type === 'none') return [];
  return [
    {
      line: header.line,
      code: 'header-or-card',
      message: {
        en: `"${header.text}" was read as a heading, but there is also a card of that name. Write "1 ${header.text}" if you meant the card.`,
        ja: `「${header.text}」は見出しとして読み込みましたが、同じ名前のカードもあります。カードの場合は「1 ${header.text}」と書いてください。`,
      },
    },
  ];
}
