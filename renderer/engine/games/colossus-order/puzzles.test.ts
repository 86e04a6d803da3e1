import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';

/** The worked positions: each `NAME.expected.json` holds what of the analysis must match. */

interface Expected {
  readonly options: readonly { readonly from: unknown; readonly action: string }[];
}

const folder = new URL('../../puzzles/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => /^c.*\.expected\.json$/.test(file))
  .map((file) => file.replace('.expected.json', ''));

function json(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

describe('worked positions', () => {
  test('all of them are there', () => expect(names.length).toBeGreaterThanOrEqual(4));

  test.each(names)('%s', (name) => {
    const position = colossusOrder.read(json(`${name}.position.json`));
    if (!position.ok) throw new Error(JSON.stringify(position.faults));
    const options = colossusOrder.options(position.value);
    for (const expected of (json(`${name}.expected.json`) as Expected).options) {
      const option = options.find(
        ({ from, action }) => JSON.stringify(from) === JSON.stringify(expected.from) && action === expected.action,
      );
      expect(option).toMatchObject(expected);
    }
  });
});
