import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsState } from './state.ts';
import { magic, nexus, optionOf, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** The breakdown of a price, in the order of the price rules (3.2). */

function bill(state: BattleSpiritsState, card: string) {
  return battleSpirits.bill(state, optionOf(state, card));
}

/** What the lines add up to, from the printed cost on. */
function sum(lines: ReturnType<typeof bill>): number {
  return lines
    .filter(({ kind }) => kind !== 'due' && kind !== 'placing')
    .reduce((total, { value }) => total + (value ?? 0), 0);
}

describe('bill', () => {
  test('S08: which card gave which reduction', () => {
    const state = table(
      4,
      [
        ['a', 'goradon', 1],
        ['b', 'rokceratops', 1, { extraSymbols: { red: 1 } }],
        ['n', 'battlefield', 0],
      ],
      ['siegfried'],
    );
    expect(bill(state, 'siegfried')).toEqual([
      { kind: 'printed', label: { en: 'Printed cost', ja: 'カードのコスト' }, value: 6 },
      {
        kind: 'reduction',
        label: { en: 'Goradon: 1 red symbol', ja: 'ゴラドン: 赤のシンボル1個' },
        value: -1,
        by: 'a',
        mark: 'red',
      },
      {
        kind: 'reduction',
        label: { en: 'Rokceratops: 2 red symbols', ja: 'ロクケラトプス: 赤のシンボル2個' },
        value: -2,
        by: 'b',
        mark: 'red',
      },
      { kind: 'due', label: { en: 'To pay', ja: '支払うコスト' }, value: 3 },
      { kind: 'placing', label: { en: 'To place on it', ja: '置くコア' }, value: 1 },
    ]);
  });

  test('A-38: every modifier in the fixed order, with the card that causes it', () => {
    const hall = nexus(3, [0], {
      name: { en: 'Hall', ja: '館' },
      symbols: { white: 2 },
      costEffects: [{ extra: 1 }, { addReduction: { red: 1, white: 2 } }, { delta: -1 }, { set: 8 }],
    });
    const mill = nexus(3, [0], { name: { en: 'Mill', ja: '風車' }, symbols: {}, costEffects: [{ delta: 2 }] });
    const state = table(
      20,
      [
        ['h', 'hall', 0],
        ['m', 'mill', 0],
        ['a', 'goradon', 1],
      ],
      ['siegfried'],
      { cards: { hall, mill } },
    );
    const lines = bill(state, 'siegfried');
    expect(lines.map(({ kind, label, value, by }) => [kind, label.en, label.ja, value, by])).toEqual([
      ['printed', 'Printed cost', 'カードのコスト', 6, undefined],
      ['set', 'Hall: the cost becomes 8', '館: コストを8にする', 2, 'h'],
      ['delta', 'Hall: cost -1', '館: コスト-1', -1, 'h'],
      ['delta', 'Mill: cost +2', '風車: コスト+2', 2, 'm'],
      ['note', 'Hall: reduction symbols 1 red, 2 white more', '館: 軽減シンボル赤1・白2を追加', undefined, 'h'],
      ['reduction', 'Hall: 2 white symbols', '館: 白のシンボル2個', -2, 'h'],
      ['reduction', 'Goradon: 1 red symbol', 'ゴラドン: 赤のシンボル1個', -1, 'a'],
      ['extra', 'Hall: 1 extra', '館: 余分に1コスト', 1, 'h'],
      ['due', 'To pay', '支払うコスト', 7, undefined],
      ['placing', 'To place on it', '置くコア', 1, undefined],
    ]);
    expect(sum(lines)).toBe(7);
  });

  test('what would go below 0 is told as a note, so that the lines add up', () => {
    const cheap = spirit(1, [1], { reduction: { red: 3 } });
    const field = [
      ['a', 'goradon', 1],
      ['b', 'goradon', 1],
      ['c', 'goradon', 1],
    ] as const;
    const over = bill(table(9, field, ['cheap'], { cards: { cheap } }), 'cheap');
    expect(over[4]).toEqual({
      kind: 'note',
      label: { en: 'A price is never below 0', ja: 'コストは0未満になりません' },
      value: 2,
    });
    expect(sum(over)).toBe(0);
    const gift = nexus(3, [0], { symbols: {}, costEffects: [{ delta: -4 }, { extra: 2 }] });
    const given = bill(table(9, [['g', 'gift', 0]], ['cheap'], { cards: { gift, cheap } }), 'cheap');
    expect(given.map(({ kind, value }) => [kind, value])).toEqual([
      ['printed', 1],
      ['delta', -4],
      ['note', 3],
      ['extra', 2],
      ['due', 2],
      ['placing', 1],
    ]);
  });

  test('A-01: a card that forbids reduction is named', () => {
    const core = nexus(3, [0], { name: { en: 'Gravity Core', ja: '重力炉' }, costEffects: [{ noReduction: true }] });
    const lines = bill(table(9, [['x', 'core', 0]], ['siegfried'], { cards: { core } }), 'siegfried');
    expect(lines[1]).toEqual({
      kind: 'note',
      label: { en: 'Gravity Core: the cost cannot be reduced', ja: '重力炉: コストは軽減できない' },
      by: 'x',
    });
    expect(sum(lines)).toBe(6);
  });

  test('a symbol that serves another colour, or any, says so', () => {
    const card = spirit(5, [1], { reduction: { white: 1, any: 1 } });
    const state = table(
      9,
      [
        ['a', 'goradon', 1, { alsoColors: ['white'] }],
        ['b', 'goradon', 1],
      ],
      ['card'],
      { cards: { card } },
    );
    expect(bill(state, 'card').slice(1, 3)).toEqual([
      {
        kind: 'reduction',
        label: { en: 'Goradon: 1 red symbol as white', ja: 'ゴラドン: 赤のシンボル1個(白の軽減)' },
        value: -1,
        by: 'a',
        mark: 'red',
      },
      {
        kind: 'reduction',
        label: { en: 'Goradon: 1 red symbol as any-colour', ja: 'ゴラドン: 赤のシンボル1個(全色の軽減)' },
        value: -1,
        by: 'b',
        mark: 'red',
      },
    ]);
  });

  test('figures that are not known are null; magic and nexuses place nothing', () => {
    const vague = magic(null, { reduction: { red: 1 } });
    const state = table(9, [['a', 'goradon', 1]], ['vague', 'canyon'], { cards: { vague } });
    expect(bill(state, 'vague').map(({ kind, value }) => [kind, value])).toEqual([
      ['printed', null],
      ['reduction', -1],
      ['due', null],
    ]);
    expect(bill(state, 'canyon').at(-1)).toMatchObject({ kind: 'due', value: 3 });
    const setter = nexus(3, [0], { symbols: {}, costEffects: [{ set: 2 }] });
    const set = bill(table(9, [['s', 'setter', 0]], ['vague'], { cards: { setter, vague } }), 'vague');
    expect(set.map(({ kind, value }) => [kind, value])).toEqual([
      ['printed', null],
      ['set', 2],
      ['due', 2],
    ]);
  });

  test('an option that the hand does not have has no bill', () => {
    const state = table(4, [], ['siegfried', 'goradon']);
    const gone = battleSpirits.options(state)[1]!;
    expect(battleSpirits.bill(table(4, [], ['siegfried']), gone)).toEqual([]);
    expect(battleSpirits.bill(table(4, [], ['siegfried', 'draw']), gone)).toEqual([]);
    expect(battleSpirits.bill(state, { ...gone, from: { zone: 'field', ref: 'a', ability: 0 } })).toEqual([]);
  });
});
