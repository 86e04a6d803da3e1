import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import { levelAt } from './levels.ts';
import type { BattleSpiritsOutcome, BattleSpiritsState } from './state.ts';
import { magic, nexus, optionOf, play, spirit } from './testing/position.ts';
import { type OnField, table } from './testing/table.ts';

/** What went wrong for users of comparable programs, on tables of this game. */

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
const cores = (state: BattleSpiritsState, ref: string) => state.player.field.find((card) => card.ref === ref)!.cores;

describe('highlight and explanations', () => {
  test('A-06: cores that cannot be removed are no source, and the reason names them', () => {
    const state = table(0, [['a', 'stone', 5]], ['teranosaber'], {
      cards: { stone: spirit(3, [1], { locked: true }) },
    });
    const option = optionOf(state, 'teranosaber');
    expect(option.playable).toBe(false);
    expect(option.unmet.map(({ code }) => code)).toContain('locked-cores');
  });

  test('A-07: who has no core at all reads that it is 0', () => {
    const option = optionOf(table(0, [['n', 'battlefield', 0]], ['teranosaber']), 'teranosaber');
    expect(option.unmet).toMatchObject([{ code: 'cores-short', need: 3, have: 0 }]);
    expect(option.unmet[0]!.message.en).toMatch(/\b0\b|\bno\b/);
  });

  test('A-08, A-11: with nothing playable every card of the hand gives its reasons, in both languages', () => {
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

  test('A-10: all unmet conditions are told, not only the first', () => {
    const state = table(0, [], ['siegfried'], { step: 'attack' });
    expect(optionOf(state, 'siegfried').unmet.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['wrong-step', 'cores-short']),
    );
  });

  test('A-12: a discount lowers the price inside the test, and what is still too dear stays unplayable', () => {
    const discounted = optionOf(
      table(
        2,
        [
          ['n', 'battlefield', 0],
          ['m', 'battlefield', 0],
        ],
        ['siegfried'],
      ),
      'siegfried',
    );
    expect(discounted.cost).toMatchObject({ printed: 6, reduced: 2, due: 4 });
    expect(discounted.playable).toBe(false);
  });
});

describe('the quality of what is offered first', () => {
  const eachOption = (check: (outcomes: readonly BattleSpiritsOutcome[], due: number, placing: number) => void) => {
    let checked = 0;
    for (const option of tables.flatMap(allOptions)) {
      if (!option.playable) continue;
      checked++;
      check(option.ways.outcomes, option.cost.due!, option.cost.placing!);
    }
    expect(checked).toBeGreaterThan(20);
  };

  test('A-17: nothing is destroyed by the first way where another way spares it', () => {
    eachOption((outcomes) => {
      if (outcomes.some(({ loss }) => loss !== 'destroy')) expect(outcomes[0]!.loss).not.toBe('destroy');
    });
  });

  test('A-18: a way that destroys names all that dies', () => {
    eachOption((outcomes) => {
      for (const { loss, destroyed, after } of outcomes) {
        expect(loss === 'destroy').toBe(destroyed.length > 0);
        expect(Object.keys(after).filter((ref) => after[ref] === 0)).toEqual(destroyed);
      }
    });
  });

  test('A-21, A-22: the first way has the fewest cards destroyed and, of those, the fewest levels lost', () => {
    const levels = ({ after }: BattleSpiritsOutcome) => Object.values(after).reduce((sum, level) => sum + level, 0);
    eachOption((outcomes) => {
      const fewest = Math.min(...outcomes.map(({ destroyed }) => destroyed.length));
      expect(outcomes[0]!.destroyed).toHaveLength(fewest);
      const sparing = outcomes.filter(({ destroyed }) => destroyed.length === fewest);
      expect(levels(outcomes[0]!)).toBe(Math.max(...sparing.map(levels)));
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

  test('A-25: after a payment the answer is worked out anew from the table as it is', () => {
    const before = table(9, field, ['siegfried', 'teranosaber', 'dragsaurus']);
    const after = play(before, 'dragsaurus');
    const again = battleSpirits.read(battleSpirits.write(after));
    expect(again.ok && allOptions(again.value)).toEqual(allOptions(after));
    expect(optionOf(after, 'siegfried').cost.symbols.red).toBe(optionOf(before, 'siegfried').cost.symbols.red! + 1);
  });

  test('A-27: there are no two outcomes to choose from that end alike', () => {
    eachOption((outcomes) => {
      const ends = outcomes.map(({ level, after }) => JSON.stringify([level, after]));
      expect(new Set(ends).size).toBe(ends.length);
    });
  });

  test('A-29: every way takes exactly what is needed: one core less would not be enough', () => {
    for (const state of tables) {
      const held = state.player.reserve + field.reduce((sum, [, , count]) => sum + count, 0);
      for (const { ways, cost, card } of allOptions(state)) {
        for (const { way, level } of ways.outcomes) {
          const levels = state.cards[card]!.levels ?? [];
          const placed = levels.find((one) => one.level === level)?.cores ?? 0;
          const left = way.reserve + Object.values(way.cores).reduce((sum, count) => sum + count, 0);
          expect(held - left).toBe(cost.due! + placed);
        }
      }
    }
  });
});

describe('alternative payments', () => {
  test('A-31: every distinct payment is listed', () => {
    const state = table(
      1,
      [
        ['a', 'goradon', 1],
        ['n', 'battlefield', 1],
      ],
      ['charge'],
      { cards: { charge: magic(1) } },
    );
    expect(optionOf(state, 'charge').ways.outcomes.map(({ way }) => way)).toEqual([
      { reserve: 0, cores: { a: 1, n: 1 } },
      { reserve: 1, cores: { n: 1 } },
    ]);
    expect(optionOf(state, 'charge').ways.total).toBe('3');
  });

  test('A-33: one payment may take from Reserve, spirit and nexus together', () => {
    const state = table(
      1,
      [
        ['a', 'goradon', 2],
        ['n', 'battlefield', 1],
      ],
      ['charge'],
      { cards: { charge: magic(3) } },
    );
    const option = optionOf(state, 'charge');
    expect(option.ways).toMatchObject({ total: '3' });
    expect(option.ways.outcomes[0]!.way).toEqual({ reserve: 0, cores: { a: 1, n: 0 } });
    const after = play(state, 'charge');
    expect([after.player.reserve, cores(after, 'a'), cores(after, 'n'), after.player.trashCores]).toEqual([0, 1, 0, 3]);
  });

  test('A-34: the same cores serve every kind of card alike', () => {
    const same = { colors: ['blue'], symbols: {} };
    const cards = { s: spirit(3, [1], same), n: nexus(4, [0], same), m: magic(4, { colors: ['blue'] }) };
    const options = allOptions(table(2, field, ['s', 'n', 'm'], { cards }));
    const [first, ...others] = options.map(({ ways }) => [ways.total, ways.outcomes.map(({ way }) => way)]);
    expect(others).toEqual([first, first]);
  });

  test('A-35: a card lists each way in which it can be played, in its step or not', () => {
    const actions = (step: string) =>
      allOptions(table(9, [], ['leavwolf'], { step })).map(({ action, playable }) => [action, playable]);
    expect(actions('main')).toEqual(expect.arrayContaining([['summon', true]]));
    expect(actions('flash')).toEqual(expect.arrayContaining([['swift', true]]));
    expect(actions('flash').length).toBe(actions('main').length);
  });

  test('A-37: a price of 0 that can be paid is not the same as a card that cannot be paid for', () => {
    const none = optionOf(table(0, [['n', 'battlefield', 0]], ['goradon']), 'goradon');
    const some = optionOf(table(1, [['n', 'battlefield', 0]], ['goradon']), 'goradon');
    expect([none.cost.due, none.playable, none.ways.total]).toEqual([0, false, '0']);
    expect([some.cost.due, some.playable, some.ways.total]).toEqual([0, true, '1']);
  });

  test('A-40: all sources of a payment are one action, not one question each', () => {
    const state = table(0, field, ['teranosaber']);
    const option = optionOf(state, 'teranosaber');
    const action = battleSpirits.payment(option, option.ways.outcomes.at(-1)!);
    expect(battleSpirits.apply(state, action).ok).toBe(true);
  });
});

describe('cancel', () => {
  test('A-42, A-44, A-45: whatever is refused leaves every zone, every core and every card upright as it was', () => {
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

  test('A-52: what cannot be completed cannot be begun', () => {
    const state = table(0, [], ['siegfried']);
    const option = optionOf(state, 'siegfried');
    expect(option.ways).toEqual({ total: '0', byLevel: {}, outcomes: [], truncated: false });
    const from = { zone: 'hand', index: 0 } as const;
    const applied = battleSpirits.apply(state, { type: 'pay', from, action: 'summon', level: 1, cores: {} });
    expect(applied).toMatchObject({ ok: false, refusal: { code: 'unmet', unmet: option.unmet } });
  });
});
