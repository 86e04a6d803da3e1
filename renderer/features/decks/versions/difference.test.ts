import { expect, test } from 'vitest';
import { type DeckContent, emptyContent } from '../deck-edit.ts';
import { differenceOf, isSame, lineChanges } from './difference.ts';

const line = (card: string, count: number, zone: 'main' | 'side' = 'main') => ({ card, count, zone });
const before: DeckContent = {
  ...emptyContent,
  name: { en: 'Red' },
  lines: [line('A', 3), line('B', 2), line('C', 1, 'side'), { ...line('D', 2), printing: 'S/1/ja' }],
  tags: ['fast', 'old'],
};

test('A difference names what came in and what went out, by card and zone, and the other changes', () => {
  const after: DeckContent = {
    ...before,
    name: { en: 'Redder' },
    lines: [line('A', 3), line('C', 1), line('E', 2), { ...line('D', 2), printing: 'T/9/en' }],
    unresolved: [{ text: '2 Nobody', count: 2, name: 'Nobody', zone: 'main' }],
    tags: ['fast', 'new'],
    notes: 'x',
    cover: 'A',
  };
  expect(differenceOf(before, after)).toEqual({
    name: { before: { en: 'Red' }, after: { en: 'Redder' } },
    lines: [
      { card: 'E', zone: 'main', before: 0, after: 2 },
      { card: 'C', zone: 'main', before: 0, after: 1 },
      { card: 'C', zone: 'side', before: 1, after: 0 },
      { card: 'B', zone: 'main', before: 2, after: 0 },
    ],
    unresolved: { added: ['2 Nobody'], removed: [] },
    tags: { added: ['new'], removed: ['old'] },
    notes: true,
    cover: true,
    printings: ['D'],
  });
});

test('The same content, in whatever order of lines, is no difference', () => {
  expect(isSame(differenceOf(before, { ...before, lines: before.lines.toReversed() }))).toBe(true);
  expect(isSame(differenceOf(before, { ...before, notes: 'x' }))).toBe(false);
});

test('Two decks side by side: copies of one card add up over its printings, the zones stay apart', () => {
  const split = [line('A', 1), { ...line('A', 2), printing: 'S/1/ja' }, line('A', 1, 'side')];
  expect(lineChanges(split, [line('A', 2)])).toEqual([
    { card: 'A', zone: 'main', before: 3, after: 2 },
    { card: 'A', zone: 'side', before: 1, after: 0 },
  ]);
});
