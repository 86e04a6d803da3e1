import { expect, test } from 'vitest';
import { zoomIn, zoomOut } from './zoom.ts';

test('A-160: the zoom goes from 50 to 300 % and back in the same steps, and stops at its ends', () => {
  const up: number[] = [0.5];
  while (up.at(-1) !== zoomIn(up.at(-1) ?? 3)) up.push(zoomIn(up.at(-1) ?? 3));
  const down: number[] = [3];
  while (down.at(-1) !== zoomOut(down.at(-1) ?? 0.5)) down.push(zoomOut(down.at(-1) ?? 0.5));
  expect([up[0], up.at(-1)]).toEqual([0.5, 3]);
  expect(down).toEqual(up.toReversed());
  expect(up).toContain(1);
});

test('A-160: a factor between the steps, or with Chromium’s rounding, goes to the next step', () => {
  expect(zoomIn(1.0000001)).toBe(1.1);
  expect(zoomOut(0.9999999)).toBe(0.9);
  expect(zoomIn(1.3)).toBe(1.5);
});
