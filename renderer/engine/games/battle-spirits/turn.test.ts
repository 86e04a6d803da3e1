import { describe, expect, test } from 'vitest';
import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import { BattleSpiritsCard as CardSchema } from '../../../../db/model/battle-spirits-card.ts';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsState } from './state.ts';
import { cards } from './testing/cards.ts';
import { acted, ownedCores } from './testing/position.ts';
import { table } from './testing/table.ts';

/** Setup and turn: sections 1.2, 1.3 and 2. */

const library: Record<string, BattleSpiritsCard> = {
  goradon: CardSchema.parse(cards.goradon),
  draw: CardSchema.parse(cards.draw),
};
const lines = [
  { card: 'goradon', count: 30, zone: 'main' },
  { card: 'draw', count: 10, zone: 'main' },
  { card: 'draw', count: 3, zone: 'side' },
] as const;

function game(first: boolean, rules: Record<string, string | number | boolean> = {}, seed = '0000002A') {
  return battleSpirits.newGame({ cards: library, lines: [...lines], seed, first, rules });
}

function steps(state: BattleSpiritsState, count: number): BattleSpiritsState {
  return acted(state, ...Array.from({ length: count }, () => ({ type: 'next-step' }) as const));
}

const keys = (pile: readonly { card: string }[]) => pile.map(({ card }) => card);

describe('1.2: setup', () => {
  test('Life 5, Reserve 4, four cards in hand, the rest of the 40 in the deck', () => {
    const state = game(true);
    expect(state).toMatchObject({
      game: 'battle-spirits',
      rules: {},
      turn: { number: 1, first: true, step: 'start' },
      stage: 'playing',
      result: null,
      nextId: 41,
      opponent: { life: 5 },
    });
    expect(state.player).toMatchObject({
      life: 5,
      reserve: 4,
      trashCores: 0,
      field: [],
      trash: [],
      removed: [],
      soulCore: null,
    });
    expect([state.player.hand.length, state.player.deck.length]).toEqual([4, 36]);
    const ids = [...state.player.hand, ...state.player.deck].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    expect(keys([...state.player.hand, ...state.player.deck]).filter((card) => card === 'draw')).toHaveLength(10);
    expect(Object.keys(state.cards)).toEqual(['goradon', 'draw']);
  });

  test('A-64: the same seed gives the same game, another seed another one', () => {
    expect(game(true)).toEqual(game(true));
    expect(game(true, {}, '0000002B').player.deck).not.toEqual(game(true).player.deck);
  });

  test('a card that the library does not know is in the game, with nothing known about its cost', () => {
    const state = battleSpirits.newGame({
      cards: library,
      lines: [{ card: 'constructor', count: 4, zone: 'main' }],
      seed: '00000001',
      first: true,
    });
    expect(state.cards.constructor).toMatchObject({
      kind: 'spirit',
      name: { en: 'constructor' },
      cost: null,
      levels: null,
    });
    const [option] = battleSpirits.options(steps(state, 2));
    expect(option!.unmet.map(({ code, figure }) => [code, figure])).toEqual([
      ['wrong-step', undefined],
      ['cost-unknown', 'cost'],
      ['cost-unknown', 'levels'],
    ]);
  });

  test("the opponent's Life is a rules option", () => {
    expect(game(true, { opponentLife: 8 }).opponent).toEqual({ life: 8 });
  });

  test('A-54: the mulligan of 2026: the hand to the bottom, four new cards, then a shuffle; only once, only before the game', () => {
    const state = game(true, { mulligan: 'once' });
    expect(state.stage).toBe('setup');
    const stopped = battleSpirits.apply(state, { type: 'next-step' });
    expect(stopped).toMatchObject({
      ok: false,
      refusal: { code: 'illegal', message: { en: 'First keep your opening hand or change it.' } },
    });
    const changed = acted(state, { type: 'mulligan' });
    expect(changed.stage).toBe('playing');
    expect(changed.player.hand).toEqual(state.player.deck.slice(0, 4));
    expect(changed.player.deck).toHaveLength(36);
    const put = state.player.hand.map(({ id }) => id);
    expect(changed.player.deck.filter(({ id }) => put.includes(id))).toHaveLength(4);
    expect(changed.player.deck.slice(-4)).not.toEqual(state.player.hand);
    expect(changed.random).not.toEqual(state.random);
    expect(acted(state, { type: 'keep' })).toEqual({ ...state, stage: 'playing' });
    expect(battleSpirits.apply(changed, { type: 'mulligan' })).toMatchObject({
      refusal: { message: { en: 'The opening hand is decided already.' } },
    });
    expect(battleSpirits.apply(game(true), { type: 'mulligan' })).toMatchObject({
      refusal: { message: { en: 'This game is played without a mulligan.' } },
    });
    expect(battleSpirits.apply(game(true), { type: 'keep' }).ok).toBe(false);
  });
});

