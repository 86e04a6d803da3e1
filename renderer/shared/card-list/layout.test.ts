import { expect, test } from 'vitest';
import { measureRows, movedTo } from './layout.ts';
import { keptCard } from './use-kept-in-view.ts';

test('A-139: a grid has as many columns as fit, at least one, and rows as high as its tiles', () => {
  const grid = { kind: 'grid', minWidth: 132, ratio: 1.5 } as const;
  expect(measureRows(grid, 900)).toEqual({ columns: 6, rowHeight: 219 });
  expect(measureRows(grid, 100).columns).toBe(1);
  expect(measureRows(grid, 0)).toEqual({ columns: 1, rowHeight: 12 });
  expect(measureRows({ kind: 'list', rowHeight: 38 }, 900)).toEqual({ columns: 1, rowHeight: 38 });
});

test('A-166: keys move by card, row, page and to the ends, and never out of the list', () => {
  const list = { total: 20, columns: 6, page: 2 };
  const from = (active: number) => (key: string) => movedTo(key, active, list);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from(7))).toEqual([6, 8, 1, 13]);
  expect(['PageUp', 'PageDown', 'Home', 'End'].map(from(7))).toEqual([0, 19, 0, 19]);
  expect(['ArrowUp', 'ArrowLeft'].map(from(0))).toEqual([0, 0]);
  expect(movedTo('ArrowRight', 3, { ...list, columns: 1 })).toBe(3);
  expect(movedTo('a', 3, list)).toBeNull();
  expect(movedTo('ArrowDown', 0, { ...list, total: 0 })).toBeNull();
});

test('A-166: from grid to list the card looked at stays: the active one where it was in sight, or else the first in sight', () => {
  expect(keptCard({ active: 7, first: 0, last: 20 }, 7)).toBe(7);
  expect(keptCard({ active: 7, first: 70, last: 90 }, 7)).toBe(70);
  expect(keptCard({ active: 95, first: 70, last: 90 }, 95)).toBe(70);
});
