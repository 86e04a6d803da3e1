import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { options } from './options.ts';
import type { ColossusOrderState } from './state.ts';
import {
  abilityOption,
  acted,
  card,
  frozen,
  handId,
  handOption,
  keys,
  optionFrom,
  paid,
  refusal,
  table,
  unmetOf,
  withAbilities,
} from './testing/table.ts';

/** Rules sections 4 and 5, statement by statement. */

const knight = {
  kind: 'follower',
  color: 'white',
  name: { en: 'Knight', ja: '騎士' },
  cost: '{1}',
  crush: 2,
  capture: 1,
};
const colossus = card({ kind: 'colossus', color: 'white', name: { en: 'C' } });

function newGame(
  first: boolean,
  rules: Record<string, string | number | boolean> = {},
  seed = '0000ABCD',
): ColossusOrderState {
  const named = (kind: string, en: string) => card({ kind, color: 'white', name: { en }, cost: '{1}' });
  const cards = {
    c: colossus,
    side: named('gem', 'Side'),
    ...Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, named('action', `K${n}`)])),
  };
  const lines = [
    { card: 'c', count: 1, zone: 'colossus' as const },
    ...Array.from({ length: 50 }, (_, n) => ({ card: `k${n}`, count: 1, zone: 'main' as const })),
    { card: 'side', count: 2, zone: 'side' as const },
  ];
  return frozen(colossusOrder.newGame({ cards, lines, seed, first, rules }));
}

describe('setup', () => {
  test('C24, C25: the Colossus lies in its area, 7 of 50 shuffled cards are drawn, every other zone is empty', () => {
    const state = newGame(true);
    const { player } = state;
    expect(player.colossus).toEqual({ card: 'c', setGems: [], captureGems: [] });
    expect([player.hand.length, player.deck.length]).toEqual([7, 43]);
    expect([player.locus, player.field, player.discard]).toEqual([{ cards: [], counter: 0 }, [], []]);
    expect(player.used).toEqual({ setGem: false, setLocus: false, colossusAbility: false });
    const all = [...player.hand, ...player.deck];
    expect(keys(all).toSorted()).toEqual(Array.from({ length: 50 }, (_, n) => `k${n}`).toSorted());
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    expect(keys(all)).not.toEqual(Array.from({ length: 50 }, (_, n) => `k${n}`));
    expect(state).toMatchObject({
      stage: 'setup',
      result: null,
      nextId: 50,
      waivers: [],
      turn: { number: 1, first: true, step: 'start', othersTurn: false },
    });
    expect(Object.keys(state.cards)).toHaveLength(51);
  });

  test('A-62, A-64: the same seed gives the same game, another seed another', () => {
    expect(newGame(true)).toEqual(newGame(true));
    expect(keys(newGame(true, {}, '0000ABCE').player.hand)).not.toEqual(keys(newGame(true).player.hand));
  });

  test.each([
    [true, {}, 3],
    [false, {}, 5],
    [true, { mulligan: '2-4' }, 2],
    [false, { mulligan: '2-4' }, 4],
  ])(
    'C25: first %s with rules %j puts up to %i cards under the deck and draws as many, without a shuffle',
    (first, rules, most) => {
      const state = newGame(first, rules);
      const { hand, deck } = state.player;
      const put = hand.slice(1, 1 + most).toReversed();
      const end = acted(state, { type: 'mulligan', ids: put.map(({ id }) => id) });
      expect(end.player.hand).toEqual([hand[0], ...hand.slice(1 + most), ...deck.slice(0, most)]);
      expect(end.player.deck).toEqual([...deck.slice(most), ...put]);
      expect(end.stage).toBe('playing');
      expect(end.random).toEqual(state.random);
      const tooMany = hand.slice(0, most + 1).map(({ id }) => id);
      expect(refusal(state, { type: 'mulligan', ids: tooMany }).message.en).toBe(
        `At most ${most} cards can be put under the deck; ${most + 1} are named.`,
      );
    },
  );

  test('C25: an empty mulligan keeps the hand; there is only one, and only of own different cards', () => {
    const state = newGame(true);
    const kept = acted(state, { type: 'mulligan', ids: [] });
    expect(kept).toEqual({ ...state, stage: 'playing' });
    expect(refusal(kept, { type: 'mulligan', ids: [] }).message.en).toBe('The opening hand is kept already.');
    const id = state.player.hand[0]!.id;
    for (const ids of [[id, id], ['nowhere'], [state.player.deck[0]!.id]]) {
      expect(refusal(state, { type: 'mulligan', ids }).message.en).toBe(
        'Choose different cards of your hand for the mulligan.',
      );
    }
  });

  test('nothing of the turn begins before the mulligan is decided', () => {
    const state = newGame(true);
    for (const action of [{ type: 'next-step' }, { type: 'next-turn' }, { type: 'xplay', open: true }] as const) {
      expect(refusal(state, action).message.en).toBe('Decide about the mulligan first.');
    }
    const id = state.player.hand[0]!.id;
    const main = { ...state, turn: { ...state.turn, step: 'main' } } as ColossusOrderState;
    expect(refusal(main, { type: 'set-locus', id }).message.en).toBe(
      'Setting a card in the Locus is done in your Main Phase.',
    );
    expect(refusal(main, { type: 'set-gem', id }).message.en).toBe('Setting a Gem is done in your Main Phase.');
    expect(refusal(main, { type: 'attack', ref: id }).message.en).toBe('Attacking is done in your Main Phase.');
  });

  test('a Colossus among the main lines is taken out of the deck; a deck without one can be tried all the same', () => {
    const cards = { c: colossus };
    const none = colossusOrder.newGame({
      cards,
      lines: [{ card: 'ghost', count: 8, zone: 'main' }],
      seed: '00000001',
      first: true,
    });
    expect([none.player.colossus.card, none.player.hand.length, none.player.deck.length]).toEqual(['', 7, 1]);
    expect(none.cards).toEqual({});
    expect(options(none)).toEqual([]);
    const main = colossusOrder.newGame({
      cards,
      lines: [
        { card: 'ghost', count: 8, zone: 'main' },
        { card: 'c', count: 1, zone: 'main' },
      ],
      seed: '00000001',
      first: true,
    });
    expect([main.player.colossus.card, main.player.deck.length]).toEqual(['c', 1]);
  });
});

