import { describe, expect, test } from 'vitest';
import { options, outcomes } from './options.ts';
import {
  abilityOption,
  acted,
  keys,
  optionFrom,
  paid,
  refusal,
  table,
  unmetOf,
  withAbilities,
} from './testing/table.ts';

/** The parts of ability costs (rules section 2), and when abilities can be used. */

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

describe('discarding from the hand', () => {
  test('identical copies are one choice, and the ways stand in the order of the hand', () => {
    const option = abilityOption(withAbilities(['{discard:2}'], { hand: ['wg', 'filler', 'wg', 'squire', 'wg'] }));
    expect(option.ways.total).toBe('4');
    expect(chosenOf(option)).toEqual(['wg wg', 'wg filler', 'wg squire', 'filler squire']);
    expect(option.ways.outcomes[0]).toEqual({
      locus: 0,
      counter: 0,
      gems: [],
      chosen: [{ part: 0, cards: ['wg', 'wg'] }],
    });
  });

  test('the discarded cards lie on the discard pile in the order of the choice', () => {
    const state = withAbilities(['{discard:2}'], { hand: ['wg', 'filler', 'squire'], discard: ['bg'] });
    const end = paid(state, abilityOption(state), 2);
    expect(keys(end.player.hand)).toEqual(['wg']);
    expect(keys(end.player.discard)).toEqual(['bg', 'filler', 'squire']);
  });

  test('two parts are chosen for one after the other', () => {
    const option = abilityOption(withAbilities(['{discard:1}, {discard:1}'], { hand: ['wg', 'filler', 'wg'] }));
    expect(chosenOf(option)).toEqual(['wg | wg', 'wg | filler', 'filler | wg']);
    expect(option.ways.total).toBe('3');
  });

  test.each([
    ['gem', ['wg']],
    ['follower', ['beast', 'squire']],
    ['action', ['act']],
    ['white', ['wg', 'act', 'squire']],
    ['black', ['beast']],
    ['race=winged-beast', ['beast']],
    ['keyword=soar', ['beast']],
  ])('only what passes the filter %s', (filter, expected) => {
    const option = abilityOption(
      withAbilities([`{discard:1:${filter}}`], { cards: beasts, hand: ['wg', 'beast', 'act', 'squire'] }),
    );
    expect(chosenOf(option)).toEqual(expected);
  });

  test('a filtered part that comes later keeps its card from an earlier one', () => {
    const option = abilityOption(withAbilities(['{discard:1}, {discard:1:gem}'], { hand: ['wg', 'filler'] }));
    expect(chosenOf(option)).toEqual(['filler | wg']);
    expect(option.cost.parts).toEqual([
      { type: 'discard', n: 1, met: true },
      { type: 'discard', n: 1, filter: { by: 'kind', value: 'gem' }, met: true },
    ]);
  });

  test('too few: the part that fails is named with what it could have', () => {
    const option = abilityOption(withAbilities(['{discard:1}, {discard:3}'], { hand: ['wg', 'filler', 'wg'] }));
    expect(unmetOf(option)).toEqual([{ code: 'nothing-to-choose', part: 1, need: 3, have: 2 }]);
    expect(option.unmet[0]).toMatchObject({
      message: {
        en: 'Costs 3 cards from your hand, and 2 can be taken.',
        ja: '手札にカード3枚が必要ですが、2枚しかありません。',
      },
      short: { en: 'Hand cards 2/3', ja: '手札 2/3' },
    });
    const filtered = abilityOption(withAbilities(['{discard:2}, {discard:1:gem}'], { hand: ['wg', 'filler'] }));
    expect(unmetOf(filtered)).toEqual([{ code: 'nothing-to-choose', part: 1, need: 1, have: 0 }]);
  });

  test('of equal copies the one without a waiver goes', () => {
    const state = withAbilities(['{discard:1}'], {
      hand: ['filler', 'filler', 'wg'],
      waivers: [{ hand: 0, waive: 'cost' }],
    });
    const end = paid(state, abilityOption(state));
    expect(end.player.hand.map(({ id }) => id)).toEqual([state.player.hand[0]!.id, state.player.hand[2]!.id]);
    expect(end.waivers).toEqual([{ hand: 0, waive: 'cost' }]);
  });

  test('a big hand is counted and not listed', () => {
    const cards = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `c${n}`,
        { kind: 'action', color: 'red', name: { en: `C${n}` }, cost: '{1}' },
      ]),
    );
    const state = withAbilities(['{discard:30}', '{discard:20}, {discard:20}'], { cards, hand: Object.keys(cards) });
    const [one, two] = [abilityOption(state, 0), abilityOption(state, 1)];
    expect(one.ways.total).toBe('118264581564861424');
    expect([one.ways.outcomes.length, one.ways.truncated]).toEqual([50, true]);
    expect(two.ways.total).toBe('577831214478475823831865900');
    const [far] = outcomes(state, one.from, 'ability', 100_000_000, 1);
    expect(far!.chosen[0]!.cards).toHaveLength(30);
    expect(outcomes(state, one.from, 'ability', 49, 2)).toEqual([
      one.ways.outcomes[49],
      outcomes(state, one.from, 'ability', 50, 1)[0],
    ]);
  });
});

