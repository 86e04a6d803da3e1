import * as z from 'zod';
import { LocalizedText } from './text.ts';

export { markOfColor } from './gem-marks.ts';

/** The four colours: White (Piadin), Black (Valden), Blue (Fastogal), Red (Caoren). */
export const ColossusOrderColor = z.enum(['white', 'black', 'blue', 'red']);
export type ColossusOrderColor = z.infer<typeof ColossusOrderColor>;

/** A Gem mark: a colour's letter, or `*` for a colourless mark (C15). */
export const GemMark = z.enum(['W', 'B', 'U', 'R', '*']);
export type GemMark = z.infer<typeof GemMark>;

const unknownFigure = (value: unknown) => (value === '?' || value === undefined ? null : value);
const figure = z.preprocess(unknownFigure, z.int().min(0).max(9999).nullable());

const known = {
  name: LocalizedText,
  set: z.string().optional(),
  number: z.string().optional(),
  rarity: z.string().optional(),
  text: LocalizedText.optional(),
  /** No card of a deck: made on the field, and gone when it leaves. */
  token: z.literal(true).optional(),
  /** null = not known (some printed facts are). */
  color: z.preprocess(unknownFigure, ColossusOrderColor.nullable()),
  unique: z.boolean().default(false),
  races: z.array(z.string()).default([]),
  keywords: z
    .array(z.union([z.string().min(1), z.looseObject({ id: z.string().min(1) })]))
    .default([])
    .transform((list) => list.map((keyword) => (typeof keyword === 'string' ? keyword : keyword.id))),
};

const few = z.int().min(1).max(99);

/** A step of a simple effect; `look` is at the top of the own deck, whose cards then go where the player says. */
export const ColossusOrderEffectStep = z.union([
  z.strictObject({ draw: few }),
  z.strictObject({ mill: few }),
  z.strictObject({ opponentMill: few }),
  z.strictObject({ look: few }),
]);
export type ColossusOrderEffectStep = z.infer<typeof ColossusOrderEffectStep>;

const steps = z.array(ColossusOrderEffectStep).min(1);

/** An effect so simple that the table can carry it out when the player wants it, after the card is played or enters. */
const ColossusOrderDeclared = z.strictObject({ when: z.enum(['played', 'enters']), do: steps });

/** When an ability can be used: `ignition` main phase and X-Play, `colossus` once in the main phase; the others go by themselves. */
export const AbilityTiming = z.enum(['ignition', 'colossus', 'enter', 'trigger']);
export type AbilityTiming = z.infer<typeof AbilityTiming>;

/** An ability: `cost` in cost notation (rules section 3), paid left to right (C03). */
export const ColossusOrderAbility = z.looseObject({
  cost: z.string(),
  timing: AbilityTiming.default('ignition'),
  oncePerTurn: z.boolean().optional(),
  /** Its effect, where that is so simple that the table can carry it out. */
  do: steps.optional(),
  text: z.union([z.string(), LocalizedText]).optional(),
});
export type ColossusOrderAbility = z.infer<typeof ColossusOrderAbility>;

/** A change to the Locus Cost of other cards while this card is on the field (C22). */
export const ColossusOrderCostEffect = z.looseObject({
  on: z
    .looseObject({
      kind: z.enum(['follower', 'action']).optional(),
      color: ColossusOrderColor.optional(),
      race: z.string().optional(),
      keyword: z.string().optional(),
    })
    .default({}),
  delta: z.int().min(-9999).max(9999),
});
export type ColossusOrderCostEffect = z.infer<typeof ColossusOrderCostEffect>;

const abilities = z.array(ColossusOrderAbility).default([]);
const costEffects = z.array(ColossusOrderCostEffect).default([]);
const declared = z.array(ColossusOrderDeclared).optional();

/**
 * A Play Cost in notation, `{3}{W}{W}`; null, "?" or absent = not known. `{?}{W}` = only the Locus Cost is not known,
 * `{4}{?}` = only the Gem Level is not known.
 */
const playCost = z.preprocess(unknownFigure, z.string().nullable());

export const ColossusCard = z.looseObject({ kind: z.literal('colossus'), ...known, abilities, costEffects });
export type ColossusCard = z.infer<typeof ColossusCard>;

export const FollowerCard = z.looseObject({
  kind: z.literal('follower'),
  ...known,
  cost: playCost,
  attack: figure,
  defence: figure,
  crush: figure,
  capture: figure,
  abilities,
  costEffects,
  declared,
});
export type FollowerCard = z.infer<typeof FollowerCard>;

export const ActionCard = z.looseObject({
  kind: z.literal('action'),
  ...known,
  cost: playCost,
  snap: z.boolean().default(false),
  declared,
});
export type ActionCard = z.infer<typeof ActionCard>;

export const GemCard = z.looseObject({ kind: z.literal('gem'), ...known });
export type GemCard = z.infer<typeof GemCard>;

/** A card of Colossus Order as position-format writes it: unknown extra fields are kept. */
export const ColossusOrderCard = z.discriminatedUnion('kind', [ColossusCard, FollowerCard, ActionCard, GemCard]);
export type ColossusOrderCard = z.infer<typeof ColossusOrderCard>;
