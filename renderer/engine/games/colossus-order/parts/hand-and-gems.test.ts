import { describe, expect, test } from 'vitest';
import { outcomes } from '../options.ts';
import { abilityOption, keys, paid, unmetOf, withAbilities } from '../testing/table.ts';

/** Parts of ability costs (rules section 2): cards of the hand, and Gems. */

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
