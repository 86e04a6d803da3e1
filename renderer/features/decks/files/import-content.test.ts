import { expect, test } from 'vitest';
import type { LibraryCard } from '../../../../db/model/card.ts';
import type { DeckReading } from '../../../../electron/ipc/contract.ts';
import { type DeckContent, emptyContent } from '../deck-edit.ts';
import {
  contentOf,
  keyOfLine,
  type Mends,
  replacedBy,
  withImported,
  withMended,
  withoutOpenLine,
} from './import-content.ts';

const card = (id: string, kind = 'spirit') => ({ id, game: 'battle-spirits', card: { kind } }) as LibraryCard;
const open = (line: number, text: string, count: number) =>
  ({ line, text, count, name: text.replace(/^\d+ /, ''), zone: 'main' }) as const;
const reading: Pick<DeckReading, 'cards' | 'unresolved' | 'comments'> = {
  cards: [{ card: 'A', name: 'Able', count: 3, zone: 'main' }],
  unresolved: [open(2, '2 Abel', 2), open(5, '0 Baker', 0), open(6, '4 Charly', 4)],
  comments: ['# swift and cheap', '// by hand'],
};
const mends: Mends = new Map([
  [keyOfLine({ line: 2, text: '2 Abel' }), { type: 'card', card: card('A') }],
  [keyOfLine({ line: 6, text: '4 Charly' }), { type: 'drop' }],
]);
const deck: DeckContent = {
  ...emptyContent,
  name: { en: 'Mine' },
  lines: [{ card: 'A', count: 1, zone: 'main' }],
  unresolved: [{ text: '1 X', count: 1, name: 'X', zone: 'side' }],
};

test('A-71, A-77: mended lines add up with those of their card, lines left alone stay open, only dropped ones go', () => {
  expect(contentOf(reading, mends)).toMatchObject({
    lines: [{ card: 'A', count: 5, zone: 'main' }],
    unresolved: [{ text: '0 Baker', count: 0 }],
  });
  expect(contentOf(reading, new Map()).unresolved.map(({ text }) => text)).toEqual(['2 Abel', '0 Baker', '4 Charly']);
});

test('A-71: adding to a deck adds up copies and open lines and keeps the name; replacing keeps the name only', () => {
  const imported = contentOf(reading, mends);
  const added = withImported(deck, imported);
  expect(added.name).toEqual({ en: 'Mine' });
  expect(added.lines).toEqual([{ card: 'A', count: 6, zone: 'main' }]);
  expect(added.unresolved.map(({ text }) => text)).toEqual(['1 X', '0 Baker']);
  expect(replacedBy(deck, imported)).toEqual({ ...deck, ...imported });
});

test('A-90: comments and notes of a list join those of the deck once, however often it is imported', () => {
  const imported = contentOf(reading, mends);
  expect(imported.notes).toBe('swift and cheap\nby hand');
  const once = withImported({ ...deck, notes: 'Mine.' }, imported);
  expect(once.notes).toBe('Mine.\nswift and cheap\nby hand');
  expect(replacedBy(withImported(once, imported), imported).notes).toBe(once.notes);
  expect(contentOf({ ...reading, notes: 'Of a file.' }, mends).notes).toBe('Of a file.');
});

test('A line of a chosen printing stays one of its own; a line without one joins the first of its card', () => {
  const printing = 'BS01/BS01-001/ja';
  const lines = [{ card: 'A', count: 1, zone: 'main' as const, printing }];
  const imported = { ...contentOf({ ...reading, unresolved: [] }, mends) };
  expect(withImported({ ...deck, lines }, imported).lines).toEqual([{ card: 'A', count: 4, zone: 'main', printing }]);
  expect(withImported(deck, { ...imported, lines }).lines).toEqual([{ card: 'A', count: 1, zone: 'main' }, ...lines]);
});

test('A-77: copies beyond the most that a line can hold stay in the deck as an open line', () => {
  const full: DeckContent = { ...deck, lines: [{ card: 'A', count: 998, zone: 'main' }], unresolved: [] };
  const added = withImported(full, contentOf(reading, new Map()));
  expect(added.lines).toEqual([{ card: 'A', count: 999, zone: 'main' }]);
  expect(added.unresolved[0]).toEqual({ text: '2 A', count: 2, name: 'A', zone: 'main' });
});

test('A-77: an open line of a deck becomes a card in its zone, a Colossus in its own; or it is taken out', () => {
  expect(withMended(deck, 0, card('B'))).toMatchObject({
    lines: [
      { card: 'A', count: 1 },
      { card: 'B', count: 1, zone: 'side' },
    ],
    unresolved: [],
  });
  const main: DeckContent = { ...deck, unresolved: [{ text: '0 C', count: 0, name: 'C', zone: 'main' }] };
  expect(withMended(main, 0, card('C', 'colossus')).lines[1]).toEqual({ card: 'C', count: 1, zone: 'colossus' });
  expect(withoutOpenLine(deck, 0)).toEqual({ ...deck, unresolved: [] });
  expect(withMended(deck, 7, card('B'))).toBe(deck);
});
