import * as z from 'zod';
import { ColossusOrderColor, GemMark } from '../../db/model/colossus-order-card.ts';
import type { CostText } from '../../renderer/engine/cost/notation/index.ts';

/** The JSON form of a cost, as `notation parse` prints it. */

const count = z.int().min(0).max(9999);
const positive = z.int().min(1).max(9999);
const sentence = z.string().min(1);

const CardFilter = z.discriminatedUnion('by', [
  z.object({ by: z.literal('kind'), value: z.enum(['follower', 'action', 'gem']) }),
  z.object({ by: z.literal('color'), value: ColossusOrderColor }),
  z.object({ by: z.enum(['race', 'keyword']), value: sentence }),
]);

const CostPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('locus'), n: count.nullable() }),
  z.object({
    type: z.literal('gems'),
    marks: z.partialRecord(GemMark, count),
    joined: z.literal(true).exactOptional(),
  }),
  z.object({ type: z.literal('off') }),
  z.object({ type: z.literal('off-follower'), filter: CardFilter.exactOptional() }),
  z.object({ type: z.literal('discard'), n: positive, filter: CardFilter.exactOptional() }),
  z.object({ type: z.literal('drop'), what: z.enum(['setGem', 'captureGem', 'locus']), n: positive }),
  z.object({ type: z.literal('mill'), n: positive }),
  z.object({ type: z.literal('text'), text: sentence }),
]);

export const CostJson: z.ZodType<CostText> = z.object({
  parts: z.array(CostPart),
  effect: z.string().nullable().default(null),
});