describe('the turn', () => {
  test('C26: Recovery turns all Followers ON, removes the counter and frees what is done once a turn; then 1 card is drawn', () => {
    const state = table({
      step: 'start',
      cards: { knight },
      locus: ['filler', 'filler'],
      counter: 2,
      field: [
        { ref: 'f1', card: 'knight', position: 'off', attacked: true, usedAbilities: [0] },
        { ref: 'f2', card: 'knight' },
      ],
      used: { setGem: true, setLocus: true, colossusAbility: true },
      deck: ['wg', 'bg'],
    });
    const end = acted(state, { type: 'next-step' });
    expect(end.turn.step).toBe('main');
    expect(end.player.field).toEqual([
      { ref: 'f1', card: 'knight', position: 'on', enteredThisTurn: false, attacked: false, usedAbilities: [] },
      { ref: 'f2', card: 'knight', position: 'on', enteredThisTurn: false, attacked: false, usedAbilities: [] },
    ]);
    expect(end.player.locus).toEqual({ ...state.player.locus, counter: 0 });
    expect(end.player.used).toEqual({ setGem: false, setLocus: false, colossusAbility: false });
    expect([keys(end.player.hand), keys(end.player.deck)]).toEqual([['wg'], ['bg']]);
  });

  test.each([
    [true, {}, 8],
    [false, {}, 8],
    [true, { firstDraws: false }, 7],
    [false, { firstDraws: false }, 8],
  ])('C26: turn 1, first %s, rules %j: %i cards in hand', (first, rules, cards) => {
    const state = acted(newGame(first, rules), { type: 'mulligan', ids: [] }, { type: 'next-step' });
    expect(state.player.hand).toHaveLength(cards);
    const second = acted(state, { type: 'next-turn' }, { type: 'next-step' });
    expect(second.player.hand).toHaveLength(cards + 1);
  });

  test('C27: once a turn a Gem is set, and once any card is put into the Locus face-down', () => {
    const state = table({ hand: ['wg', 'bg', 'filler', 'squire'], setGems: ['rg'], locus: ['^filler'] });
    const set = acted(state, { type: 'set-gem', id: handId(state, 'bg') });
    expect(keys(set.player.colossus.setGems)).toEqual(['rg', 'bg']);
    expect(set.player.used).toEqual({ setGem: true, setLocus: false, colossusAbility: false });
    expect(refusal(set, { type: 'set-gem', id: handId(set, 'wg') }).message.en).toBe(
      'A Gem was set this turn already.',
    );
    const laid = acted(set, { type: 'set-locus', id: handId(set, 'squire') });
    expect(laid.player.locus.cards.map(({ card, face }) => [card, face])).toEqual([
      ['filler', 'up'],
      ['squire', 'down'],
    ]);
    expect(laid.player.used.setLocus).toBe(true);
    expect(keys(laid.player.hand)).toEqual(['wg', 'filler']);
    expect(refusal(laid, { type: 'set-locus', id: handId(laid, 'wg') }).message.en).toBe(
      'A card was set in the Locus this turn already.',
    );
  });

  test('C27: only a Gem of the hand is set, and only in the Main Phase', () => {
    const state = table({ hand: ['filler', 'wg'], deck: ['wg'] });
    for (const id of [handId(state, 'filler'), state.player.deck[0]!.id, 'nowhere']) {
      expect(refusal(state, { type: 'set-gem', id }).message.en).toBe('Only a Gem card of your hand can be set.');
    }
    expect(refusal(state, { type: 'set-locus', id: state.player.deck[0]!.id }).message.en).toBe(
      'Only a card of your hand can be set in the Locus.',
    );
    for (const step of ['start', 'xplay', 'end'] as const) {
      const other = table({ hand: ['wg'], step });
      expect(refusal(other, { type: 'set-gem', id: handId(other, 'wg') }).code).toBe('illegal');
      expect(refusal(other, { type: 'set-locus', id: handId(other, 'wg') }).code).toBe('illegal');
    }
  });

  test('C27: once a turn one ability of the Colossus is used, whichever it is', () => {
    const abilities = [{ cost: '{1}', timing: 'colossus' }, { cost: '' }];
    const c = { kind: 'colossus', color: 'white', name: { en: 'C' }, abilities };
    const state = table({ cards: { c }, colossus: 'c', locus: ['filler'] });
    const end = paid(state, optionFrom(state, { zone: 'colossus', ability: 0 }));
    expect(end.player.used).toEqual({ setGem: false, setLocus: false, colossusAbility: true });
    expect(unmetOf(optionFrom(end, { zone: 'colossus', ability: 1 }))).toEqual([{ code: 'used-this-turn' }]);
    expect(optionFrom(end, { zone: 'colossus', ability: 1 }).unmet[0]).toMatchObject({
      message: { en: 'A Colossus ability was used this turn already.' },
      short: { en: 'Used this turn', ja: '使用済み' },
    });
    const xplay = table({ cards: { c }, colossus: 'c', locus: ['filler'], step: 'xplay' });
    expect(unmetOf(optionFrom(xplay, { zone: 'colossus', ability: 0 }))).toEqual([{ code: 'wrong-phase' }]);
    expect(optionFrom(xplay, { zone: 'colossus', ability: 1 }).playable).toBe(true);
  });

  test('a once-a-turn ability of a Follower is its own', () => {
    const state = withAbilities([{ cost: '', oncePerTurn: true }, { cost: '' }], {
      field: [
        { ref: 'f1', card: 'seer' },
        { ref: 'f2', card: 'seer' },
      ],
    });
    const end = paid(state, abilityOption(state));
    expect(end.player.field.map(({ usedAbilities }) => usedAbilities)).toEqual([[0], []]);
    expect(unmetOf(abilityOption(end))).toEqual([{ code: 'used-this-turn' }]);
    expect(abilityOption(end).unmet[0]!.message.en).toBe('Was used this turn already.');
    const again = paid(end, abilityOption(end, 1));
    expect(again).toEqual(end);
    expect(abilityOption(end, 0, 'f2').playable).toBe(true);
  });

  test('C28: End Phase, then the next turn; entry turns are over', () => {
    const state = table({
      cards: { knight },
      field: [{ ref: 'f1', card: 'knight', enteredThisTurn: true, position: 'off' }],
    });
    const ended = acted(state, { type: 'next-step' });
    expect(ended.turn).toEqual({ number: 5, first: true, step: 'end', othersTurn: false });
    expect(ended.player.field[0]!.enteredThisTurn).toBe(true);
    const next = acted(ended, { type: 'next-step' });
    expect(next.turn).toEqual({ number: 6, first: true, step: 'start', othersTurn: false });
    expect(next.player.field[0]).toMatchObject({ enteredThisTurn: false, position: 'off' });
    expect(acted(state, { type: 'next-turn' })).toEqual(next);
  });

  test('C28: a hand limit, where the rules have one, holds the turn', () => {
    const hand = Array<string>(9).fill('filler');
    expect(acted(table({ hand }), { type: 'next-turn' }).turn.number).toBe(6);
    const state = table({ hand, rules: { handLimit: 7 } });
    expect(refusal(state, { type: 'next-turn' }).message).toEqual({
      en: 'The hand limit is 7: discard 2 cards first.',
      ja: '手札の上限は7枚です。先に2枚捨ててください。',
    });
    const end = table({ hand, rules: { handLimit: 7 }, step: 'end' });
    expect(refusal(end, { type: 'next-step' }).code).toBe('illegal');
    expect(acted(table({ hand, rules: { handLimit: 9 } }), { type: 'next-turn' }).turn.number).toBe(6);
  });

  test('X-Play: opened in the Main Phase it closes to it; after the End Phase it is the other player’s turn', () => {
    const main = acted(table(), { type: 'xplay', open: true });
    expect(main.turn).toEqual({ number: 5, first: true, step: 'xplay', othersTurn: false });
    expect(acted(main, { type: 'xplay', open: false }).turn.step).toBe('main');
    expect(acted(main, { type: 'next-step' }).turn.step).toBe('main');
    const other = acted(table({ step: 'end' }), { type: 'xplay', open: true });
    expect(other.turn).toEqual({ number: 5, first: true, step: 'xplay', othersTurn: true });
    expect(acted(other, { type: 'next-step' }).turn).toEqual({ number: 5, first: true, step: 'end', othersTurn: true });
    expect(acted(other, { type: 'next-turn' }).turn).toEqual({
      number: 6,
      first: true,
      step: 'start',
      othersTurn: false,
    });
    expect(refusal(table(), { type: 'xplay', open: false }).message.en).toBe('X-Play is not open.');
    expect(refusal(main, { type: 'xplay', open: true }).code).toBe('illegal');
    expect(refusal(table({ step: 'start' }), { type: 'xplay', open: true }).code).toBe('illegal');
  });

  test('X-Play of the other player’s turn begins it anew for entries and once-a-turn abilities, once', () => {
    const entered = { ref: 'f1', card: 'seer', enteredThisTurn: true, usedAbilities: [0] };
    const state = withAbilities([{ cost: '{off}', oncePerTurn: true }], { field: [entered], step: 'end' });
    const open = acted(state, { type: 'xplay', open: true });
    expect(open.player.field[0]).toMatchObject({ enteredThisTurn: false, usedAbilities: [] });
    const used = paid(open, abilityOption(open));
    const again = acted(used, { type: 'xplay', open: false }, { type: 'xplay', open: true });
    expect(again.player.field[0]!.usedAbilities).toEqual([0]);
    const own = withAbilities(['{off}'], { field: [entered] });
    expect(acted(own, { type: 'xplay', open: true }).player.field[0]!.enteredThisTurn).toBe(true);
  });
});