describe('putting Gems away', () => {
  test('Set Gems by name; the others keep their order', () => {
    const state = withAbilities(['{drop:setGem}'], { setGems: ['wg', 'bg', 'wg', 'rg'] });
    const option = abilityOption(state);
    expect(option.ways.outcomes).toEqual([
      { locus: 0, counter: 0, gems: ['bg', 'wg', 'rg'], chosen: [{ part: 0, cards: ['wg'] }] },
      { locus: 0, counter: 0, gems: ['wg', 'wg', 'rg'], chosen: [{ part: 0, cards: ['bg'] }] },
      { locus: 0, counter: 0, gems: ['wg', 'bg', 'wg'], chosen: [{ part: 0, cards: ['rg'] }] },
    ]);
    const end = paid(state, option, 1);
    expect(keys(end.player.colossus.setGems)).toEqual(['wg', 'wg', 'rg']);
    expect(keys(end.player.discard)).toEqual(['bg']);
  });

  test('Capture Gems are their own pile, and go from what a later Gem Level counts', () => {
    const gems = { setGems: ['wg'], captureGems: ['bg', 'bg', 'rg'] };
    const state = withAbilities(['{drop:captureGem:2}, {W}{*}'], gems);
    const option = abilityOption(state);
    expect(chosenOf(option)).toEqual(['bg bg', 'bg rg']);
    expect(keys(paid(state, option).player.colossus.captureGems)).toEqual(['rg']);
    expect(unmetOf(abilityOption(withAbilities(['{drop:captureGem:3}, {W}{*}'], gems)))).toEqual([
      { code: 'gem-level', mark: '*', need: 1, have: 0, part: 1 },
    ]);
    expect(unmetOf(abilityOption(withAbilities(['{drop:captureGem:2}, {drop:captureGem:2}'], gems)))).toEqual([
      { code: 'nothing-to-choose', part: 1, need: 2, have: 1 },
    ]);
  });

  test('a Gem Level between two parts limits the first, one after both limits both', () => {
    const gems = { setGems: ['wg', 'wg', 'bg'] };
    expect(chosenOf(abilityOption(withAbilities(['{drop:setGem}, {W}{W}, {drop:setGem}'], gems)))).toEqual(['bg | wg']);
    expect(chosenOf(abilityOption(withAbilities(['{drop:setGem}, {drop:setGem}, {W}'], gems)))).toEqual([
      'wg | bg',
      'bg | wg',
    ]);
    expect(chosenOf(abilityOption(withAbilities(['{drop:setGem:2}, {W}'], gems)))).toEqual(['wg bg']);
  });

  test('a page that begins later leaves out what a later Gem Level forbids as well', () => {
    const state = withAbilities(['{drop:setGem}, {B}'], { setGems: ['wg', 'bg', 'ug', 'rg'] });
    const option = abilityOption(state);
    expect(chosenOf(option)).toEqual(['wg', 'ug', 'rg']);
    for (const offset of [0, 1, 2, 3]) {
      expect(outcomes(state, option.from, 'ability', offset, 9)).toEqual(option.ways.outcomes.slice(offset));
    }
  });

  test('the best attempt honours earlier parts and names what is left for the failing one', () => {
    const gems = { setGems: ['wg', 'bg'], captureGems: ['rg'] };
    expect(unmetOf(abilityOption(withAbilities(['{drop:setGem}, {W}{B}{*}'], gems)))).toEqual([
      { code: 'gem-level', mark: 'B', need: 1, have: 0, part: 1 },
    ]);
    expect(unmetOf(abilityOption(withAbilities(['{W}, {drop:setGem:3}'], gems)))).toEqual([
      { code: 'nothing-to-choose', part: 1, need: 3, have: 2 },
    ]);
    expect(unmetOf(abilityOption(withAbilities(['{drop:setGem}, {W}, {drop:setGem:2}'], gems)))).toEqual([
      { code: 'nothing-to-choose', part: 2, need: 2, have: 1 },
    ]);
    expect(unmetOf(abilityOption(withAbilities(['{drop:setGem}, {W}{*}{*}, {B}'], gems)))).toEqual([
      { code: 'gem-level', mark: '*', need: 2, have: 1, part: 1 },
      { code: 'gem-level', mark: 'B', need: 1, have: 0, part: 2 },
    ]);
  });

  test('the words say what is short', () => {
    const words = (cost: string) => abilityOption(withAbilities([cost])).unmet[0]!;
    expect(words('{drop:setGem}')).toMatchObject({
      message: {
        en: 'Costs 1 Set Gem on your Colossus, and 0 can be taken.',
        ja: 'コロッサスにセットジェム1個が必要ですが、0個しかありません。',
      },
      short: { en: 'Set Gems 0/1', ja: 'セットジェム 0/1' },
    });
    expect(words('{drop:captureGem:2}').message.en).toBe(
      'Costs 2 Capture Gems in your Capture area, and 0 can be taken.',
    );
    expect(words('{drop:captureGem}').short).toEqual({ en: 'Capture Gems 0/1', ja: 'キャプチャージェム 0/1' });
    expect(words('{drop:locus}').message.en).toBe('Costs 1 card in your Locus, and 0 can be taken.');
    expect(words('{drop:locus}').short).toEqual({ en: 'Locus cards 0/1', ja: 'ロカスのカード 0/1' });
    expect(words('{mill:2}').message.en).toBe('Costs 2 cards from the top of your deck, and 0 can be taken.');
    expect(words('{mill:2}').short).toEqual({ en: 'Deck 0/2', ja: 'デッキ 0/2' });
    expect(words('{U}').message).toEqual({
      en: 'Needs 1 Blue Gem set on the Colossus, and 0 are there; Capture Gems count as colourless.',
      ja: 'セットされた青ジェムが1個必要ですが、0個しかありません。キャプチャージェムは無色として数えます。',
    });
    expect(words('{*}').message).toEqual({
      en: 'Needs 1 Gem of any colour beyond the coloured marks, and 0 are there.',
      ja: '色マークの分とは別にジェムが1個必要ですが、0個しかありません。',
    });
    expect(words('{*}').short).toEqual({ en: 'Gem 0/1', ja: 'ジェム 0/1' });
    expect(words('{1}')).toMatchObject({
      message: { en: 'Costs 1 Locus Point, and 0 are left.' },
      short: { en: '1 point short', ja: 'ロカス1不足' },
    });
  });
});

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

