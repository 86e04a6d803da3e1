import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';

/** The worked positions: each `NAME.expected.json` holds what of the analysis must match. */

interface Expected {
  readonly options: readonly {
    readonly from: unknown;
    readonly action: string;
    readonly playable: boolean;
    readonly cost: object;
    readonly ways: {
      readonly total: string;
      readonly byLevel?: object;
      readonly undominated?: readonly Readonly<Record<string, number>>[];
    };
  }[];
}

const folder = new URL('../../puzzles/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => /^p.*\.expected\.json$/.test(file))
  .map((file) => file.replace('.expected.json', ''));

function json(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

function asSet(maps: readonly Readonly<Record<string, number>>[]): string[] {
  return maps.map((map) => JSON.stringify(Object.entries(map).sort())).sort();
}

describe('worked positions', () => {
  test('all of them are there', () => expect(names.length).toBeGreaterThanOrEqual(11));

  test.each(names)('%s', (name) => {
    const position = battleSpirits.read(json(`${name}.position.json`));
    if (!position.ok) throw new Error(JSON.stringify(position.faults));
    const options = battleSpirits.options(position.value);
    for (const expected of (json(`${name}.expected.json`) as Expected).options) {
      const { undominated, ...ways } = expected.ways;
      const option = options.find(
        ({ from, action }) => JSON.stringify(from) === JSON.stringify(expected.from) && action === expected.action,
      );
      expect(option).toMatchObject({ ...expected, ways });
      if (undominated === undefined) continue;
      const lowest = Math.min(...option!.ways.outcomes.map((outcome) => outcome.level));
      const listed = option!.ways.outcomes.filter((outcome) => outcome.undominated && outcome.level === lowest);
      expect(asSet(listed.map((outcome) => outcome.after))).toEqual(asSet(undominated));
    }
  });
});
