import * as z from 'zod';
import { gameIds } from './game-ids.ts';

/** The games that Costwise knows. Adding one: ARCHITECTURE.md, "Adding a game". */
export const GameId = z.enum(gameIds);
export type GameId = z.infer<typeof GameId>;
