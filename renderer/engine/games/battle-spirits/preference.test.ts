import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import { preferences } from './preference.ts';
import type { BattleSpiritsOutcome, BattleSpiritsState } from './state.ts';
import { acted, optionOf, spirit } from './testing/position.ts';
import { type OnField, table } from './testing/table.ts';

/** Two spirits that are alike, the first exhausted, and a nexus with cores to spare. */
const field: readonly OnField[] = [
  ['a', 'three', 4, { exhausted: true }],
  ['b', 'three', 4],
  ['n', 'battlefield', 2],
];
const cards = {
  three: spirit(0, [1, 3]),
  dear: spirit(2, [1], { symbols: {} }),
  dearer: spirit(5, [1], { symbols: {} }),
};
const board = (reserve: number) => table(reserve, field, ['dear', 'dearer'], { cards });

function preferred(state: BattleSpiritsState, card: string, ...order: readonly string[]) {
  const option = optionOf(state, card);
  return battleSpirits.prefer(state, option, option.ways.outcomes, order);
}
const firstWay = (state: BattleSpiritsState, card: string, ...order: readonly string[]) =>
  preferred(state, card, ...order).outcomes[0]!.way;

const classOf = ({ level, after, loss, undominated }: BattleSpiritsOutcome) =>
  JSON.stringify([level, Object.entries(after).sort(), loss, undominated]);

describe('A-20, A-30: the order among equal ways is the player’s', () => {
  test('A-20: without an order the engine’s stays, way for way', () => {
    const option = optionOf(board(3), 'dear');
    const { outcomes, because } = battleSpirits.prefer(board(3), option, option.ways.outcomes, []);
    expect(outcomes).toBe(option.ways.outcomes);
    expect(because).toBeNull();
  });

  test('A-30: from the Reserve first, or from spare cores first: as the player likes', () => {
    expect(firstWay(board(3), 'dear', 'reserve')).toEqual({ reserve: 0, cores: { a: 4, b: 4, n: 2 } });
    const spare = preferred(board(3), 'dear', 'spare');
    expect(spare.outcomes[0]!.loss).toBe('none');
    expect(spare.outcomes[0]!.way.reserve).toBeGreaterThan(0);
    expect(spare.because).toBe('spare');
  });

  test('A-20: spare cores come from exhausted cards, from the newest or from nexuses first', () => {
    expect(firstWay(board(2), 'dear', 'exhausted').cores).toMatchObject({ a: 3, b: 4 });
    expect(firstWay(board(2), 'dear', 'newest').cores).toMatchObject({ a: 4 });
    expect(firstWay(board(2), 'dear', 'oldest').cores).toMatchObject({ a: 3, b: 4, n: 2 });
    expect(preferred(board(2), 'dear', 'oldest').because).toBe('oldest');
  });

  test('A-20: among ways that drop a level, the exhausted spirit drops first, or the one that can block stays', () => {
    const drops = (order: string) => {
      const { outcomes } = preferred(board(0), 'dearer', order);
      const { after, loss } = outcomes.find((outcome) => outcome.loss !== 'none')!;
      return loss === 'level' ? after : null;
    };
    expect(drops('exhausted')).toMatchObject({ a: 1 });
    expect(drops('blockers')).toMatchObject({ b: 2 });
    expect(drops('newest')).toMatchObject({ a: 2 });
  });

  test('A-20: the first preference of the list decides before the others', () => {
    const state = table(
      0,
      [
        ['a', 'three', 4],
        ['b', 'three', 4, { exhausted: true }],
      ],
      ['dear'],
      { cards },
    );
    expect(firstWay(state, 'dear', 'oldest', 'exhausted').cores).toEqual({ a: 1, b: 4 });
    expect(firstWay(state, 'dear', 'exhausted', 'oldest').cores).toEqual({ a: 4, b: 1 });
  });
});

const orders = fc.shuffledSubarray(preferences.map(({ id }) => id));
const onField = fc.record({ cores: fc.integer({ min: 1, max: 6 }), exhausted: fc.boolean(), nexus: fc.boolean() });

test('A-20: whatever the order, the same classes stand in the same groups of loss, and each is paid as it says', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(fc.nat(6), fc.array(onField, { maxLength: 5 }), orders, (reserve, field, order) => {
      const entries = field.map(
        ({ cores, exhausted, nexus }, at): OnField => [`f${at}`, nexus ? 'battlefield' : 'three', cores, { exhausted }],
      );
      const state = table(reserve, entries, ['dear', 'dearer', 'draw'], { cards });
      for (const option of battleSpirits.options(state)) {
        const { outcomes } = battleSpirits.prefer(state, option, option.ways.outcomes, order);
        expect(outcomes.map(classOf).sort()).toEqual(option.ways.outcomes.map(classOf).sort());
        const groups = (all: readonly BattleSpiritsOutcome[]) =>
          all.map(({ undominated, loss }) => `${undominated} ${loss}`);
        expect(groups(outcomes)).toEqual(groups(option.ways.outcomes));
        for (const { way, level, ...outcome } of outcomes) {
          const after = acted(state, battleSpirits.payment(option, { way, level, ...outcome }));
          expect(after.player.reserve).toBe(way.reserve);
          for (const [ref, cores] of Object.entries(way.cores)) {
            expect(after.player.field.find((card) => card.ref === ref)?.cores).toBe(cores);
          }
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('A-20: no preference is without words in both languages', () => {
  for (const { name } of preferences) expect(name.en.length * name.ja.length).toBeGreaterThan(0);
});
