import * as z from 'zod';
import { ColossusOrderCard } from '../../../../db/model/colossus-order-card.ts';
import { MarksFile, TableMarksFile } from '../../table/marks.ts';

const count = z.int().min(0).max(9999);
const cardKey = z.string().min(1);
const pile = z.array(cardKey).default([]);

const waivers = z.array(z.looseObject({ hand: count, waive: z.enum(['cost', 'locus']) }));

/** A position file of this game (position-format): what is left out has a default, what is not known is kept. */
export const PositionFile = z.looseObject({
  format: z.literal('costwise.position/1'),
  game: z.literal('colossus-order'),
  rules: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cards: z.record(z.string(), ColossusOrderCard).default({}),
  turn: z
    .looseObject({
      number: z.int().min(1).max(9999).default(1),
      first: z.boolean().default(true),
      step: z.enum(['start', 'main', 'xplay', 'end']).default('main'),
      othersTurn: z.boolean().optional(),
    })
    .prefault({}),
  player: z.looseObject({
    colossus: z.looseObject({
      card: cardKey,
      setGems: pile,
      captureGems: pile,
      marks: TableMarksFile.exactOptional(),
    }),
    locus: z
      .looseObject({
        cards: z.array(z.looseObject({ card: cardKey, face: z.enum(['down', 'up']).default('down') })).default([]),
        counter: count.default(0),
      })
      .prefault({}),
    field: z
      .array(
        z.looseObject({
          ref: z.string().min(1),
          card: cardKey,
          position: z.enum(['on', 'off']).default('on'),
          enteredThisTurn: z.boolean().default(false),
          attacked: z.boolean().default(false),
          usedAbilities: z.array(count).default([]),
          marks: MarksFile.exactOptional(),
        }),
      )
      .default([]),
    hand: pile,
    deck: pile,
    discard: pile,
    used: z
      .looseObject({
        setGem: z.boolean().default(false),
        setLocus: z.boolean().default(false),
        colossusAbility: z.boolean().default(false),
      })
      .prefault({}),
    waivers: waivers.optional(),
  }),
  /** Some files have the waivers beside the player. */
  waivers: waivers.optional(),
  opponent: z.looseObject({ deck: z.array(z.enum(['gem', 'card'])), discard: count.default(0) }).optional(),
  stage: z.enum(['setup', 'playing', 'over']).default('playing'),
  result: z
    .object({ won: z.boolean(), reason: z.object({ en: z.string(), ja: z.string() }) })
    .nullable()
    .default(null),
  random: z.array(z.int()).length(4).optional(),
  marks: TableMarksFile.exactOptional(),
});
export type PositionFile = z.infer<typeof PositionFile>;
