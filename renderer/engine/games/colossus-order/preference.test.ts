import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { preferences } from './preference.ts';
import { boards } from './testing/boards.ts';
import { table } from './testing/table.ts';

const follower = (attack: number, cost = '{1}') => ({
  kind: 'follower',
  color: 'white',
  name: { en: `Follower ${attack}` },
  cost,
  attack,
  defence: 1,
  crush: 1,
  capture: 1,
});
const ability = (cost: string) => ({
  ...follower(9),
  name: { en: 'Asker' },
  abilities: [{ cost, timing: 'ignition' }],
});

/** The choice that stands first by an order, and why. */
function first(setup: Parameters<typeof table>[0], ...order: readonly string[]) {
  const state = table(setup);
  const option = colossusOrder.options(state).find(({ action, playable }) => action === 'ability' && playable)!;
  const { outcomes, because } = colossusOrder.prefer(state, option, option.ways.outcomes, order);
  return { cards: outcomes[0]!.chosen.flatMap(({ cards }) => cards), because };
}

const asker = { ref: 'x', card: 'asker', position: 'on' } as const;

test('A-20: discards come from cards of low Locus Cost, from copies, or from what cannot be played now', () => {
  const cards = {
    asker: ability('{discard:1}'),
    dear: follower(3, '{3}'),
    cheap: follower(2, '{1}'),
    far: follower(1, '{9}'),
  };
  const setup = {
    cards,
    field: [asker],
    hand: ['dear', 'far', 'far', 'cheap'],
    locus: ['filler', 'filler', 'filler'],
    counter: 0,
  };
  expect(first(setup)).toEqual({ cards: ['dear'], because: null });
  expect(first(setup, 'cheap')).toEqual({ cards: ['cheap'], because: 'cheap' });
  expect(first(setup, 'copies')).toEqual({ cards: ['far'], because: 'copies' });
  expect(first(setup, 'unplayable')).toEqual({ cards: ['far'], because: 'unplayable' });
});

test('A-30: the Followers that turn OFF are those that have attacked, or the weakest: as the player likes', () => {
  const cards = { asker: ability('{off:follower}'), strong: follower(5), weak: follower(1) };
  const field = [asker, { ref: 's', card: 'strong', attacked: true }, { ref: 'w', card: 'weak' }];
  expect(first({ cards, field }, 'weak', 'attacked')).toEqual({ cards: ['w'], because: 'weak' });
  expect(first({ cards, field }, 'attacked', 'weak')).toEqual({ cards: ['s'], because: 'attacked' });
});

test('A-20: Set Gems are dropped so that many colours stay', () => {
  const cards = { asker: ability('{drop:setGem:1}') };
  const setup = { cards, field: [asker], setGems: ['bg', 'wg', 'wg'] };
  expect(first(setup, 'gems').cards).toEqual(['wg']);
});

test('A-20: whatever the order, the same choices are listed', { timeout: 60_000 }, () => {
  const orders = fc.shuffledSubarray(preferences.map(({ id }) => id));
  fc.assert(
    fc.property(boards, orders, (state, order) => {
      for (const option of colossusOrder.options(state)) {
        const { outcomes } = colossusOrder.prefer(state, option, option.ways.outcomes, order);
        expect(new Set(outcomes)).toEqual(new Set(option.ways.outcomes));
        expect(outcomes).toHaveLength(option.ways.outcomes.length);
      }
    }),
    { numRuns: 200 },
  );
});

test('A-20: no preference is without words in both languages', () => {
  for (const { name } of preferences) expect(name.en.length * name.ja.length).toBeGreaterThan(0);
});
