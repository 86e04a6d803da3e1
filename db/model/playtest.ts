import * as z from 'zod';
import { DeckLine } from './deck.ts';
import { GameId } from './game.ts';

/** How a game began: with the actions, all that is needed to replay it to the same state. */
export const PlaytestSetup = z.object({
  game: GameId,
  deckId: z.string().nullable(),
  deckName: z.string(),
  lines: z.array(DeckLine),
  /** Eight hexadecimal digits, shown to the player. */
  seed: z.string().regex(/^[0-9A-F]{8}$/),
  first: z.boolean(),
  rules: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});
export type PlaytestSetup = z.infer<typeof PlaytestSetup>;

/** An action as stored: the engine of the game checks it when it is applied. */
export const StoredAction = z.looseObject({ type: z.string().min(1) });
export type StoredAction = z.infer<typeof StoredAction>;

export const PlaytestSummary = z.object({
  id: z.string().min(1),
  name: z.string(),
  game: GameId,
  deckName: z.string(),
  seed: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  changedAt: z.string(),
  actionCount: z.int().min(0),
  /** How many of the actions are in force: undo moves it back, redo forward. */
  pointer: z.int().min(0),
});
export type PlaytestSummary = z.infer<typeof PlaytestSummary>;

export const Playtest = PlaytestSummary.extend({ setup: PlaytestSetup, actions: z.array(StoredAction) });
export type Playtest = z.infer<typeof Playtest>;
