import { describe, expect, test } from 'vitest';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsAction, BattleSpiritsState } from './state.ts';
import { acted, optionOf, ownedCores, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** The player's own hand on the table: sections 1, 3.1 and 4. */

function done(state: BattleSpiritsState, action: BattleSpiritsAction) {
  const applied = battleSpirits.apply(state, action);
  if (!applied.ok) throw new Error(applied.refusal.message.en);
  return applied;
}

function refused(state: BattleSpiritsState, action: BattleSpiritsAction) {
  const before = structuredClone(state);
  const applied = battleSpirits.apply(state, action);
  expect(state).toEqual(before);
  if (applied.ok) throw new Error('the action was not refused');
  expect(applied.refusal.code).toBe('illegal');
  return applied.refusal.message;
}

const field = [
  ['a', 'rokceratops', 3],
  ['n', 'canyon', 2],
] as const;

describe('cores', () => {
  test('3.1: in the main step cores move freely among the Reserve, spirits and nexuses', () => {
    const state = table(2, field, []);
    const moved = done(state, { type: 'cores', from: { ref: 'a' }, to: { ref: 'n' }, count: 2 });
    expect(moved.state.player.field.map(({ cores }) => cores)).toEqual([1, 4]);
    expect(moved.events).toEqual([
      {
        type: 'cores',
        message: {
          en: '2 cores from Rokceratops to Canyon.',
          ja: '「ロクケラトプス」のコア2個を「百識の谷」に移動します。',
        },
      },
    ]);
    expect(acted(state, { type: 'cores', from: 'reserve', to: { ref: 'a' }, count: 2 }).player).toMatchObject({
      reserve: 0,
      field: [{ cores: 5 }, { cores: 2 }],
    });
  });

  test('3.1: a spirit drained on purpose is destroyed, a nexus is not', () => {
    const drained = done(table(0, field, []), { type: 'cores', from: { ref: 'a' }, to: 'reserve', count: 3 });
    expect(drained.state.player).toMatchObject({ reserve: 3, field: [{ ref: 'n' }], trash: [{ id: 'a' }] });
    expect(drained.events[1]).toMatchObject({ type: 'destroyed', cards: ['a'] });
    expect(
      acted(table(0, field, []), { type: 'cores', from: { ref: 'n' }, to: 'reserve', count: 2 }).player,
    ).toMatchObject({
      field: [{ ref: 'a' }, { ref: 'n', cores: 0 }],
    });
  });

  test('3.1: outside the main step they do not, but what a card says with Void, Life and Trash may be done any time', () => {
    const state = table(2, field, [], { step: 'attack', player: { trashCores: 1 } });
    expect(refused(state, { type: 'cores', from: 'reserve', to: { ref: 'a' }, count: 1 })).toEqual({
      en: 'Cores move freely in the Main step only; it is Attack step now.',
      ja: 'コアを自由に移動できるのはメインステップだけです。今はアタックステップです。',
    });
    expect(acted(state, { type: 'cores', from: 'void', to: 'reserve', count: 3 }).player.reserve).toBe(5);
    expect(acted(state, { type: 'cores', from: { ref: 'a' }, to: 'void', count: 1 }).player.field[0]!.cores).toBe(2);
    expect(acted(state, { type: 'cores', from: 'trash', to: { ref: 'n' }, count: 1 }).player).toMatchObject({
      trashCores: 0,
    });
    const life = done(state, { type: 'cores', from: 'reserve', to: 'life', count: 1 });
    expect(life.state.player).toMatchObject({ reserve: 1, life: 6 });
    expect(life.events[0]!.message.en).toBe('1 core from the Reserve to the Life.');
    expect(done(state, { type: 'cores', from: 'trash', to: 'void', count: 1 }).events[0]!.message.ja).toBe(
      'トラッシュのコア1個をボイドに移動します。',
    );
  });

  test('A-49: more cores than there are, or a card that is not there, are refused', () => {
    const state = table(2, field, []);
    expect(refused(state, { type: 'cores', from: 'reserve', to: { ref: 'a' }, count: 3 })).toEqual({
      en: 'There are 2 cores at the Reserve, not 3.',
      ja: 'リザーブのコアは2個で、3個ありません。',
    });
    expect(refused(state, { type: 'cores', from: { ref: 'z' }, to: 'reserve', count: 1 }).en).toBe(
      '"z" is not on the field.',
    );
    expect(refused(state, { type: 'cores', from: 'void', to: { ref: 'y' }, count: 1 }).en).toBe(
      '"y" is not on the field.',
    );
    expect(refused(state, { type: 'cores', from: 'trash', to: 'reserve', count: 1 }).en).toBe(
      'There are 0 cores at the Trash, not 1.',
    );
    expect(refused(state, { type: 'cores', from: 'life', to: 'reserve', count: 6 }).en).toContain(
      '5 cores at the Life',
    );
    expect(refused(state, { type: 'cores', from: { ref: 'n' }, to: 'reserve', count: 3 }).en).toContain(
      '2 cores at Canyon',
    );
  });

  test('4.5: cores on a locked card stay, but go to the Reserve when the card leaves the field', () => {
    const god = spirit(3, [1], { name: { en: 'God' }, locked: true });
    const state = table(
      0,
      [
        ['g', 'god', 3],
        ['a', 'goradon', 2, { locked: true }],
      ],
      [],
      { cards: { god } },
    );
    expect(refused(state, { type: 'cores', from: { ref: 'g' }, to: 'void', count: 1 })).toEqual({
      en: 'The cores on God cannot be removed.',
      ja: '「God」のコアは取り除けません。',
    });
    refused(state, { type: 'cores', from: { ref: 'a' }, to: 'reserve', count: 1 });
    expect(acted(state, { type: 'cores', from: 'void', to: { ref: 'a' }, count: 1 }).player.field[1]!.cores).toBe(3);
    expect(acted(state, { type: 'move', id: 'g', to: 'hand' }).player).toMatchObject({
      reserve: 3,
      hand: [{ id: 'g', card: 'god' }],
    });
  });
});

describe('cards', () => {
  const piles = { deck: ['siegfried', 'draw'], trash: ['spear'] };
  const state = () => table(2, field, ['goradon', 'gather'], { player: piles });
  const keys = (pile: readonly { card: string }[]) => pile.map(({ card }) => card);

  test.each([
    ['hand', ['gather', 'goradon'], ['siegfried', 'draw'], ['spear'], []],
    ['deck-top', ['gather'], ['goradon', 'siegfried', 'draw'], ['spear'], []],
    ['deck-bottom', ['gather'], ['siegfried', 'draw', 'goradon'], ['spear'], []],
    ['trash', ['gather'], ['siegfried', 'draw'], ['spear', 'goradon'], []],
    ['removed', ['gather'], ['siegfried', 'draw'], ['spear'], ['goradon']],
  ] as const)('a hand card goes to %s', (to, hand, deck, trash, removed) => {
    const { player } = acted(state(), { type: 'move', id: 'c1', to });
    expect([keys(player.hand), keys(player.deck), keys(player.trash), keys(player.removed)]).toEqual([
      hand,
      deck,
      trash,
      removed,
    ]);
  });

  test.each(['c3', 'c5'])('cards of the deck and the Trash (%s) can be moved', (id) => {
    const moved = done(state(), { type: 'move', id, to: 'hand' });
    expect(moved.state.player.hand.map((card) => card.id)).toEqual(['c1', 'c2', id]);
  });

  test('a card that comes to the field by an effect takes its LV1 cores from the Reserve (S11)', () => {
    const moved = done(state(), { type: 'move', id: 'c1', to: 'field' });
    expect(moved.state.player).toMatchObject({
      reserve: 1,
      field: [{ ref: 'a' }, { ref: 'n' }, { ref: 'c1', cores: 1 }],
    });
    expect(moved.events).toEqual([
      {
        type: 'move',
        message: { en: 'Goradon goes to the field.', ja: '「ゴラドン」をフィールドに置きます。' },
        cards: ['c1'],
      },
    ]);
    const poor = table(1, field, ['dinohound', 'canyon']);
    expect(refused(poor, { type: 'move', id: 'c1', to: 'field' })).toEqual({
      en: 'Dinohound needs 2 cores from the Reserve to stay on the field; there are 1.',
      ja: '「ディノハウンド」をフィールドに置くには、リザーブのコアが2個必要です。今は1個です。',
    });
    expect(acted(poor, { type: 'move', id: 'c2', to: 'field' }).player).toMatchObject({
      reserve: 1,
      field: [{}, {}, { cores: 0 }],
    });
  });

  test('magic cannot stay on the field, and what is there already does not enter again', () => {
    expect(refused(state(), { type: 'move', id: 'c2', to: 'field' })).toEqual({
      en: 'Gather Force is a magic card: it cannot stay on the field.',
      ja: '「ギャザーフォース」はマジックのため、フィールドに置けません。',
    });
    expect(refused(state(), { type: 'move', id: 'a', to: 'field' }).en).toBe('The card is on the field already.');
    expect(refused(state(), { type: 'move', id: 'zz', to: 'hand' }).en).toBe('There is no card "zz" on the table.');
  });

  test('a card that leaves the field gives its cores to the Reserve, and loses what it had', () => {
    const left = acted(state(), { type: 'move', id: 'a', to: 'deck-bottom' });
    expect(left.player).toMatchObject({ reserve: 5, field: [{ ref: 'n' }] });
    expect(left.player.deck.at(-1)).toEqual({ id: 'a', card: 'rokceratops' });
    expect(ownedCores(left)).toBe(ownedCores(state()));
  });

  test('A-61: drawing and milling by number, never more than the deck has', () => {
    const drawn = done(state(), { type: 'draw', count: 2 });
    expect(keys(drawn.state.player.hand)).toEqual(['goradon', 'gather', 'siegfried', 'draw']);
    expect(drawn.events[0]).toMatchObject({
      message: { en: 'You draw Siegfried and Double Draw.', ja: '「ジークフリード」「ダブルドロー」を引きます。' },
      cards: ['c3', 'c4'],
    });
    expect(done(state(), { type: 'draw', count: 5 }).state.player.deck).toEqual([]);
    const milled = done(state(), { type: 'mill', count: 1 });
    expect(milled.state.player).toMatchObject({
      deck: [{ card: 'draw' }],
      trash: [{ card: 'spear' }, { card: 'siegfried' }],
    });
    expect(milled.events).toEqual([
      {
        type: 'mill',
        message: {
          en: '1 card goes from the top of the deck to the Trash.',
          ja: 'デッキの上からカードを1枚トラッシュに置きます。',
        },
        cards: ['c3'],
      },
    ]);
    expect(done(state(), { type: 'mill', count: 9 }).events[0]!.message.en).toBe(
      '2 cards go from the top of the deck to the Trash.',
    );
  });

  test('shuffling keeps the cards, moves the random on, and is the same for the same state', () => {
    const many = table(0, [], [], {
      player: { deck: Array.from({ length: 12 }, (_, n) => (n % 2 ? 'draw' : 'spear')) },
    });
    const once = done(many, { type: 'shuffle' });
    expect(once.state.player.deck).not.toEqual(many.player.deck);
    expect([...once.state.player.deck].sort((x, y) => x.id.localeCompare(y.id))).toEqual(
      [...many.player.deck].sort((x, y) => x.id.localeCompare(y.id)),
    );
    expect(once.state.random).not.toEqual(many.random);
    expect(done(many, { type: 'shuffle' }).state).toEqual(once.state);
    expect(once.events[0]).toEqual({
      type: 'shuffle',
      message: { en: 'You shuffle the deck.', ja: 'デッキをシャッフルします。' },
      cards: [],
    });
  });
});

describe('marks and Life', () => {
  test('exhausting and recovering', () => {
    const tired = done(table(0, field, []), { type: 'exhaust', ref: 'a', exhausted: true });
    expect(tired.state.player.field.map(({ exhausted }) => exhausted)).toEqual([true, false]);
    expect(tired.events).toEqual([
      {
        type: 'exhaust',
        message: { en: 'Rokceratops is exhausted.', ja: '「ロクケラトプス」を疲労させます。' },
        cards: ['a'],
      },
    ]);
    const fresh = done(tired.state, { type: 'exhaust', ref: 'a', exhausted: false });
    expect(fresh.state).toEqual(table(0, field, []));
    expect(fresh.events[0]!.message.ja).toBe('「ロクケラトプス」を回復させます。');
    expect(refused(table(0, field, []), { type: 'exhaust', ref: 'z', exhausted: true })).toEqual({
      en: 'There is no card "z" on the field.',
      ja: 'フィールドに「z」はありません。',
    });
  });

  test('P6: a symbol added by hand reduces the next price, and can be taken away again', () => {
    const state = table(9, [['a', 'goradon', 1]], ['siegfried']);
    const added = done(state, { type: 'extra-symbol', ref: 'a', symbol: 'red', count: 1 });
    expect(optionOf(added.state, 'siegfried').cost.due).toBe(4);
    expect(added.events[0]!.message).toEqual({
      en: 'Goradon has 1 red symbol more until the end of the turn.',
      ja: 'ターンの終わりまで、「ゴラドン」に追加されたシンボルは1個です。',
    });
    const more = acted(added.state, { type: 'extra-symbol', ref: 'a', symbol: 'red', count: 2 });
    expect(more.player.field[0]!.extraSymbols).toEqual({ red: 3 });
    expect(
      acted(more, { type: 'extra-symbol', ref: 'a', symbol: 'red', count: -3 }).player.field[0]!.extraSymbols,
    ).toEqual({ red: 0 });
    expect(refused(more, { type: 'extra-symbol', ref: 'a', symbol: 'red', count: -4 }).en).toBe(
      'There are fewer added symbols than you take away.',
    );
    refused(state, { type: 'extra-symbol', ref: 'z', symbol: 'red', count: 1 });
  });

  test('1.1: each core of lost Life goes to the own Reserve; at 0 the game is lost', () => {
    const state = table(1, [], []);
    const hit = done(state, { type: 'life', who: 'player', delta: -2 });
    expect(hit.state.player).toMatchObject({ life: 3, reserve: 3 });
    expect(hit.events).toEqual([{ type: 'life', message: { en: 'Your Life: 5 to 3.', ja: '自分のライフ: 5から3。' } }]);
    expect(acted(state, { type: 'life', who: 'player', delta: 1 }).player).toMatchObject({ life: 6, reserve: 1 });
    const dead = done(state, { type: 'life', who: 'player', delta: -9 });
    expect(dead.state).toMatchObject({
      stage: 'over',
      result: { won: false, reason: { en: 'Your Life is 0: you lose.' } },
      player: { life: 0, reserve: 6 },
    });
    expect(dead.events.map(({ type }) => type)).toEqual(['life', 'lost']);
  });

  test("1.3: the opponent's Life 0 wins, once", () => {
    const won = done(table(1, [], []), { type: 'life', who: 'opponent', delta: -5 });
    expect(won.state).toMatchObject({ stage: 'over', opponent: { life: 0 }, player: { reserve: 1 } });
    expect(won.state.result).toEqual({
      won: true,
      reason: { en: "The opponent's Life is 0: you win.", ja: '相手のライフが0になり、勝利です。' },
    });
    expect(won.events.map(({ type }) => type)).toEqual(['life', 'won']);
    expect(won.events[0]!.message).toEqual({ en: "The opponent's Life: 5 to 0.", ja: '相手のライフ: 5から0。' });
    const on = done(won.state, { type: 'life', who: 'player', delta: -5 });
    expect(on.state.result?.won).toBe(true);
    expect(on.events).toHaveLength(1);
  });

  test('2: an attack exhausts the spirit and takes one Life for each of its symbols', () => {
    const twin = spirit(4, [1], { name: { en: 'Twin' }, symbols: { red: 2 }, reductionSymbols: { red: 5 } });
    const state = table(
      0,
      [
        ['t', 'twin', 1, { extraSymbols: { red: 1 } }],
        ['n', 'canyon', 0],
      ],
      [],
      {
        step: 'attack',
        cards: { twin },
      },
    );
    const hit = done(state, { type: 'attack', ref: 't' });
    expect(hit.state).toMatchObject({
      opponent: { life: 2 },
      player: { field: [{ exhausted: true }, { exhausted: false }] },
    });
    expect(hit.events[0]).toEqual({
      type: 'attack',
      message: { en: 'Twin attacks.', ja: '「Twin」でアタックします。' },
      cards: ['t'],
    });
    const message = {
      en: 'In the Attack step, a spirit of yours that is not exhausted can attack.',
      ja: 'アタックできるのは、アタックステップに、疲労していない自分のスピリットだけです。',
    };
    expect(refused(hit.state, { type: 'attack', ref: 't' })).toEqual(message);
    expect(refused(state, { type: 'attack', ref: 'n' })).toEqual(message);
    expect(refused(state, { type: 'attack', ref: 'z' })).toEqual(message);
    expect(refused(table(0, field, []), { type: 'attack', ref: 'a' })).toEqual(message);
  });
});

describe('stored actions', () => {
  test.each<BattleSpiritsAction>([
    { type: 'pay', from: { zone: 'hand', index: 0 }, action: 'summon', level: 1, cores: { a: 1 } },
    { type: 'pay', from: { zone: 'hand', index: 0 }, action: 'activate', level: 1, cores: {}, soulCore: 'trash' },
    { type: 'mulligan' },
    { type: 'keep' },
    { type: 'next-step' },
    { type: 'next-turn' },
    { type: 'shuffle' },
    { type: 'flash', open: true },
    { type: 'attack', ref: 'a' },
    { type: 'cores', from: 'void', to: { ref: 'a' }, count: 1 },
    { type: 'soul-core', to: { ref: 'a' } },
    { type: 'soul-core', to: 'reserve' },
    { type: 'exhaust', ref: 'a', exhausted: true },
    { type: 'extra-symbol', ref: 'a', symbol: 'god', count: -1 },
    { type: 'move', id: 'c1', to: 'deck-top' },
    { type: 'draw', count: 1 },
    { type: 'mill', count: 3 },
    { type: 'life', who: 'opponent', delta: -1 },
  ])('$type is read back as it was', (action) => {
    expect(battleSpirits.readAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
  });

  test.each([
    null,
    7,
    'pay',
    {},
    { type: 'set-gem', id: 'c1' },
    { type: 'pay' },
    { type: 'pay', from: { zone: 'hand', index: -1 }, action: 'summon', level: 1, cores: {} },
    { type: 'pay', from: { zone: 'hand', index: 0 }, action: 'steal', level: 1, cores: {} },
    { type: 'pay', from: { zone: 'hand', index: 0 }, action: 'summon', level: 1, cores: { a: -1 } },
    { type: 'cores', from: 'reserve', to: 'life', count: 0 },
    { type: 'cores', from: 'reserve', to: 'life', count: -1 },
    { type: 'cores', from: 'hand', to: 'life', count: 1 },
    { type: 'draw', count: 1.5 },
    { type: 'mill', count: 0 },
    { type: 'extra-symbol', ref: 'a', symbol: 'pink', count: 1 },
    { type: 'extra-symbol', ref: 'a', symbol: 'red', count: 100 },
    { type: 'extra-symbol', ref: 'a', symbol: 'red', count: -100 },
    { type: 'life', who: 'nobody', delta: 1 },
    { type: 'move', id: 'c1', to: 'void' },
  ])('A-14, A-49: %j is no action: refused, never thrown', (wrong) => {
    expect(battleSpirits.readAction(wrong)).toBeNull();
    const state = table(1, field, ['goradon']);
    const before = structuredClone(state);
    expect(battleSpirits.apply(state, wrong as BattleSpiritsAction)).toEqual({
      ok: false,
      refusal: {
        code: 'unknown-action',
        message: { en: 'This is no action of Battle Spirits.', ja: 'バトルスピリッツにない操作です。' },
      },
    });
    expect(state).toEqual(before);
  });
});
