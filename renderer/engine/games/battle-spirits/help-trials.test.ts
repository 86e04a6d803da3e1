import { expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsState } from './state.ts';
import { optionOf, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** what is offered as help, where several changes are near to being enough. */

const help = (state: BattleSpiritsState, card: string, action?: string) =>
  battleSpirits.help(state, optionOf(state, card, action));

test('only as many symbols are offered as slots are still open', () => {
  const cards = { dear: spirit(6, [1], { reduction: { red: 2, white: 3 } }) };
  const state = table(3, [['a', 'goradon', 1]], ['dear'], { cards });
  expect(optionOf(state, 'dear').cost).toMatchObject({ reduced: 1, due: 5 });
  expect(help(state, 'dear').map(({ code, symbol, n }) => [code, symbol, n])).toEqual([
    ['more-symbols', 'white', 2],
    ['more-cores', undefined, 2],
  ]);
});

test('a slot of any colour that is fed already is not offered again', () => {
  const cards = { dear: spirit(6, [1], { reduction: { any: 1, white: 1 } }) };
  const state = table(4, [['a', 'goradon', 1]], ['dear'], { cards });
  expect(help(state, 'dear').map(({ code, symbol }) => [code, symbol])).toEqual([
    ['more-symbols', 'white'],
    ['more-cores', undefined],
  ]);
});

test('symbols that are no colour are offered as what they are', () => {
  const cards = { dear: spirit(2, [1], { reduction: { ultimate: 1 } }) };
  expect(help(table(2, [], ['dear'], { cards }), 'dear')[0]).toMatchObject({ symbol: 'ultimate', n: 1 });
});

test('the smallest change stands first', () => {
  const cards = { dear: spirit(9, [1], { reduction: { red: 1, white: 4 } }) };
  const sizes = help(table(6, [], ['dear'], { cards }), 'dear').map(({ code, n }) => [code, n]);
  expect(sizes).toEqual([
    ['more-symbols', 4],
    ['more-cores', 4],
  ]);
  const near = help(table(9, [], ['dear'], { cards }), 'dear').map(({ code, symbol, n }) => [code, symbol, n]);
  expect(near).toEqual([
    ['more-symbols', 'red', 1],
    ['more-symbols', 'white', 1],
    ['more-cores', undefined, 1],
  ]);
});

test('a card that cannot be played itself is not offered to be played first, nor the same card', () => {
  const state = table(3, [], ['siegfried', 'siegfried', 'gowsilvia']);
  expect(help(state, 'siegfried').map(({ code }) => code)).not.toContain('play-first');
});

test('a card that is played first is offered only where the other one can be played then', () => {
  const state = table(2, [], ['goradon', 'teranosaber']);
  expect(help(state, 'teranosaber').map(({ code }) => code)).toEqual(['more-cores']);
});
