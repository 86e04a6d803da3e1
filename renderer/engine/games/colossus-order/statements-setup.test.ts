import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { options } from './options.ts';
import type { ColossusOrderState } from './state.ts';
import { acted, card, keys, newGame, refusal } from './testing/table.ts';

const colossus = card({ kind: 'colossus', color: 'white', name: { en: 'C' } });

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
