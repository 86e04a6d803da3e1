import { describe, expect, test } from 'vitest';
import { options, outcomes } from './options.ts';
import {
  abilityOption,
  acted,
  handOption,
  optionFrom,
  paid,
  refusal,
  table,
  unmetOf,
  withAbilities,
} from './testing/table.ts';

/** Faults of comparable programs that could be ours; those that a statement proves as well are tested there. */

const follower = (cost: string, more: object = {}) => ({
  kind: 'follower',
  color: 'white',
  name: { en: 'Knight' },
  cost,
  ...more,
});

describe('playability and explanations', () => {
  test('A-04: where a choice decides about a later part, it is judged for each choice', () => {
    const option = abilityOption(withAbilities(['{drop:setGem}, {W}'], { setGems: ['wg', 'bg'] }));
    expect(option.playable).toBe(true);
    expect(option.ways.total).toBe('1');
    expect(option.ways.outcomes.map(({ chosen }) => chosen)).toEqual([[{ part: 0, cards: ['bg'] }]]);
    const refused = abilityOption(withAbilities(['{drop:setGem}, {W}'], { setGems: ['bg', 'bg'] }));
    expect([refused.playable, refused.ways.total]).toEqual([false, '0']);
  });

  test('A-01: what forbids a card is named, and the card is not playable however rich the table', () => {
    const hero = follower('{0}', { unique: true, name: { en: 'Hero' } });
    const state = table({ cards: { hero }, hand: ['hero'], locus: ['wg'], field: [{ ref: 'f1', card: 'hero' }] });
    expect(handOption(state).playable).toBe(false);
    expect(handOption(state).unmet[0]!.message.en).toContain('Hero');
  });

  test('A-06: Capture Gems and used Locus cards are no sources for a card', () => {
    const state = table({
      cards: { k: follower('{1}{W}') },
      hand: ['k'],
      captureGems: ['wg'],
      locus: ['wg'],
      counter: 1,
    });
    expect(unmetOf(handOption(state)).map((one) => ('have' in one ? one.have : null))).toEqual([0, 0]);
  });

  test('A-07, A-11: every card that cannot be played says why, also with 0', () => {
    const cards = { a: follower('{1}'), b: follower('{0}{W}'), c: follower('{?}'), d: follower('{0}') };
    const state = table({ cards, hand: ['a', 'b', 'c', 'd'], step: 'end' });
    for (const option of options(state)) {
      expect(option.unmet.length).toBeGreaterThan(0);
      for (const { message, short } of option.unmet) {
        expect([message.en, message.ja, short.en, short.ja].every((words) => words.length > 0)).toBe(true);
      }
    }
    expect(handOption(state, 0).unmet[1]!.message.en).toBe('Costs 1 Locus Point, and 0 are left.');
  });

  test('A-12: a discount does not stand in for the rest of the cost', () => {
    const ash = follower('{1}', { name: { en: 'Ash' }, costEffects: [{ on: {}, delta: -3 }] });
    const setup = { cards: { ash, k: follower('{4}{W}') }, hand: ['k'], field: [{ ref: 'f1', card: 'ash' }] };
    expect(unmetOf(handOption(table(setup)))).toEqual([
      { code: 'locus-short', need: 1, have: 0 },
      { code: 'gem-level', mark: 'W', need: 1, have: 0 },
    ]);
    expect(handOption(table({ ...setup, locus: ['wg'], setGems: ['wg'] })).playable).toBe(true);
  });

  test('A-14: a play that cannot be afforded is refused with its reasons, and nothing is thrown', () => {
    const state = table({ cards: { k: follower('{4}{W}') }, hand: ['k'] });
    const refused = refusal(state, { type: 'pay', from: { zone: 'hand', index: 0 }, action: 'play', chosen: [] });
    expect(refused.unmet?.map(({ code }) => code)).toEqual(['locus-short', 'gem-level']);
    expect(refused.message.en).toBe(
      handOption(state)
        .unmet.map(({ message }) => message.en)
        .join(' '),
    );
    expect(refused.message.ja).toBe(
      handOption(state)
        .unmet.map(({ message }) => message.ja)
        .join(''),
    );
  });
});

