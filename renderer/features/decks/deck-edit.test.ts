import { expect, test } from 'vitest';
import {
  copiesIn,
  type DeckContent,
  emptyContent,
  withCopies,
  withLine,
  withMoved,
  withPrinting,
} from './deck-edit.ts';
import { begin, record, redo, undo } from './edit-history.ts';
import { freeName } from './free-name.ts';

const content: DeckContent = {
  ...emptyContent,
  name: { en: 'Red' },
  lines: [
    { card: 'A', count: 3, zone: 'main' },
    { card: 'A', count: 1, zone: 'side' },
    { card: 'B', count: 2, zone: 'main' },
  ],
};

test('Deck editing: a number of copies changes one line of one zone and keeps the order of all', () => {
  expect(withCopies(content, 'A', 'main', 2).lines).toEqual([
    { card: 'A', count: 2, zone: 'main' },
    { card: 'A', count: 1, zone: 'side' },
    { card: 'B', count: 2, zone: 'main' },
  ]);
  expect(withCopies(content, 'C', 'main', 1).lines.at(-1)).toEqual({ card: 'C', count: 1, zone: 'main' });
  expect(withCopies(content, 'A', 'side', 0).lines.map(({ card, zone }) => `${card} ${zone}`)).toEqual([
    'A main',
    'B main',
  ]);
});

test('Deck editing: copies stay between 0 and 999, and no change is the same value', () => {
  expect(copiesIn(withCopies(content, 'A', 'main', 5000), 'A', 'main')).toBe(999);
  expect(copiesIn(withCopies(content, 'A', 'main', -4), 'A', 'main')).toBe(0);
  expect(withCopies(content, 'A', 'main', 3)).toBe(content);
  expect(withCopies(content, 'X', 'main', -1)).toBe(content);
});

test('A-71: lines of the same card and zone count together', () => {
  const doubled: DeckContent = { ...content, lines: [...content.lines, { card: 'A', count: 1, zone: 'main' }] };
  expect(copiesIn(doubled, 'A', 'main')).toBe(4);
  expect(withCopies(doubled, 'A', 'main', 5).lines.filter(({ card, zone }) => card === 'A' && zone === 'main')).toEqual(
    [{ card: 'A', count: 5, zone: 'main' }],
  );
});

const printed = (card: string, count: number, printing: string) => ({ card, count, zone: 'main' as const, printing });

test('Printings: more copies go to the first line of a card, fewer come off its last', () => {
  const both: DeckContent = { ...emptyContent, lines: [printed('A', 1, 'S/1/ja'), printed('A', 2, 'T/9/en')] };
  expect(withCopies(both, 'A', 'main', 4).lines).toEqual([printed('A', 2, 'S/1/ja'), printed('A', 2, 'T/9/en')]);
  expect(withCopies(both, 'A', 'main', 2).lines).toEqual([printed('A', 1, 'S/1/ja'), printed('A', 1, 'T/9/en')]);
  expect(withCopies(both, 'A', 'main', 1).lines).toEqual([printed('A', 1, 'S/1/ja')]);
  expect(withCopies(both, 'A', 'main', 0).lines).toEqual([]);
});

test('Printings: a line changes its printing in its place, or joins the line that has it', () => {
  const next = withPrinting(content, { card: 'A', zone: 'main' }, 'S/1/ja');
  expect(next.lines[0]).toEqual(printed('A', 3, 'S/1/ja'));
  const split = withLine(next, { card: 'A', zone: 'main' }, 1);
  expect(withPrinting(split, { card: 'A', zone: 'main' }, 'S/1/ja').lines).toEqual([
    printed('A', 4, 'S/1/ja'),
    { card: 'A', count: 1, zone: 'side' },
    { card: 'B', count: 2, zone: 'main' },
  ]);
});

test('Zones: copies that are moved join the line that is there; no copy is lost or made', () => {
  const one = withMoved(content, { card: 'A', zone: 'main' }, 'side', 1);
  expect([copiesIn(one, 'A', 'main'), copiesIn(one, 'A', 'side')]).toEqual([2, 2]);
  const all = withMoved(content, { card: 'A', zone: 'main' }, 'side', 99);
  expect([copiesIn(all, 'A', 'main'), copiesIn(all, 'A', 'side')]).toEqual([0, 4]);
  expect(withMoved(content, { card: 'A', zone: 'main' }, 'main', 1)).toBe(content);
  expect(withMoved(content, { card: 'X', zone: 'main' }, 'side', 1)).toBe(content);
});

test('Deck editing: undo and redo go through every step; a new step drops what was undone', () => {
  const steps = ['b', 'c'].reduce(record, begin('a'));
  expect(undo(steps).present).toBe('b');
  expect(undo(undo(undo(steps))).present).toBe('a');
  expect(redo(undo(steps))).toEqual(steps);
  expect(record(undo(steps), 'd')).toEqual({ past: ['a', 'b'], present: 'd', future: [] });
  expect(record(steps, 'c')).toBe(steps);
  expect(redo(steps)).toBe(steps);
});

test('A-94: a name that is taken gets the first free number', () => {
  const numbered = (name: string, number: number) => `${name} ${number}`;
  expect(freeName('Red', ['Blue'], numbered)).toBe('Red');
  expect(freeName('Red', ['Red', 'Red 2'], numbered)).toBe('Red 3');
});
