import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import { magic, nexus, optionOf, play, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** The statements on what a card costs: S01-S10, D1, D2, D5, D6 and section 3.2-3.3. */

const threeRed = [
  ['a', 'goradon', 1],
  ['b', 'rokceratops', 1],
  ['n', 'battlefield', 0],
] as const;

function costOf(state: ReturnType<typeof table>, card: string, action?: string) {
  return optionOf(state, card, action).cost;
}

describe('using cards and what they cost', () => {
  test('S01: each type of card has exactly its own verb, and a Swift spirit two', () => {
    const state = table(9, [], ['siegfried', 'battlefield', 'draw', 'leavwolf']);
    expect(battleSpirits.options(state).map(({ card, action }) => `${card} ${action}`)).toEqual([
      'siegfried summon',
      'battlefield deploy',
      'draw activate',
      'leavwolf summon',
      'leavwolf swift',
    ]);
  });

  test('S02: an effect on the cost touches summoning, deploying and using alike', () => {
    const tower = nexus(4, [0], { costEffects: [{ on: {}, extra: 1 }], symbols: {} });
    const state = table(9, [['t', 'tower', 0]], ['teranosaber', 'battlefield', 'gather'], { cards: { tower } });
    expect(battleSpirits.options(state).map(({ cost }) => cost.due)).toEqual([3, 4, 4]);
  });

  test('S03: a card without reduction symbols pays its printed cost whatever is on the field', () => {
    expect(costOf(table(9, threeRed, ['teranosaber']), 'teranosaber')).toMatchObject({
      printed: 2,
      reduced: 0,
      due: 2,
    });
  });

  test('S04: only symbols of its own colour count; others do not', () => {
    const state = table(
      9,
      [
        ['g', 'gowsilvia', 1],
        ['a', 'goradon', 1],
      ],
      ['siegfried'],
    );
    expect(costOf(state, 'siegfried')).toMatchObject({ symbols: { green: 1, red: 1 }, reduced: 1, due: 5 });
  });

  test('S05: the reduction symbols are the most that is reduced', () => {
    const field = ['a', 'b', 'c', 'd', 'e'].map((ref) => [ref, 'goradon', 1] as const);
    expect(costOf(table(9, field, ['siegfried']), 'siegfried')).toMatchObject({
      symbols: { red: 5 },
      reduced: 3,
      due: 3,
    });
  });

  test.each([
    [0, 6],
    [1, 5],
    [2, 4],
    [3, 3],
  ])('S06: 6(3) with %i matching symbols costs %i', (count, due) => {
    expect(costOf(table(9, threeRed.slice(0, count), ['siegfried']), 'siegfried').due).toBe(due);
  });

  test('S07: spirits and nexuses supply symbols', () => {
    expect(costOf(table(9, threeRed, ['siegfried']), 'siegfried').symbols).toEqual({ red: 3 });
  });

  test('S08: the example of the source: Siegfried 6(3) with two red spirits and a red nexus costs 3', () => {
    expect(costOf(table(4, threeRed, ['siegfried']), 'siegfried')).toEqual({
      printed: 6,
      base: 6,
      symbols: { red: 3 },
      reduced: 3,
      extra: 0,
      due: 3,
      placing: 1,
      adjustments: [],
    });
  });

  test('S09: symbols are counted, not cards', () => {
    const twin = spirit(4, [1], { symbols: { red: 2 } });
    expect(costOf(table(9, [['t', 'twin', 1]], ['siegfried'], { cards: { twin } }), 'siegfried').due).toBe(4);
  });

  test('S10: the actual cost is cost minus reduction, never below 0', () => {
    expect(costOf(table(9, threeRed, ['rokceratops']), 'rokceratops')).toMatchObject({ reduced: 1, due: 0 });
    const low = spirit(1, [1], { reduction: { red: 3 } });
    const state = table(9, threeRed, ['low'], { cards: { low } });
    expect(costOf(state, 'low')).toMatchObject({ base: 1, reduced: 3, due: 0 });
  });

  test('D1: the symbol of the card that is played does not count', () => {
    expect(costOf(table(9, [], ['siegfried']), 'siegfried')).toMatchObject({ symbols: {}, reduced: 0, due: 6 });
  });

  test('D2: reduction is mandatory: exactly the actual cost goes to the Trash', () => {
    expect(play(table(9, threeRed, ['siegfried']), 'siegfried').player.trashCores).toBe(3);
  });

  test('D5: symbols of exhausted cards count', () => {
    const exhausted = threeRed.map(([ref, card, cores]) => [ref, card, cores, { exhausted: true }] as const);
    expect(costOf(table(9, exhausted, ['siegfried']), 'siegfried').due).toBe(3);
  });

  test('D6: Swift is reduced by symbols as a summon is', () => {
    const field = [['g', 'gowsilvia', 1, { extraSymbols: { green: 1 } }]] as const;
    const state = table(9, field, ['tigald'], { step: 'flash' });
    expect(costOf(state, 'tigald', 'swift')).toMatchObject({ symbols: { green: 2 }, reduced: 2, due: 3 });
  });
});

describe('3.2: the order of the price', () => {
  const changing = (...costEffects: object[]) => nexus(3, [0, 1], { symbols: {}, costEffects });
  const priced = (field: readonly Readonly<Record<string, unknown>>[], card = 'siegfried', reds = 0) => {
    const own = Object.fromEntries(field.map((definition, index) => [`x${index}`, definition]));
    const onField = field.map((_, index) => [`x${index}`, `x${index}`, 0] as const);
    const red = threeRed.slice(0, reds);
    return costOf(table(20, [...red, ...onField], [card], { cards: own }), card);
  };

  test('of several cards that set the cost, the last on the field wins, and a set cost is still reduced', () => {
    expect(priced([changing({ set: 9 }), changing({ set: 5 })], 'siegfried', 2)).toMatchObject({
      printed: 6,
      base: 5,
      reduced: 2,
      due: 3,
      adjustments: [{ by: 'x1', what: 'set', value: 5 }],
    });
  });

  test('plus and minus come after it, and cannot go below 0 before the reduction', () => {
    expect(priced([changing({ delta: 2 }, { set: 4 }), changing({ delta: -1 })])).toMatchObject({
      base: 5,
      due: 5,
      adjustments: [
        { by: 'x0', what: 'set', value: 4 },
        { by: 'x0', what: 'delta', value: 2 },
        { by: 'x1', what: 'delta', value: -1 },
      ],
    });
    expect(priced([changing({ delta: -9 }, { extra: 2 })])).toMatchObject({ base: 0, extra: 2, due: 2 });
  });

  test('P12: extra cost is added after the reduction', () => {
    const white = spirit(1, [1], { symbols: { white: 2 } });
    const state = table(
      9,
      [
        ['r', 'rubySun', 0],
        ['w', 'white', 1],
      ],
      ['undine'],
      { cards: { white } },
    );
    expect(costOf(state, 'undine')).toMatchObject({
      base: 3,
      reduced: 2,
      extra: 1,
      due: 2,
      adjustments: [{ by: 'r', what: 'extra', value: 1 }],
    });
  });

  test('P12: granted reduction that overshoots does not eat the extra cost', () => {
    const tower = nexus(4, [0], { symbols: { yellow: 3 }, costEffects: [{ on: {}, extra: 1 }] });
    const state = table(
      9,
      [
        ['t', 'topaz', 0],
        ['e', 'tower', 0],
      ],
      ['cathedral'],
      { cards: { tower } },
    );
    expect(costOf(state, 'cathedral')).toMatchObject({ base: 3, reduced: 4, extra: 1, due: 1 });
  });

  test('an effect that forbids reduction leaves none, and says which card forbids', () => {
    expect(priced([changing({ noReduction: true })], 'siegfried', 3)).toMatchObject({
      reduced: 0,
      due: 6,
      adjustments: [{ by: 'x0', what: 'noReduction', value: true }],
    });
  });

  test('S20: an effect of a higher level is in force only while its card has that level', () => {
    const other = spirit(5, [1], { colors: ['yellow'], reduction: { yellow: 1 } });
    const at = (cores: number) => {
      const state = table(9, [['v', 'virchu', cores, { extraSymbols: { yellow: 1 } }]], ['other'], {
        cards: { other },
      });
      return costOf(state, 'other');
    };
    expect(at(3)).toMatchObject({ reduced: 2, due: 3 });
    expect(at(3).adjustments).toEqual([{ by: 'v', what: 'addReduction', value: { yellow: 1 } }]);
    expect(at(2)).toMatchObject({ reduced: 1, due: 4, adjustments: [] });
  });

  test("the opponent's cards are not touched by 'own', and ours not by 'opponent'", () => {
    expect(priced([changing({ whose: 'opponent', extra: 3 }), changing({ whose: 'any', extra: 1 })])).toMatchObject({
      extra: 1,
      due: 7,
    });
  });

  test.each([
    [{ kind: 'spirit' }, 7],
    [{ kind: 'magic' }, 6],
    [{ color: 'red' }, 7],
    [{ color: 'white' }, 6],
    [{ family: 'dragon' }, 7],
    [{ family: 'beast' }, 6],
    [{ keyword: 'awaken' }, 7],
    [{ keyword: 'swift' }, 6],
    [{ kind: 'spirit', color: 'white' }, 6],
    [{}, 7],
  ])('an effect on %j touches a card only when every field fits', (on, due) => {
    const target = spirit(6, [1], { families: ['dragon'], keywords: [{ id: 'awaken' }] });
    const source = nexus(3, [0], { symbols: {}, costEffects: [{ on, extra: 1 }] });
    const state = table(20, [['x', 'source', 0]], ['target'], { cards: { source, target } });
    expect(costOf(state, 'target').due).toBe(due);
  });
});

describe('3.3: later cost mechanics', () => {
  const due = (reduction: object, field: readonly (readonly [object, object?])[]) => {
    const own = Object.fromEntries(
      field.map(([card], index) => [`x${index}`, spirit(0, [1], { symbols: {}, ...card })]),
    );
    const onField = field.map(([, entry], index) => [`x${index}`, `x${index}`, 1, entry ?? {}] as const);
    const target = spirit(9, [1], { reduction });
    return costOf(table(30, onField, ['target'], { cards: { ...own, target } }), 'target').due;
  };

  test('two-colour reduction: each colour for itself', () => {
    const six = { symbols: { red: 6 } };
    expect(due({ red: 3, white: 3 }, [[six]])).toBe(6);
    expect(due({ red: 2, white: 1 }, [[{ symbols: { red: 3, purple: 1 } }]])).toBe(7);
  });

  test('reduction of any colour is filled last, from what is left', () => {
    expect(due({ any: 2 }, [[{ symbols: { red: 1, blue: 1, green: 1 } }]])).toBe(7);
    expect(due({ red: 1, any: 2 }, [[{ symbols: { red: 1, green: 1 } }]])).toBe(7);
    expect(due({ red: 1, any: 1 }, [[{ symbols: { red: 1 } }]])).toBe(8);
  });

  test('ultimate and god symbols feed only their own reduction', () => {
    expect(due({ any: 3, ultimate: 1 }, [[{ symbols: { ultimate: 2, god: 1, red: 1 } }]])).toBe(7);
    expect(due({ god: 2 }, [[{ symbols: { ultimate: 2, god: 1, red: 1 } }]])).toBe(8);
    expect(due({ god: 1, any: 1 }, [[{ symbols: { god: 2 } }, { alsoColors: ['red'] }]])).toBe(8);
  });

  test('P6: a double symbol for the turn counts twice and ends with the turn', () => {
    const field = [['a', 'goradon', 1, { extraSymbols: { red: 1 } }]] as const;
    expect(costOf(table(9, field, ['siegfried']), 'siegfried')).toMatchObject({ symbols: { red: 2 }, due: 4 });
  });

  test('a symbol of another colour than its card: only the symbol counts', () => {
    expect(due({ red: 1 }, [[{ colors: ['red'], symbols: { white: 1 } }]])).toBe(9);
    expect(due({ white: 1 }, [[{ colors: ['red'], symbols: { white: 1 } }]])).toBe(8);
  });

  test('"also treated as": a symbol serves either colour, but one slot only', () => {
    const both = [{ symbols: { red: 1 } }, { alsoColors: ['white'] }] as const;
    const red = [{ symbols: { red: 1 } }] as const;
    expect(due({ white: 1 }, [both])).toBe(8);
    expect(due({ red: 1, white: 1 }, [both])).toBe(8);
    expect(due({ red: 1, white: 1 }, [both, red])).toBe(7);
    expect(due({ red: 1, white: 1 }, [red, both])).toBe(7);
  });

  test('fixed symbols ignore what is added', () => {
    const extra = { extraSymbols: { red: 2 } };
    expect(due({ red: 5 }, [[{ symbols: { red: 1 } }, { ...extra, fixedSymbols: 2 }]])).toBe(7);
    expect(due({ red: 5 }, [[{ symbols: { red: 3 } }, { ...extra, fixedSymbols: 1 }]])).toBe(8);
    expect(due({ red: 2, white: 2 }, [[{ symbols: { red: 1, white: 1 } }, { fixedSymbols: 3 }]])).toBe(6);
    expect(due({ red: 2 }, [[{ symbols: {} }, { ...extra, fixedSymbols: 2 }]])).toBe(9);
  });

  test('symbols that count for reduction only take the place of the printed ones', () => {
    const card = { symbols: { red: 1 }, reductionSymbols: { red: 3 } };
    expect(due({ red: 5 }, [[card]])).toBe(6);
    expect(due({ red: 5 }, [[card, { extraSymbols: { red: 1 } }]])).toBe(5);
    expect(due({ red: 5 }, [[card, { extraSymbols: { red: 1 }, fixedSymbols: 1 }]])).toBe(6);
  });

  test('a cost that is set makes a card playable whose printed cost is not known', () => {
    const setter = nexus(3, [0], { symbols: {}, costEffects: [{ set: 2 }] });
    const unknown = magic(null);
    const state = table(5, [['s', 'setter', 0]], ['unknown'], { cards: { setter, unknown } });
    expect(optionOf(state, 'unknown')).toMatchObject({ playable: true, cost: { printed: null, base: 2, due: 2 } });
  });
});