describe('payments', () => {
  test('A-27: equal copies are no question', () => {
    const option = abilityOption(
      withAbilities(['{discard:2}, {drop:setGem}'], { hand: ['wg', 'wg', 'wg'], setGems: ['bg', 'bg'] }),
    );
    expect(option.ways).toMatchObject({ total: '1', outcomes: [{ gems: ['bg'] }] });
  });

  test('A-31, A-33: all payments are listed, and any mixture of what a part accepts is one', () => {
    const option = abilityOption(withAbilities(['{discard:2}'], { hand: ['wg', 'bg', 'filler'] }));
    expect(option.ways.outcomes.map(({ chosen }) => chosen[0]!.cards)).toEqual([
      ['wg', 'bg'],
      ['wg', 'filler'],
      ['bg', 'filler'],
    ]);
  });

  test('A-32: the order of the parts is the cost’s own, and it matters', () => {
    const setup = { locus: ['wg', 'bg'], counter: 0 };
    expect(abilityOption(withAbilities(['{2}, {drop:locus}'], setup)).playable).toBe(true);
    expect(abilityOption(withAbilities(['{drop:locus}, {2}'], setup)).playable).toBe(false);
  });

  test('A-35: a card that an effect lets you play keeps all other conditions', () => {
    const k = follower('{9}{W}', { unique: true });
    const waivers = [{ hand: 0, waive: 'cost' }] as const;
    const state = table({ cards: { k }, hand: ['k'], field: [{ ref: 'f1', card: 'k' }], waivers, step: 'end' });
    expect(unmetOf(handOption(state))).toEqual([{ code: 'wrong-phase' }, { code: 'unique-on-field' }]);
  });

  test('A-37: what costs nothing is playable, what cannot be paid is not, and neither is the other', () => {
    const state = table({ cards: { free: follower('{0}'), dear: follower('{1}') }, hand: ['free', 'dear'] });
    expect(handOption(state, 0)).toMatchObject({ playable: true, cost: { locus: 0 }, ways: { total: '1' } });
    expect(handOption(state, 1)).toMatchObject({ playable: false, cost: { locus: 1 }, ways: { total: '0' } });
    expect(outcomes(state, { zone: 'hand', index: 1 }, 'play', 0, 5)).toEqual([]);
    expect(outcomes(state, { zone: 'hand', index: 0 }, 'play', 0, 5)).toHaveLength(1);
    expect(outcomes(state, { zone: 'hand', index: 0 }, 'play', 1, 5)).toEqual([]);
    expect(outcomes(state, { zone: 'hand', index: 0 }, 'ability', 0, 5)).toEqual([]);
  });

  test('A-52: after a refused payment the table goes on as if nothing had been', () => {
    const state = withAbilities(['{1}, {discard:1}'], { hand: ['filler'], locus: ['wg'] });
    const from = { zone: 'field', ref: 'f1', ability: 0 } as const;
    expect(refusal(state, { type: 'pay', from, action: 'ability', chosen: [] }).code).toBe('illegal');
    expect(acted(state, { type: 'next-step' }).turn.step).toBe('end');
    expect(paid(state, abilityOption(state)).player.locus.counter).toBe(1);
  });

  test('A-48: an ability of which one part cannot be paid does nothing at all', () => {
    const c = {
      kind: 'colossus',
      color: 'white',
      name: { en: 'C' },
      abilities: [{ cost: '{1}, {mill:1}, {discard:1}' }],
    };
    const state = table({ cards: { c }, colossus: 'c', locus: ['wg'], deck: ['bg'] });
    const option = optionFrom(state, { zone: 'colossus', ability: 0 });
    expect(option.cost.parts.map(({ met }) => met)).toEqual([true, true, false]);
    const refused = refusal(state, {
      type: 'pay',
      from: option.from,
      action: 'ability',
      chosen: [{ part: 2, cards: ['x'] }],
    });
    expect(refused.code).toBe('unmet');
    expect([state.player.locus.counter, state.player.deck.length, state.player.used.colossusAbility]).toEqual([
      0,
      1,
      false,
    ]);
  });
});
