import fc from 'fast-check';
import { type CardFilter, type CostPart, printCost } from '../../../cost/notation/index.ts';
import type { ColossusOrderState } from '../state.ts';
import { table } from './table.ts';

/** Random tables for the properties: small enough for the oracle, and full of copies, filters and costs that fight each other. */

const colors = ['white', 'black', 'blue', 'red'] as const;
const marks = ['W', 'B', 'U', 'R', '*'] as const;
const races = ['winged-beast', 'knight'];

const filter: fc.Arbitrary<CardFilter> = fc.oneof(
  fc.constantFrom('follower', 'action', 'gem').map((value) => ({ by: 'kind', value }) as const),
  fc.constantFrom(...colors).map((value) => ({ by: 'color', value }) as const),
  fc.constantFrom(...races).map((value) => ({ by: 'race', value }) as const),
  fc.constantFrom('soar', 'fleet').map((value) => ({ by: 'keyword', value }) as const),
);

const filtered = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: filter.map((one) => ({ filter: one })) },
);

const gemLevel = fc
  .array(fc.constantFrom(...marks), { minLength: 1, maxLength: 3 })
  .map((list) => Object.fromEntries(list.map((mark) => [mark, list.filter((other) => other === mark).length])));

/** One part of an ability's cost. */
const part: fc.Arbitrary<CostPart> = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 3 }).map((n): CostPart => ({ type: 'locus', n })) },
  { weight: 3, arbitrary: gemLevel.map((level): CostPart => ({ type: 'gems', marks: level })) },
  { weight: 1, arbitrary: fc.constant<CostPart>({ type: 'off' }) },
  { weight: 2, arbitrary: filtered.map((some): CostPart => ({ type: 'off-follower', ...some })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 2 }), filtered)
      .map(([n, some]): CostPart => ({ type: 'discard', n, ...some })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('setGem', 'captureGem', 'locus'), fc.constantFrom(1, 1, 2))
      .map(([what, n]): CostPart => ({ type: 'drop', what, n }) as CostPart),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 }).map((n): CostPart => ({ type: 'mill', n })) },
  { weight: 1, arbitrary: fc.constant<CostPart>({ type: 'text', text: 'show a card' }) },
);

const abilityCost = fc.array(part, { maxLength: 5 }).map((parts) => printCost({ parts, effect: null }));

const ability = fc.record({
  cost: abilityCost,
  timing: fc.constantFrom('ignition', 'ignition', 'ignition', 'colossus', 'enter'),
  oncePerTurn: fc.boolean(),
});

const playCost = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('?', '{?}{W}', '{4}{?}') },
  {
    weight: 8,
    arbitrary: fc.tuple(fc.nat({ max: 5 }), fc.option(gemLevel, { nil: null })).map(([n, level]) =>
      printCost({
        parts: [{ type: 'locus', n }, ...(level ? [{ type: 'gems', marks: level, joined: true } as const] : [])],
        effect: null,
      }),
    ),
  },
);

const shared = {
  color: fc.constantFrom(...colors, null),
  races: fc.subarray(races),
  keywords: fc.subarray(['soar', 'fleet']),
};
const effect = fc.record({
  on: fc.record(
    { kind: fc.constantFrom('follower', 'action'), color: fc.constantFrom(...colors), race: fc.constantFrom(...races) },
    { requiredKeys: [] },
  ),
  delta: fc.integer({ min: -2, max: 2 }),
});

const follower = (name: string) =>
  fc.record({
    ...shared,
    kind: fc.constant('follower'),
    name: fc.constant({ en: name }),
    unique: fc.boolean(),
    cost: playCost,
    abilities: fc.array(ability, { maxLength: 2 }),
    costEffects: fc.array(effect, { maxLength: 1 }),
  });

const action = fc.record({
  ...shared,
  kind: fc.constant('action'),
  name: fc.constant({ en: 'A' }),
  cost: playCost,
  snap: fc.boolean(),
});

const cards = fc.record({
  fa: follower('Fa'),
  fb: follower('Fb'),
  fc: follower('Fc'),
  ac: action,
  ng: fc.constant({ kind: 'gem', color: null, name: { en: 'Nameless Gem' } }),
  co: fc.record({
    kind: fc.constant('colossus'),
    color: fc.constantFrom(...colors),
    name: fc.constant({ en: 'Co' }),
    abilities: fc.array(ability, { maxLength: 1 }),
    costEffects: fc.array(effect, { maxLength: 1 }),
  }),
});

const gemKeys = ['wg', 'wg', 'bg', 'ug', 'rg', 'ng'];
const someOf = (keys: readonly string[], maxLength: number) => fc.array(fc.constantFrom(...keys), { maxLength });

const entry = fc.record({
  card: fc.constantFrom('fa', 'fa', 'fb', 'fc'),
  position: fc.constantFrom('on', 'on', 'off'),
  enteredThisTurn: fc.nat({ max: 3 }).map((n) => n === 0),
  attacked: fc.nat({ max: 5 }).map((n) => n === 0),
  usedAbilities: fc.constantFrom([], [], [0]),
});

/** A random table of Colossus Order. */
export const boards: fc.Arbitrary<ColossusOrderState> = fc
  .record({
    cards,
    setGems: someOf(gemKeys, 5),
    captureGems: someOf(gemKeys, 3),
    locus: someOf(['wg', 'fa', '^fa', 'ac', '^ac', 'fb'], 6),
    used: fc.nat({ max: 5 }),
    field: fc.array(entry, { maxLength: 4 }),
    hand: someOf(['fa', 'fa', 'fb', 'fc', 'ac', 'wg', 'bg'], 5),
    deck: someOf(['fa', 'wg'], 3),
    step: fc.constantFrom('main', 'main', 'main', 'main', 'xplay', 'end'),
    colossusAbility: fc.nat({ max: 5 }).map((n) => n === 0),
    waiver: fc.option(fc.constantFrom('cost', 'locus'), { nil: null }),
  })
  .map((one) =>
    table({
      cards: one.cards,
      colossus: 'co',
      setGems: one.setGems,
      captureGems: one.captureGems,
      locus: one.locus,
      counter: Math.min(one.used, one.locus.length),
      field: one.field.map((fields, index) => ({ ref: `f${index}`, ...fields }) as const) as never,
      hand: one.hand,
      deck: one.deck,
      step: one.step as 'main',
      used: { colossusAbility: one.colossusAbility },
      waivers: one.waiver && one.hand.length > 0 ? [{ hand: 0, waive: one.waiver as 'cost' }] : [],
    }),
  );
