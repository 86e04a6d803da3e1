import * as z from 'zod';
import { ColossusOrderEffectStep, FollowerCard } from '../../../../db/model/colossus-order-card.ts';
import { freeActionSchemas } from '../../table/free/index.ts';
import type { ColossusOrderAction } from './state.ts';

const count = z.int().min(0).max(9999);
const id = z.string().min(1);
const zone = z.enum([
  'hand',
  'deck-top',
  'deck-bottom',
  'discard',
  'field',
  'locus-down',
  'locus-up',
  'set-gems',
  'capture-gems',
]);

const place = z.discriminatedUnion('zone', [
  z.object({ zone: z.literal('hand'), index: count }),
  z.object({ zone: z.literal('field'), ref: z.string(), ability: count }),
  z.object({ zone: z.literal('colossus'), ability: count }),
  z.object({ zone: z.literal('locus'), index: count }),
]);

const choice = z
  .object({ part: count, cards: z.array(z.string()), places: z.array(count).optional() })
  .transform(({ part, cards, places }) => ({ part, cards, ...(places ? { places } : {}) }));

const action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('pay'),
    from: place,
    action: z.enum(['play', 'ability']),
    chosen: z.array(choice).default([]),
  }),
  z.object({ type: z.literal('mulligan'), ids: z.array(id) }),
  z.object({ type: z.literal('next-step') }),
  z.object({ type: z.literal('next-turn') }),
  z.object({ type: z.literal('xplay'), open: z.boolean() }),
  z.object({ type: z.literal('declare-complete') }),
  z.object({ type: z.literal('set-gem'), id }),
  z.object({ type: z.literal('set-locus'), id }),
  z.object({ type: z.literal('attack'), ref: id }),
  z.object({ type: z.literal('position'), ref: id, position: z.enum(['on', 'off']) }),
  z.object({ type: z.literal('counter'), value: count }),
  z.object({ type: z.literal('flip-locus'), id }),
  z.object({ type: z.literal('waive'), id, waive: z.enum(['cost', 'locus']).nullable() }),
  z.object({ type: z.literal('move'), id, to: zone }),
  z.object({ type: z.literal('draw'), count }),
  z.object({ type: z.literal('mill'), count }),
  z.object({ type: z.literal('shuffle') }),
  z.object({ type: z.literal('opponent-mill'), count: z.int().min(1).max(9999) }),
  z.object({ type: z.literal('token'), card: FollowerCard }),
  z.object({ type: z.literal('effect'), id, do: z.array(ColossusOrderEffectStep).min(1) }),
  ...freeActionSchemas(zone),
]);

/** Reads a stored action; null where it is none of this game's. */
export function readAction(stored: unknown): ColossusOrderAction | null {
  const read = action.safeParse(stored);
  return read.success ? read.data : null;
}