describe('Followers and Actions', () => {
  test('C29: a Follower enters ON, in its entry turn', () => {
    const state = table({ cards: { knight }, hand: ['filler', 'knight'], locus: ['filler'] });
    const end = paid(state, handOption(state, 1));
    expect(end.player.field).toEqual([
      {
        ref: handId(state, 'knight'),
        card: 'knight',
        position: 'on',
        enteredThisTurn: true,
        attacked: false,
        usedAbilities: [],
      },
    ]);
    expect(keys(end.player.hand)).toEqual(['filler']);
  });

  test('C29: on its entry turn no {off} ability and no attack, unless it has Fleet', () => {
    const field = [{ ref: 'f1', card: 'seer', enteredThisTurn: true }];
    const slow = withAbilities(['{off}', '{1}'], { field, locus: ['filler'] });
    expect(unmetOf(abilityOption(slow))).toEqual([{ code: 'entered-this-turn', part: 0 }]);
    expect(abilityOption(slow).unmet[0]!.short).toEqual({ en: 'Entered this turn', ja: '場に出たターン' });
    expect(abilityOption(slow, 1).playable).toBe(true);
    expect(refusal(slow, { type: 'attack', ref: 'f1' }).message.en).toBe('Seer entered this turn and has no Fleet.');
    for (const keyword of ['fleet', 'Fleet', { id: 'FLEET' }]) {
      const quick = withAbilities(['{off}'], { field }, { keywords: [keyword], crush: 1, capture: 0 });
      expect(abilityOption(quick).playable).toBe(true);
      expect(acted(quick, { type: 'attack', ref: 'f1' }).player.field[0]!.attacked).toBe(true);
    }
  });

  const target = { opponent: { deck: ['card', 'gem', 'gem', 'card', 'gem'] as const, discard: 1 } };

  test('C30: attacking turns a Follower OFF, and each attacks once in a Main Phase', () => {
    const state = table({ cards: { knight }, field: [{ ref: 'f1', card: 'knight' }], ...target });
    const end = acted(state, { type: 'attack', ref: 'f1' });
    expect(end.player.field[0]).toMatchObject({ position: 'off', attacked: true });
    const on = acted(end, { type: 'position', ref: 'f1', position: 'on' });
    expect(refusal(on, { type: 'attack', ref: 'f1' }).message).toEqual({
      en: 'Knight has attacked this turn.',
      ja: '「騎士」はこのターンすでに攻撃しています。',
    });
    const off = table({ cards: { knight }, field: [{ ref: 'f1', card: 'knight', position: 'off' }] });
    expect(refusal(off, { type: 'attack', ref: 'f1' }).message.en).toBe('Knight is OFF.');
    expect(refusal(off, { type: 'attack', ref: 'f2' }).message.en).toBe('Only a Follower on your field can attack.');
    const late = table({ cards: { knight }, field: [{ ref: 'f1', card: 'knight' }], step: 'end' });
    expect(refusal(late, { type: 'attack', ref: 'f1' }).message.ja).toBe('攻撃するのはメインフェイズです。');
  });

  test('C31: a second Unique Follower of a name cannot be played, a second Unique Gem not be set', () => {
    const hero = { ...knight, unique: true, name: { en: 'Hero', ja: '英雄' } };
    const cards = { hero, reprint: { ...hero, name: { ja: '英雄' } }, plain: { ...hero, unique: false } };
    const field = [{ ref: 'f1', card: 'hero' }];
    const state = table({ cards, hand: ['hero', 'reprint', 'plain'], locus: ['filler'], field });
    const option = handOption(state);
    expect(unmetOf(option)).toEqual([{ code: 'unique-on-field' }]);
    expect(option.unmet[0]).toMatchObject({
      message: { en: 'Hero is Unique, and one is on your field already.' },
      short: { en: 'Unique, already there', ja: 'ユニーク重複' },
    });
    expect(unmetOf(handOption(state, 1))).toEqual([{ code: 'unique-on-field' }]);
    expect(handOption(state, 2).playable).toBe(true);
    expect(
      handOption(table({ cards, hand: ['hero'], locus: ['filler'], field: [{ ref: 'f', card: 'squire' }] })).playable,
    ).toBe(true);

    const crown = { kind: 'gem', color: 'white', name: { en: 'Crown' }, unique: true };
    const gems = table({ cards: { crown }, hand: ['crown', 'wg'], setGems: ['crown', 'wg'] });
    expect(refusal(gems, { type: 'set-gem', id: handId(gems, 'crown') }).message.en).toBe(
      'Crown is Unique, and one is set already.',
    );
    expect(acted(gems, { type: 'set-gem', id: handId(gems, 'wg') }).player.colossus.setGems).toHaveLength(3);
    const free = table({ cards: { crown }, hand: ['crown'], setGems: ['wg'] });
    expect(keys(acted(free, { type: 'set-gem', id: handId(free, 'crown') }).player.colossus.setGems)).toEqual([
      'wg',
      'crown',
    ]);
  });

  test('C32: an Action goes to the discard pile after it resolves', () => {
    const state = table({ hand: ['filler'], locus: ['filler'], discard: ['wg'] });
    expect(keys(paid(state, handOption(state)).player.discard)).toEqual(['wg', 'filler']);
  });

  test('C32: in X-Play Snap Actions and ignition abilities, in the Main Phase everything, else nothing', () => {
    const cards = {
      snap: { kind: 'action', color: 'white', name: { en: 'S' }, cost: '', snap: true },
      slow: { kind: 'action', color: 'white', name: { en: 'A' }, cost: '' },
      man: { kind: 'follower', color: 'white', name: { en: 'M' }, cost: '' },
    };
    const playable = (step: 'start' | 'main' | 'xplay' | 'end') => {
      const timings = ['ignition', 'colossus', 'enter', 'trigger'].map((timing) => ({ cost: '', timing }));
      const state = withAbilities(timings, { cards, hand: ['snap', 'slow', 'man'], step });
      return options(state).map((option) => option.playable || option.unmet[0]!.short.en);
    };
    const [main, both, self] = ['Main Phase only', 'Main Phase or X-Play', 'By itself'];
    expect(playable('main')).toEqual([true, true, true, true, true, self, self]);
    expect(playable('xplay')).toEqual([true, main, main, true, main, self, self]);
    expect(playable('start')).toEqual([both, main, main, both, main, self, self]);
    expect(playable('end')).toEqual([both, main, main, both, main, self, self]);
    const byItself = abilityOption(withAbilities([{ cost: '', timing: 'enter' }]));
    expect(byItself.unmet[0]!.message.ja).toBe('自動で起こる能力で、自分から使うことはできません。');
  });

  const trick = { ...knight, name: { en: 'Trick' }, cost: '{5}{W}', keywords: ['Locus Trick'] };

  test('C33: Locus Trick: face-up in the Locus, without its Locus Cost, its Gem Level met; the row closes up', () => {
    const state = table({ cards: { trick }, locus: ['filler', '^trick', 'wg', 'trick'], counter: 1, setGems: ['wg'] });
    expect(options(state).map(({ from }) => from)).toEqual([{ zone: 'locus', index: 1 }]);
    const option = optionFrom(state, { zone: 'locus', index: 1 });
    expect(option).toMatchObject({
      action: 'play',
      card: 'trick',
      playable: true,
      cost: {
        locus: 0,
        printedLocus: 5,
        adjustments: [{ by: 'trick', what: 'waive-locus', value: -5 }],
        gemLevel: { W: 1 },
      },
      ways: { outcomes: [{ locus: 0, counter: 1, gems: ['wg'], chosen: [] }] },
    });
    const end = paid(state, option);
    expect(keys(end.player.locus.cards)).toEqual(['filler', 'wg', 'trick']);
    expect(end.player.locus.counter).toBe(1);
    expect(end.player.field[0]).toMatchObject({ card: 'trick', position: 'on', enteredThisTurn: true });
  });

  test('C33: left of the counter it takes the counter one along; without the Gems it cannot be played', () => {
    const state = table({ cards: { trick }, locus: ['^trick', 'filler'], counter: 2 });
    const option = optionFrom(state, { zone: 'locus', index: 0 });
    expect(unmetOf(option)).toEqual([{ code: 'gem-level', mark: 'W', need: 1, have: 0 }]);
    const met = table({ cards: { trick }, locus: ['^trick', 'filler'], counter: 2, setGems: ['wg'], step: 'xplay' });
    const played = optionFrom(met, { zone: 'locus', index: 0 });
    expect(played.ways.outcomes[0]!.counter).toBe(1);
    expect(paid(met, played).player.locus.counter).toBe(1);
    const late = table({ cards: { trick }, locus: ['^trick'], setGems: ['wg'], step: 'end' });
    expect(optionFrom(late, { zone: 'locus', index: 0 }).unmet[0]!.short.en).toBe('Main Phase or X-Play');
  });

  test('C33: an Action with Locus Trick goes to the discard pile; a Gem with it is nothing to be played', () => {
    const cards = {
      spell: { kind: 'action', color: 'red', name: { en: 'Spell' }, cost: '{?}', keywords: ['locus-trick'] },
      stone: { kind: 'gem', color: 'red', name: { en: 'Stone' }, keywords: ['locus-trick'] },
    };
    const state = table({ cards, locus: ['^stone', '^spell'] });
    expect(options(state).map(({ card }) => card)).toEqual(['spell']);
    const end = paid(state, options(state)[0]!);
    expect([keys(end.player.discard), keys(end.player.locus.cards)]).toEqual([['spell'], ['stone']]);
  });

  test('C34: looking at your own face-down Locus cards is a rules option, allowed by default', () => {
    const option = colossusOrder.rulesOptions.find(({ id }) => id === 'lookAtLocus');
    expect(option?.choices.map(({ value }) => value)).toEqual([true, false]);
  });
});

