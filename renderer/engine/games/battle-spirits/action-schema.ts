import * as z from 'zod';
import {
  BattleSpiritsEffectStep,
  BattleSpiritsMoment,
  BattleSpiritsSymbol,
  NexusCard,
  SpiritCard,
} from '../../../../db/model/battle-spirits-card.ts';
import { freeActionSchemas } from '../../table/free/index.ts';
import type { BattleSpiritsAction } from './state.ts';

const count = z.int().min(1).max(9999);
const ref = z.object({ ref: z.string() });
const place = z.union([z.enum(['reserve', 'trash', 'life', 'void']), ref]);

const zone = z.enum(['hand', 'deck-top', 'deck-bottom', 'trash', 'removed', 'field']);

const Action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('pay'),
    from: z.object({ zone: z.literal('hand'), index: z.int().min(0) }),
    action: z.enum(['summon', 'swift', 'deploy', 'activate']),
    level: z.int(),
    cores: z.record(z.string(), z.int().min(0)),
    soulCore: z.string().exactOptional(),
  }),
  z.object({ type: z.literal(['mulligan', 'keep', 'next-step', 'next-turn', 'shuffle']) }),
  z.object({ type: z.literal('flash'), open: z.boolean() }),
  z.object({ type: z.literal('attack'), ref: z.string() }),
  z.object({ type: z.literal('cores'), from: place, to: place, count }),
  z.object({ type: z.literal('soul-core'), to: z.union([z.literal('reserve'), ref]) }),
  z.object({ type: z.literal('exhaust'), ref: z.string(), exhausted: z.boolean() }),
  z.object({
    type: z.literal('extra-symbol'),
    ref: z.string(),
    symbol: BattleSpiritsSymbol,
    count: z.int().min(-99).max(99),
  }),
  z.object({ type: z.literal('move'), id: z.string(), to: zone }),
  z.object({ type: z.literal(['draw', 'mill']), count }),
  z.object({ type: z.literal('life'), who: z.enum(['player', 'opponent']), delta: z.int().min(-9999).max(9999) }),
  z.object({ type: z.literal('token'), card: z.discriminatedUnion('kind', [SpiritCard, NexusCard]) }),
  z.object({
    type: z.literal('effect'),
    id: z.string(),
    when: BattleSpiritsMoment,
    do: z.array(BattleSpiritsEffectStep).min(1),
    target: z.string().exactOptional(),
  }),
  ...freeActionSchemas(zone),
]);

/** Reads a stored action; null where it is none of this game's. */
export function readAction(stored: unknown): BattleSpiritsAction | null {
  return Action.safeParse(stored).data ?? null;
}
