import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import { levelAt } from './levels.ts';
import type { BattleSpiritsOutcome, BattleSpiritsState } from './state.ts';
import { magic, nexus, optionOf, spirit } from './testing/position.ts';
import { type OnField, table } from './testing/table.ts';

/** What every option and every payment of a table must keep to, whatever the table is. */

const field: readonly OnField[] = [
  ['a', 'goradon', 1],
  ['b', 'rokceratops', 2],
  ['c', 'dinohound', 3],
  ['n', 'battlefield', 2],
];
const tables: readonly BattleSpiritsState[] = [0, 1, 2, 3, 5, 8].map((reserve) =>
  table(reserve, field, ['siegfried', 'teranosaber', 'draw', 'cathedral', 'undine', 'grip']),
);
const allOptions = (state: BattleSpiritsState) => battleSpirits.options(state, Number.POSITIVE_INFINITY);

describe('every answer', () => {
  const eachOption = (check: (outcomes: readonly BattleSpiritsOutcome[], due: number, placing: number) => void) => {
    let checked = 0;
    for (const option of tables.flatMap(allOptions)) {
      if (!option.playable) continue;
      checked++;
      check(option.ways.outcomes, option.cost.due!, option.cost.placing!);
    }
    expect(checked).toBeGreaterThan(20);
  };

  test('A-07: who has no core at all reads that it is 0', () => {
    const option = optionOf(table(0, [['n', 'battlefield', 0]], ['teranosaber']), 'teranosaber');
    expect(option.unmet).toMatchObject([{ code: 'cores-short', need: 3, have: 0 }]);
    expect(option.unmet[0]!.message.en).toMatch(/\b0\b|\bno\b/);
  });

  test('A-08: with nothing playable every card of the hand gives its reasons, in both languages', () => {
    const state = table(0, [['n', 'battlefield', 0]], ['siegfried', 'draw', 'cathedral', 'undine']);
    const options = allOptions(state);
    expect(options.map(({ card }) => card)).toEqual(['siegfried', 'draw', 'cathedral', 'undine']);
    for (const { playable, unmet } of options) {
      expect(playable).toBe(false);
      expect(unmet.length).toBeGreaterThan(0);
      for (const { message, short } of unmet) {
        for (const text of [message, short]) expect(text.en.length * text.ja.length).toBeGreaterThan(0);
      }
    }
  });

  test('A-18: a way that destroys names all that dies', () => {
    eachOption((outcomes) => {
      for (const { loss, destroyed, after } of outcomes) {
        expect(loss === 'destroy').toBe(destroyed.length > 0);
        expect(Object.keys(after).filter((ref) => after[ref] === 0)).toEqual(destroyed);
      }
    });
  });

  test('A-24: a card that falls gives at least one core, and nothing is added to any', () => {
    for (const state of tables) {
      for (const { way, after } of allOptions(state).flatMap(({ ways }) => ways.outcomes)) {
        for (const { ref, card, cores: before } of state.player.field) {
          const left = way.cores[ref] ?? 0;
          expect(left).toBeLessThanOrEqual(before);
          const level = levelAt(state.cards[card]!.levels!, before)!.level;
          if (left === before) expect(after[ref]).toBe(level);
        }
      }
    }
  });

  test('A-34: the same cores serve every kind of card alike', () => {
    const same = { colors: ['blue'], symbols: {} };
    const cards = { s: spirit(3, [1], same), n: nexus(4, [0], same), m: magic(4, { colors: ['blue'] }) };
    const options = allOptions(table(2, field, ['s', 'n', 'm'], { cards }));
    const [first, ...others] = options.map(({ ways }) => [ways.total, ways.outcomes.map(({ way }) => way)]);
    expect(others).toEqual([first, first]);
  });

  test('A-40: all sources of a payment are one action, not one question each', () => {
    const state = table(0, field, ['teranosaber']);
    const option = optionOf(state, 'teranosaber');
    const action = battleSpirits.payment(option, option.ways.outcomes.at(-1)!);
    expect(battleSpirits.apply(state, action).ok).toBe(true);
  });
});

describe('every refused payment', () => {
  test('A-43, A-46: whatever is refused leaves every zone, every core and every card upright as it was', () => {
    const state = table(1, field, ['siegfried', 'draw']);
    const before = structuredClone(state);
    for (const option of allOptions(state)) {
      for (const wrong of [{ a: 9 }, { a: 0, b: 0, c: 0, n: 0 }, {}, { nobody: 1 }]) {
        const from = option.from as { zone: 'hand'; index: number };
        const action = { type: 'pay', from, action: option.action as 'summon', level: 3, cores: wrong } as const;
        expect(battleSpirits.apply(state, action).ok).toBe(false);
        expect(state).toEqual(before);
      }
    }
  });
});
