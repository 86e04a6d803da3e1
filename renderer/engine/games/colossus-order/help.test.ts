import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { help } from './help.ts';
import { colossusOrder } from './index.ts';
import { boards } from './testing/boards.ts';
import {
  abilityOption,
  acted,
  handId,
  handOption,
  optionFrom,
  type TableSetup,
  table,
  withAbilities,
} from './testing/table.ts';

/** "Missing 1 White Gem" and its kin (issue 3, part 4; A-15): the smallest changes, each tried before it is told. */

const follower = (cost: string, more: object = {}) => ({
  kind: 'follower',
  color: 'white',
  name: { en: 'Knight' },
  cost,
  ...more,
});
const used = { setGem: true, setLocus: true, colossusAbility: false };

const forHand = (setup: TableSetup) => {
  const state = table(setup);
  return help(state, handOption(state)).map(({ message, ...rest }) => ({ ...rest, en: message.en }));
};
const forAbility = (cost: string, setup: TableSetup, own?: object) => {
  const state = withAbilities([cost], setup, own);
  return help(state, abilityOption(state)).map(({ message, ...rest }) => ({ ...rest, en: message.en }));
};

const nextTurn = { code: 'next-turn', en: 'Wait until your next turn.' };

describe('what can be done at once', () => {
  test('a playable option needs nothing', () => {
    expect(forHand({ hand: ['filler'], locus: ['filler'] })).toEqual([]);
  });

  test('set a Gem from the hand: those that help, one of each name', () => {
    const cards = { k: follower('{0}{W}{W}') };
    const hand = ['k', 'bg', 'wg', 'wg'];
    expect(forHand({ cards, hand, setGems: ['wg'] })).toEqual([
      { code: 'set-gem', card: 'wg', en: 'Set White Gem from your hand first.' },
    ]);
    expect(forHand({ cards: { k: follower('{0}{*}') }, hand })).toMatchObject([
      { code: 'set-gem', card: 'bg' },
      { code: 'set-gem', card: 'wg' },
    ]);
  });

  test('a Gem was set this turn: next turn’s Gem is not in sight, so what is missing is told', () => {
    expect(forHand({ cards: { k: follower('{0}{W}{W}') }, hand: ['k', 'wg'], setGems: ['wg'], used })).toEqual([
      { code: 'more', locus: 0, gems: { W: 1 }, captureGems: 0, deck: 0, en: 'Would need 1 more White Gem.' },
    ]);
  });

  test('C09: set a card in the Locus; the card itself does not count', () => {
    const cards = { k: follower('{2}') };
    expect(forHand({ cards, hand: ['k', 'bg', 'filler', 'bg'], locus: ['wg'] })).toEqual([
      {
        code: 'set-locus',
        cards: ['bg', 'filler'],
        en: 'Set a card in your Locus first: it gives its point this turn.',
      },
    ]);
    expect(forHand({ cards, hand: ['k'], locus: ['wg'] })).toEqual([
      { code: 'more', locus: 1, gems: {}, captureGems: 0, deck: 0, en: 'Would need 1 more Locus Point.' },
    ]);
  });

  test('both, where neither helps alone', () => {
    expect(forHand({ cards: { k: follower('{1}{W}') }, hand: ['k', 'filler', 'wg'] })).toEqual([
      { code: 'set-gem-and-locus', card: 'wg', en: 'Set White Gem from your hand, and a card in your Locus.' },
    ]);
    expect(forHand({ cards: { k: follower('{1}{W}') }, hand: ['k', 'wg'] })).toEqual([
      {
        code: 'more',
        locus: 1,
        gems: { W: 1 },
        captureGems: 0,
        deck: 0,
        en: 'Would need 1 more Locus Point and 1 more White Gem.',
      },
    ]);
  });

  test('C22: play the card first that makes it cheaper', () => {
    const ash = follower('{0}', { name: { en: 'Ash' }, costEffects: [{ on: {}, delta: -2 }] });
    const hand = ['k', 'filler', 'ash', 'ash'];
    const setup = { cards: { k: follower('{3}'), ash }, hand, locus: ['wg'], used };
    expect(forHand(setup)).toEqual([{ code: 'play-first', card: 'ash', en: 'Play Ash first.' }]);
    const dear = { ...ash, cost: '{1}' };
    expect(forHand({ ...setup, cards: { k: follower('{3}'), ash: dear } })).toMatchObject([{ code: 'more', locus: 2 }]);
  });

  test('the phase that comes next, and X-Play', () => {
    expect(forHand({ hand: ['filler'], locus: ['filler'], step: 'start', deck: ['wg'] })).toEqual([
      { code: 'main-phase', en: 'In your Main Phase, which comes next.' },
      nextTurn,
    ]);
    expect(forAbility('{1}', { locus: ['filler'], step: 'end' })).toEqual([
      { code: 'xplay', en: "In X-Play of the other player's turn." },
      nextTurn,
    ]);
    expect(forHand({ hand: ['filler'], locus: ['filler'], step: 'end' })).toEqual([nextTurn]);
  });

  test('the opening hand must be decided first: nothing of a phase is told then', () => {
    const state = { ...table({ hand: ['filler'], locus: ['filler'], step: 'start' }), stage: 'setup' } as const;
    expect(help(state, handOption(state)).map(({ code }) => code)).toEqual(['next-turn']);
  });
});

