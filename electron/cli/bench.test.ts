import { expect, test } from 'vitest';
import { costwise } from './testing/run.ts';

test('bench gives one JSON object of figures, each with its value, unit, boards and seed', {
  timeout: 120_000,
}, async () => {
  const { exit, out } = await costwise(['bench', 'engine.options', '--json', '--seed', '0000abcd']);
  expect(exit).toBe(0);
  const figures = JSON.parse(out) as Record<string, { value: number; unit: string; boards: string; seed: string }>;
  expect(Object.keys(figures)).toEqual([
    'engine.options.hand',
    'engine.options.big',
    'engine.options.monster',
    'engine.options.colossus',
  ]);
  for (const figure of Object.values(figures)) {
    expect(figure).toMatchObject({ unit: 'ms', boards: expect.any(String), seed: '0000ABCD' });
    expect(figure.value).toBeGreaterThan(0);
  }
});