describe('winning', () => {
  const six = ['wg', 'wg', 'bg', 'ug', 'rg', 'wg'];

  test('C35: six face-down Gem cards are declared at the start of the turn, before the draw', () => {
    const state = table({ step: 'start', locus: [...six, 'filler'], deck: ['wg'] });
    const end = acted(state, { type: 'declare-complete' });
    expect(end.stage).toBe('over');
    expect(end.result).toEqual({
      won: true,
      reason: { en: 'Gem Complete: you win.', ja: 'ジェムコンプリート：あなたの勝ちです。' },
    });
    expect(end.player).toEqual(state.player);
  });

  test('C35: face-up ones do not count, unless the rules say so; nor do other cards', () => {
    const locus = ['^wg', ...six.slice(1), 'filler'];
    const state = table({ step: 'start', locus });
    expect(refusal(state, { type: 'declare-complete' }).message.en).toBe(
      'Gem Complete needs 6 Gem cards face-down in your Locus; 5 lie there.',
    );
    expect(
      acted(table({ step: 'start', locus, rules: { completeFaceUp: true } }), { type: 'declare-complete' }).stage,
    ).toBe('over');
  });

  test('C35: only in the Complete Declaration Step of a running game', () => {
    const main = table({ locus: six });
    expect(refusal(main, { type: 'declare-complete' }).message.en).toBe(
      'Gem Complete is declared at the start of your turn, before the draw.',
    );
    const over = { ...table({ step: 'start', locus: six }), stage: 'over' } as const;
    expect(refusal(over, { type: 'declare-complete' }).code).toBe('illegal');
  });

  test('C36: the opponent’s deck at 0 cards wins, by its own draw or by an attack', () => {
    const drawn = acted(table({ opponent: { deck: ['card'] } }), { type: 'next-turn' });
    expect([drawn.stage, drawn.result?.won, drawn.result?.reason.en]).toEqual([
      'over',
      true,
      "Deck Out: the opponent's deck is empty. You win.",
    ]);
    const setup = { cards: { knight }, field: [{ ref: 'f1', card: 'knight' }] };
    const attacked = acted(table({ ...setup, opponent: { deck: ['card'] } }), { type: 'attack', ref: 'f1' });
    expect(attacked.result?.won).toBe(true);
    expect(acted(table({ opponent: { deck: ['card', 'card'] } }), { type: 'next-turn' }).stage).toBe('playing');
    const over = { ...table({ opponent: { deck: [] } }), stage: 'over', result: null } as const;
    expect(acted(over, { type: 'next-turn' }).result).toBeNull();
  });

  test('C36: who cannot draw loses by Deck Out; after the game cards are drawn by hand', () => {
    const state = table({ step: 'start', deck: [], hand: ['wg'] });
    const end = acted(state, { type: 'next-step' });
    expect([end.stage, end.result?.won, end.result?.reason.en]).toEqual([
      'over',
      false,
      'Deck Out: your deck is empty. You lose.',
    ]);
    expect(acted(table({ deck: ['wg'] }), { type: 'draw', count: 1 }).stage).toBe('playing');
    const more = acted(table({ deck: ['wg'] }), { type: 'draw', count: 2 });
    expect([more.stage, keys(more.player.hand)]).toEqual(['over', ['wg']]);
    expect(acted({ ...end, result: null }, { type: 'draw', count: 1 }).result).toBeNull();
  });

  test('C37: the top Crush Point cards are revealed; Gems up to the Capture Point go to the Capture area, the rest is discarded', () => {
    const setup = { cards: { knight: { ...knight, crush: 4, capture: 2 } }, field: [{ ref: 'f1', card: 'knight' }] };
    const deck = ['gem', 'card', 'gem', 'gem', 'card', 'gem'] as const;
    const state = table({ ...setup, captureGems: ['wg'], opponent: { deck, discard: 3 } });
    const end = acted(state, { type: 'attack', ref: 'f1' });
    expect(end.opponent).toEqual({ deck: ['card', 'gem'], discard: 5 });
    expect(keys(end.player.colossus.captureGems)).toEqual(['wg', 'captured-gem', 'captured-gem']);
    expect(end.cards['captured-gem']).toMatchObject({ kind: 'gem', color: null });
    expect(end.nextId).toBe(state.nextId + 2);
    expect(new Set(end.player.colossus.captureGems.map(({ id }) => id)).size).toBe(3);
    const few = acted(table({ ...setup, opponent: { deck: ['card', 'gem', 'card', 'card', 'card'] } }), {
      type: 'attack',
      ref: 'f1',
    });
    expect(few.opponent).toEqual({ deck: ['card'], discard: 3 });
    expect(few.player.colossus.captureGems).toHaveLength(1);
  });

  test('C37: the log says what was revealed', () => {
    const state = table({
      cards: { knight },
      field: [{ ref: 'f1', card: 'knight' }],
      opponent: { deck: ['gem', 'gem', 'card'] },
    });
    const done = colossusOrder.apply(state, { type: 'attack', ref: 'f1' });
    expect(done.ok && done.events).toEqual([
      {
        type: 'attack',
        message: {
          en: 'Knight attacks: 2 cards revealed, 1 Gem captured.',
          ja: '「騎士」で攻撃：2枚を公開し、ジェムを1個キャプチャーしました。',
        },
        cards: ['f1'],
      },
    ]);
  });

  test('C37: a Crush or Capture Point that is not known is never taken for 0', () => {
    const opponent = { deck: ['gem', 'gem', 'gem'] as const };
    const attack = (points: object) =>
      colossusOrder.apply(
        table({ cards: { k: { ...knight, ...points } }, field: [{ ref: 'f1', card: 'k' }], opponent }),
        {
          type: 'attack',
          ref: 'f1',
        },
      );
    for (const points of [{ crush: '?' }, { capture: '?' }]) {
      expect(attack(points)).toMatchObject({
        ok: false,
        refusal: { message: { en: 'The Crush or Capture Point of Knight is not known: fill it in.' } },
      });
    }
    expect(attack({ crush: 0, capture: '?' })).toMatchObject({
      ok: true,
      state: { opponent: { deck: opponent.deck, discard: 0 } },
    });
  });

  test.each([
    [{}, 20],
    [{ opponentGems: 12 }, 12],
    [{ opponentGems: 0 }, 0],
    [{ opponentGems: 43 }, 43],
    [{ opponentGems: 44 }, 20],
    [{ opponentGems: 1.5 }, 20],
  ])('C38: with %j the dummy opponent is 43 cards with %i Gems, shuffled, and loses one a turn', (rules, gems) => {
    const state = newGame(true, rules);
    expect(state.opponent.deck).toHaveLength(43);
    expect(state.opponent.deck.filter((card) => card === 'gem')).toHaveLength(gems);
    expect(state.opponent.discard).toBe(0);
    if (gems > 0 && gems < 43) expect(state.opponent.deck.indexOf('card')).toBeLessThan(gems);
    const next = acted(state, { type: 'mulligan', ids: [] }, { type: 'next-turn' });
    expect(next.opponent).toEqual({ deck: state.opponent.deck.slice(1), discard: 0 });
  });

  test('C26: going on to the next turn from the Start Phase skips neither Recovery nor the draw', () => {
    const state = acted(newGame(true), { type: 'mulligan', ids: [] });
    const next = acted(state, { type: 'next-turn' }, { type: 'next-turn' });
    expect([next.turn.number, next.turn.step]).toEqual([3, 'start']);
    expect(next.player.hand).toHaveLength(state.player.hand.length + 2);
  });

  test('C39: Locus Points and Set Gems grow by one a turn at the most', () => {
    let state = acted(newGame(true), { type: 'mulligan', ids: [] });
    for (let turn = 1; turn <= 6; turn++) {
      state = acted(state, { type: 'next-step' });
      state = acted(state, { type: 'set-locus', id: state.player.hand[0]!.id });
      expect(state.player.locus.cards).toHaveLength(turn);
      state = acted(state, { type: 'next-turn' });
    }
    expect([state.turn.number, state.turn.step]).toEqual([7, 'start']);
  });
});