describe('waiting', () => {
  test('C08: for the points, C29: for the entry turn, C26: for the Follower to turn ON', () => {
    expect(forHand({ cards: { k: follower('{2}') }, hand: ['k'], locus: ['wg', 'wg'], counter: 1 })).toEqual([
      nextTurn,
    ]);
    expect(
      forAbility('{off}', { field: [{ ref: 'f1', card: 'seer', enteredThisTurn: true, position: 'off' }] }),
    ).toEqual([nextTurn]);
    expect(forAbility('{off}', { field: [{ ref: 'f1', card: 'seer', position: 'off' }] })).toEqual([nextTurn]);
    const c = { kind: 'colossus', color: 'white', name: { en: 'C' }, abilities: [{ cost: '' }] };
    const state = table({ cards: { c }, colossus: 'c', used: { colossusAbility: true } });
    expect(help(state, optionFrom(state, { zone: 'colossus', ability: 0 })).map(({ code }) => code)).toEqual([
      'next-turn',
    ]);
  });

  test('where waiting is not enough it lessens what is missing', () => {
    const locus = ['wg', 'wg', 'wg'];
    expect(forHand({ cards: { k: follower('{5}') }, hand: ['k'], locus, counter: 3 })).toEqual([
      { code: 'more', locus: 5, gems: {}, captureGems: 0, deck: 0, en: 'Would need 5 more Locus Points.' },
      {
        code: 'next-turn-more',
        locus: 2,
        gems: {},
        captureGems: 0,
        deck: 0,
        en: 'In your next turn with 2 more Locus cards.',
      },
    ]);
    expect(
      forAbility('{off}, {2}', { field: [{ ref: 'f1', card: 'seer', enteredThisTurn: true }], locus: ['wg'] }),
    ).toMatchObject([{ code: 'next-turn-more', locus: 1, en: 'In your next turn with 1 more Locus card.' }]);
  });
});

