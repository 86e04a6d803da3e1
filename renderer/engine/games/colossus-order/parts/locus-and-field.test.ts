import { describe, expect, test } from 'vitest';
import { outcomes } from '../options.ts';
import { abilityOption, acted, keys, optionFrom, paid, table, unmetOf, withAbilities } from '../testing/table.ts';

/** Parts of ability costs (rules section 2): Locus cards, Followers, the deck. */

const chosenOf = (option: ReturnType<typeof abilityOption>) =>
  option.ways.outcomes.map(({ chosen }) => chosen.map(({ cards }) => cards.join(' ')).join(' | '));

const beasts = {
  beast: {
    kind: 'follower',
    color: 'black',
    name: { en: 'Beast' },
    cost: '{1}',
    races: ['winged-beast'],
    keywords: ['soar'],
  },
  act: { kind: 'action', color: 'white', name: { en: 'Act' }, cost: '{1}' },
};

describe('putting Locus cards away', () => {
  test('cards are told apart by name, face and side of the counter; from its left the counter comes along', () => {
    const state = withAbilities(['{drop:locus}'], {
      locus: ['filler', 'wg', 'filler', '^filler', 'filler'],
      counter: 2,
    });
    const option = abilityOption(state);
    expect(option.ways.total).toBe('4');
    expect(option.ways.outcomes).toEqual([
      { locus: 0, counter: 1, gems: [], chosen: [{ part: 0, cards: ['filler'], places: [0] }] },
      { locus: 0, counter: 1, gems: [], chosen: [{ part: 0, cards: ['wg'], places: [1] }] },
      { locus: 0, counter: 2, gems: [], chosen: [{ part: 0, cards: ['filler'], places: [2] }] },
      { locus: 0, counter: 2, gems: [], chosen: [{ part: 0, cards: ['filler'], places: [3] }] },
    ]);
    const end = paid(state, option, 3);
    expect(keys(end.player.locus.cards)).toEqual(['filler', 'wg', 'filler', 'filler']);
    expect(end.player.locus.cards.every(({ face }) => face === 'down')).toBe(true);
    expect(keys(end.player.discard)).toEqual(['filler']);
  });

  test('C03: a card put away right of the counter gives no point to a later part, one left of it gave none before', () => {
    const both = withAbilities(['{drop:locus}, {2}'], { locus: ['filler', 'wg', 'bg'], counter: 1 });
    expect(chosenOf(abilityOption(both))).toEqual(['filler']);
    expect(abilityOption(both).ways.outcomes[0]).toMatchObject({ locus: 2, counter: 2 });
    const none = withAbilities(['{drop:locus}, {3}'], { locus: ['filler', 'wg', 'bg'] });
    expect(unmetOf(abilityOption(none))).toEqual([{ code: 'locus-short', need: 3, have: 2, part: 1 }]);
  });

  test('after points are paid the cards that they used can be put away without loss', () => {
    const state = withAbilities(['{2}, {drop:locus}, {1}'], { locus: ['filler', 'wg', 'bg'] });
    const option = abilityOption(state);
    expect(chosenOf(option)).toEqual(['filler', 'wg']);
    expect(option.ways.outcomes.map(({ counter }) => counter)).toEqual([2, 2]);
    expect(keys(paid(state, option, 1).player.locus.cards)).toEqual(['filler', 'bg']);
  });

  test('two parts with points between them: the second chooses from what the first left', () => {
    const state = withAbilities(['{drop:locus}, {1}, {drop:locus}'], { locus: ['wg', 'bg', 'filler'] });
    const option = abilityOption(state);
    expect(option.ways.total).toBe('6');
    expect(option.ways.outcomes[0]).toEqual({
      locus: 1,
      counter: 0,
      gems: [],
      chosen: [
        { part: 0, cards: ['wg'], places: [0] },
        { part: 2, cards: ['bg'], places: [0] },
      ],
    });
    expect(outcomes(state, option.from, 'ability', 3, 2)).toEqual(option.ways.outcomes.slice(3, 5));
  });

  test('two parts in a row name places as each finds them', () => {
    const state = withAbilities(['{drop:locus}, {drop:locus}'], { locus: ['wg', 'wg', 'bg'] });
    expect(abilityOption(state).ways.outcomes.map(({ chosen }) => chosen.map(({ places }) => places))).toEqual([
      [[0], [0]],
      [[0], [1]],
      [[2], [0]],
    ]);
  });

  test('too few cards', () => {
    expect(unmetOf(abilityOption(withAbilities(['{drop:locus}, {drop:locus:2}'], { locus: ['wg', 'bg'] })))).toEqual([
      { code: 'nothing-to-choose', part: 1, need: 2, have: 1 },
    ]);
  });

  test('A-59: without places the first cards of that name are meant', () => {
    const state = withAbilities(['{drop:locus:2}'], { locus: ['wg', 'bg', 'wg'], counter: 1 });
    const from = { zone: 'field', ref: 'f1', ability: 0 } as const;
    const end = acted(state, { type: 'pay', from, action: 'ability', chosen: [{ part: 0, cards: ['wg', 'wg'] }] });
    expect([keys(end.player.locus.cards), end.player.locus.counter]).toEqual([['bg'], 0]);
  });
});

