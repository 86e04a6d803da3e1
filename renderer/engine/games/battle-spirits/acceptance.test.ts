import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsOption } from './options.ts';
import type { BattleSpiritsState } from './state.ts';
import { acted, magic, nexus, optionOf, ownedCores, play, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** Faults of comparable programs (groups highlight, payment, alternatives, cancel), and what this engine does. */

const spare = [
  ['a', 'rokceratops', 3],
  ['b', 'goradon', 1],
  ['n', 'canyon', 4],
] as const;

function reasons(option: BattleSpiritsOption) {
  return option.unmet.map(({ code, message, short }) => [code, message.en, message.ja, short.en, short.ja]);
}

function isPlayable(state: BattleSpiritsState, card: string, action?: string): boolean {
  return optionOf(state, card, action).playable;
}

describe('highlight and explanations', () => {
  test('A-01: what cannot be played is not playable, and the cards in its way are named', () => {
    const stone = spirit(3, [1], { name: { en: 'Stone', ja: '石' }, locked: true });
    const option = optionOf(table(0, [['s', 'stone', 1]], ['goradon'], { cards: { stone } }), 'goradon');
    expect(option.playable).toBe(false);
    expect(reasons(option)[1]).toEqual([
      'locked-cores',
      '1 core on Stone cannot be removed, so it does not help to find the missing 1.',
      '「石」のコア1個は取り除けないため、足りない1個に使えません。',
      '1 core locked',
      '取り除けないコア1個',
    ]);
    expect(option.unmet[1]!.cards).toEqual(['s']);
  });

  test('A-06, A-24: only usable sources count: no locked cards, no Trash, no Life, no card without cores', () => {
    const state = table(
      1,
      [
        ['n', 'canyon', 0],
        ['b', 'goradon', 2, { locked: true }],
      ],
      ['teranosaber'],
      {
        player: { trashCores: 5, life: 5 },
      },
    );
    expect(optionOf(state, 'teranosaber').unmet[0]).toMatchObject({ code: 'cores-short', need: 3, have: 1 });
    const enough = optionOf(table(3, [['n', 'canyon', 0]], ['teranosaber']), 'teranosaber');
    expect(enough.ways).toMatchObject({ total: '1', outcomes: [{ after: { n: 1 }, way: { cores: { n: 0 } } }] });
  });

  test('a card whose levels are not known gives no cores: nobody knows what it would end in', () => {
    const vague = spirit(1, null);
    const state = table(1, [['v', 'vague', 4]], ['teranosaber'], { cards: { vague } });
    const option = optionOf(state, 'teranosaber');
    expect(option.unmet.map(({ code, have }) => [code, have])).toEqual([['cores-short', 1]]);
    const rich = { ...state, player: { ...state.player, reserve: 3 } };
    expect(optionOf(rich, 'teranosaber').ways.outcomes).toMatchObject([{ after: { v: 1 }, way: { cores: { v: 4 } } }]);
    const paid = play(rich, 'teranosaber');
    expect(paid.player.field[0]).toMatchObject({ ref: 'v', cores: 4 });
  });

  test('an effect that needs a level of a card whose levels are not known is not in force', () => {
    const vague = nexus(1, null, { symbols: {}, costEffects: [{ levels: [1], extra: 1 }] });
    const always = nexus(1, null, { symbols: {}, costEffects: [{ extra: 2 }] });
    const state = table(
      9,
      [
        ['v', 'vague', 0],
        ['w', 'always', 0],
      ],
      ['goradon'],
      { cards: { vague, always } },
    );
    expect(optionOf(state, 'goradon').cost.extra).toBe(2);
  });

  test('A-10, A-11: all unmet conditions of every card, with figures, also when nothing can be played', () => {
    const vague = magic(null, { timings: ['main'] });
    const flat = spirit(2, null);
    const odd = spirit(2, [1, 2], { keywords: [{ id: 'swift', levels: [9] }] });
    const hand = ['siegfried', 'battlefield', 'gather', 'leavwolf', 'vague', 'flat', 'odd'];
    const state = table(1, [], hand, { step: 'end', cards: { vague, flat, odd } });
    const all = battleSpirits
      .options(state)
      .map((option) => [option.card, option.action, option.unmet.map(({ code }) => code)]);
    expect(all).toEqual([
      ['siegfried', 'summon', ['wrong-step', 'cores-short']],
      ['battlefield', 'deploy', ['wrong-step', 'cores-short']],
      ['gather', 'activate', ['wrong-step', 'cores-short']],
      ['leavwolf', 'summon', ['wrong-step', 'cores-short']],
      ['leavwolf', 'swift', ['wrong-step', 'swift-reserve-short']],
      ['vague', 'activate', ['wrong-step', 'cost-unknown']],
      ['flat', 'summon', ['wrong-step', 'cost-unknown']],
      ['odd', 'summon', ['wrong-step', 'cores-short']],
      ['odd', 'swift', ['wrong-step', 'cost-unknown']],
    ]);
  });

  test('the sentences, in both languages', () => {
    const state = table(1, [], ['siegfried', 'gather', 'draw'], { step: 'end' });
    expect(reasons(optionOf(state, 'siegfried'))).toEqual([
      [
        'wrong-step',
        'You can summon this card in Main step; it is End step now.',
        'このカードを召喚できるのはメインステップです。今はエンドステップです。',
        'only in Main step',
        'メインステップのみ',
      ],
      [
        'cores-short',
        '6 cores short: it takes 6 to pay and 1 to place, 7 cores, and you can use 1.',
        'コアが6個足りません。コスト6個と置くコア1個で合わせて7個必要ですが、使えるコアは1個です。',
        '6 cores short',
        'コアが6個足りない',
      ],
    ]);
    expect(reasons(optionOf(state, 'gather'))[1]).toEqual([
      'cores-short',
      '2 cores short: it takes 3 cores to pay, and you can use 1.',
      'コアが2個足りません。コスト3個必要ですが、使えるコアは1個です。',
      '2 cores short',
      'コアが2個足りない',
    ]);
    expect(optionOf(state, 'draw').unmet[0]).toMatchObject({
      step: 'end',
      steps: ['main', 'attack', 'flash'],
      message: { en: 'You can use this card in Main step or Attack step or flash timing; it is End step now.' },
      short: { ja: 'メインステップかアタックステップかフラッシュタイミングのみ' },
    });
  });

  test('the sentences of Swift and of unknown figures', () => {
    const swift = optionOf(table(2, [], ['tigald'], { step: 'flash' }), 'tigald', 'swift');
    expect(reasons(swift)).toEqual([
      [
        'swift-reserve-short',
        '7 cores short in the Reserve: by Swift all comes from there; it takes 5 to pay and 4 to place, 9 cores, and the Reserve has 2.',
        'リザーブのコアが7個足りません。神速ではすべてリザーブから支払います。コスト5個と置くコア4個で合わせて9個必要ですが、リザーブのコアは2個です。',
        '7 short in Reserve',
        'リザーブが7個足りない',
      ],
      [
        'swift-level-short',
        'It has Swift from level 2 on, which takes 4 cores on it; after paying, the Reserve has 0.',
        'このカードの神速はLV2からなので、コアを4個置く必要がありますが、コストを支払った後のリザーブのコアは0個です。',
        'level 2 out of reach',
        'LV2に届かない',
      ],
    ]);
    const cards = { vague: magic(null), flat: spirit(2, null) };
    const state = table(9, [], ['vague', 'flat'], { cards });
    expect(reasons(optionOf(state, 'vague'))).toEqual([
      [
        'cost-unknown',
        'The card data does not say what the cost of this card is.',
        'カードデータにこのカードのコストがありません。',
        'cost unknown',
        'コスト不明',
      ],
    ]);
    expect(reasons(optionOf(state, 'flat'))).toEqual([
      [
        'cost-unknown',
        'The card data does not say what the level costs of this card are.',
        'カードデータにこのカードのレベルコストがありません。',
        'level costs unknown',
        'レベルコスト不明',
      ],
    ]);
    expect(optionOf(state, 'vague').cost).toMatchObject({ printed: null, base: null, due: null, placing: 0 });
    expect(optionOf(state, 'flat').cost).toMatchObject({ printed: 2, due: null, placing: null });
  });

  test('A-12: a discount is applied inside the test, not instead of it', () => {
    const gift = nexus(3, [0], { symbols: {}, costEffects: [{ delta: -9 }] });
    expect(isPlayable(table(0, [['g', 'gift', 0]], ['goradon'], { cards: { gift } }), 'goradon')).toBe(false);
    expect(isPlayable(table(1, [['g', 'gift', 0]], ['siegfried'], { cards: { gift } }), 'siegfried')).toBe(true);
  });

  test('A-14: an unaffordable play is refused with its reasons, the state unchanged', () => {
    const state = table(0, [], ['siegfried']);
    const before = structuredClone(state);
    const done = battleSpirits.apply(state, {
      type: 'pay',
      from: { zone: 'hand', index: 0 },
      action: 'summon',
      level: 1,
      cores: {},
    });
    expect(done).toMatchObject({
      ok: false,
      refusal: { code: 'unmet', unmet: [{ code: 'cores-short', need: 7, have: 0 }] },
    });
    expect(state).toEqual(before);
  });
});

describe('automatic payment', () => {
  test('A-17, A-18: never destroys where it need not, and destruction is told by name', () => {
    const { outcomes } = optionOf(table(0, spare, ['teranosaber']), 'teranosaber').ways;
    expect(outcomes[0]).toMatchObject({ loss: 'level', destroyed: [] });
    const destroying = outcomes.filter(({ loss }) => loss === 'destroy');
    expect(destroying.length).toBeGreaterThan(0);
    expect(
      destroying.every(({ destroyed, after }) => destroyed.length > 0 && destroyed.every((ref) => after[ref] === 0)),
    ).toBe(true);
  });

  test('A-21, A-22: the first way has the least loss: none, then levels, then destruction', () => {
    const ranks = { none: 0, level: 1, destroy: 2 };
    const { outcomes } = optionOf(table(2, spare, ['teranosaber']), 'teranosaber').ways;
    for (const part of [true, false]) {
      const losses = outcomes.filter(({ undominated }) => undominated === part).map(({ loss }) => ranks[loss]);
      expect(losses).toEqual([...losses].sort());
    }
    expect(outcomes[0]!.loss).toBe('none');
  });

  test('A-19: the Reserve is spent first, then what destroyed spirits leave, then cards later on the field', () => {
    const wayOf = (reserve: number) =>
      optionOf(table(reserve, spare, ['teranosaber']), 'teranosaber').ways.outcomes[0]!.way;
    expect(wayOf(3)).toEqual({ reserve: 0, cores: { a: 3, b: 1, n: 4 } });
    expect(wayOf(2)).toEqual({ reserve: 0, cores: { a: 3, b: 1, n: 3 } });
    const two = [
      ['x', 'canyon', 2],
      ['y', 'canyon', 2],
    ] as const;
    expect(optionOf(table(0, two, ['teranosaber']), 'teranosaber').ways.outcomes[0]!.way).toEqual({
      reserve: 0,
      cores: { x: 1, y: 0 },
    });
  });

  test('A-29: no outcome gives more than is needed: owned cores less the price are what is left', () => {
    const state = table(1, spare, ['teranosaber']);
    const { cost, ways } = optionOf(state, 'teranosaber');
    for (const { way, level } of ways.outcomes) {
      const left = Object.values(way.cores).reduce((sum, cores) => sum + cores, way.reserve);
      expect(9 - left).toBe(cost.due! + (level === 1 ? 1 : 3));
    }
  });

  test('A-25: after each step all is reckoned anew', () => {
    const state = table(4, [['a', 'goradon', 1]], ['rokceratops', 'dragsaurus']);
    expect(optionOf(state, 'dragsaurus').cost.due).toBe(2);
    const paid = play(state, 'rokceratops');
    expect(optionOf(paid, 'dragsaurus').cost).toMatchObject({ due: 1, symbols: { red: 2 } });
  });

  test('A-27: ways that end the same are one choice, not two', () => {
    const { outcomes, total } = optionOf(table(1, [['n', 'canyon', 1]], ['goradon']), 'goradon').ways;
    expect(total).toBe('2');
    expect(outcomes).toHaveLength(1);
  });
});

describe('alternative payments', () => {
  test('A-31, A-33: all distinct payments are there, mixed ones too, and the player picks', () => {
    const state = table(
      1,
      [
        ['a', 'rokceratops', 2],
        ['n', 'canyon', 3],
      ],
      ['teranosaber'],
    );
    const { outcomes } = optionOf(state, 'teranosaber').ways;
    expect(outcomes.map(({ level, after, undominated }) => [level, after.a, after.n, undominated])).toEqual([
      [1, 2, 1, true],
      [2, 1, 1, true],
      [1, 0, 2, true],
      [1, 1, 1, false],
      [1, 0, 1, false],
      [2, 0, 1, false],
    ]);
    for (const [way, outcome] of outcomes.entries()) {
      const paid = play(state, 'teranosaber', way);
      expect(paid.player.reserve).toBe(outcome.way.reserve);
    }
  });

  test('A-35: a card returns its list of uses, whatever the step', () => {
    for (const step of ['main', 'flash', 'end']) {
      const actions = battleSpirits.options(table(9, [], ['leavwolf'], { step })).map(({ action }) => action);
      expect(actions).toEqual(['summon', 'swift']);
    }
  });

  test('A-37: not playable is not the same as playable for 0', () => {
    const free = magic(0);
    const cards = { free };
    expect(optionOf(table(0, [], ['free'], { cards }), 'free')).toMatchObject({
      playable: true,
      cost: { due: 0 },
      ways: { total: '1', outcomes: [{ level: 1, after: {}, loss: 'none', way: { reserve: 0, cores: {} } }] },
    });
    expect(optionOf(table(0, [], ['free'], { cards, step: 'end' }), 'free').ways.total).toBe('0');
  });
});

describe('cancel and cheating by accident', () => {
  test('A-41, A-42, A-44, A-45: looking at ways, bills and help leaves the table as it was', () => {
    const state = table(1, spare, ['teranosaber', 'siegfried', 'draw']);
    const before = structuredClone(state);
    for (const option of battleSpirits.options(state)) {
      battleSpirits.outcomes(state, option.from, option.action, 0, 5);
      battleSpirits.bill(state, option);
      battleSpirits.help(state, option);
    }
    expect(state).toEqual(before);
  });

  test('A-49: no act makes a number negative, and payments keep the owned cores', () => {
    let state = table(3, spare, ['goradon', 'rokceratops', 'teranosaber']);
    const owned = ownedCores(state);
    for (const card of ['rokceratops', 'goradon', 'teranosaber']) {
      state = play(state, card);
      expect(ownedCores(state)).toBe(owned);
      expect(
        Math.min(state.player.reserve, state.player.trashCores, ...state.player.field.map(({ cores }) => cores)),
      ).toBeGreaterThanOrEqual(0);
    }
  });

  test('A-52: outcomes of a card that is not playable, or not there, are none', () => {
    const state = table(0, [], ['siegfried']);
    const hand = { zone: 'hand', index: 0 } as const;
    expect(battleSpirits.outcomes(state, hand, 'summon', 0, 9)).toEqual([]);
    expect(battleSpirits.outcomes(state, hand, 'deploy', 0, 9)).toEqual([]);
    expect(battleSpirits.outcomes(state, { zone: 'hand', index: 4 }, 'summon', 0, 9)).toEqual([]);
    expect(battleSpirits.outcomes(state, { zone: 'field', ref: 'a', ability: 0 }, 'summon', 0, 9)).toEqual([]);
  });

  test('a finished payment can go on to the next one', () => {
    const state = acted(play(table(4, [], ['goradon', 'rokceratops']), 'goradon'), {
      type: 'cores',
      from: 'reserve',
      to: { ref: 'c1' },
      count: 1,
    });
    expect(isPlayable(state, 'rokceratops')).toBe(true);
  });
});