describe('what is missing in all', () => {
  test.each([
    ['{W}{W}{B}{*}', { setGems: ['wg'] }, 'Would need 1 more White Gem, 1 more Black Gem and 1 more Gem.'],
    ['{discard:2}', { hand: ['wg'], used }, 'Would need 1 card more in hand.'],
    ['{discard:2:gem}, {discard:1:white}', {}, 'Would need 2 Gem cards more in hand and 1 White card more in hand.'],
    [
      '{discard:1:race=x}, {discard:1:keyword=y}',
      {},
      'Would need 1 “x” card more in hand and 1 “y” card more in hand.',
    ],
    ['{off:follower}', {}, 'Would need 1 more ON Follower.'],
    ['{off:follower}, {off:follower}', {}, 'Would need 2 more ON Followers.'],
    ['{off:follower:race=x}', {}, 'Would need 1 more ON Follower (x).'],
    ['{mill:3}', { deck: ['wg'] }, 'Would need 2 cards more in the deck.'],
    ['{mill:1}', {}, 'Would need 1 card more in the deck.'],
    ['{drop:captureGem:2}', {}, 'Would need 2 more Capture Gems.'],
    ['{drop:captureGem}', {}, 'Would need 1 more Capture Gem.'],
    ['{drop:setGem:2}', { setGems: ['wg'] }, 'Would need 1 more Gem.'],
    ['{drop:setGem}, {W}', { setGems: ['wg'] }, 'Would need 1 more White Gem.'],
    ['{drop:locus}, {1}', {}, 'Would need 2 more Locus Points.'],
  ])('%s with %j', (cost, setup, en) => {
    expect(forAbility(cost, setup)).toMatchObject([{ code: 'more', en }]);
  });

  test('the same Follower cannot turn OFF twice, and what happens by itself is never used', () => {
    expect(forAbility('{off}, {off}', {})).toEqual([]);
    const state = withAbilities([{ cost: '{5}', timing: 'enter' }]);
    expect(help(state, abilityOption(state))).toEqual([]);
  });

  test('C31: the other card of a Unique name', () => {
    const hero = follower('{0}', { unique: true, name: { en: 'Hero' } });
    expect(forHand({ cards: { hero }, hand: ['hero'], field: [{ ref: 'f1', card: 'hero' }] })).toMatchObject([
      { code: 'more', en: 'Would need the other card of that name gone from the field.' },
    ]);
  });

  test('what is not known cannot be helped', () => {
    expect(forHand({ cards: { k: follower('{?}{W}') }, hand: ['k'] })).toEqual([]);
  });

  test('in Japanese as well', () => {
    const state = withAbilities(['{2}, {W}, {off:follower:red}, {discard:1}, {mill:1}, {drop:captureGem}']);
    expect(help(state, abilityOption(state))[0]!.message.ja).toBe(
      'あと必要なもの：ロカスポイント2、セットする白ジェム1個、キャプチャージェム1個、手札にカード1枚、ONのフォロワー(赤)1体、デッキにカード1枚。',
    );
    const locus = table({ cards: { k: follower('{5}') }, hand: ['k'], locus: ['wg'], counter: 1 });
    expect(help(locus, handOption(locus))[1]!.message.ja).toBe('次の自分のターンに：ロカスのカード4枚。');
  });
});

test('A-15: whatever is said to help does, on any table, and nothing on the table has changed', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(boards, (state) => {
      for (const option of colossusOrder.options(state)) {
        const changes = help(state, option);
        if (option.playable) expect(changes).toEqual([]);
        const id = option.from.zone === 'hand' ? state.player.hand[option.from.index]!.id : null;
        const playableIn = (next: typeof state) => {
          const from =
            option.from.zone === 'hand'
              ? { zone: 'hand', index: next.player.hand.findIndex((one) => one.id === id) }
              : option.from;
          return optionFrom(next, from).playable;
        };
        for (const change of changes) {
          const others = {
            ...state,
            player: { ...state.player, hand: state.player.hand.filter((one) => one.id !== id) },
          };
          if (change.code === 'set-gem') {
            const gem = handId(others, change.card as string);
            expect(playableIn(acted(state, { type: 'set-gem', id: gem }))).toBe(true);
          }
          if (change.code === 'set-locus') {
            const laid = handId(others, (change.cards as string[])[0]!);
            expect(playableIn(acted(state, { type: 'set-locus', id: laid }))).toBe(true);
          }
          if (change.code === 'xplay') expect(playableIn(acted(state, { type: 'xplay', open: true }))).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
