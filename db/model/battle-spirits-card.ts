import * as z from 'zod';
import { LocalizedText } from './text.ts';

/** The six colours of Battle Spirits; a colour is a hue and a shape on every screen. */
export const BattleSpiritsColor = z.enum(['red', 'purple', 'green', 'white', 'yellow', 'blue']);
export type BattleSpiritsColor = z.infer<typeof BattleSpiritsColor>;

/** What a symbol can be: a colour, or one of the two that are no colour and feed only their own reduction (3.3). */
export const BattleSpiritsSymbol = z.enum([...BattleSpiritsColor.options, 'ultimate', 'god']);
export type BattleSpiritsSymbol = z.infer<typeof BattleSpiritsSymbol>;

/** What a reduction symbol can ask for: a symbol, or `any` colour (the all-colour reduction, 全). */
export const ReductionKey = z.enum([...BattleSpiritsSymbol.options, 'any']);
export type ReductionKey = z.infer<typeof ReductionKey>;

const count = z.int().min(0).max(9999);

export const SymbolCounts = z.partialRecord(BattleSpiritsSymbol, count);
export type SymbolCounts = z.infer<typeof SymbolCounts>;
export const ReductionCounts = z.partialRecord(ReductionKey, count);
export type ReductionCounts = z.infer<typeof ReductionCounts>;

/** One level: the cores it needs on the card (level cost, S11-S14) and the battle points there (null = not known). */
export const BattleSpiritsLevel = z.object({
  level: z.int().min(1).max(99),
  cores: count,
  bp: z.int().min(0).nullable().optional(),
});
export type BattleSpiritsLevel = z.infer<typeof BattleSpiritsLevel>;

/** A keyword and the levels at which the card has it; no levels = at every level. */
export const BattleSpiritsKeyword = z.looseObject({ id: z.string().min(1), levels: z.array(z.int()).optional() });
export type BattleSpiritsKeyword = z.infer<typeof BattleSpiritsKeyword>;

/** Which cards a cost effect touches; every field that is given must fit. */
export const BattleSpiritsCostTarget = z.looseObject({
  kind: z.enum(['spirit', 'nexus', 'magic']).optional(),
  color: BattleSpiritsColor.optional(),
  family: z.string().optional(),
  keyword: z.string().optional(),
});
export type BattleSpiritsCostTarget = z.infer<typeof BattleSpiritsCostTarget>;

/**
 * An effect of a card on the field on what other cards cost (3.2): read while the card is on the field at one of `levels`
 * (absent = always). Exactly one of `set`, `delta`, `extra`, `addReduction`, `noReduction` is given.
 */
export const BattleSpiritsCostEffect = z
  .looseObject({
    levels: z.array(z.int()).optional(),
    on: BattleSpiritsCostTarget.default({}),
    whose: z.enum(['own', 'any', 'opponent']).default('own'),
    set: count.optional(),
    delta: z.int().min(-9999).max(9999).optional(),
    extra: count.optional(),
    addReduction: ReductionCounts.optional(),
    noReduction: z.literal(true).optional(),
  })
  .refine(
    (e) => [e.set, e.delta, e.extra, e.addReduction, e.noReduction].filter((part) => part !== undefined).length === 1,
    { message: 'expected exactly one of "set", "delta", "extra", "addReduction", "noReduction"' },
  );
export type BattleSpiritsCostEffect = z.infer<typeof BattleSpiritsCostEffect>;

const few = z.int().min(1).max(99);

/** A step of a simple effect. `card` is the card itself, `spirit` one of the own spirits, chosen by the player. */
export const BattleSpiritsEffectStep = z.union([
  z.strictObject({ draw: few }),
  z.strictObject({ mill: few }),
  z.strictObject({
    cores: few,
    from: z.enum(['void', 'reserve', 'card']),
    to: z.enum(['reserve', 'life', 'spirit']),
  }),
  z.strictObject({ refresh: z.literal('spirits') }),
]);
export type BattleSpiritsEffectStep = z.infer<typeof BattleSpiritsEffectStep>;

