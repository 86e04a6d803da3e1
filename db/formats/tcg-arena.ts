import * as z from 'zod';
import type { DeckZone } from '../model/deck.ts';
import { type DeckToWrite, type FileResult, plainEntry, type RawDeck, type RawEntry, refused } from './deck-file.ts';
import { headingOf, zoneOfName } from './headers.ts';

/** TCG Arena: a list of decks; in each, lists of `{count, id}` by category. */

const Row = z.looseObject({
  count: z.coerce.number().int().min(0),
  id: z.string().min(1),
  name: z.string().optional(),
});
const ArenaDeck = z.looseObject({
  title: z.string().default(''),
  game: z.string().optional(),
  comments: z.array(z.string()).default([]),
  deckList: z.looseObject({ categoriesOrder: z.array(z.string()).optional() }),
});

export function isArenaDeck(value: unknown): boolean {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === 'object' && first !== null && 'deckList' in first;
}

/** @param value one deck or a list of decks: the first is read, the others are named in a warning */
export function readArenaDeck(value: unknown): FileResult<RawDeck> {
  const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [value];
  const deck = ArenaDeck.safeParse(first);
  if (!deck.success) return wrongForm(deck.error.issues[0]?.path.join('.') ?? 'deckList');
  const { title, deckList, comments } = deck.data;
  const entries: RawEntry[] = [];
  const order = [...new Set([...(deckList.categoriesOrder ?? []), ...Object.keys(deckList)])];
  const warnings: RawDeck['warnings'][number][] = [];
  for (const category of order) {
    if (category === 'categoriesOrder' || !Object.hasOwn(deckList, category)) continue;
    const rows = z.array(Row).safeParse(deckList[category]);
    if (!rows.success) return wrongForm(`deckList.${category}.${rows.error.issues[0]?.path.join('.') ?? ''}`);
    const zone = zoneOfName(category);
    if (zone === null) warnings.push(unknownCategory(category));
    for (const { count, id, name } of rows.data) {
      entries.push(plainEntry(entries.length + 1, zone ?? 'main', { count, name: name ?? null, number: id }));
    }
  }
  if (others.length > 0) warnings.push(moreDecks(others));
  return {
    ok: true,
    value: { detected: 'tcg-arena', game: null, name: title, entries, headers: [], warnings, comments },
  };
}

function wrongForm(place: string): ReturnType<typeof refused> {
  return refused(
    null,
    `The TCG Arena deck is not as expected at "${place}": lists of {"count": n, "id": "…"} are needed there.`,
    `TCG Arenaのデッキの「${place}」が想定と異なります。{"count": 枚数, "id": "…"}のリストが必要です。`,
  );
}

function unknownCategory(category: string): RawDeck['warnings'][number] {
  return {
    line: 1,
    code: 'zone-unknown',
    message: {
      en: `The category "${category}" is not known; its cards were put into the main deck.`,
      ja: `カテゴリー「${category}」は不明なため、メインデッキに入れました。`,
    },
  };
}

/** A warning that a file holds more decks than the one that was read. */
function moreDecks(others: readonly unknown[]): RawDeck['warnings'][number] {
  return {
    line: 1,
    code: 'more-decks',
    message: {
      en: `The file holds ${others.length + 1} decks. The first one was read.`,
      ja: `このファイルには${others.length + 1}個のデッキがあります。最初のデッキを読み込みました。`,
    },
  };
}

/** Zones under the category that opens them; the main deck's cards under "Main". */
export function writeArenaDeck(deck: DeckToWrite): string {
  const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];
  const lists = zones.flatMap((zone) => {
    const rows = [
      ...deck.cards.filter((card) => card.zone === zone).map(({ count, card, name }) => ({ count, id: card, name })),
      // TCG Arena knows ids only; an unresolved line keeps its name in that place, so that it comes back.
      ...deck.unresolved.filter((line) => line.zone === zone).map(({ count, name }) => ({ count, id: name })),
    ];
    return rows.length === 0 ? [] : [[headingOf[zone], rows] as const];
  });
  const cardCount = lists.reduce((sum, [, rows]) => sum + rows.reduce((all, row) => all + row.count, 0), 0);
  const file = [
    {
      title: deck.name,
      cardCount,
      ...(deck.comments.length === 0 ? {} : { comments: deck.comments }),
      deckList: { categoriesOrder: lists.map(([category]) => category), ...Object.fromEntries(lists) },
    },
  ];
  return `${JSON.stringify(file, null, 2)}\n`;
}
