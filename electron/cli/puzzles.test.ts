import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { costwise, puzzle, puzzleFolder } from './testing/run.ts';

/** The worked positions through the real program: the fields of the expected file must match (puzzles/README of the rules). */

const names = readdirSync(puzzleFolder)
  .filter((file) => file.endsWith('.position.json'))
  .map((file) => file.replace('.position.json', ''));

interface Outcome {
  level: number;
  after: Record<string, number>;
  undominated: boolean;
}
interface Option {
  from: unknown;
  action: string;
  playable: boolean;
  unmet: { code: string }[];
  ways: { total: string; byLevel: Record<string, string>; outcomes: Outcome[]; undominated?: unknown[] };
  [field: string]: unknown;
}

let analyses: { options: Option[] }[];
beforeAll(async () => {
  const ran = await costwise(['analyse', ...names.map(puzzle)]);
  expect(ran.err).toBe('');
  analyses = JSON.parse(ran.out);
});

describe.each(names.map((name, index) => [name, index] as const))('puzzle %s', (name, index) => {
  const expected = JSON.parse(readFileSync(join(puzzleFolder, `${name}.expected.json`), 'utf8')) as {
    options: Option[];
  };

  test.each(expected.options.map((option) => [`${option.action} ${JSON.stringify(option.from)}`, option] as const))(
    '%s',
    (_, wanted) => {
      const found = analyses[index]!.options.filter(
        (option) => JSON.stringify(option.from) === JSON.stringify(wanted.from) && option.action === wanted.action,
      );
      expect(found).toHaveLength(1);
      const [option] = found as [Option];
      const { ways = {} as Option['ways'], unmet, ...fields } = wanted;
      const { undominated, ...counts } = ways;
      expect(option).toMatchObject({ ...fields, ways: counts });
      if (unmet !== undefined) expect(option.unmet).toMatchObject(unmet);
      if (undominated !== undefined) expect(new Set(undominatedAt(option))).toEqual(new Set(undominated));
      expect(option.playable).toBe(option.unmet.length === 0);
      expect(option.playable).toBe(option.ways.total !== '0');
    },
  );
});

/** The `after` maps of the outcomes that place exactly LV1's cores and that nothing dominates. */
function undominatedAt({ ways }: Option): unknown[] {
  const lowest = Math.min(...ways.outcomes.map(({ level }) => level));
  return ways.outcomes.filter(({ level, undominated }) => level === lowest && undominated).map(({ after }) => after);
}
