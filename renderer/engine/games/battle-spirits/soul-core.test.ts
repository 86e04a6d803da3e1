import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsState, PayAction } from './state.ts';
import { acted, file, optionOf, spirit } from './testing/position.ts';
import { type OnField, table } from './testing/table.ts';

/** The rules option Soul Core (3.3): a marked core that pays as one. */

function soul(place: string, reserve: number, field: readonly OnField[], hand: readonly string[], more: object = {}) {
  return table(reserve, field, hand, { rules: { soulCore: true }, player: { soulCore: place }, ...more });
}

function pay(action: 'summon' | 'activate' | 'deploy', cores: Record<string, number>, soulCore?: string): PayAction {
  const base = { type: 'pay', from: { zone: 'hand', index: 0 }, action, level: 1, cores } as const;
  return soulCore === undefined ? base : { ...base, soulCore };
}

function endsOf(state: BattleSpiritsState, card: string) {
  return optionOf(state, card).ways.outcomes.map(({ soulCore }) => soulCore);
}

describe('3.3: the Soul Core', () => {
  test('without the rules option there is none, and outcomes do not speak of it', () => {
    const state = table(4, [], ['goradon'], { player: { soulCore: 'reserve' } });
    expect(state.player.soulCore).toBeNull();
    expect(optionOf(state, 'goradon').ways.outcomes[0]).not.toHaveProperty('soulCore');
  });

  test('a new game has it among the four cores of the Reserve', () => {
    const state = battleSpirits.newGame({
      cards: {},
      lines: [],
      seed: '00000001',
      first: true,
      rules: { soulCore: true },
    });
    expect(state.player).toMatchObject({ reserve: 4, soulCore: 'reserve' });
  });

  test('it counts as one core, and ways count cores as equal', () => {
    const plain = optionOf(table(3, [['r', 'rokceratops', 2]], ['teranosaber']), 'teranosaber');
    const marked = optionOf(soul('reserve', 3, [['r', 'rokceratops', 2]], ['teranosaber']), 'teranosaber');
    expect(marked.ways.total).toBe(plain.ways.total);
    expect(marked.cost).toEqual(plain.cost);
  });

  test('it stays in the Reserve while a core stays there, and is spent last', () => {
    const state = soul('reserve', 3, [], ['goradon']);
    expect(endsOf(state, 'goradon')).toEqual([['reserve', 'new'], ['new']]);
    expect(acted(state, pay('summon', {})).player.soulCore).toBe('reserve');
    expect(acted(state, pay('summon', {}, 'new')).player).toMatchObject({
      soulCore: 'c1',
      reserve: 2,
      field: [{ ref: 'c1', cores: 1 }],
    });
  });

  test('where the Reserve is emptied it is placed on the new card, or paid if the player wants so', () => {
    const state = soul('reserve', 3, [], ['teranosaber']);
    expect(endsOf(state, 'teranosaber')).toEqual([['new', 'trash']]);
    expect(acted(state, pay('summon', {})).player.soulCore).toBe('c1');
    expect(acted(state, pay('summon', {}, 'trash')).player).toMatchObject({ soulCore: 'trash', trashCores: 2 });
  });

  test('magic has no place for it but the Trash; a price of 0 leaves it where it is', () => {
    expect(endsOf(soul('reserve', 3, [], ['gather']), 'gather')).toEqual([['trash']]);
    const free = { free: { kind: 'magic', name: { en: 'Free' }, cost: 0 } };
    expect(endsOf(soul('reserve', 3, [], ['free'], { cards: free }), 'free')).toEqual([['reserve']]);
    expect(endsOf(soul('a', 3, [['a', 'goradon', 1]], ['free'], { cards: free }), 'free')).toEqual([['a']]);
  });

  test('on a card of the field it stays while a core stays there', () => {
    const state = soul('r', 0, [['r', 'rokceratops', 3]], ['goradon']);
    expect(endsOf(state, 'goradon')).toEqual([['r', 'new'], ['new']]);
    const nexus = soul('n', 0, [['n', 'canyon', 1]], ['goradon']);
    expect(endsOf(nexus, 'goradon')).toEqual([['new']]);
    const untouched = soul('r', 1, [['r', 'rokceratops', 1]], ['goradon']);
    expect(endsOf(untouched, 'goradon')[0]).toEqual(['r']);
  });

  test('it falls to the Reserve with what a destroyed spirit leaves there (D3)', () => {
    const state = soul('d', 0, [['d', 'dinohound', 2]], ['rokceratops']);
    expect(optionOf(state, 'rokceratops').ways.outcomes.map(({ level, soulCore }) => [level, soulCore])).toEqual([
      [1, ['reserve', 'new']],
      [2, ['new']],
    ]);
    expect(acted(state, pay('summon', {})).player).toMatchObject({ soulCore: 'reserve', reserve: 1 });
    const whole = soul('a', 1, [['a', 'goradon', 1]], ['goradon']);
    expect(endsOf(whole, 'goradon')).toEqual([['a'], ['new']]);
  });

  test('in the Reserve it can be left there although the way only adds to it', () => {
    const state = soul('reserve', 1, [['r', 'rokceratops', 2]], ['goradon']);
    const outcomes = optionOf(state, 'goradon').ways.outcomes;
    expect(outcomes.map(({ way, soulCore }) => [way.reserve, soulCore])).toEqual([
      [0, ['new']],
      [0, ['new']],
      [1, ['reserve']],
    ]);
    const left = soul('reserve', 1, [['d', 'dinohound', 2]], ['rokceratops']);
    expect(acted(left, { ...pay('summon', {}, 'new'), level: 2 }).player).toMatchObject({ soulCore: 'c1', reserve: 1 });
    expect(acted(left, { ...pay('summon', {}), level: 2 }).player).toMatchObject({ soulCore: 'reserve', reserve: 1 });
    expect(battleSpirits.apply(left, pay('summon', {}, 'new')).ok).toBe(false);
    const kept = soul('reserve', 1, [['a', 'goradon', 1]], ['goradon']);
    expect(battleSpirits.apply(kept, pay('summon', {}, 'new')).ok).toBe(false);
  });

  test('an end that the way does not have is refused, and nothing moves', () => {
    const state = soul('reserve', 3, [], ['goradon']);
    const before = structuredClone(state);
    expect(battleSpirits.apply(state, pay('summon', {}, 'trash'))).toEqual({
      ok: false,
      refusal: {
        code: 'illegal',
        message: {
          en: 'The Soul Core cannot end at "trash" in this payment. Nothing has been paid.',
          ja: 'この支払いでは、ソウルコアを「trash」に置くことはできません。何も支払われていません。',
        },
      },
    });
    expect(state).toEqual(before);
    expect(battleSpirits.apply(table(3, [], ['goradon']), pay('summon', {}, 'new')).ok).toBe(false);
  });

  test('in the Trash or the Life it is no matter of a payment; Refresh brings it back from the Trash', () => {
    const state = soul('trash', 3, [], ['goradon'], { player: { soulCore: 'trash', trashCores: 2 }, step: 'draw' });
    const back = acted(state, { type: 'next-step' });
    expect(back.player).toMatchObject({ soulCore: 'reserve', reserve: 5, trashCores: 0 });
    const paid = soul('trash', 3, [], ['goradon'], { player: { soulCore: 'trash', trashCores: 2 } });
    expect(endsOf(paid, 'goradon')).toEqual([['trash'], ['trash']]);
    const life = soul('life', 3, [], ['goradon'], { player: { soulCore: 'life' } });
    expect(endsOf(life, 'goradon')).toEqual([['life'], ['life']]);
    expect(acted(life, { type: 'life', who: 'player', delta: -1 }).player.soulCore).toBe('life');
    expect(acted(life, { type: 'life', who: 'player', delta: -5 }).player.soulCore).toBe('reserve');
  });

  test('cores that are moved by hand leave it for last, and it never goes to the Life or the Void', () => {
    const state = soul('reserve', 2, [['r', 'rokceratops', 1]], []);
    const one = acted(state, { type: 'cores', from: 'reserve', to: { ref: 'r' }, count: 1 });
    expect(one.player.soulCore).toBe('reserve');
    const both = acted(state, { type: 'cores', from: 'reserve', to: { ref: 'r' }, count: 2 });
    expect(both.player.soulCore).toBe('r');
    for (const to of ['void', 'life'] as const) {
      expect(battleSpirits.apply(state, { type: 'cores', from: 'reserve', to, count: 2 })).toMatchObject({
        ok: false,
        refusal: { message: { en: 'The Soul Core cannot go to the Life or the Void.' } },
      });
      expect(battleSpirits.apply(state, { type: 'cores', from: 'reserve', to, count: 1 }).ok).toBe(true);
      expect(battleSpirits.apply(both, { type: 'cores', from: { ref: 'r' }, to, count: 1 }).ok).toBe(true);
    }
    expect(acted(state, { type: 'cores', from: 'reserve', to: 'trash', count: 2 }).player.soulCore).toBe('trash');
  });

  test('it goes to the Reserve with a card that leaves the field, and onto one that takes the last core of the Reserve', () => {
    const state = soul('r', 0, [['r', 'rokceratops', 2]], ['goradon', 'canyon']);
    const left = acted(state, { type: 'move', id: 'r', to: 'hand' });
    expect(left.player).toMatchObject({ soulCore: 'reserve', reserve: 2 });
    const one = acted(left, { type: 'move', id: 'c1', to: 'field' });
    expect(one.player.soulCore).toBe('reserve');
    expect(acted(one, { type: 'move', id: 'r', to: 'field' }).player).toMatchObject({ soulCore: 'r', reserve: 0 });
    const none = acted(soul('reserve', 1, [], ['canyon']), { type: 'move', id: 'c1', to: 'field' });
    expect(none.player.soulCore).toBe('reserve');
    const swept = acted(soul('r', 1, [['r', 'dinohound', 2]], []), {
      type: 'cores',
      from: { ref: 'r' },
      to: 'void',
      count: 1,
    });
    expect(swept.player).toMatchObject({ soulCore: 'reserve', reserve: 2, field: [] });
  });

  test('it may be swapped 1:1 in the main step', () => {
    const field = [
      ['r', 'rokceratops', 2],
      ['n', 'canyon', 0],
    ] as const;
    const state = soul('reserve', 1, field, []);
    const swapped = battleSpirits.apply(state, { type: 'soul-core', to: { ref: 'r' } });
    expect(swapped).toMatchObject({
      ok: true,
      state: { player: { soulCore: 'r', reserve: 1, field: [{ cores: 2 }, { cores: 0 }] } },
      events: [
        {
          type: 'soul-core',
          message: {
            en: 'The Soul Core moves to Rokceratops.',
            ja: 'ソウルコアを「ロクケラトプス」のコアと入れ替えます。',
          },
        },
      ],
    });
    expect(acted(soul('r', 1, field, []), { type: 'soul-core', to: 'reserve' }).player.soulCore).toBe('reserve');
    const locked = { stone: spirit(3, [1], { locked: true }) };
    const refusals: readonly [BattleSpiritsState, 'reserve' | { ref: string }][] = [
      [state, { ref: 'n' }],
      [state, { ref: 'z' }],
      [state, 'reserve'],
      [soul('r', 0, field, []), 'reserve'],
      [soul('reserve', 1, field, [], { step: 'attack' }), { ref: 'r' }],
      [table(1, field, []), { ref: 'r' }],
      [soul('life', 1, field, [], { player: { soulCore: 'life' } }), { ref: 'r' }],
      [soul('reserve', 1, [['s', 'stone', 2]], [], { cards: locked }), { ref: 's' }],
      [soul('s', 1, [['s', 'stone', 2]], [], { cards: locked }), 'reserve'],
    ];
    for (const [table, to] of refusals) {
      expect(battleSpirits.apply(table, { type: 'soul-core', to })).toMatchObject({
        ok: false,
        refusal: { code: 'illegal' },
      });
    }
    const refused = battleSpirits.apply(state, { type: 'soul-core', to: { ref: 'n' } });
    expect(refused).toMatchObject({
      refusal: {
        message: {
          en: 'The Soul Core can be swapped in the Main step only, for a core on another place; not with Canyon now.',
          ja: 'ソウルコアはメインステップに、ほかの場所のコアとだけ入れ替えられます。今は「百識の谷」のコアと入れ替えられません。',
        },
      },
    });
  });

  test('a position says where it lies; a place without a core is a fault', () => {
    const read = (soulCore: string) =>
      battleSpirits.read(
        file({
          rules: { soulCore: true },
          cards: { goradon: spirit(0, [1]) },
          player: { reserve: 0, trashCores: 1, field: [{ ref: 'a', card: 'goradon', cores: 1 }], soulCore },
        }),
      );
    for (const place of ['a', 'trash', 'life'])
      expect(read(place)).toMatchObject({ ok: true, value: { player: { soulCore: place } } });
    for (const place of ['reserve', 'b']) {
      expect(read(place)).toMatchObject({
        ok: false,
        faults: [
          {
            at: 'player.soulCore',
            message: {
              en: `player.soulCore: there is no core at "${place}" that could be the Soul Core.`,
              ja: `player.soulCore: 「${place}」には、ソウルコアになるコアがありません。`,
            },
          },
        ],
      });
    }
    const state = soul('reserve', 1, [], []);
    expect(battleSpirits.write(state)).toMatchObject({ player: { soulCore: 'reserve' } });
  });
});
