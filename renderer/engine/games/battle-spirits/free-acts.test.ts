import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import { acted, optionOf, ownedCores, play } from './testing/position.ts';
import { table } from './testing/table.ts';

/** What the acts that all games share mean for this game's rules. */

const costOf = (state: Parameters<typeof optionOf>[0]) => optionOf(state, 'siegfried').cost.due;

describe('face-down', () => {
  const start = table(
    8,
    [
      ['a', 'goradon', 1],
      ['b', 'rokceratops', 1],
      ['sun', 'rubySun', 0],
    ],
    ['siegfried', 'undine'],
  );

  test('S04: a card that lies face-down gives no symbols; face-up again it does', () => {
    expect(costOf(start)).toBe(3);
    const down = acted(start, { type: 'face', id: 'a', down: true });
    expect(costOf(down)).toBe(4);
    expect(acted(down, { type: 'face', id: 'a', down: false })).toEqual(start);
  });

  test('3.2: its effects on costs are not in force', () => {
    const extra = (state: typeof start) => optionOf(state, 'undine').cost.extra;
    expect(extra(start)).toBe(1);
    expect(extra(acted(start, { type: 'face', id: 'sun', down: true }))).toBe(0);
  });

  test('S13: it stays without cores, and is gone when it is turned up without them', () => {
    const empty = acted(
      start,
      { type: 'face', id: 'a', down: true },
      { type: 'cores', from: { ref: 'a' }, to: 'reserve', count: 1 },
    );
    expect(empty.player.field.map(({ ref }) => ref)).toContain('a');
    const file = JSON.parse(JSON.stringify(battleSpirits.write(empty)));
    expect(battleSpirits.read(file).ok).toBe(true);
    const up = acted(empty, { type: 'face', id: 'a', down: false });
    expect(up.player.trash.map(({ id }) => id)).toEqual(['a']);
  });

  test('it cannot attack', () => {
    const attacking = acted(table(0, [['a', 'goradon', 1]], [], { step: 'attack' }), {
      type: 'face',
      id: 'a',
      down: true,
    });
    expect(battleSpirits.apply(attacking, { type: 'attack', ref: 'a' }).ok).toBe(false);
  });
});

describe('cards under others', () => {
  test('S19: a spirit that a payment destroys takes the cards under it to the Trash', () => {
    const start = acted(
      table(
        2,
        [
          ['a', 'goradon', 1],
          ['b', 'goradon', 1],
          ['n', 'battlefield', 0],
        ],
        ['siegfried', 'canyon'],
      ),
      { type: 'attach', id: 'c2', to: 'a' },
    );
    expect(start.player.field[0]?.marks?.attached).toEqual([{ id: 'c2', card: 'canyon' }]);
    const after = play(start, 'siegfried');
    expect(after.player.trash.map(({ id }) => id)).toEqual(['a', 'c2', 'b']);
  });

  test('4.5: a spirit that is laid under another one gives its cores to the Reserve; its symbols no longer count', () => {
    const start = table(
      0,
      [
        ['a', 'goradon', 2],
        ['b', 'rokceratops', 1],
      ],
      ['siegfried'],
    );
    const under = acted(start, { type: 'attach', id: 'a', to: 'b' });
    expect(under.player).toMatchObject({ reserve: 2, field: [{ ref: 'b' }] });
    expect(ownedCores(under)).toBe(ownedCores(start));
    expect(costOf(start)).toBe(4);
    expect(costOf(under)).toBe(5);
    const back = acted(under, { type: 'move', id: 'a', to: 'field' });
    expect(back.player.field.map(({ ref }) => ref)).toEqual(['b', 'a']);
  });
});

describe('tokens', () => {
  const token = {
    kind: 'spirit' as const,
    name: { en: 'Wisp', ja: 'ウィスプ' },
    colors: ['red' as const],
    cost: null,
    reduction: {},
    families: [],
    keywords: [],
    costEffects: [],
    symbols: { red: 1 },
    levels: [{ level: 1, cores: 1, bp: 1000 }],
  };

  test('S07, S11: a spirit token takes its LV1 cores from the Reserve, and its symbol counts', () => {
    const start = table(5, [], ['siegfried']);
    const made = acted(start, { type: 'token', card: token });
    expect(made.player).toMatchObject({ reserve: 4, field: [{ cores: 1 }] });
    expect(ownedCores(made)).toBe(ownedCores(start));
    expect(costOf(made)).toBe(5);
    const short = battleSpirits.apply(table(0, [], []), { type: 'token', card: token });
    expect(short.ok ? null : short.refusal.message.ja).toContain('リザーブのコアが1個必要です');
  });

  test('S13: a token that is drained is gone, and its cores are in the Reserve', () => {
    const made = acted(table(1, [], []), { type: 'token', card: token });
    const [born] = made.player.field;
    const drained = acted(made, { type: 'cores', from: { ref: born!.ref }, to: 'reserve', count: 1 });
    expect(drained.player).toMatchObject({ reserve: 1, field: [], trash: [] });
  });
});

test('1.3: the dummy opponent can have any Life from 1 to 30', () => {
  expect(table(0, [], [], { rules: { opponentLife: 12 } }).opponent.life).toBe(12);
  for (const opponentLife of [0, 31, 2.5, 'many']) {
    expect(() => table(0, [], [], { rules: { opponentLife } })).toThrow(/expected a whole number 1-30/);
  }
});

test('1.3: moving the last core of the Life away loses the game', () => {
  const start = table(0, [], [], { player: { life: 2 } });
  const low = acted(start, { type: 'cores', from: 'life', to: 'reserve', count: 1 });
  expect(low.stage).toBe('playing');
  const out = acted(low, { type: 'cores', from: 'life', to: 'trash', count: 1 });
  expect(out).toMatchObject({ stage: 'over', result: { won: false } });
});
