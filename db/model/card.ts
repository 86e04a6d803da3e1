import * as z from 'zod';
import { BattleSpiritsCard } from './battle-spirits-card.ts';
import { ColossusOrderCard } from './colossus-order-card.ts';
import type { GameId } from './game.ts';

/** What the rules see, by game. */
export interface CardOf {
  'battle-spirits': BattleSpiritsCard;
  'colossus-order': ColossusOrderCard;
}

export type CardDefinition = CardOf[GameId];

/** The schema of a game's card definition. */
export const cardSchemaOf = {
  'battle-spirits': BattleSpiritsCard,
  'colossus-order': ColossusOrderCard,
} as const satisfies Record<GameId, z.ZodType>;

/**
 * A card of the library: the game, the card's id (stable over printings; for bundled cards the number of the first
 * printing) and what the rules see.
 */
export const LibraryCard = z.discriminatedUnion('game', [
  z.object({ id: z.string().min(1), game: z.literal('battle-spirits'), card: BattleSpiritsCard }),
  z.object({ id: z.string().min(1), game: z.literal('colossus-order'), card: ColossusOrderCard }),
]);
export type LibraryCard = z.infer<typeof LibraryCard>;
