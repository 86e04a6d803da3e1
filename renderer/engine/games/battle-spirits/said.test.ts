import { describe, expect, test } from 'vitest';
import { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import { start, take, view } from './by-hand.ts';
import { problems } from './deck-rules.ts';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsAction, BattleSpiritsState } from './state.ts';
import { cards } from './testing/cards.ts';
import { optionOf, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** What the log and the refusals say, word for word in both languages. */

function said(state: BattleSpiritsState, action: BattleSpiritsAction) {
  const applied = battleSpirits.apply(state, action);
  return applied.ok ? applied.events : applied.refusal.message;
}

const field = [
  ['a', 'goradon', 3],
  ['b', 'rokceratops', 2],
] as const;

describe('the opening hand', () => {
  const goradon = BattleSpiritsCard.parse(cards.goradon);
  const game = (rules: Record<string, string> = {}) =>
    battleSpirits.newGame({
      cards: { goradon },
      lines: [{ card: 'goradon', count: 40, zone: 'main' }],
      seed: '0000002A',
      first: true,
      rules,
    });

  test('kept or changed', () => {
    const open = game({ mulligan: 'once' });
    expect(said(open, { type: 'keep' })).toEqual([
      { type: 'keep', message: { en: 'You keep your hand.', ja: '手札を引き直しません。' }, cards: [] },
    ]);
    expect(said(open, { type: 'mulligan' })).toEqual([
      {
        type: 'mulligan',
        message: {
          en: 'Your hand goes to the bottom of the deck, you draw as many cards, and the deck is shuffled.',
          ja: '手札をデッキの下に戻して同じ枚数を引き、デッキをシャッフルします。',
        },
        cards: [],
      },
    ]);
  });

  test('nothing before it is decided, and not twice', () => {
    const open = game({ mulligan: 'once' });
    expect(said(open, { type: 'shuffle' })).toEqual({
      en: 'First keep your opening hand or change it.',
      ja: '先に、最初の手札を引き直すかどうかを決めてください。',
    });
    expect(said({ ...open, stage: 'playing' }, { type: 'keep' })).toEqual({
      en: 'The opening hand is decided already.',
      ja: '最初の手札はすでに決まっています。',
    });
    expect(said(game(), { type: 'keep' })).toEqual({
      en: 'This game is played without a mulligan.',
      ja: 'このゲームでは手札の引き直しはできません。',
    });
  });
});

describe('acts', () => {
  test('flash timing opens and closes', () => {
    expect(said(table(0, [], [], { step: 'attack' }), { type: 'flash', open: true })).toEqual([
      { type: 'flash', message: { en: 'Flash timing opens.', ja: 'フラッシュタイミングに入ります。' }, cards: [] },
    ]);
    expect(said(table(0, [], [], { step: 'flash' }), { type: 'flash', open: false })).toEqual([
      { type: 'flash', message: { en: 'Flash timing closes.', ja: 'フラッシュタイミングを終えます。' }, cards: [] },
    ]);
  });

  test('a card that recovers is named, whichever stands first', () => {
    expect(said(table(0, field, []), { type: 'exhaust', ref: 'b', exhausted: false })).toEqual([
      {
        type: 'exhaust',
        message: { en: 'Rokceratops recovers.', ja: '「ロクケラトプス」を回復させます。' },
        cards: ['b'],
      },
    ]);
  });

  test('added symbols are counted on the card that has them', () => {
    const state = table(0, [['a', 'goradon', 1, { extraSymbols: { red: 5 } }], field[1]], []);
    expect(said(state, { type: 'extra-symbol', ref: 'b', symbol: 'red', count: 2 })).toEqual([
      {
        type: 'extra-symbol',
        message: {
          en: 'Rokceratops has 2 red symbols more until the end of the turn.',
          ja: 'ターンの終わりまで、「ロクケラトプス」に追加されたシンボルは2個です。',
        },
        cards: ['b'],
      },
    ]);
    expect(said(state, { type: 'extra-symbol', ref: 'b', symbol: 'red', count: -1 })).toEqual({
      en: 'There are fewer added symbols than you take away.',
      ja: '追加されたシンボルの数より多くは減らせません。',
    });
  });

  test('cores, from and to every place', () => {
    const state = table(2, field, [], { player: { life: 5, trashCores: 1 } });
    expect(said(state, { type: 'cores', from: 'void', to: 'life', count: 2 })).toMatchObject([
      {
        type: 'cores',
        message: { en: '2 cores from the Void to the Life.', ja: 'ボイドのコア2個をライフに移動します。' },
      },
    ]);
    expect(said(state, { type: 'cores', from: 'reserve', to: { ref: 'z' }, count: 1 })).toEqual({
      en: '"z" is not on the field.',
      ja: '「z」はフィールドにありません。',
    });
  });

  test('a Life is counted from the one that changes', () => {
    const state = table(0, [], [], { player: { life: 3 } });
    expect(said(state, { type: 'life', who: 'player', delta: -1 })).toMatchObject([
      { message: { en: 'Your Life: 3 to 2.', ja: '自分のライフ: 3から2。' } },
    ]);
    expect(said(state, { type: 'life', who: 'opponent', delta: -1 })).toMatchObject([
      { message: { en: "The opponent's Life: 5 to 4.", ja: '相手のライフ: 5から4。' } },
    ]);
  });

  test("an attack takes the opponent's Life, not the player's", () => {
    const state = table(0, field, [], { step: 'attack', player: { life: 3 } });
    const applied = battleSpirits.apply(state, { type: 'attack', ref: 'a' });
    expect(applied).toMatchObject({ ok: true, state: { opponent: { life: 4 }, player: { life: 3, reserve: 0 } } });
  });
});

describe('the Soul Core', () => {
  const with_ = (place: string, locked = false) =>
    table(1, [['a', 'stone', 2], field[1]], [], {
      rules: { soulCore: true },
      cards: { stone: spirit(1, [1], { locked }) },
      player: { soulCore: place, life: 5 },
    });

  test('cannot go to the Life', () => {
    expect(said(with_('reserve'), { type: 'cores', from: 'reserve', to: 'life', count: 1 })).toEqual({
      en: 'The Soul Core cannot go to the Life or the Void.',
      ja: 'ソウルコアはライフやボイドに置けません。',
    });
  });

  test('cannot be swapped from or to a card whose cores cannot be removed, but beside one it can', () => {
    expect(battleSpirits.apply(with_('a', true), { type: 'soul-core', to: { ref: 'b' } }).ok).toBe(false);
    expect(battleSpirits.apply(with_('b', true), { type: 'soul-core', to: { ref: 'a' } }).ok).toBe(false);
    expect(battleSpirits.apply(with_('b', true), { type: 'soul-core', to: 'reserve' }).ok).toBe(true);
  });

  test('stays where it is when other cores of other places move', () => {
    const moved = battleSpirits.apply(with_('a'), { type: 'cores', from: { ref: 'b' }, to: 'reserve', count: 1 });
    expect(moved).toMatchObject({ ok: true, state: { player: { soulCore: 'a' } } });
  });

  test('in the Life it stays there while some Life is left', () => {
    const hit = battleSpirits.apply(with_('life'), { type: 'life', who: 'player', delta: -1 });
    expect(hit).toMatchObject({ ok: true, state: { player: { soulCore: 'life', life: 4 } } });
  });
});

describe('paying by hand', () => {
  test('a core too many is refused with the number that is needed', () => {
    const state = table(9, field, ['teranosaber']);
    const begun = start(state, optionOf(state, 'teranosaber'), 1);
    if (!begun.ok) throw new Error(begun.refusal.message.en);
    expect(take(begun.draft, 'reserve', 4)).toMatchObject({
      refusal: { message: { en: 'Only 3 cores more are needed; 4 would be too many.' } },
    });
    const two = take(begun.draft, 'reserve', 2);
    if (!two.ok) throw new Error(two.refusal.message.en);
    expect(take(two.draft, 'reserve', 2)).toMatchObject({
      refusal: { message: { en: 'Only 1 core more is needed; 2 would be too many.' } },
    });
  });

  test('an empty Reserve is no source', () => {
    const state = table(0, field, ['teranosaber']);
    const begun = start(state, optionOf(state, 'teranosaber'), 1);
    expect(begun.ok && view(begun.draft).sources.map(({ source }) => source)).toEqual([{ ref: 'a' }, { ref: 'b' }]);
  });

  test('a card whose levels are not known keeps its level', () => {
    const state = table(3, [['u', 'unknown', 2]], ['teranosaber'], { cards: { unknown: spirit(1, null) } });
    const begun = start(state, optionOf(state, 'teranosaber'), 1);
    expect(begun.ok && view(begun.draft).after).toEqual({ u: 1 });
  });
});

describe('deck construction', () => {
  const card = (name: object) => BattleSpiritsCard.parse({ ...cards.goradon, name });
  const library = { both: card({ en: 'Goradon', ja: 'ゴラドン' }), en: card({ en: 'Only' }), ja: card({ ja: 'だけ' }) };
  const messages = (lines: readonly { card: string; count: number }[]) =>
    problems(
      lines.map((line) => ({ ...line, zone: 'main' as const })),
      library,
    ).map(({ message }) => message);

  test('what is wrong is said with the figures', () => {
    expect(messages([{ card: 'none', count: 40 }])).toContainEqual({
      en: 'There is no card “none” in the library.',
      ja: 'カード「none」はライブラリにありません。',
    });
    expect(messages([{ card: 'both', count: 3 }])).toEqual([
      {
        en: 'A deck has at least 40 cards; this one has 3, so 37 are missing.',
        ja: 'デッキは40枚以上ですが、3枚です。あと37枚必要です。',
      },
    ]);
  });

  test('a name in one language serves both', () => {
    const four = ['both', 'en', 'ja'].map((key) => ({ card: key, count: 20 }));
    expect(messages(four)).toEqual([
      {
        en: 'Goradon: at most 3 of one name, but 20 are in the deck.',
        ja: '「ゴラドン」：同じ名前のカードは3枚までですが、20枚入っています。',
      },
      {
        en: 'Only: at most 3 of one name, but 20 are in the deck.',
        ja: '「Only」：同じ名前のカードは3枚までですが、20枚入っています。',
      },
      {
        en: 'だけ: at most 3 of one name, but 20 are in the deck.',
        ja: '「だけ」：同じ名前のカードは3枚までですが、20枚入っています。',
      },
    ]);
  });
});