describe('all places together', () => {
  test('choices of different places multiply, earlier parts vary slowest', () => {
    const state = withAbilities(['{discard:1}, {drop:setGem}, {off:follower}'], {
      hand: ['wg', 'bg'],
      setGems: ['ug', 'rg'],
      field: [
        { ref: 'f1', card: 'seer' },
        { ref: 'f2', card: 'squire' },
      ],
    });
    const option = abilityOption(state);
    expect(option.ways.total).toBe('4');
    expect(chosenOf(option)).toEqual(['wg | ug | f2', 'wg | rg | f2', 'bg | ug | f2', 'bg | rg | f2']);
  });

  test('limit lists so many outcomes and says that there are more', () => {
    const state = withAbilities(['{discard:1}'], { hand: ['wg', 'bg', 'rg'] });
    expect(options(state, 2)[0]!.ways).toMatchObject({ total: '3', truncated: true, outcomes: [{}, {}] });
    expect(options(state, 3)[0]!.ways.truncated).toBe(false);
    expect(options(state, 0)[0]!.ways).toEqual({ total: '3', byLevel: {}, outcomes: [], truncated: true });
  });

  test('A-10: all reasons in the order of the parts, timing first', () => {
    const option = abilityOption(
      withAbilities(['{2}, {off}, {discard:1}, {W}, {off:follower}, {mill:1}'], {
        step: 'end',
        field: [{ ref: 'f1', card: 'seer', position: 'off', enteredThisTurn: true }],
      }),
    );
    expect(unmetOf(option)).toEqual([
      { code: 'wrong-phase' },
      { code: 'locus-short', need: 2, have: 0, part: 0 },
      { code: 'entered-this-turn', part: 1 },
      { code: 'already-off', part: 1 },
      { code: 'nothing-to-choose', part: 2, need: 1, have: 0 },
      { code: 'gem-level', mark: 'W', need: 1, have: 0, part: 3 },
      { code: 'nothing-to-choose', part: 4, need: 1, have: 0 },
      { code: 'nothing-to-choose', part: 5, need: 1, have: 0 },
    ]);
    expect(option.cost.parts.every(({ met }) => !met)).toBe(true);
  });
});

