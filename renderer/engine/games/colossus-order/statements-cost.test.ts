import { describe, expect, test } from 'vitest';
import { options } from './options.ts';
import { abilityOption, acted, handOption, keys, paid, refusal, table, unmetOf } from './testing/table.ts';

/** Rules section 2, statement by statement: what cards cost. */

const four = ['filler', 'filler', 'filler', 'filler'];
const follower = (cost: string | null, more: object = {}) => ({
  kind: 'follower',
  color: 'white',
  name: { en: 'Knight', ja: '騎士' },
  cost,
  ...more,
});
const action = (cost: string, more: object = {}) => ({ ...follower(cost), kind: 'action', ...more });

describe('costs of cards', () => {
  test('C01: Locus Points and Gem Level are both reported, and both reasons when both fail', () => {
    const state = table({ cards: { k: follower('{3}{W}{W}') }, hand: ['k'], locus: ['filler'], setGems: ['wg'] });
    const option = handOption(state);
    expect(option.cost).toEqual({
      locus: 3,
      printedLocus: 3,
      adjustments: [],
      gemLevel: { W: 2 },
      parts: [],
    });
    expect(option.playable).toBe(false);
    expect(unmetOf(option)).toEqual([
      { code: 'locus-short', need: 3, have: 1 },
      { code: 'gem-level', mark: 'W', need: 2, have: 1 },
    ]);
    expect(option.ways).toEqual({ total: '0', byLevel: {}, outcomes: [], truncated: false });
  });

  test('C02: a Gem or a Colossus in the hand is never played', () => {
    const state = table({ hand: ['wg', 'col', 'filler'], locus: four });
    expect(options(state).map(({ from, action: name }) => [from, name])).toEqual([
      [{ zone: 'hand', index: 2 }, 'play'],
    ]);
    const play = { type: 'pay', from: { zone: 'hand', index: 0 }, action: 'play', chosen: [] } as const;
    expect(refusal(state, play).code).toBe('illegal');
    expect(refusal(state, { ...play, action: 'ability' }).code).toBe('illegal');
    expect(refusal(state, { ...play, from: { zone: 'hand', index: 2 }, action: 'ability' }).code).toBe('illegal');
  });

  test('C04, C06: paying n moves the counter n cards to the right and nothing else in the Locus', () => {
    const state = table({
      cards: { k: follower('{3}') },
      hand: ['k'],
      locus: ['filler', '^wg', 'k', 'squire'],
      counter: 1,
    });
    const option = handOption(state);
    expect(option.ways.outcomes).toEqual([{ locus: 3, counter: 4, gems: [], chosen: [] }]);
    const end = paid(state, option);
    expect(end.player.locus).toEqual({ ...state.player.locus, counter: 4 });
    expect(unmetOf(handOption(table({ cards: { k: follower('{3}') }, hand: ['k'], locus: four, counter: 2 })))).toEqual(
      [{ code: 'locus-short', need: 3, have: 2 }],
    );
  });

  test('C05: every card in the Locus is one point, face-up or face-down, whatever it is', () => {
    const state = table({ cards: { k: follower('{4}') }, hand: ['k'], locus: ['col', '^wg', 'k', '^filler'] });
    expect(handOption(state).playable).toBe(true);
  });

  test('C07: too few points refuse the play, and nothing happens', () => {
    const state = table({ cards: { k: follower('{4}') }, hand: ['k'], locus: four, counter: 1 });
    const copy = structuredClone(state);
    const refused = refusal(state, { type: 'pay', from: { zone: 'hand', index: 0 }, action: 'play', chosen: [] });
    expect(refused).toEqual({
      code: 'unmet',
      message: {
        en: 'Costs 4 Locus Points, and 3 are left.',
        ja: 'ロカスポイントを4支払いますが、残りは3です。',
      },
      unmet: handOption(state).unmet,
    });
    expect(state).toEqual(copy);
  });

  test('C08: points come back in the Recovery Step and not before', () => {
    const start = table({ locus: four, counter: 3, deck: ['filler'] });
    const end = acted(start, { type: 'next-step' });
    expect(end.player.locus.counter).toBe(3);
    const next = acted(end, { type: 'next-turn' });
    expect([next.turn.step, next.player.locus.counter]).toEqual(['start', 3]);
    expect(acted(next, { type: 'next-step' }).player.locus.counter).toBe(0);
  });

  test('C08: points left over serve Snap Actions and ignition abilities in the other player’s turn', () => {
    const cards = { snap: action('{1}', { snap: true }), k: follower('{1}') };
    const seer = { kind: 'follower', color: 'white', name: { en: 'Seer' }, cost: '{1}', abilities: [{ cost: '{1}' }] };
    const state = acted(
      table({
        cards: { ...cards, seer },
        hand: ['snap', 'k'],
        locus: four,
        counter: 2,
        field: [{ ref: 'f1', card: 'seer' }],
      }),
      { type: 'next-step' },
      { type: 'xplay', open: true },
    );
    expect(state.turn.step).toBe('xplay');
    expect(handOption(state, 0).playable).toBe(true);
    expect(unmetOf(handOption(state, 1))).toEqual([{ code: 'wrong-phase' }]);
    const used = paid(state, abilityOption(state));
    expect(used.player.locus.counter).toBe(3);
    expect(paid(used, handOption(used, 0)).player.locus.counter).toBe(4);
  });

  test('C09: a card set in the Locus gives its point this turn', () => {
    const state = table({ cards: { k: follower('{1}') }, hand: ['k', 'filler'] });
    expect(handOption(state).playable).toBe(false);
    const set = acted(state, { type: 'set-locus', id: state.player.hand[1]!.id });
    expect(handOption(set).playable).toBe(true);
  });

  test('C10, C12: Set Gems of the colour at least as many as the marks; more is fine, another colour does not help', () => {
    const with_ = (setGems: string[]) =>
      handOption(table({ cards: { k: follower('{0}{W}{W}') }, hand: ['k'], setGems }));
    expect(with_(['wg', 'wg']).playable).toBe(true);
    expect(with_(['bg', 'wg', 'wg', 'wg']).playable).toBe(true);
    expect(unmetOf(with_(['wg', 'bg', 'rg']))).toEqual([{ code: 'gem-level', mark: 'W', need: 2, have: 1 }]);
  });

  test('C10: every mark that falls short is a reason of its own', () => {
    const cards = { k: follower('{0}{W}{W}{B}{U}{R}{*}') };
    const option = handOption(table({ cards, hand: ['k'], setGems: ['wg', 'ug', 'ug'] }));
    expect(unmetOf(option)).toEqual([
      { code: 'gem-level', mark: 'W', need: 2, have: 1 },
      { code: 'gem-level', mark: 'B', need: 1, have: 0 },
      { code: 'gem-level', mark: 'R', need: 1, have: 0 },
    ]);
    expect(unmetOf(handOption(table({ cards, hand: ['k'], setGems: ['wg', 'ug'] })))).toContainEqual({
      code: 'gem-level',
      mark: '*',
      need: 1,
      have: 0,
    });
  });

  test('C11: Capture Gems never count for a card: 1 White Set and 2 White Capture do not meet W2', () => {
    const state = table({
      cards: { k: follower('{0}{W}{W}') },
      hand: ['k'],
      setGems: ['wg'],
      captureGems: ['wg', 'wg'],
    });
    expect(unmetOf(handOption(state))).toEqual([{ code: 'gem-level', mark: 'W', need: 2, have: 1 }]);
    const colourless = table({ cards: { k: follower('{0}{*}') }, hand: ['k'], captureGems: ['wg'] });
    expect(unmetOf(handOption(colourless))).toEqual([{ code: 'gem-level', mark: '*', need: 1, have: 0 }]);
  });

  test('C17, C18: Gems are compared, never spent: two W2 cards with two White Gems', () => {
    const cards = { k: follower('{1}{W}{W}'), l: action('{1}{W}{W}') };
    const state = table({ cards, hand: ['k', 'l'], locus: four, setGems: ['wg', 'wg'] });
    const first = paid(state, handOption(state));
    const second = paid(first, handOption(first));
    expect(second.player.colossus).toEqual(state.player.colossus);
    expect(second.player.locus.counter).toBe(2);
    expect(keys(second.player.discard)).toEqual(['l']);
  });

  test('C19: without paying its Cost: Locus Cost and Gem Level are both ignored', () => {
    const state = table({ cards: { k: follower('{9}{W}{W}{W}') }, hand: ['k'], waivers: [{ hand: 0, waive: 'cost' }] });
    const option = handOption(state);
    expect(option.playable).toBe(true);
    expect(option.cost).toEqual({
      locus: 0,
      printedLocus: 9,
      adjustments: [{ by: 'k', what: 'waive-cost', value: -9 }],
      gemLevel: {},
      parts: [],
    });
    const end = paid(state, option);
    expect(end.player.locus.counter).toBe(0);
    expect(end.waivers).toEqual([]);
  });

  test('C19: what is not known does not matter then', () => {
    const waivers = [{ hand: 0, waive: 'cost' }] as const;
    const option = handOption(table({ cards: { k: follower(null) }, hand: ['k'], waivers }));
    expect([option.playable, option.cost.printedLocus, option.cost.adjustments]).toEqual([
      true,
      null,
      [{ by: 'k', what: 'waive-cost', value: 0 }],
    ]);
  });

  test('C20: without paying its Locus Cost: the Gem Level must still be met', () => {
    const waivers = [{ hand: 0, waive: 'locus' }] as const;
    const setup = { cards: { k: follower('{9}{W}{W}') }, hand: ['k'], waivers };
    expect(unmetOf(handOption(table({ ...setup, setGems: ['wg'] })))).toEqual([
      { code: 'gem-level', mark: 'W', need: 2, have: 1 },
    ]);
    const option = handOption(table({ ...setup, setGems: ['wg', 'wg'] }));
    expect(option.playable).toBe(true);
    expect(option.cost).toMatchObject({
      locus: 0,
      printedLocus: 9,
      adjustments: [{ by: 'k', what: 'waive-locus', value: -9 }],
      gemLevel: { W: 2 },
    });
  });

  test('C20: an unknown Locus Cost does not matter then, an unknown Gem Level does', () => {
    const waivers = [{ hand: 0, waive: 'locus' }] as const;
    expect(handOption(table({ cards: { k: follower('{?}') }, hand: ['k'], waivers })).playable).toBe(true);
    expect(unmetOf(handOption(table({ cards: { k: follower(null) }, hand: ['k'], waivers })))).toEqual([
      { code: 'cost-unknown' },
    ]);
    expect(unmetOf(handOption(table({ cards: { k: follower('{4}{?}') }, hand: ['k'], waivers })))).toEqual([
      { code: 'cost-unknown' },
    ]);
  });

  test('C21: the worked example, with its three explanations', () => {
    const cards = {
      ash: follower('{3}{W}{W}{W}', { name: { en: '★Ash★' } }),
      knight: follower('{4}{W}', { name: { en: 'Heroic Knight' } }),
      griffin: follower('{3}{W}{W}', { name: { en: 'Spurring Griffin' } }),
    };
    const state = table({ cards, hand: ['ash', 'knight', 'griffin'], locus: four, counter: 1, setGems: ['wg', 'wg'] });
    expect(options(state).map(({ card, playable }) => [card, playable])).toEqual([
      ['ash', false],
      ['knight', false],
      ['griffin', true],
    ]);
    expect(handOption(state, 0).unmet.map(({ message, short }) => [message.en, short.en])).toEqual([
      ['Needs 3 White Gems set on the Colossus, and 2 are there; Capture Gems do not count.', 'White Gem 2/3'],
    ]);
    expect(handOption(state, 1).unmet.map(({ message, short }) => [message.en, short.en])).toEqual([
      ['Costs 4 Locus Points, and 3 are left.', '1 point short'],
    ]);
    const end = paid(state, handOption(state, 2));
    expect(end.player.locus.counter).toBe(4);
    expect(end.player.field.map(({ card }) => card)).toEqual(['griffin']);
  });

  const ash = follower('{3}', { name: { en: 'Ash' }, costEffects: [{ on: { race: 'winged-beast' }, delta: -1 }] });
  const griffin = follower('{3}', { name: { en: 'Griffin' }, races: ['winged-beast'] });

  test('C22, A-38: modifiers change the Locus Cost and are listed with their cards', () => {
    const cards = { ash, griffin, other: follower('{3}') };
    const col = {
      kind: 'colossus',
      color: 'white',
      name: { en: 'C' },
      costEffects: [{ on: { kind: 'follower' }, delta: 2 }],
    };
    const state = table({
      cards: { ...cards, c: col },
      colossus: 'c',
      hand: ['griffin', 'other', 'filler'],
      field: [
        { ref: 'a', card: 'ash' },
        { ref: 'b', card: 'ash', position: 'off' },
      ],
    });
    expect(handOption(state, 0).cost).toMatchObject({
      locus: 3,
      printedLocus: 3,
      adjustments: [
        { by: 'a', what: 'delta', value: -1 },
        { by: 'b', what: 'delta', value: -1 },
        { by: 'c', what: 'delta', value: 2 },
      ],
    });
    expect(handOption(state, 1).cost).toMatchObject({ locus: 5, adjustments: [{ by: 'c', what: 'delta', value: 2 }] });
    expect(handOption(state, 2).cost).toMatchObject({ locus: 1, adjustments: [] });
  });

  test('C22: never below 0', () => {
    const cards = { ash, griffin: { ...griffin, cost: '{1}' } };
    const field = ['a', 'b', 'c'].map((ref) => ({ ref, card: 'ash' }));
    expect(handOption(table({ cards, hand: ['griffin'], field })).cost.locus).toBe(0);
  });

  test.each([
    [{ kind: 'follower' }, [true, false]],
    [{ kind: 'action' }, [false, true]],
    [{ color: 'black' }, [false, true]],
    [{ keyword: 'soar' }, [true, false]],
    [{ race: 'knight' }, [true, false]],
    [{ kind: 'follower', color: 'black' }, [false, false]],
    [{}, [true, true]],
  ])('C22: an effect on %j touches what fits every field', (on, touched) => {
    const cards = {
      source: follower('{1}', { name: { en: 'Source' }, costEffects: [{ on, delta: 1 }] }),
      k: follower('{1}', { races: ['knight'], keywords: ['Soar'] }),
      b: action('{1}', { color: 'black' }),
    };
    const state = table({ cards, hand: ['k', 'b'], field: [{ ref: 's', card: 'source' }] });
    expect([0, 1].map((index) => handOption(state, index).cost.locus === 2)).toEqual(touched);
  });

  test('C22: an unknown Locus Cost stays unknown, its modifiers are told all the same', () => {
    const cards = { ash, griffin: { ...griffin, cost: '{?}{W}' } };
    const option = handOption(table({ cards, hand: ['griffin'], field: [{ ref: 'a', card: 'ash' }] }));
    expect(option.cost).toMatchObject({
      locus: null,
      printedLocus: null,
      adjustments: [{ by: 'a' }],
      gemLevel: { W: 1 },
    });
    expect(unmetOf(option)).toEqual([{ code: 'cost-unknown' }, { code: 'gem-level', mark: 'W', need: 1, have: 0 }]);
  });

  test('a figure that is not known is cost-unknown, never 0', () => {
    for (const cost of [null, '?', '{?}', '{4}{?}']) {
      const option = handOption(table({ cards: { k: follower(cost) }, hand: ['k'], locus: four }));
      expect(unmetOf(option)).toEqual([{ code: 'cost-unknown' }]);
      expect(option.unmet[0]!.short).toEqual({ en: 'Cost not known', ja: 'コスト不明' });
    }
  });
});