describe('turning OFF', () => {
  const others = [
    { ref: 'f1', card: 'seer' },
    { ref: 'f2', card: 'squire' },
    { ref: 'f3', card: 'squire' },
    { ref: 'f4', card: 'squire', enteredThisTurn: true },
    { ref: 'f5', card: 'squire', position: 'off' as const },
    { ref: 'f6', card: 'beast', attacked: true },
  ];

  test('{off} turns the Follower itself OFF', () => {
    const state = withAbilities(['{off}']);
    expect(paid(state, abilityOption(state)).player.field).toEqual([{ ...state.player.field[0], position: 'off' }]);
  });

  test('already-off', () => {
    const option = abilityOption(withAbilities(['{off}'], { field: [{ ref: 'f1', card: 'seer', position: 'off' }] }));
    expect(unmetOf(option)).toEqual([{ code: 'already-off', part: 0 }]);
    expect(option.unmet[0]!.short).toEqual({ en: 'Already OFF', ja: 'すでにOFF' });
  });

  test('another Follower: ON, not the source, equal ones in equal states are one choice', () => {
    const state = withAbilities(['{off:follower}'], { cards: beasts, field: others });
    const option = abilityOption(state);
    expect(option.ways.outcomes.map(({ chosen }) => chosen)).toEqual([
      [{ part: 0, cards: ['f2'] }],
      [{ part: 0, cards: ['f4'] }],
      [{ part: 0, cards: ['f6'] }],
    ]);
    const from = option.from;
    const end = acted(state, { type: 'pay', from, action: 'ability', chosen: [{ part: 0, cards: ['f3'] }] });
    expect(end.player.field.filter(({ position }) => position === 'off').map(({ ref }) => ref)).toEqual(['f3', 'f5']);
  });

  test('two others, and a filter', () => {
    const state = withAbilities(['{off:follower}, {off:follower:white}', '{off:follower:race=winged-beast}'], {
      cards: beasts,
      field: others.slice(0, 3),
    });
    expect(chosenOf(abilityOption(state))).toEqual(['f2 | f3']);
    const option = abilityOption(state, 1);
    expect(unmetOf(option)).toEqual([{ code: 'nothing-to-choose', part: 0, need: 1, have: 0 }]);
    expect(option.unmet[0]).toMatchObject({
      message: {
        en: 'Costs another ON Follower (winged-beast) of yours, and 0 can be taken.',
        ja: 'あなたの場に他のONのフォロワー(winged-beast)が必要ですが、0体しかありません。',
      },
      short: { en: 'ON Followers 0/1', ja: 'ONのフォロワー 0/1' },
    });
  });

  test('a Colossus has no OFF, and may turn any Follower OFF', () => {
    const c = {
      kind: 'colossus',
      color: 'white',
      name: { en: 'C' },
      abilities: [{ cost: '{off}' }, { cost: '{off:follower}' }],
    };
    const state = table({ cards: { c, seer: beasts.beast }, colossus: 'c', field: [{ ref: 'f1', card: 'seer' }] });
    const own = optionFrom(state, { zone: 'colossus', ability: 0 });
    expect(unmetOf(own)).toEqual([{ code: 'nothing-to-choose', part: 0, need: 1, have: 0 }]);
    expect(own.unmet[0]!.message).toEqual({
      en: 'Costs a Follower turned OFF for its own ability, and 0 can be taken.',
      ja: 'この能力にはOFFにするフォロワーが必要ですが、0体しかありません。',
    });
    const end = paid(state, optionFrom(state, { zone: 'colossus', ability: 1 }));
    expect(end.player.field[0]!.position).toBe('off');
    expect(end.player.used.colossusAbility).toBe(true);
  });
});

describe('the deck, and free text', () => {
  test('{mill:n} puts the top cards into the discard pile, each part after the other', () => {
    const state = withAbilities(['{mill:1}, {mill:2}'], { deck: ['wg', 'bg', 'rg', 'ug'] });
    const end = paid(state, abilityOption(state));
    expect(keys(end.player.deck)).toEqual(['ug']);
    expect(keys(end.player.discard)).toEqual(['wg', 'bg', 'rg']);
    expect(unmetOf(abilityOption(withAbilities(['{mill:1}, {mill:2}'], { deck: ['wg', 'bg'] })))).toEqual([
      { code: 'nothing-to-choose', part: 1, need: 2, have: 1 },
    ]);
  });

  test('a free text is for the player to confirm: it never stands in the way', () => {
    const state = withAbilities(['"show a White card"']);
    const option = abilityOption(state);
    expect([option.playable, option.ways.total]).toEqual([true, '1']);
    expect(paid(state, option)).toEqual({ ...state });
  });

  test('an ability without a cost', () => {
    const option = abilityOption(withAbilities(['']));
    expect(option.cost).toEqual({ locus: 0, printedLocus: 0, adjustments: [], gemLevel: {}, parts: [] });
    expect(option.ways).toEqual({
      total: '1',
      byLevel: {},
      outcomes: [{ locus: 0, counter: 0, gems: [], chosen: [] }],
      truncated: false,
    });
  });
});
