import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsAction, BattleSpiritsState } from './state.ts';
import { acted, nexus, optionOf, ownedCores, play, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** The statements on paying and placing: S11-S40, D3-D11 and section 4. */

const example = [
  ['a', 'goradon', 1],
  ['b', 'rokceratops', 1],
  ['n', 'battlefield', 0],
] as const;

function payFor(level: number, cores: Record<string, number>, action: 'summon' | 'swift' | 'deploy' | 'activate') {
  return { type: 'pay', from: { zone: 'hand', index: 0 }, action, level, cores } as const;
}

function summon(level: number, cores: Record<string, number>) {
  return payFor(level, cores, 'summon');
}

function refusalOf(state: BattleSpiritsState, action: BattleSpiritsAction) {
  const before = structuredClone(state);
  const done = battleSpirits.apply(state, action);
  expect(state).toEqual(before);
  if (done.ok) throw new Error('the action was not refused');
  return done.refusal;
}

function coresOf({ player }: BattleSpiritsState) {
  return Object.fromEntries(player.field.map(({ ref, cores }) => [ref, cores]));
}

describe('level cost', () => {
  test('S11: a spirit of cost 0 still needs its LV1 cores', () => {
    expect(optionOf(table(0, [], ['goradon']), 'goradon').unmet).toMatchObject([
      { code: 'cores-short', need: 1, have: 0 },
    ]);
    expect(optionOf(table(1, [], ['goradon']), 'goradon')).toMatchObject({
      playable: true,
      cost: { due: 0, placing: 1 },
    });
  });

  test('S12: an LV1 cost of 2 takes 2 cores: one is not enough', () => {
    const option = optionOf(table(3, [], ['dinohound']), 'dinohound');
    expect(option).toMatchObject({ playable: false, cost: { due: 2, placing: 2 } });
    expect(option.unmet).toMatchObject([{ code: 'cores-short', need: 4, have: 3 }]);
    const state = table(4, [], ['dinohound']);
    expect(play(state, 'dinohound').player.field).toMatchObject([{ card: 'dinohound', cores: 2 }]);
  });

  test('S13: after every act a spirit below its LV1 cost is gone, and what is left on it is in the Reserve', () => {
    const state = table(0, [['d', 'dinohound', 3]], []);
    const { player } = acted(state, { type: 'cores', from: { ref: 'd' }, to: 'reserve', count: 2 });
    expect(player).toMatchObject({ field: [], reserve: 3, trash: [{ id: 'd', card: 'dinohound' }] });
  });

  test('S14: a nexus is deployed with 0 cores and stays at 0', () => {
    const state = table(3, [['n', 'canyon', 2]], ['battlefield']);
    const option = optionOf(state, 'battlefield');
    expect(option.cost).toMatchObject({ due: 2, placing: 0 });
    const paid = acted(state, payFor(1, { n: 0 }, 'deploy'));
    expect(paid.player).toMatchObject({ reserve: 3, trashCores: 2 });
    expect(coresOf(paid)).toEqual({ n: 0, c1: 0 });
  });

  test('S14, S32: a nexus needs no core whatever its first level says, or where it has no levels', () => {
    const odd = nexus(0, [1, 3], { name: { en: 'Odd' } });
    const bare = nexus(0, []);
    const state = table(4, [['o', 'odd', 2]], ['odd', 'bare'], { cards: { odd, bare } });
    expect(optionOf(state, 'odd')).toMatchObject({
      cost: { placing: 0 },
      ways: { total: '1', byLevel: { 1: '1', 2: '3' } },
    });
    expect(optionOf(state, 'bare').ways).toMatchObject({ total: '1', byLevel: { 1: '1' } });
    const paid = acted(state, { ...payFor(2, { o: 0 }, 'deploy') });
    expect(paid.player).toMatchObject({
      reserve: 3,
      field: [
        { ref: 'o', cores: 0 },
        { card: 'odd', cores: 3 },
      ],
    });
  });

  test('3.3: levels that begin above 1 are told by their own numbers', () => {
    const ultimate = spirit(0, null, {
      levels: [
        { level: 3, cores: 1 },
        { level: 5, cores: 3 },
      ],
    });
    const state = table(
      0,
      [
        ['u', 'ultimate', 3],
        ['a', 'rokceratops', 2],
      ],
      ['ultimate'],
      { cards: { ultimate } },
    );
    const { ways, cost } = optionOf(state, 'ultimate');
    expect(cost.placing).toBe(1);
    expect(ways.byLevel).toEqual({ 3: '2', 5: '3' });
    expect(ways.outcomes.filter(({ level }) => level === 3).map(({ after }) => after)).toEqual([
      { u: 5, a: 1 },
      { u: 3, a: 2 },
    ]);
  });

  test('S15: magic has no level cost and does not stay', () => {
    const state = table(3, [], ['gather']);
    const option = optionOf(state, 'gather');
    expect(option.cost.placing).toBe(0);
    expect(option.ways).toMatchObject({ total: '1', byLevel: {}, outcomes: [{ level: 1 }] });
    expect(play(state, 'gather').player).toMatchObject({ field: [], trash: [{ card: 'gather' }] });
  });

  test('S16: level cores go on the card, not to the Trash', () => {
    const paid = play(table(4, example, ['siegfried']), 'siegfried');
    expect(paid.player.trashCores).toBe(3);
    expect(paid.player.field.at(-1)).toMatchObject({ card: 'siegfried', cores: 1 });
  });
});

describe('payment', () => {
  test('S17: any mixture of Reserve, spirits and nexuses that adds up is taken', () => {
    const state = table(
      1,
      [
        ['a', 'goradon', 2],
        ['n', 'canyon', 2],
      ],
      ['teranosaber'],
    );
    for (const [cores, reserve] of [
      [{ a: 1, n: 1 }, 0],
      [{ a: 2, n: 0 }, 0],
      [{ a: 1, n: 0 }, 1],
      [{ n: 2 }, 0],
      [{ n: 1 }, 1],
    ] as const) {
      expect(acted(state, summon(1, cores)).player).toMatchObject({ reserve, trashCores: 2 });
    }
    expect(optionOf(state, 'teranosaber').ways.total).toBe('5');
  });

  test('S18: by Swift the cost and the level cores come from the Reserve only', () => {
    const state = table(3, [['g', 'gowsilvia', 5]], ['leavwolf'], { step: 'flash' });
    const option = optionOf(state, 'leavwolf', 'swift');
    expect(option.ways).toMatchObject({
      total: '1',
      byLevel: { 1: '1' },
      outcomes: [{ after: { g: 3 }, way: { reserve: 1 } }],
    });
    expect(refusalOf(state, payFor(1, { g: 4 }, 'swift')).code).toBe('illegal');
    expect(acted(state, payFor(1, { g: 5 }, 'swift')).player).toMatchObject({ reserve: 1, trashCores: 1 });
    const poor = optionOf(table(1, [['g', 'gowsilvia', 5]], ['leavwolf'], { step: 'flash' }), 'leavwolf', 'swift');
    expect(poor.unmet).toMatchObject([{ code: 'swift-reserve-short', need: 2, have: 1 }]);
  });

  test('S19: a spirit that the payment brings to 0 is in the Trash before the new card is there, and triggers nothing', () => {
    const state = table(2, example, ['siegfried']);
    const option = optionOf(state, 'siegfried');
    const done = battleSpirits.apply(state, battleSpirits.payment(option, option.ways.outcomes[0]!));
    if (!done.ok) throw new Error();
    expect(done.events.map(({ type }) => type)).toEqual(['summon', 'destroyed', 'entered']);
    expect(done.events[1]!.cards).toEqual(['a', 'b']);
    expect(done.events[1]!.message).toEqual({
      en: 'Too few cores are left on Goradon and Rokceratops: to the Trash, and nothing is triggered.',
      ja: 'コアが足りなくなった「ゴラドン」「ロクケラトプス」はトラッシュに置かれます(破壊時効果は発揮しません)。',
    });
    expect(done.state.player.trash.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('S20: a level that drops takes its effects with it at once', () => {
    const state = table(2, [['v', 'virchu', 3, { extraSymbols: { yellow: 1 } }]], ['virchu', 'virchu']);
    expect(optionOf(state, 'virchu').cost.due).toBe(3);
    const paid = acted(state, {
      type: 'pay',
      from: { zone: 'hand', index: 1 },
      action: 'summon',
      level: 1,
      cores: { v: 1 },
    });
    expect(optionOf(paid, 'virchu').cost).toMatchObject({ reduced: 1, due: 4, adjustments: [] });
  });

  test('S20: the log says which card falls to which level', () => {
    const state = table(0, [['g', 'gowsilvia', 5]], ['gather']);
    const done = battleSpirits.apply(state, payFor(1, { g: 3 }, 'activate'));
    if (!done.ok) throw new Error();
    expect(done.events.map(({ type }) => type)).toEqual(['activate', 'level-down', 'resolve']);
    expect(done.events[1]).toEqual({
      type: 'level-down',
      message: {
        en: 'Gowsilvia falls from level 3 to 2; effects that need more end at once.',
        ja: '「ガウシルヴィア」はLV3からLV2に下がり、上のLVの効果は失効します。',
      },
      cards: ['g'],
    });
  });

  test('S21: a nexus loses levels as a spirit does but survives at 0 cores', () => {
    const { outcomes } = optionOf(table(0, [['n', 'canyon', 3]], ['teranosaber']), 'teranosaber').ways;
    expect(outcomes).toEqual([
      {
        level: 1,
        after: { n: 1 },
        destroyed: [],
        loss: 'level',
        undominated: true,
        way: { reserve: 0, cores: { n: 0 } },
      },
    ]);
  });

  test('S22: one core short: refused with the reason, and nothing moves', () => {
    const state = table(1, example, ['siegfried']);
    const refusal = refusalOf(state, summon(1, { n: 0 }));
    expect(refusal.code).toBe('unmet');
    expect(refusal.unmet).toMatchObject([{ code: 'cores-short', need: 4, have: 3 }]);
    expect(refusal.message).toEqual({
      en: 'Siegfried: 1 core short: it takes 3 to pay and 1 to place, 4 cores, and you can use 3.',
      ja: '「ジークフリード」: コアが1個足りません。コスト3個と置くコア1個で合わせて4個必要ですが、使えるコアは3個です。',
    });
  });
});

describe('the procedures', () => {
  test('S23: what is summoned leaves the hand and stands on the field after the others', () => {
    const paid = play(table(4, example, ['siegfried', 'draw']), 'siegfried');
    expect(paid.player.hand.map(({ card }) => card)).toEqual(['draw']);
    expect(paid.player.field.map(({ ref, card }) => `${ref} ${card}`)).toEqual([
      'a goradon',
      'b rokceratops',
      'n battlefield',
      'c1 siegfried',
    ]);
    expect(paid.player.field.at(-1)).toEqual({
      ref: 'c1',
      card: 'siegfried',
      cores: 1,
      exhausted: false,
      extraSymbols: {},
    });
  });

  test('S24, S25: the cost is fixed by the symbols now, and paid to the Trash', () => {
    const done = battleSpirits.apply(table(4, example, ['siegfried']), summon(1, { a: 1, b: 1, n: 0 }));
    if (!done.ok) throw new Error();
    expect(done.events[0]).toEqual({
      type: 'summon',
      message: {
        en: 'You summon Siegfried and pay 3 cores; 1 core on it, level 1.',
        ja: '「ジークフリード」を召喚します。コストとしてコアを3個支払い、コアを1個置きます(LV1)。',
      },
      cards: ['c1'],
    });
  });

  test('S26: the level cores come from other cards too, never from the card itself', () => {
    const state = table(0, [['a', 'rokceratops', 2]], ['goradon']);
    expect(acted(state, summon(1, { a: 1 })).player).toMatchObject({ reserve: 0, trashCores: 0 });
    expect(refusalOf(table(3, example, ['siegfried']), summon(1, { a: 1, b: 1, n: 0 })).code).toBe('illegal');
  });

  test('S27: it may arrive above LV1, with exactly the cores of that level', () => {
    const state = table(6, example, ['siegfried']);
    expect(optionOf(state, 'siegfried').ways.byLevel).toEqual({ 1: '4', 2: '4', 3: '1' });
    const paid = acted(state, summon(2, { a: 1, b: 1, n: 0 }));
    expect(paid.player.field.at(-1)!.cores).toBe(2);
    expect(paid.player.reserve).toBe(1);
  });

  test('S28: effects for the arrival come after the level cores', () => {
    const done = battleSpirits.apply(table(4, [], ['grip']), summon(1, {}));
    if (!done.ok) throw new Error();
    expect(done.events.at(-1)).toEqual({
      type: 'entered',
      message: {
        en: 'Grip-Hands is on the field; effects for its arrival resolve now.',
        ja: '「グリプ・ハンズ」がフィールドに出ました。召喚時・配置時の効果があれば、ここで解決します。',
      },
      cards: ['c1'],
    });
    expect(done.state.player.field).toMatchObject([{ card: 'grip', cores: 1 }]);
  });

  test('S29: a symbol that is lost to the payment has counted; the next card sees what is left', () => {
    const paid = play(table(2, example, ['siegfried', 'dragsaurus']), 'siegfried');
    expect(paid.player).toMatchObject({ reserve: 0, trashCores: 3 });
    expect(optionOf(paid, 'dragsaurus').cost).toMatchObject({ symbols: { red: 2 }, due: 1 });
  });

  test('S30, S31: a nexus is deployed with the same sources, its reduction locked too', () => {
    const state = table(
      0,
      [
        ['a', 'rokceratops', 2],
        ['b', 'goradon', 1],
      ],
      ['canyon'],
    );
    expect(optionOf(state, 'canyon').cost.due).toBe(2);
    const paid = acted(state, payFor(1, { b: 1 }, 'deploy'));
    expect(paid.player).toMatchObject({ trashCores: 2, reserve: 0, trash: [{ id: 'a' }] });
    expect(paid.player.field).toMatchObject([{ ref: 'b' }, { card: 'canyon', cores: 0 }]);
  });

  test('S32, D10: cores may be placed on a nexus, from any source', () => {
    const state = table(2, [['a', 'rokceratops', 3]], ['battlefield']);
    expect(optionOf(state, 'battlefield').ways.byLevel).toEqual({ 1: '3', 2: '2' });
    const paid = acted(state, payFor(2, { a: 1 }, 'deploy'));
    expect(paid.player.field.at(-1)).toMatchObject({ card: 'battlefield', cores: 2 });
    expect(paid.player).toMatchObject({ reserve: 0, trashCores: 2 });
  });

  test('S33, S34: magic is declared and paid without targets; they are chosen after the payment', () => {
    const state = table(4, [], ['gather']);
    const option = optionOf(state, 'gather');
    const action = battleSpirits.payment(option, option.ways.outcomes[0]!);
    expect(action).toEqual({ type: 'pay', from: { zone: 'hand', index: 0 }, action: 'activate', level: 1, cores: {} });
    const done = battleSpirits.apply(state, action);
    if (!done.ok) throw new Error();
    expect(done.events).toEqual([
      {
        type: 'activate',
        message: {
          en: 'You use Gather Force and pay 3 cores.',
          ja: '「ギャザーフォース」を使用します。コストとしてコアを3個支払います。',
        },
        cards: ['c1'],
      },
      {
        type: 'resolve',
        message: {
          en: 'Choose targets for Gather Force now and resolve it; then it goes to the Trash.',
          ja: '「ギャザーフォース」の対象を選んで効果を解決し、その後トラッシュに置きます。',
        },
        cards: ['c1'],
      },
    ]);
  });

  test('S35, S36: the magic card is the last thing that goes to the Trash', () => {
    const state = table(1, [['a', 'goradon', 1]], ['draw'], { player: { trash: ['spear'] } });
    const four = table(3, [['a', 'goradon', 1]], ['draw'], { player: { trash: ['spear'] } });
    expect(optionOf(state, 'draw').playable).toBe(false);
    const paid = acted(four, payFor(1, {}, 'activate'));
    expect(paid.player.trash.map(({ card }) => card)).toEqual(['spear', 'goradon', 'draw']);
    expect(paid.player.reserve).toBe(1);
  });

  test('S37: the reduction of magic is locked as well', () => {
    const paid = acted(table(2, [['a', 'goradon', 1]], ['draw']), payFor(1, {}, 'activate'));
    expect(paid.player).toMatchObject({ reserve: 0, trashCores: 3, trash: [{ card: 'goradon' }, { card: 'draw' }] });
  });

  test('S38, S39, S40: effects of cards on the field have no cost step: only hand cards are options', () => {
    const state = table(
      9,
      [
        ['v', 'virchu', 5],
        ['n', 'canyon', 3],
      ],
      ['goradon'],
    );
    expect(battleSpirits.options(state).map(({ from }) => from)).toEqual([{ zone: 'hand', index: 0 }]);
    const done = acted(state, { type: 'exhaust', ref: 'v', exhausted: true });
    expect(ownedCores(done)).toBe(ownedCores(state));
    expect(done.player.trashCores).toBe(0);
  });
});

describe('decisions', () => {
  test('D3: what is left on a destroyed spirit goes to the Reserve', () => {
    const paid = play(table(0, [['d', 'dinohound', 2]], ['rokceratops']), 'rokceratops');
    expect(paid.player).toMatchObject({ reserve: 1, trashCores: 0, trash: [{ id: 'd' }] });
    expect(coresOf(paid)).toEqual({ c1: 1 });
  });

  test('D4: and may be used in step 4 of the same summon', () => {
    const state = table(0, [['d', 'dinohound', 2]], ['rokceratops']);
    expect(optionOf(state, 'rokceratops').ways.byLevel).toEqual({ 1: '1', 2: '1' });
    expect(acted(state, summon(2, {})).player).toMatchObject({ reserve: 0, field: [{ cores: 2 }] });
  });

  test('D5: exhausted cards pay as any', () => {
    const state = table(0, [['a', 'rokceratops', 3, { exhausted: true }]], ['goradon']);
    expect(acted(state, summon(1, { a: 2 })).player.field[0]).toMatchObject({ ref: 'a', cores: 2, exhausted: true });
  });

  test('D7: a card with Swift at LV2 only must arrive at LV2; the lenient rules option lets it arrive at LV1', () => {
    const field = [['g', 'gowsilvia', 2, { extraSymbols: { green: 1 } }]] as const;
    const at = (reserve: number, rules: object) =>
      optionOf(table(reserve, field, ['tigald'], { step: 'flash', rules: { ...rules } }), 'tigald', 'swift');
    expect(at(6, {}).unmet).toMatchObject([
      { code: 'swift-reserve-short', need: 7, have: 6 },
      { code: 'swift-level-short', need: 4, have: 3, level: 2 },
    ]);
    expect(at(7, {})).toMatchObject({ playable: true, cost: { due: 3, placing: 4 }, ways: { byLevel: { 2: '1' } } });
    expect(at(6, { swiftLevel: 'lenient' })).toMatchObject({
      playable: true,
      cost: { placing: 1 },
      ways: { byLevel: { 1: '1' } },
    });
    expect(at(7, { swiftLevel: 'lenient' }).ways.byLevel).toEqual({ 1: '1', 2: '1' });
    expect(at(1, {}).unmet[1]).toMatchObject({ need: 4, have: 0 });
  });

  test('D8: the order inside a payment does not matter: two splits that end the same are one way', () => {
    const state = table(1, [['d', 'dinohound', 2]], ['goradon']);
    expect(optionOf(state, 'goradon').ways.total).toBe('2');
  });

  test('D9: an illegal declaration is refused before anything moves', () => {
    const state = table(4, example, ['siegfried', 'draw']);
    for (const [action, message] of [
      [
        payFor(1, { a: 1, b: 1, n: 0 }, 'deploy'),
        'The hand has no card at place 1 that can be used so. Nothing has been paid.',
      ],
      [
        { ...summon(1, {}), from: { zone: 'hand', index: 7 } },
        'The hand has no card at place 8 that can be used so. Nothing has been paid.',
      ],
      [summon(3, { n: 0 }), 'Siegfried cannot arrive at level 3. Nothing has been paid.'],
      [summon(1, { a: 1, b: 1 }), 'Burning Battlefield cannot be destroyed by this payment. Nothing has been paid.'],
      [summon(1, { a: 2, b: 1, n: 0 }), 'Goradon has 1 core and cannot keep 2 in this payment. Nothing has been paid.'],
      [summon(1, { a: 0, b: 1, n: 0 }), 'Goradon has 1 core and cannot keep 0 in this payment. Nothing has been paid.'],
      [summon(1, { a: 1, n: 0, z: 0 }), 'There is no card "z" on the field. Nothing has been paid.'],
    ] as const) {
      expect(refusalOf(state, action)).toMatchObject({ code: 'illegal', message: { en: message } });
    }
    const rich = table(
      0,
      [
        ['a', 'rokceratops', 3],
        ['b', 'goradon', 1],
      ],
      ['goradon'],
    );
    expect(refusalOf(rich, summon(1, { a: 1, b: 1 })).message).toEqual({
      en: '1 core must be taken, but this takes 2 at least and 2 at most. Nothing has been paid.',
      ja: 'コアを1個取る必要がありますが、この支払いでは最低2個、最大2個です。何も支払われていません。',
    });
    expect(refusalOf(rich, summon(1, { a: 3, b: 1 })).message.en).toBe(
      '1 core must be taken, but this takes 0 at least and 0 at most. Nothing has been paid.',
    );
  });

  test.each([
    [
      'main',
      [
        'siegfried summon',
        'battlefield deploy',
        'spear activate',
        'draw activate',
        'gather activate',
        'leavwolf summon',
      ],
    ],
    ['attack', ['spear activate', 'draw activate', 'leavwolf swift']],
    ['flash', ['spear activate', 'draw activate', 'leavwolf swift']],
    ['end', []],
    ['start', []],
  ])('D11: what can be used in step %s', (step, expected) => {
    const hand = ['siegfried', 'battlefield', 'spear', 'draw', 'gather', 'leavwolf'];
    const options = battleSpirits.options(table(20, [], hand, { step }));
    const playable = options.filter((option) => option.playable).map(({ card, action }) => `${card} ${action}`);
    expect(playable).toEqual(expected);
    expect(options).toHaveLength(7);
  });
});

describe('section 4', () => {
  test('4.5: locked cores are no source, and stay', () => {
    const stone = spirit(3, [1, 2], { name: { en: 'Stone', ja: '石' }, locked: true });
    const state = table(
      1,
      [
        ['s', 'stone', 4],
        ['g', 'goradon', 2, { locked: true }],
        ['r', 'rokceratops', 2],
      ],
      ['teranosaber'],
      {
        cards: { stone },
      },
    );
    const option = optionOf(state, 'teranosaber');
    expect(option.ways.outcomes).toMatchObject([
      { after: { s: 2, g: 1, r: 0 }, way: { reserve: 0, cores: { s: 4, g: 2 } } },
    ]);
    expect(refusalOf(state, summon(1, { s: 3, g: 2, r: 1 })).code).toBe('illegal');
    expect(refusalOf(state, summon(1, { g: 2, r: 2 })).code).toBe('illegal');
    const poor = optionOf(
      table(
        0,
        [
          ['s', 'stone', 4],
          ['g', 'goradon', 1, { locked: true }],
        ],
        ['teranosaber'],
        { cards: { stone } },
      ),
      'teranosaber',
    );
    expect(poor.unmet).toEqual([
      {
        code: 'cores-short',
        need: 3,
        have: 0,
        message: {
          en: '3 cores short: it takes 2 to pay and 1 to place, 3 cores, and you can use 0.',
          ja: 'コアが3個足りません。コスト2個と置くコア1個で合わせて3個必要ですが、使えるコアは0個です。',
        },
        short: { en: '3 cores short', ja: 'コアが3個足りない' },
      },
      {
        code: 'locked-cores',
        need: 3,
        have: 0,
        locked: 5,
        cards: ['s', 'g'],
        message: {
          en: '5 cores on Stone and Goradon cannot be removed, so they do not help to find the missing 3.',
          ja: '「石」「ゴラドン」のコア5個は取り除けないため、足りない3個に使えません。',
        },
        short: { en: '5 cores locked', ja: '取り除けないコア5個' },
      },
    ]);
  });

  test('4.6: by the rule of 2016 a drained spirit goes to the Trash after the magic has resolved', () => {
    const pay = payFor(1, {}, 'activate');
    const at = (rules: Record<string, string>) =>
      acted(table(2, [['a', 'goradon', 1]], ['draw'], { rules }), pay).player.trash.map(({ card }) => card);
    expect(at({})).toEqual(['goradon', 'draw']);
    expect(at({ zeroCores: 'immediate' })).toEqual(['goradon', 'draw']);
    expect(at({ zeroCores: 'after-resolve' })).toEqual(['draw', 'goradon']);
  });

  test('P16: paying from a card that falls a level, in all three ways', () => {
    const state = table(2, [['g', 'gowsilvia', 3]], ['gather']);
    const { outcomes } = optionOf(state, 'gather').ways;
    expect(outcomes.map(({ after: levels, way }) => [levels.g, way.reserve, way.cores.g])).toEqual([
      [2, 0, 3],
      [1, 1, 2],
    ]);
    expect(coresOf(acted(state, payFor(1, { g: 1 }, 'activate')))).toEqual({ g: 1 });
  });
});
