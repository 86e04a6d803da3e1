import { expect, test } from 'vitest';
import { newSeed, readSeed } from './seed.ts';

test('A-62: a new seed is eight hexadecimal digits, and no two games share one by accident', () => {
  const seeds = Array.from({ length: 1000 }, newSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9A-F]{8}$/);
  expect(new Set(seeds).size).toBe(1000);
});

test.each([
  ['7f3a-19c0', '7F3A19C0'],
  [' 7F3A 19C0 ', '7F3A19C0'],
  ['７Ｆ３Ａ１９ｃ０', '7F3A19C0'],
])('A-64: a seed is read as people type it: %s', (typed, seed) => {
  expect(readSeed(typed)).toBe(seed);
});

test.each(['', '7F3A', '7F3A19C0F', 'GHIJKLMN'])('A-64: "%s" is no seed', (typed) => {
  expect(readSeed(typed)).toBeNull();
});
