import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { options } from './options.ts';
import {
  abilityOption,
  acted,
  card,
  handOption,
  optionFrom,
  paid,
  refusal,
  unmetOf,
  withAbilities,
} from './testing/table.ts';

/** Rules section 2, statement by statement: what abilities cost. */

const four = ['filler', 'filler', 'filler', 'filler'];

describe('costs of abilities', () => {
  test('C03: parts are paid from left to right on what the ones before left', () => {
    const gems = { setGems: ['wg', 'wg'] };
    expect(abilityOption(withAbilities(['{W}{W}, {drop:setGem}'], gems)).playable).toBe(true);
    const option = abilityOption(withAbilities(['{drop:setGem}, {W}{W}'], gems));
    expect(unmetOf(option)).toEqual([{ code: 'gem-level', mark: 'W', need: 2, have: 1, part: 1 }]);
    expect(option.cost.parts.map(({ met }) => met)).toEqual([true, false]);
  });

  test('C03: a part that an earlier part made impossible refuses the whole', () => {
    const state = withAbilities(['{off}, {off}']);
    const option = abilityOption(state);
    expect(unmetOf(option)).toEqual([{ code: 'already-off', part: 1 }]);
    const refused = refusal(state, { type: 'pay', from: option.from, action: 'ability', chosen: [] });
    expect(refused.code).toBe('unmet');
    expect(state.player.field[0]!.position).toBe('on');
  });

  test('C04: the number before the arrow is paid, several numbers add up', () => {
    const state = withAbilities(['{1}, {off}, {2}'], { locus: four });
    const option = abilityOption(state);
    expect(option.cost).toMatchObject({ locus: 3, printedLocus: 3, adjustments: [], gemLevel: {} });
    expect(option.ways.outcomes).toEqual([{ locus: 3, counter: 3, gems: [], chosen: [] }]);
    expect(paid(state, option).player.locus.counter).toBe(3);
    expect(unmetOf(abilityOption(withAbilities(['{1}, {off}, {2}'], { locus: ['filler', 'filler'] })))).toEqual([
      { code: 'locus-short', need: 2, have: 1, part: 2 },
    ]);
  });

  test('C13, C14: Set and Capture Gems count, Capture Gems as colourless whatever is printed on them', () => {
    const gems = { setGems: ['wg'], captureGems: ['wg', 'bg'] };
    expect(abilityOption(withAbilities(['{W}{*}{*}'], gems)).playable).toBe(true);
    expect(unmetOf(abilityOption(withAbilities(['{W}{W}'], gems)))).toEqual([
      { code: 'gem-level', mark: 'W', need: 2, have: 1, part: 0 },
    ]);
    expect(unmetOf(abilityOption(withAbilities(['{B}'], gems)))).toEqual([
      { code: 'gem-level', mark: 'B', need: 1, have: 0, part: 0 },
    ]);
  });

  test('C15: {W}{*}: 1 White Set and 1 Capture meet it, 2 Capture do not', () => {
    expect(abilityOption(withAbilities(['{W}{*}'], { setGems: ['wg'], captureGems: ['bg'] })).playable).toBe(true);
    expect(unmetOf(abilityOption(withAbilities(['{W}{*}'], { captureGems: ['wg', 'wg'] })))).toEqual([
      { code: 'gem-level', mark: 'W', need: 1, have: 0, part: 0 },
    ]);
    expect(abilityOption(withAbilities(['{*}'], { setGems: ['rg'] })).playable).toBe(true);
  });

  test('C16: each Gem meets one mark: {W}{*} with a single White Set Gem is not met', () => {
    expect(unmetOf(abilityOption(withAbilities(['{W}{*}'], { setGems: ['wg'] })))).toEqual([
      { code: 'gem-level', mark: '*', need: 1, have: 0, part: 0 },
    ]);
    expect(
      unmetOf(abilityOption(withAbilities(['{W}{*}{*}{*}'], { setGems: ['wg', 'wg'], captureGems: ['rg'] }))),
    ).toEqual([{ code: 'gem-level', mark: '*', need: 3, have: 2, part: 0 }]);
  });

  test('C17, C18: the same Gems meet every Gem Level of one list, and none is spent', () => {
    const state = withAbilities(['{W}, {*}, {W}'], { setGems: ['wg'] });
    const option = abilityOption(state);
    expect(option.playable).toBe(true);
    expect(option.cost.gemLevel).toEqual({ W: 1, '*': 1 });
    expect(paid(state, option).player.colossus).toEqual(state.player.colossus);
  });

  test('C23, A-48: a choice that a later part cannot bear is refused midway, and the state is as it was', () => {
    const state = withAbilities(['{1}, {drop:setGem}, {W}'], { setGems: ['wg', 'bg'], locus: four });
    const copy = structuredClone(state);
    const option = abilityOption(state);
    expect(option.ways.outcomes.map(({ chosen }) => chosen)).toEqual([[{ part: 1, cards: ['bg'] }]]);
    const refused = refusal(state, {
      type: 'pay',
      from: option.from,
      action: 'ability',
      chosen: [{ part: 1, cards: ['wg'] }],
    });
    expect(refused.unmet).toMatchObject([{ code: 'gem-level', mark: 'W', need: 1, have: 0, part: 2 }]);
    expect(state).toEqual(copy);
  });

  test('a cost whose notation cannot be read is cost-unknown', () => {
    const k = card({ kind: 'action', color: 'white', name: { en: 'K' }, cost: '{off}' });
    const c = card({ kind: 'colossus', color: 'white', name: { en: 'C' }, abilities: [{ cost: '{oops}' }] });
    const lines = [
      { card: 'c', count: 1, zone: 'colossus' },
      { card: 'k', count: 8, zone: 'main' },
    ] as const;
    const start = colossusOrder.newGame({ cards: { c, k }, lines, seed: '00000001', first: false });
    const state = acted(start, { type: 'mulligan', ids: [] }, { type: 'next-step' });
    const option = optionFrom(state, { zone: 'colossus', ability: 0 });
    expect(unmetOf(option)).toEqual([{ code: 'cost-unknown' }]);
    expect(option.unmet[0]!.message.en).toBe('The cost cannot be read: mend its notation.');
    expect(option.cost).toEqual({ locus: null, printedLocus: null, adjustments: [], gemLevel: {}, parts: [] });
    expect(unmetOf(handOption(state))).toEqual([{ code: 'cost-unknown' }]);
  });

  test('a Colossus ability is listed after the field, and Locus Points that are not known make its cost unknown', () => {
    const c = {
      kind: 'colossus',
      color: 'white',
      name: { en: 'C' },
      abilities: [{ cost: '{?}, {off}', timing: 'colossus' }],
    };
    const state = withAbilities(['{1}'], { cards: { c }, colossus: 'c' });
    expect(options(state).map(({ from }) => from.zone)).toEqual(['field', 'colossus']);
    const option = optionFrom(state, { zone: 'colossus', ability: 0 });
    expect(option.cost).toMatchObject({ locus: null, printedLocus: null });
    expect(unmetOf(option)).toEqual([
      { code: 'cost-unknown', part: 0 },
      { code: 'nothing-to-choose', part: 1, need: 1, have: 0 },
    ]);
  });
});
