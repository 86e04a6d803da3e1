import { describe, expect, test } from 'vitest';
import {
  abilityOption,
  acted,
  handId,
  keys,
  newGame,
  optionFrom,
  paid,
  refusal,
  table,
  unmetOf,
  withAbilities,
} from './testing/table.ts';

/** Rules section 4, statement by statement: the turn. */

const knight = {
  kind: 'follower',
  color: 'white',
  name: { en: 'Knight', ja: '騎士' },
  cost: '{1}',
  crush: 2,
  capture: 1,
};

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
