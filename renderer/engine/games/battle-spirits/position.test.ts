import { describe, expect, test } from 'vitest';
import { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import { battleSpirits } from './index.ts';
import { cards } from './testing/cards.ts';
import { file, magic, nexus, play, position, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** Position files: what is read, what is kept, what is refused. */

type Json = Readonly<Record<string, unknown>>;

const base = {
  cards: { goradon: cards.goradon, dinohound: cards.dinohound, spear: cards.spear },
  player: { reserve: 2, field: [{ ref: 'a', card: 'goradon', cores: 1 }], hand: ['spear'] },
};

function faultsOf(value: unknown) {
  const read = battleSpirits.read(value);
  if (read.ok) throw new Error('the position was read');
  return read.faults.map(({ at, message }) => ({ at, en: message.en, ja: message.ja }));
}

function playerFaults(player: Json) {
  return faultsOf(file({ ...base, player: { ...base.player, ...player } }));
}

describe('reading', () => {
  test('what is left out gets its default', () => {
    const state = position({
      cards: base.cards,
      player: { reserve: 3, field: [{ ref: 'a', card: 'goradon', cores: 1 }] },
    });
    expect(state).toMatchObject({
      game: 'battle-spirits',
      rules: {},
      stage: 'playing',
      result: null,
      nextId: 1,
      opponent: { life: 5 },
      player: {
        life: 5,
        reserve: 3,
        trashCores: 0,
        hand: [],
        deck: [],
        trash: [],
        removed: [],
        soulCore: null,
        field: [{ ref: 'a', card: 'goradon', cores: 1, exhausted: false, extraSymbols: {} }],
      },
    });
    const bare = battleSpirits.read({ format: 'costwise.position/1', game: 'battle-spirits', player: { reserve: 0 } });
    expect(bare).toMatchObject({ ok: true, value: { turn: { number: 1, first: true, step: 'main' }, cards: {} } });
  });

  test('new ids are free: no card has the ref of another', () => {
    const state = position({
      cards: base.cards,
      player: {
        reserve: 9,
        field: [{ ref: 'c2', card: 'goradon', cores: 1 }],
        hand: ['goradon', 'goradon'],
        deck: ['spear'],
      },
    });
    expect(state.player.hand.map(({ id }) => id)).toEqual(['c1', 'c3']);
    expect(state.player.deck).toEqual([{ id: 'c4', card: 'spear' }]);
    expect(state.nextId).toBe(5);
    const both = play(play(state, 'goradon'), 'goradon');
    expect(both.player.field.map(({ ref }) => ref)).toEqual(['c2', 'c1', 'c3']);
  });

  test('cards that the file does not define are looked up, and are in the file that is written', () => {
    const known = BattleSpiritsCard.parse(cards.siegfried);
    const asked: string[] = [];
    const lookup = (key: string) => {
      asked.push(key);
      return key === 'BS01-X01' ? known : undefined;
    };
    const read = battleSpirits.read(
      file({ ...base, player: { ...base.player, hand: ['BS01-X01', 'goradon', 'BS01-X01'] } }),
      lookup,
    );
    if (!read.ok) throw new Error();
    expect(asked).toEqual(['BS01-X01']);
    expect(read.value.cards['BS01-X01']).toBe(known);
    expect(battleSpirits.write(read.value)).toMatchObject({
      cards: { 'BS01-X01': { cost: 6 }, dinohound: { cost: 2 } },
    });
  });
});

describe('writing', () => {
  const full = file({
    cards: {
      ...base.cards,
      goradon: { ...cards.goradon, artist: 'somebody', set: 'BS01' },
    },
    rules: { swiftLevel: 'lenient', house: 3 },
    step: 'attack',
    number: 7,
    first: false,
    player: {
      life: 2,
      reserve: 1,
      trashCores: 4,
      field: [
        {
          ref: 'a',
          card: 'goradon',
          cores: 2,
          exhausted: true,
          extraSymbols: { red: 1 },
          locked: true,
          fixedSymbols: 2,
          alsoColors: ['white'],
          sticker: 'x',
        },
      ],
      hand: ['spear', 'goradon'],
      deck: ['dinohound'],
      trash: ['spear', 'spear'],
      removed: ['dinohound'],
      nickname: 'Kei',
    },
    more: {
      opponent: { life: 3, name: 'Rin' },
      comment: { en: 'a question' },
      stage: 'over',
      result: { won: true, reason: { en: 'w', ja: 'w' } },
      random: [1, 2, 3, 4],
    },
  });

  test('everything that the file says is written again, unknown fields of the file, cards, player and field too', () => {
    const read = battleSpirits.read(full);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(battleSpirits.write(read.value)).toMatchObject(full);
    expect(read.value).toMatchObject({ stage: 'over', random: [1, 2, 3, 4], opponent: { life: 3 } });
  });

  test('reading what was written gives the same table', () => {
    const first = battleSpirits.read(full);
    if (!first.ok) throw new Error();
    const again = battleSpirits.read(JSON.parse(JSON.stringify(battleSpirits.write(first.value))));
    expect(again).toEqual(first);
  });

  test('what is as usual is left out', () => {
    const written = battleSpirits.write(position(base)) as Json;
    expect(Object.keys(written)).toEqual(['format', 'game', 'rules', 'cards', 'turn', 'player', 'opponent']);
    expect(written.player).toEqual({
      life: 5,
      reserve: 2,
      trashCores: 0,
      field: [{ ref: 'a', card: 'goradon', cores: 1, exhausted: false, extraSymbols: {} }],
      hand: ['spear'],
      deck: [],
      trash: [],
    });
    expect(written.opponent).toEqual({ life: 5 });
  });

  test('a game in its setup is still in its setup', () => {
    const state = { ...position(base), stage: 'setup' as const };
    expect(battleSpirits.read(battleSpirits.write(state))).toMatchObject({ ok: true, value: { stage: 'setup' } });
  });

  test('a played card is written in its place', () => {
    const written = battleSpirits.write(play(table(4, [['a', 'goradon', 1]], ['rokceratops', 'draw']), 'rokceratops'));
    expect(written).toMatchObject({
      player: {
        reserve: 3,
        hand: ['draw'],
        field: [
          { ref: 'a', card: 'goradon' },
          { ref: 'c1', card: 'rokceratops', cores: 1, exhausted: false },
        ],
      },
    });
  });
});

describe('what is wrong is told with its place', () => {
  test.each([
    [null, '', 'expected an object, but found null.', 'オブジェクトを指定してください。今は null です。'],
    [[], '', 'expected an object, but found [].', 'オブジェクトを指定してください。今は [] です。'],
    [
      { ...file(base), format: 'costwise.position/2' },
      'format',
      'format: expected "costwise.position/1", but found "costwise.position/2".',
      'format: "costwise.position/1"を指定してください。今は "costwise.position/2" です。',
    ],
    [
      { ...file(base), game: 'chess' },
      'game',
      'game: expected "battle-spirits", but found "chess".',
      'game: "battle-spirits"を指定してください。今は "chess" です。',
    ],
    [
      { ...file(base), player: undefined },
      'player',
      'player: this is missing; expected an object.',
      'player: 値がありません。オブジェクトを指定してください。',
    ],
    [
      file({ ...base, step: 'lunch' }),
      'turn.step',
      'turn.step: expected one of "start", "core", "draw", "refresh", "main", "attack", "flash", "end", but found "lunch".',
      'turn.step: "start", "core", "draw", "refresh", "main", "attack", "flash", "end" のどれかを指定してください。今は "lunch" です。',
    ],
    [
      file({ ...base, number: 0 }),
      'turn.number',
      'turn.number: expected 1 or more, but found 0.',
      'turn.number: 1 以上の値を指定してください。今は 0 です。',
    ],
    [
      file({ ...base, rules: { zeroCores: 'never' } }),
      'rules.zeroCores',
      'rules.zeroCores: expected one of "immediate", "after-resolve", but found "never".',
      'rules.zeroCores: "immediate", "after-resolve" のどれかを指定してください。今は "never" です。',
    ],
    [
      file({ ...base, rules: { deep: {} } }),
      'rules.deep',
      'rules.deep: expected a text, a number, true or false, but found {}.',
      'rules.deep: 文字列か数か true か falseを指定してください。今は {} です。',
    ],
  ])('%j', (value, at, en, ja) => {
    expect(faultsOf(value)).toEqual([{ at, en, ja }]);
  });

  test.each([
    [
      { reserve: -1 },
      'player.reserve',
      'expected 0 or more, but found -1.',
      '0 以上の値を指定してください。今は -1 です。',
    ],
    [
      { reserve: 1.5 },
      'player.reserve',
      'expected a whole number, but found 1.5.',
      '整数を指定してください。今は 1.5 です。',
    ],
    [{ reserve: '2' }, 'player.reserve', 'expected a number, but found "2".', '数を指定してください。今は "2" です。'],
    [
      { reserve: 10000 },
      'player.reserve',
      'expected 9999 or less, but found 10000.',
      '9999 以下の値を指定してください。今は 10000 です。',
    ],
    [
      { hand: 'spear' },
      'player.hand',
      'expected a list, but found "spear".',
      '配列を指定してください。今は "spear" です。',
    ],
    [
      { hand: ['spear', ''] },
      'player.hand[1]',
      'expected a text that is not empty, but found "".',
      '空でない文字列を指定してください。今は "" です。',
    ],
    [{ hand: [3] }, 'player.hand[0]', 'expected a text, but found 3.', '文字列を指定してください。今は 3 です。'],
    [
      { hand: ['spear', 'nobody'] },
      'player.hand[1]',
      'there is no card "nobody" in "cards" or in the library.',
      'カード「nobody」は "cards" にもライブラリにもありません。',
    ],
    [
      { deck: ['constructor'] },
      'player.deck[0]',
      'there is no card "constructor" in "cards" or in the library.',
      'カード「constructor」は "cards" にもライブラリにもありません。',
    ],
    [
      { trash: ['x'] },
      'player.trash[0]',
      'there is no card "x" in "cards" or in the library.',
      'カード「x」は "cards" にもライブラリにもありません。',
    ],
    [
      { removed: ['x'] },
      'player.removed[0]',
      'there is no card "x" in "cards" or in the library.',
      'カード「x」は "cards" にもライブラリにもありません。',
    ],
    [
      { field: [{ ref: 'a', card: 'x', cores: 1 }] },
      'player.field[0].card',
      'there is no card "x" in "cards" or in the library.',
      'カード「x」は "cards" にもライブラリにもありません。',
    ],
    [
      { field: [{ ref: 'a', card: 'spear', cores: 0 }] },
      'player.field[0].card',
      'Buster Spear is a magic card and cannot be on the field.',
      '「バスタースピア」はマジックのため、フィールドに置けません。',
    ],
    [
      { field: [{ ref: 'a', card: 'dinohound', cores: 1 }] },
      'player.field[0].cores',
      'Dinohound needs 2 or more to be on the field (LV1), but has 1.',
      '「ディノハウンド」がフィールドに残るにはLV1のコア2個以上が必要ですが、1個です。',
    ],
    [
      { field: [{ ref: 'a', card: 'goradon' }] },
      'player.field[0].cores',
      'Goradon needs 1 or more to be on the field (LV1), but has 0.',
      '「ゴラドン」がフィールドに残るにはLV1のコア1個以上が必要ですが、0個です。',
    ],
    [
      { field: [{ ref: 'a', card: 'goradon', cores: 1, exhausted: 'yes' }] },
      'player.field[0].exhausted',
      'expected true or false, but found "yes".',
      'true か falseを指定してください。今は "yes" です。',
    ],
    [
      { field: [{ card: 'goradon', cores: 1 }] },
      'player.field[0].ref',
      'this is missing; expected a text.',
      '値がありません。文字列を指定してください。',
    ],
    [
      { field: [{ ref: 'life', card: 'goradon', cores: 1 }] },
      'player.field[0].ref',
      '"life" cannot be the ref of a card.',
      '「life」はカードのrefに使えません。',
    ],
    [
      {
        field: [
          { ref: 'a', card: 'goradon', cores: 1 },
          { ref: 'b', card: 'goradon', cores: 1 },
          { ref: 'a', card: 'goradon', cores: 1 },
        ],
      },
      'player.field[2].ref',
      'the ref "a" is that of player.field[0] already; each card needs its own.',
      'ref「a」は player.field[0] と同じです。カードごとに別のrefが必要です。',
    ],
  ])('player %j', (player, at, en, ja) => {
    expect(playerFaults(player)).toEqual([{ at, en: `${at}: ${en}`, ja: `${at}: ${ja}` }]);
  });

  test.each(['reserve', 'trash', 'life', 'void', 'new', '__proto__'])('%s is no ref', (ref) => {
    expect(playerFaults({ field: [{ ref, card: 'goradon', cores: 1 }] })[0]!.at).toBe('player.field[0].ref');
  });

  test('S12: a spirit whose levels are not known needs 1 core', () => {
    const vague = { cards: { vague: spirit(3, null) } };
    const on = (cores: number) =>
      battleSpirits.read(file({ ...vague, player: { field: [{ ref: 'v', card: 'vague', cores }] } }));
    expect(on(0)).toMatchObject({ ok: false, faults: [{ at: 'player.field[0].cores' }] });
    expect(on(1).ok).toBe(true);
  });

  test('S14: a nexus may lie at 0', () => {
    const read = battleSpirits.read(
      file({ cards: { n: nexus(1, [0, 2]) }, player: { field: [{ ref: 'n', card: 'n', cores: 0 }] } }),
    );
    expect(read.ok).toBe(true);
  });

  test('a long value is shown shortened', () => {
    const [fault] = playerFaults({ reserve: 'x'.repeat(60) });
    expect(fault!.en).toBe(`player.reserve: expected a number, but found "${'x'.repeat(39)}….`);
  });

  test.each([
    [
      { kind: 'brave' },
      'kind',
      'expected "spirit", "nexus" or "magic", but found "brave".',
      '"spirit"、"nexus"、"magic" のどれかを指定してください。今は "brave" です。',
    ],
    [{ cost: -1 }, 'cost', 'expected 0 or more, but found -1.', '0 以上の値を指定してください。今は -1 です。'],
    [
      { name: {} },
      'name',
      'expected a text in "en" or "ja" (at least one).',
      '"en" か "ja" のどちらかに文字列が必要です。',
    ],
    [
      { levels: [] },
      'levels',
      "expected at least one level, and a spirit's first level needs at least 1 core (S12).",
      'スピリットには1つ以上のLVが必要で、最初のLVのコアは1個以上です。',
    ],
    [
      {
        levels: [
          { level: 1, cores: 2 },
          { level: 2, cores: 2 },
        ],
      },
      'levels',
      'expected levels in rising order, each with more cores than the one before.',
      'LVは小さい順に、コアの数も順に増えるように並べてください。',
    ],
    [
      { costEffects: [{ set: 1, extra: 1 }] },
      'costEffects[0]',
      'expected exactly one of "set", "delta", "extra", "addReduction", "noReduction".',
      '"set"、"delta"、"extra"、"addReduction"、"noReduction" のうち1つだけを指定してください。',
    ],
    [
      { colors: ['pink'] },
      'colors[0]',
      'expected one of "red", "purple", "green", "white", "yellow", "blue", but found "pink".',
      '"red", "purple", "green", "white", "yellow", "blue" のどれかを指定してください。今は "pink" です。',
    ],
  ])('card %j', (wrong, at, en, ja) => {
    const place = `cards.odd.${at}`;
    const value = file({ ...base, cards: { ...base.cards, odd: { ...cards.goradon, ...wrong } } });
    expect(faultsOf(value)).toEqual([{ at: place, en: `${place}: ${en}`, ja: `${place}: ${ja}` }]);
  });

  test('S15: a magic card has no levels', () => {
    const value = file({ cards: { m: { ...magic(1), levels: [{ level: 1, cores: 1 }] } }, player: {} });
    expect(faultsOf(value)[0]).toMatchObject({
      at: 'cards.m.levels',
      ja: 'cards.m.levels: マジックにLVはありません。',
    });
  });

  test('A-10: all faults are told, not only the first', () => {
    expect(playerFaults({ hand: ['x', 'y'], field: [{ ref: 'a', card: 'spear' }] }).map(({ at }) => at)).toEqual([
      'player.field[0].card',
      'player.hand[0]',
      'player.hand[1]',
    ]);
    expect(playerFaults({ reserve: -1, life: -1 }).map(({ at }) => at)).toEqual(['player.life', 'player.reserve']);
  });
});