/** When a simple effect happens: what is done with the card, a step of the own turn, or the loss of Life. */
export const BattleSpiritsMoment = z.enum([
  'summoned',
  'deployed',
  'main',
  'flash',
  'attacks',
  'start-step',
  'core-step',
  'draw-step',
  'end-step',
  'life-lost',
]);
export type BattleSpiritsMoment = z.infer<typeof BattleSpiritsMoment>;

/** An effect so simple that the table can carry it out when the player wants it; `levels` absent = at every level. */
export const BattleSpiritsDeclared = z.strictObject({
  when: BattleSpiritsMoment,
  levels: z.array(z.int()).optional(),
  do: z.array(BattleSpiritsEffectStep).min(1),
});
export type BattleSpiritsDeclared = z.infer<typeof BattleSpiritsDeclared>;

const known = {
  name: LocalizedText,
  set: z.string().optional(),
  number: z.string().optional(),
  rarity: z.string().optional(),
  text: LocalizedText.optional(),
  /** No card of a deck: made on the field, and gone when it leaves. */
  token: z.literal(true).optional(),
};

const unknownFigure = (value: unknown) => (value === '?' || value === undefined ? null : value);

/** A figure that may not be known: null, "?" or absent; the engine then says `cost-unknown`, never a silent 0. */
const figure = z.preprocess(unknownFigure, count.nullable());

const shared = {
  ...known,
  colors: z.array(BattleSpiritsColor).default([]),
  cost: figure,
  reduction: ReductionCounts.default({}),
  families: z.array(z.string()).default([]),
  keywords: z.array(BattleSpiritsKeyword).default([]),
  costEffects: z.array(BattleSpiritsCostEffect).default([]),
  declared: z.array(BattleSpiritsDeclared).optional(),
};

/** Levels in rising order of level and of cores; null = not known (a data set without level data). */
const levels = z
  .preprocess(unknownFigure, z.array(BattleSpiritsLevel).nullable())
  .refine(
    (list) =>
      list === null || list.every((l, i) => i === 0 || (l.level > list[i - 1]!.level && l.cores > list[i - 1]!.cores)),
    {
      message: 'expected levels in rising order, each with more cores than the one before',
    },
  );

const permanentSymbols = {
  symbols: SymbolCounts.default({}),
  /** What it counts as for reduction only, in place of `symbols` (3.3). */
  reductionSymbols: SymbolCounts.optional(),
};

export const SpiritCard = z.looseObject({
  kind: z.literal('spirit'),
  ...shared,
  ...permanentSymbols,
  levels: levels.refine((list) => list === null || (list.length > 0 && list[0]!.cores >= 1), {
    message: "expected at least one level, and a spirit's first level needs at least 1 core (S12)",
  }),
  locked: z.boolean().optional(),
});
export type SpiritCard = z.infer<typeof SpiritCard>;

export const NexusCard = z.looseObject({
  kind: z.literal('nexus'),
  ...shared,
  ...permanentSymbols,
  levels,
  locked: z.boolean().optional(),
});
export type NexusCard = z.infer<typeof NexusCard>;

export const MagicTiming = z.enum(['main', 'flash']);
export type MagicTiming = z.infer<typeof MagicTiming>;

export const MagicCard = z.looseObject({
  kind: z.literal('magic'),
  ...shared,
  symbols: SymbolCounts.default({}),
  levels: z.array(BattleSpiritsLevel).max(0, { message: 'a magic card has no levels (S15)' }).nullable().default([]),
  timings: z.array(MagicTiming).default(['main']),
});
export type MagicCard = z.infer<typeof MagicCard>;

/** A card of Battle Spirits as position-format writes it: unknown extra fields are kept. */
export const BattleSpiritsCard = z.discriminatedUnion('kind', [SpiritCard, NexusCard, MagicCard]);
export type BattleSpiritsCard = z.infer<typeof BattleSpiritsCard>;
