import * as z from 'zod';
import { DeckZone, StarterDeckFile } from '../model/deck.ts';
import { GameId } from '../model/game.ts';
import { localized } from '../model/text.ts';
import { type DeckToWrite, type FileResult, plainEntry, type RawDeck, refused } from './deck-file.ts';
import { readLine } from './text-line.ts';

/** Our own form, costwise.deck/1: it keeps all that a deck file can hold. */

const count = z.int().min(0).max(1_000_000);
const OwnDeck = z.looseObject({
  format: z.literal('costwise.deck/1'),
  game: GameId.nullable().default(null),
  name: z.string().default(''),
  cards: z
    .array(
      z.looseObject({
        card: z.string().min(1),
        name: z.string().default(''),
        count,
        zone: DeckZone.default('main'),
        printing: z.string().min(1).max(300).optional(),
      }),
    )
    .max(20_000),
  unresolved: z
    .array(z.looseObject({ text: z.string(), count, name: z.string(), zone: DeckZone.default('main') }))
    .max(20_000)
    .default([]),
  comments: z.array(z.string()).default([]),
  notes: z.string().max(20_000).optional(),
  tags: z.array(z.string().trim().min(1).max(60)).max(50).optional(),
  cover: z.string().min(1).max(200).optional(),
});

/** Whether a JSON value says that it is a deck of ours. */
export function isOwnDeck(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    /^costwise\.(starter-)?deck\//.test(String(value.format))
  );
}

export function readOwnDeck(value: unknown): FileResult<RawDeck> {
  const starter = StarterDeckFile.safeParse(value);
  if (starter.success) {
    const { game, name, lines } = starter.data;
    const entries = lines.map((line, i) =>
      plainEntry(i + 1, line.zone, { count: line.count, name: null, number: line.card }),
    );
    return {
      ok: true,
      value: { detected: 'json', game, name: localized(name, 'en'), entries, headers: [], warnings: [], comments: [] },
    };
  }
  const read = OwnDeck.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') || 'format';
    return refused(
      null,
      `The deck file is not as costwise.deck/1 wants it, at "${place}": ${issue?.message ?? 'not readable'}.`,
      `デッキファイルがcostwise.deck/1の形式と異なります（箇所：${place}）。値を確認してください。`,
    );
  }
  const { game, name, cards, unresolved, comments, notes, tags, cover } = read.data;
  const found = cards.map((card, i) => ({
    ...plainEntry(i + 1, card.zone, { count: card.count, name: card.name, number: card.card }),
    printing: card.printing,
  }));
  // What could not be found before may be in the library by now: the line is read again as it stood.
  const left = unresolved.map((line, i) => ({
    line: cards.length + i + 1,
    text: line.text,
    zone: line.zone,
    stated: { count: line.count, name: line.name },
    readings: [
      { count: line.count, name: line.name, number: null, strict: false },
      ...readLine(line.text.trim()).readings,
    ],
  }));
  return {
    ok: true,
    value: {
      detected: 'json',
      game,
      name,
      entries: [...found, ...left],
      headers: [],
      warnings: [],
      comments,
      notes,
      tags,
      cover,
    },
  };
}

export function writeOwnDeck(deck: DeckToWrite): string {
  const { game, name, cards, unresolved, comments, notes, tags, cover } = deck;
  const file = { format: 'costwise.deck/1', game, name, notes, tags, cover, cards, unresolved, comments };
  return `${JSON.stringify(file, null, 2)}\n`;
}
