import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import { magic, nexus, optionOf, play, spirit } from './testing/position.ts';
import { type OnField, table } from './testing/table.ts';

/** Boards far beyond enumeration: exact totals, an order that holds, and answers at once. */

function fieldOf(count: number, card: string, cores: number): OnField[] {
  return Array.from({ length: count }, (_, index) => [`f${index}`, card, cores] as const);
}

describe('large boards', () => {
  test('totals are exact beyond what a double can hold', () => {
    // Forty spirits of 5 cores, LV1 = 1: each ends with 1 to 5 cores or is destroyed, so 6 to the power of 40 ends; with
    // enough in the Reserve to pay all and more, exactly those count that take no more than the price.
    const cards = { one: spirit(0, [1]), all: magic(200) };
    const state = table(200, fieldOf(40, 'one', 5), ['all'], { cards });
    expect(optionOf(state, 'all', undefined, 1).ways.total).toBe((6n ** 40n).toString());
    const short = table(199, fieldOf(40, 'one', 5), ['all'], { cards });
    expect(optionOf(short, 'all', undefined, 1).ways.total).toBe((6n ** 40n - 1n).toString());
  });

  test('a price that takes everything leaves exactly one way', () => {
    const cards = { three: spirit(0, [1, 2, 4]), all: magic(160) };
    const { ways } = optionOf(table(0, fieldOf(40, 'three', 4), ['all'], { cards }), 'all');
    expect(ways).toMatchObject({ total: '1', truncated: false });
    expect(ways.outcomes).toHaveLength(1);
    expect(ways.outcomes[0]!.destroyed).toHaveLength(40);
  });

  test('the first outcomes come without those behind them, in their order, and can be paged', () => {
    const cards = { three: spirit(0, [1, 2, 4]), half: magic(60) };
    const state = table(3, fieldOf(30, 'three', 5), ['half'], { cards });
    const started = performance.now();
    const { ways, from, action } = optionOf(state, 'half');
    const page = battleSpirits.outcomes(state, from, action, 40, 20);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(ways.truncated).toBe(true);
    expect(ways.outcomes).toHaveLength(50);
    expect(ways.outcomes.every(({ undominated, loss }) => undominated && loss === 'level')).toBe(true);
    expect(page.slice(0, 10)).toEqual(ways.outcomes.slice(40));
    expect(new Set(ways.outcomes.map(({ after }) => JSON.stringify(after))).size).toBe(50);
    const first = ways.outcomes[0]!;
    expect(play(state, 'half').player.reserve).toBe(first.way.reserve);
  });

  test('fifty is the number that is listed unless another is asked for', () => {
    const cards = { three: spirit(0, [1, 2, 4]), half: magic(60) };
    const state = table(3, fieldOf(30, 'three', 5), ['half'], { cards });
    expect(battleSpirits.options(state)[0]!.ways.outcomes).toHaveLength(50);
    expect(battleSpirits.options(state, 7)[0]!.ways.outcomes).toHaveLength(7);
    expect(battleSpirits.options(state, 0)[0]!.ways).toMatchObject({ outcomes: [], truncated: true });
  });

  test('boards that were laid to mislead the search are answered at once', () => {
    // Gaps of 2 and 7 with an odd price, much Reserve, little Reserve, and everything at LV1.
    const cards = {
      even: spirit(0, [2, 4, 6, 8]),
      wide: spirit(0, [1, 8]),
      step: nexus(0, [0, 7]),
      cheap: magic(5),
      odd: magic(61),
      dear: magic(137),
    };
    const mixed = Array.from({ length: 39 }, (_, index): OnField => {
      const card = (['even', 'wide', 'step'] as const)[index % 3]!;
      return [`f${index}`, card, card === 'even' ? 8 : 8 + (index % 2)];
    });
    for (const reserve of [0, 1, 4, 60]) {
      const state = table(reserve, mixed, ['cheap', 'odd', 'dear'], { cards });
      const started = performance.now();
      const options = battleSpirits.options(state);
      expect(performance.now() - started).toBeLessThan(3000);
      expect(options.every(({ playable, ways }) => playable && ways.outcomes.length === 50)).toBe(true);
      for (const { ways } of options) {
        expect(
          ways.outcomes.slice(1).every(({ undominated }, index) => !undominated || ways.outcomes[index]!.undominated),
        ).toBe(true);
      }
    }
  });
});
