import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { options } from './options.ts';
import { abilityOption, handOption, keys, paid, table, withAbilities } from './testing/table.ts';

/** What went wrong for users of comparable programs, on tables of this game. */

const ash = {
  kind: 'follower',
  color: 'white',
  name: { en: 'Ash' },
  cost: '{3}{W}',
  costEffects: [{ on: { race: 'winged-beast' }, delta: -1 }],
};
const griffin = { kind: 'follower', color: 'white', name: { en: 'Griffin' }, cost: '{3}{W}', races: ['winged-beast'] };

describe('highlight and explanations', () => {
  test('A-04: where a choice decides about a later part, it is judged for each choice', () => {
    const state = withAbilities(['{drop:setGem}, {W}'], { setGems: ['wg', 'bg'] });
    const { ways } = abilityOption(state);
    expect(ways.total).toBe('1');
    expect(ways.outcomes.map(({ chosen }) => chosen.map(({ cards }) => cards))).toEqual([[['bg']]]);
  });

  test('A-08, A-10, A-11: every card of the hand tells all of its reasons, in both languages', () => {
    const state = table({ cards: { griffin }, hand: ['griffin', 'squire', 'filler'], step: 'end' });
    const all = options(state);
    expect(all).toHaveLength(3);
    const codes = all.map(({ unmet }) => unmet.map(({ code }) => code).toSorted());
    expect(codes).toEqual([
      ['gem-level', 'locus-short', 'wrong-phase'],
      ['gem-level', 'locus-short', 'wrong-phase'],
      ['locus-short', 'wrong-phase'],
    ]);
    for (const { message, short } of all.flatMap(({ unmet }) => unmet)) {
      for (const text of [message, short]) expect(text.en.length * text.ja.length).toBeGreaterThan(0);
    }
  });

  test('A-12: a discount lowers the Locus Cost inside the test, and what is still too dear stays unplayable', () => {
    const setup = { cards: { ash, griffin }, setGems: ['wg'], field: [{ ref: 'a', card: 'ash' }], hand: ['griffin'] };
    const short = handOption(table({ ...setup, locus: ['filler'] }));
    const enough = handOption(table({ ...setup, locus: ['filler', 'filler'] }));
    expect([short.cost.printedLocus, short.cost.locus, short.playable]).toEqual([3, 2, false]);
    expect([enough.cost.printedLocus, enough.cost.locus, enough.playable]).toEqual([3, 2, true]);
  });

  test('A-15: an unplayable card says which Gems and how many Points are missing', () => {
    const state = table({ cards: { griffin }, hand: ['griffin'], locus: ['filler'] });
    const help = colossusOrder.help(state, handOption(state));
    expect(help.length).toBeGreaterThan(0);
    for (const { message } of help) expect(message.en.length * message.ja.length).toBeGreaterThan(0);
  });
});

describe('payment', () => {
  test('A-24: a Gem whose colour is not asked for meets no coloured mark', () => {
    const state = table({ hand: ['squire'], setGems: ['bg', 'ug', 'rg'], locus: ['filler'] });
    expect(handOption(state).unmet).toMatchObject([{ code: 'gem-level', mark: 'W', need: 1, have: 0 }]);
  });

  test('A-27: equal copies are one choice', () => {
    const state = withAbilities(['{discard:1}'], { hand: ['filler', 'filler', 'filler', 'squire'] });
    expect(abilityOption(state).ways.total).toBe('2');
  });

  test('A-31: every different choice is listed once', () => {
    const state = withAbilities(['{discard:2}'], { hand: ['filler', 'filler', 'squire', 'wg'] });
    const { ways } = abilityOption(state);
    const chosen = ways.outcomes.map((outcome) => outcome.chosen.flatMap(({ cards }) => cards.toSorted()).join());
    expect(chosen.toSorted()).toEqual(['filler,filler', 'filler,squire', 'filler,wg', 'squire,wg']);
    expect(ways.total).toBe('4');
  });

  test('A-32: parts are paid in the order in which they stand, and a part that an earlier one made impossible refuses', () => {
    const setup = { setGems: ['wg'] };
    expect(abilityOption(withAbilities(['{W}, {drop:setGem}'], setup)).playable).toBe(true);
    const refused = abilityOption(withAbilities(['{drop:setGem}, {W}'], setup));
    expect([refused.playable, refused.ways.total]).toEqual([false, '0']);
  });

  test('A-37: a cost of 0 that can be paid is not the same as one that cannot be paid', () => {
    const free = { kind: 'action', color: 'white', name: { en: 'Free' }, cost: '{0}' };
    const gated = { ...free, cost: '{0}{W}' };
    const state = table({ cards: { free, gated }, hand: ['free', 'gated'] });
    const [first, second] = options(state);
    expect([first!.cost.locus, first!.playable, first!.ways.total]).toEqual([0, true, '1']);
    expect([second!.cost.locus, second!.playable, second!.ways.total]).toEqual([0, false, '0']);
  });
});

describe('cancel', () => {
  test('A-42, A-43, A-45: a payment that is refused midway returns hand, Gems, Points and Followers', () => {
    const state = withAbilities(['{1}, {discard:1}, {off}, {drop:setGem}, {W}'], {
      hand: ['filler'],
      setGems: ['wg'],
      locus: ['filler'],
    });
    const before = structuredClone(state);
    const from = { zone: 'field', ref: 'f1', ability: 0 } as const;
    const chosen = [
      { part: 1, cards: ['filler'] },
      { part: 3, cards: ['wg'] },
    ];
    const done = colossusOrder.apply(state, { type: 'pay', from, action: 'ability', chosen });
    expect(done.ok).toBe(false);
    expect(state).toEqual(before);
  });

  test('A-48, A-52: a cost of which one part cannot be paid is no cost paid: it cannot be begun', () => {
    const state = withAbilities(['{1}, {discard:2}'], { hand: ['filler'], locus: ['filler'] });
    const option = abilityOption(state);
    expect(option.ways).toMatchObject({ total: '0', outcomes: [] });
    expect(option.unmet).toMatchObject([{ code: 'nothing-to-choose', part: 1, need: 2, have: 1 }]);
  });

  test('A-46: what a payment takes ends in the pile that the cost names, and nothing else moves', () => {
    const state = withAbilities(['{1}, {discard:1}'], {
      hand: ['filler', 'squire'],
      locus: ['filler'],
      setGems: ['wg'],
    });
    const done = paid(state, abilityOption(state));
    expect(keys(done.player.hand)).toEqual(['squire']);
    expect(keys(done.player.discard)).toEqual(['filler']);
    expect(done.player.locus).toEqual({ ...state.player.locus, counter: 1 });
    expect(done.player.colossus).toEqual(state.player.colossus);
  });
});