describe('a choice that is none', () => {
  const setup = { hand: ['wg', 'filler'], setGems: ['wg'], captureGems: ['bg'], locus: ['rg'], cards: beasts };
  const pay = (
    cost: string,
    chosen: readonly { part: number; cards: readonly string[]; places?: readonly number[] }[],
  ) => {
    const state = withAbilities([cost], {
      ...setup,
      field: [
        { ref: 'f1', card: 'seer' },
        { ref: 'f2', card: 'squire' },
        { ref: 'f3', card: 'squire', position: 'off' },
      ],
    });
    return refusal(state, { type: 'pay', from: { zone: 'field', ref: 'f1', ability: 0 }, action: 'ability', chosen });
  };

  test.each([
    ['{discard:1}', [], 'Choose 1 card for this cost (exactly 1).'],
    ['{discard:1}', [{ part: 0, cards: ['wg', 'filler'] }], 'Choose 1 card for this cost (exactly 1).'],
    ['{discard:1}', [{ part: 0, cards: ['rg'] }], '“rg” is no card of your hand that this cost can discard.'],
    [
      '{discard:1:gem}',
      [{ part: 0, cards: ['filler'] }],
      '“filler” is no card of your hand that this cost can discard.',
    ],
    ['{discard:2}', [{ part: 0, cards: ['wg', 'wg'] }], '“wg” is no card of your hand that this cost can discard.'],
    [
      '{discard:1:race=x}',
      [{ part: 0, cards: ['constructor'] }],
      'Costs 1 “x” card from your hand, and 0 can be taken.',
    ],
    [
      '{drop:setGem}',
      [{ part: 0, cards: ['bg'] }],
      '“bg” is none of the Gems that this cost can put into the discard pile.',
    ],
    ['{drop:captureGem}', [], 'Choose 1 of the Gems for this cost (exactly 1).'],
    ['{drop:locus}', [], 'Choose 1 Locus cards for this cost (exactly 1).'],
    ['{drop:locus}', [{ part: 0, cards: ['wg'] }], '“wg” does not lie there in your Locus.'],
    ['{drop:locus}', [{ part: 0, cards: ['rg'], places: [1] }], '“rg” does not lie there in your Locus.'],
    ['{off:follower}', [], 'Choose one other Follower that is ON for this cost (exactly 1).'],
    [
      '{off:follower}',
      [{ part: 0, cards: ['f2', 'f3'] }],
      'Choose one other Follower that is ON for this cost (exactly 1).',
    ],
    [
      '{off:follower}',
      [{ part: 0, cards: ['f1'] }],
      '“f1” is no other ON Follower of yours that this cost can turn OFF.',
    ],
    [
      '{off:follower}',
      [{ part: 0, cards: ['f3'] }],
      '“f3” is no other ON Follower of yours that this cost can turn OFF.',
    ],
    [
      '{off:follower}',
      [{ part: 0, cards: ['f9'] }],
      '“f9” is no other ON Follower of yours that this cost can turn OFF.',
    ],
    ['{off}', [{ part: 0, cards: ['f1'] }], 'Part 1 of the cost asks for no choice, or for no second one.'],
    ['{off}', [{ part: 4, cards: [] }], 'Part 5 of the cost asks for no choice, or for no second one.'],
    [
      '{discard:1}',
      [
        { part: 0, cards: ['wg'] },
        { part: 0, cards: ['filler'] },
      ],
      'Part 1 of the cost asks for no choice, or for no second one.',
    ],
  ])('A-49: %s with %j', (cost, chosen, message) => {
    expect(pay(cost, chosen).message.en).toBe(message);
  });

  test('a filtered Follower that does not pass', () => {
    const state = withAbilities(['{off:follower:black}'], {
      cards: beasts,
      field: [
        { ref: 'f1', card: 'seer' },
        { ref: 'f2', card: 'squire' },
        { ref: 'f3', card: 'beast' },
      ],
    });
    const action = { type: 'pay', from: { zone: 'field', ref: 'f1', ability: 0 }, action: 'ability' } as const;
    expect(refusal(state, { ...action, chosen: [{ part: 0, cards: ['f2'] }] }).code).toBe('illegal');
    expect(acted(state, { ...action, chosen: [{ part: 0, cards: ['f3'] }] }).player.field[2]!.position).toBe('off');
  });

  test('there is no such ability, Follower, card or Locus Trick card', () => {
    const state = withAbilities(['{off}'], { hand: ['filler'], locus: ['^filler'] });
    const places = [
      [{ zone: 'field', ref: 'f1', ability: 1 }, 'ability'],
      [{ zone: 'field', ref: 'f2', ability: 0 }, 'ability'],
      [{ zone: 'colossus', ability: 0 }, 'ability'],
      [{ zone: 'hand', index: 1 }, 'play'],
      [{ zone: 'locus', index: 0 }, 'play'],
      [{ zone: 'locus', index: 7 }, 'play'],
      [{ zone: 'field', ref: 'f1', ability: 0 }, 'play'],
    ] as const;
    for (const [from, action] of places) {
      expect(refusal(state, { type: 'pay', from, action, chosen: [] })).toEqual({
        code: 'illegal',
        message: {
          en: 'There is nothing at that place that could be played or used so.',
          ja: 'その場所には、そのように使えるものがありません。',
        },
      });
      expect(outcomes(state, from, action, 0, 5)).toEqual([]);
    }
    const play = {
      type: 'pay',
      from: { zone: 'hand', index: 0 },
      action: 'play',
      chosen: [{ part: 0, cards: [] }],
    } as const;
    expect(refusal({ ...state, waivers: [{ hand: 0, waive: 'cost' }] }, play).code).toBe('illegal');
  });
});
