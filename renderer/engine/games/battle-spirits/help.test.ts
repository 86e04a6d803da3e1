import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsState } from './state.ts';
import { magic, nexus, optionOf, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** why a card cannot be played, and the smallest changes that help. */

function help(state: BattleSpiritsState, card: string, action?: string) {
  return battleSpirits.help(state, optionOf(state, card, action));
}

function told(state: BattleSpiritsState, card: string, action?: string) {
  return help(state, card, action).map(({ code, message }) => [code, message.en, message.ja]);
}

describe('what would help', () => {
  test('A-15: more cores, exactly as many as are missing', () => {
    const state = table(1, [], ['teranosaber']);
    expect(help(state, 'teranosaber')).toEqual([
      {
        code: 'more-cores',
        n: 2,
        message: { en: '2 more cores in the Reserve.', ja: 'リザーブにコアがあと2個。' },
      },
    ]);
    expect(told(table(2, [], ['teranosaber']), 'teranosaber')).toEqual([
      ['more-cores', '1 more core in the Reserve.', 'リザーブにコアがあと1個。'],
    ]);
  });

  test('A-15: more symbols, the fewest that are enough', () => {
    const state = table(5, [], ['siegfried']);
    expect(told(state, 'siegfried')).toEqual([
      ['more-symbols', '2 more red symbols on your field.', 'フィールドに赤のシンボルがあと2つ。'],
      ['more-cores', '2 more cores in the Reserve.', 'リザーブにコアがあと2個。'],
    ]);
    expect(help(state, 'siegfried')[0]).toMatchObject({ symbol: 'red', n: 2 });
    expect(told(table(6, [], ['siegfried']), 'siegfried')[0]![1]).toBe('1 more red symbol on your field.');
  });

  test('symbols that cannot be enough are not offered', () => {
    expect(told(table(3, [], ['siegfried']), 'siegfried').map(([code]) => code)).toEqual(['more-cores']);
    const core = nexus(3, [0], { costEffects: [{ noReduction: true }] });
    const forbidden = table(6, [['x', 'core', 0]], ['siegfried'], { cards: { core } });
    expect(told(forbidden, 'siegfried').map(([code]) => code)).toEqual(['more-cores']);
  });

  test('for each kind of reduction symbol that is not fed, in any colour last', () => {
    const card = spirit(4, [1], { reduction: { red: 1, white: 1, any: 1, god: 1 } });
    const state = table(4, [], ['card'], { cards: { card } });
    expect(told(state, 'card').map(([, en]) => en)).toEqual([
      '1 more red symbol on your field.',
      '1 more white symbol on your field.',
      '1 more god symbol on your field.',
      '1 more symbol of any colour on your field.',
      '1 more core in the Reserve.',
    ]);
    expect(told(state, 'card')[3]![2]).toBe('フィールドに好きな色のシンボルがあと1つ。');
    const two = table(3, [], ['card'], { cards: { card: spirit(4, [1], { reduction: { any: 2 } }) } });
    expect(told(two, 'card')[0]![1]).toBe('2 more symbols of any colour on your field.');
  });

  test('a card of the hand that is played first, tried out', () => {
    const state = table(6, [['a', 'goradon', 1]], ['battlefield', 'siegfried', 'rokceratops', 'rokceratops']);
    const poor = { ...state, player: { ...state.player, reserve: 4 } };
    expect(optionOf(poor, 'siegfried').playable).toBe(false);
    expect(help(poor, 'siegfried')).toEqual([
      {
        code: 'play-first',
        card: 'rokceratops',
        index: 2,
        action: 'summon',
        message: { en: 'First summon Rokceratops from your hand.', ja: '先に手札の「ロクケラトプス」を召喚する。' },
      },
      expect.objectContaining({ code: 'more-symbols', n: 1 }),
      expect.objectContaining({ code: 'more-cores', n: 1 }),
    ]);
  });

  test('a card that is played before it in the hand moves it up: still the same card is tried', () => {
    const state = table(5, [], ['goradon', 'siegfried', 'gather']);
    const changes = help({ ...state, player: { ...state.player, reserve: 6 } }, 'siegfried');
    expect(changes[0]).toMatchObject({ code: 'play-first', card: 'goradon', index: 0 });
    expect(changes.filter(({ code }) => code === 'play-first')).toHaveLength(1);
  });

  test('the right step, where only the step is wrong', () => {
    expect(help(table(9, [], ['goradon'], { step: 'draw' }), 'goradon')).toEqual([
      { code: 'go-to-step', step: 'main', message: { en: 'Go on to the Main step.', ja: 'メインステップに進む。' } },
    ]);
    expect(told(table(9, [], ['goradon'], { step: 'flash' }), 'goradon')).toEqual([
      ['go-to-step', 'Wait for your next Main step.', '次の自分のメインステップを待つ。'],
    ]);
    expect(told(table(9, [], ['leavwolf']), 'leavwolf', 'swift')).toEqual([
      ['go-to-step', 'Go on to the Attack step.', 'アタックステップに進む。'],
    ]);
  });

  test('where more than the step is wrong, both are told together', () => {
    const [change] = help(table(1, [], ['teranosaber'], { step: 'end' }), 'teranosaber');
    expect(change).toMatchObject({
      code: 'more-cores',
      n: 2,
      after: { code: 'go-to-step', step: 'main' },
      message: {
        en: 'Wait for your next Main step. 2 more cores in the Reserve.',
        ja: '次の自分のメインステップを待つ。リザーブにコアがあと2個。',
      },
    });
  });

  test('S18, D7: by Swift the Reserve must have them, for the level that has the keyword', () => {
    const field = [['g', 'gowsilvia', 2, { extraSymbols: { green: 1 } }]] as const;
    expect(told(table(5, field, ['tigald'], { step: 'flash' }), 'tigald', 'swift')).toEqual([
      [
        'more-cores',
        '2 more cores in the Reserve, to arrive at level 2.',
        'LV2で召喚するために、リザーブにコアがあと2個。',
      ],
    ]);
  });

  test('nothing is offered for a playable card, nor where a figure is not known', () => {
    expect(help(table(9, [], ['goradon']), 'goradon')).toEqual([]);
    const cards = { vague: magic(null), flat: spirit(1, null) };
    expect(help(table(9, [], ['vague'], { cards }), 'vague')).toEqual([]);
    expect(help(table(9, [], ['flat'], { cards }), 'flat')).toEqual([]);
    const option = optionOf(table(0, [], ['goradon']), 'goradon');
    expect(battleSpirits.help(table(0, [], []), option)).toEqual([]);
    expect(battleSpirits.help(table(0, [], ['goradon']), { ...option, from: { zone: 'locus', index: 0 } })).toEqual([]);
  });

  test('trying changes nothing', () => {
    const state = table(4, [['a', 'goradon', 1]], ['siegfried', 'rokceratops'], { step: 'draw' });
    const before = structuredClone(state);
    help(state, 'siegfried');
    expect(state).toEqual(before);
  });
});
