import { describe, expect, test } from 'vitest';
import { costwise, fileWith } from './testing/run.ts';

describe('notation', () => {
  test('parse and print are inverse to each other', async () => {
    const text = '{2}, {W}{*}, {off} ▷ draw a card';
    const parsed = await costwise(['notation', 'parse', text]);
    expect(parsed).toMatchObject({ exit: 0, err: '' });
    const [printed, piped] = await Promise.all([
      costwise(['notation', 'print', fileWith(parsed.out, 'cost.json')]),
      costwise(['notation', 'print', '-'], parsed.out),
    ]);
    expect(printed).toEqual({ exit: 0, out: `${text}\n`, err: '' });
    expect(piped).toEqual(printed);
  });

  test('a wrong text gives one line with the column and what was expected', async () => {
    const { exit, out, err } = await costwise(['notation', 'parse', '{3}{X}']);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toMatch(/^\{3\}\{X\}: column 5: Expected .+\n$/);
  });

  test('a wrong JSON form gives one line with the place', async () => {
    const wrong = fileWith('{"parts": [{"type": "locus", "n": 2}, {"type": "mill", "n": -1}]}', 'cost.json');
    const { exit, out, err } = await costwise(['notation', 'print', wrong]);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toMatch(/: parts\[1\]\.n: .+\n$/);
  });
});
