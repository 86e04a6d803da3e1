import * as z from 'zod';

/** The games that Costwise knows. Adding one: ARCHITECTURE.md, "Adding a game". */
export const GameId = z.enum(['battle-spirits', 'colossus-order']);
export type GameId = z.infer<typeof GameId>;