describe('2: the turn', () => {
  test('the steps and their names', () => {
    expect(battleSpirits.steps.map(({ id }) => id)).toEqual([
      'start',
      'core',
      'draw',
      'refresh',
      'main',
      'attack',
      'flash',
      'end',
    ]);
    expect(battleSpirits.steps[4]).toMatchObject({
      id: 'main',
      name: { en: 'Main step', ja: 'メインステップ' },
      short: { en: 'Main', ja: 'メイン' },
    });
  });

  test('2.1: the first player, turn 1: no Core step, a draw, no Attack step', () => {
    let state = game(true);
    const seen: string[] = [];
    for (let count = 0; count < 4; count++) {
      state = steps(state, 1);
      seen.push(`${state.turn.step} ${state.player.reserve} ${state.player.hand.length}`);
    }
    expect(seen).toEqual(['draw 4 5', 'refresh 4 5', 'main 4 5', 'end 4 5']);
    expect(steps(state, 1).turn).toEqual({ number: 2, first: true, step: 'start' });
  });

  test('2.1: the second player, turn 1: all steps', () => {
    let state = game(false);
    const seen: string[] = [];
    for (let count = 0; count < 6; count++) {
      state = steps(state, 1);
      seen.push(`${state.turn.step} ${state.player.reserve} ${state.player.hand.length}`);
    }
    expect(seen).toEqual(['core 5 4', 'draw 5 5', 'refresh 5 5', 'main 5 5', 'attack 5 5', 'end 5 5']);
  });

  test('the rules option firstDraw: false skips the first draw, of the first player only', () => {
    expect(steps(game(true, { firstDraw: false }), 1).turn.step).toBe('refresh');
    expect(steps(game(false, { firstDraw: false }), 2).turn.step).toBe('draw');
    const second = acted(game(true, { firstDraw: false }), { type: 'next-turn' });
    expect(second.player.hand).toHaveLength(5);
  });

  test('2.1: total cores owned on turn n: 4 + (n - 1) going first, 4 + n going second', () => {
    let first = game(true);
    let second = acted(game(false), { type: 'next-step' });
    for (let turn = 2; turn <= 5; turn++) {
      first = acted(first, { type: 'next-turn' });
      second = acted(second, { type: 'next-turn' });
      expect(first.turn).toEqual({ number: turn, first: true, step: 'main' });
      expect(ownedCores(first) - 5).toBe(4 + (turn - 1));
      expect(ownedCores(second) - 5).toBe(4 + turn);
    }
  });

  test('Refresh: all exhausted cards recover and all cores of the Trash come back, no partial choice', () => {
    const state = table(
      1,
      [
        ['a', 'goradon', 1, { exhausted: true }],
        ['b', 'goradon', 2],
      ],
      [],
      {
        step: 'draw',
        player: { trashCores: 6, trash: ['draw'] },
      },
    );
    const done = battleSpirits.apply(state, { type: 'next-step' });
    if (!done.ok) throw new Error();
    expect(done.state.player).toMatchObject({
      reserve: 7,
      trashCores: 0,
      field: [{ exhausted: false }, { exhausted: false }],
    });
    expect(done.state.player.trash).toHaveLength(1);
    expect(done.events).toEqual([
      {
        type: 'step',
        step: 'refresh',
        turn: 4,
        message: { en: 'Turn 4: Refresh step.', ja: '第4ターン: リフレッシュステップ。' },
      },
      {
        type: 'refresh',
        message: {
          en: 'All your cards recover, and 6 cores come back from the Trash to the Reserve.',
          ja: '自分のカードをすべて回復させ、トラッシュのコア6個をリザーブに戻します。',
        },
      },
    ]);
  });

  test('Refresh tells only what it does', () => {
    const words = (exhausted: boolean, trashCores: number) => {
      const state = table(0, [['a', 'goradon', 1, { exhausted }]], [], {
        step: 'draw',
        player: { trashCores, deck: ['draw'] },
      });
      const done = battleSpirits.apply(state, { type: 'next-step' });
      if (!done.ok) throw new Error();
      return done.events[1]!.message;
    };
    expect(words(true, 0)).toEqual({ en: 'All your cards recover.', ja: '自分のカードをすべて回復させます。' });
    expect(words(false, 1)).toEqual({
      en: '1 core comes back from the Trash to the Reserve.',
      ja: 'トラッシュのコア1個をリザーブに戻します。',
    });
    expect(words(false, 0).en).toBe('Nothing is exhausted, and no core lies in the Trash.');
  });

  test('Core and Draw tell what they do', () => {
    const state = table(1, [], [], { step: 'start', player: { deck: ['goradon', 'draw'] } });
    const core = battleSpirits.apply(state, { type: 'next-step' });
    if (!core.ok) throw new Error();
    expect(core.state.player.reserve).toBe(2);
    expect(core.events[1]!.message).toEqual({
      en: '1 core from the Void to your Reserve.',
      ja: 'ボイドからコア1個をリザーブに置きます。',
    });
    const draw = battleSpirits.apply(core.state, { type: 'next-step' });
    if (!draw.ok) throw new Error();
    expect(draw.state.player).toMatchObject({ hand: [{ card: 'goradon' }], deck: [{ card: 'draw' }] });
    expect(draw.events[1]).toEqual({
      type: 'draw',
      message: { en: 'You draw Goradon.', ja: '「ゴラドン」を引きます。' },
      cards: ['c1'],
    });
  });

  test('P6: at the End step, symbols for the turn end', () => {
    const state = table(0, [['a', 'goradon', 1, { extraSymbols: { red: 1 } }]], ['siegfried'], { step: 'attack' });
    const ended = steps(state, 1);
    expect(ended.turn.step).toBe('end');
    expect(ended.player.field[0]!.extraSymbols).toEqual({});
  });

  test('flash timing belongs to the Attack step: it opens and closes there, and End follows it', () => {
    const state = table(0, [], [], { step: 'attack' });
    const open = acted(state, { type: 'flash', open: true });
    expect(open.turn.step).toBe('flash');
    expect(acted(open, { type: 'flash', open: false }).turn.step).toBe('attack');
    expect(steps(open, 1).turn.step).toBe('end');
    for (const [step, opens] of [
      ['main', true],
      ['attack', false],
      ['flash', true],
    ] as const) {
      expect(battleSpirits.apply(table(0, [], [], { step }), { type: 'flash', open: opens }).ok).toBe(false);
    }
    expect(battleSpirits.apply(table(0, [], [], { step: 'main' }), { type: 'flash', open: true })).toMatchObject({
      refusal: {
        message: {
          en: 'Flash timing opens in the Attack step and closes again; it is Main step now.',
          ja: 'フラッシュタイミングはアタックステップの間に開閉します。今はメインステップです。',
        },
      },
    });
  });

  test('1.3: an empty deck in the own Start step loses, and the next turn stops there', () => {
    const state = table(3, [], [], { step: 'end', player: { deck: [] } });
    for (const type of ['next-step', 'next-turn'] as const) {
      const done = battleSpirits.apply(state, { type });
      if (!done.ok) throw new Error();
      expect(done.state).toMatchObject({
        stage: 'over',
        turn: { number: 5, step: 'start' },
        player: { reserve: 3 },
        result: { won: false, reason: { en: 'Your deck is empty in your Start step: you lose.' } },
      });
      expect(done.events.map(({ type: event }) => event)).toEqual(['step', 'lost']);
    }
  });

  test('a lost game may be played on by hand', () => {
    const lost = acted(table(3, [], [], { step: 'end', player: { deck: [] } }), { type: 'next-step' });
    const on = acted(lost, { type: 'next-turn' });
    expect(on).toMatchObject({ stage: 'over', turn: { number: 6, step: 'main' }, player: { reserve: 5 } });
  });

  test('the next turn runs every step and tells it', () => {
    const state = table(0, [], [], { player: { deck: ['goradon'] } });
    const done = battleSpirits.apply(state, { type: 'next-turn' });
    if (!done.ok) throw new Error();
    expect(done.events.filter(({ type }) => type === 'step').map(({ message }) => message.en)).toEqual([
      'Turn 4: Attack step.',
      'Turn 4: End step.',
      'Turn 5: Start step.',
      'Turn 5: Core step.',
      'Turn 5: Draw step.',
      'Turn 5: Refresh step.',
      'Turn 5: Main step.',
    ]);
  });
});
