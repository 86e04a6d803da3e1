import { describe, expect, test } from 'vitest';
import { outcomes } from '../options.ts';
import type { PartChoice } from '../state.ts';
import { waysOfAbility } from '../testing/oracle.ts';
import { abilityOption, acted, type TableSetup, withAbilities } from '../testing/table.ts';

/** Costs that fight with themselves, on a few tables each: the ways against the plain rules, and every page of them. */

const gems: readonly TableSetup[] = [
  {},
  { setGems: ['wg'], captureGems: ['bg'] },
  { setGems: ['wg', 'wg', 'bg', 'ng'], captureGems: ['wg', 'rg', 'rg'] },
  { setGems: ['bg', 'bg', 'ng', 'wg', 'ug', 'wg'], captureGems: ['ug'] },
];
const gemCosts = [
  '{drop:setGem}, {W}',
  '{drop:setGem:2}, {W}{*}',
  '{drop:setGem}, {W}, {drop:setGem}, {B}',
  '{drop:setGem}, {drop:setGem:2}, {W}{B}',
  '{drop:setGem}, {drop:captureGem}, {W}{*}{*}',
  '{drop:captureGem}, {drop:setGem}, {drop:captureGem}, {*}{*}',
  '{drop:captureGem:2}, {B}, {drop:setGem}',
  '{W}{W}, {drop:setGem:2}, {drop:captureGem}',
  '{drop:setGem}, {W}{W}, {drop:setGem}, {W}, {drop:setGem}',
];

const rows: readonly TableSetup[] = [
  { locus: [] },
  { locus: ['wg'] },
  { locus: ['wg', 'bg', 'wg'], counter: 1 },
  { locus: ['wg', '^wg', 'wg', 'bg', 'wg'], counter: 2 },
  { locus: ['bg', 'bg', 'wg', 'wg', '^bg', 'ng'], counter: 3 },
  { locus: ['wg', 'bg', 'ug', 'rg', 'wg', 'bg'] },
];
const locusCosts = [
  '{drop:locus}, {2}',
  '{drop:locus:2}, {1}',
  '{1}, {drop:locus}, {1}',
  '{drop:locus}, {1}, {drop:locus}',
  '{drop:locus}, {0}, {drop:locus}',
  '{drop:locus}, {drop:locus}, {2}',
  '{drop:locus:2}, {1}, {drop:locus}, {1}',
  '{drop:locus}, {1}, {drop:locus}, {1}, {drop:locus}',
  '{1}, {drop:locus}, {2}, {drop:locus:2}',
];

const hands: readonly TableSetup[] = [
  {},
  { hand: ['wg', 'filler', 'wg', 'squire'], locus: ['wg', 'bg', 'ug'], counter: 1, setGems: ['wg', 'bg'] },
];
const mixedCosts = [
  '{discard:1}, {drop:locus}, {discard:1:gem}',
  '{drop:locus}, {discard:2}, {1}, {drop:locus}',
  '{discard:1:white}, {drop:setGem}, {discard:1}, {W}',
  '{drop:setGem}, {drop:locus}, {1}, {drop:locus}, {discard:1}',
];

const cases = [
  ...gemCosts.flatMap((cost) => gems.map((setup) => [cost, setup] as const)),
  ...locusCosts.flatMap((cost) => rows.map((setup) => [cost, setup] as const)),
  ...mixedCosts.flatMap((cost) => hands.map((setup) => [cost, setup] as const)),
];

function told({ part, cards, places }: PartChoice): string {
  return `${part}: ${cards.map((one, index) => (places ? `${one}@${places[index]}` : one)).sort()}`;
}

describe('costs that fight with themselves', () => {
  test.each(cases)('%s on %j', (cost, setup) => {
    const ng = { kind: 'gem', color: null, name: { en: 'Nameless' } };
    const state = withAbilities([cost], { ...setup, cards: { ng } });
    const option = abilityOption(state);
    const listed = outcomes(state, option.from, 'ability', 0, 100_000);
    const plain = waysOfAbility(state, 'f1', 0);

    expect(option.ways.total).toBe(String(plain.length));
    expect(option.unmet.length > 0).toBe(plain.length === 0);
    const asText = (all: readonly { chosen: readonly PartChoice[]; counter: number; gems: readonly string[] }[]) =>
      all.map(({ chosen, counter, gems: left }) => [chosen.map(told), counter, left.toSorted()].join(' ')).sort();
    expect(asText(listed)).toEqual(asText(plain));
    for (let offset = 0; offset <= listed.length + 1; offset++) {
      expect(outcomes(state, option.from, 'ability', offset, 2)).toEqual(listed.slice(offset, offset + 2));
    }
    for (const outcome of listed) {
      const { player } = acted(state, { type: 'pay', from: option.from, action: 'ability', chosen: outcome.chosen });
      expect([player.locus.counter, player.colossus.setGems.map(({ card }) => card)]).toEqual([
        outcome.counter,
        outcome.gems,
      ]);
    }
  });
});
