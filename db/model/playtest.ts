import * as z from 'zod';
import { DeckLine } from './deck.ts';
import { GameId } from './game.ts';

/** Eight hexadecimal digits, shown to the player. */
const Seed = z.string().regex(/^[0-9A-F]{8}$/);
const Rules = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Where a replay file promised to end: the state's fingerprint after `pointer` actions of `line`. */
const Promised = z.object({ line: z.int().min(1), pointer: z.int().min(0), hash: z.string().max(64) });

/** How a game began: with the actions, all that is needed to replay it to the same state. */
export const PlaytestSetup = z.object({
  game: GameId,
  deckId: z.string().nullable(),
  deckName: z.string(),
  lines: z.array(DeckLine),
  seed: Seed,
  first: z.boolean(),
  rules: Rules.default({}),
  /** The game began from this position file instead of a shuffled deck. */
  position: z.record(z.string(), z.unknown()).optional(),
  /** The game came from a replay file. */
  promised: Promised.optional(),
});
export type PlaytestSetup = z.infer<typeof PlaytestSetup>;

/** An action as stored: the engine of the game checks it when it is applied. */
export const StoredAction = z.looseObject({ type: z.string().min(1) });
export type StoredAction = z.infer<typeof StoredAction>;

/** A line of play. It holds its own actions only; the `fork` first ones are those of its parent. */
export const PlaytestLine = z.object({
  line: z.int().min(1),
  /** null = not named by the player. */
  name: z.string().max(200).nullable(),
  parent: z.int().min(1).nullable(),
  fork: z.int().min(0),
  /** Taken out of the list by the player; it can be brought back. */
  removed: z.boolean(),
  actions: z.array(StoredAction),
});
export type PlaytestLine = z.infer<typeof PlaytestLine>;

export const PlaytestSummary = z.object({
  id: z.string().min(1),
  name: z.string(),
  game: GameId,
  deckName: z.string(),
  seed: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  changedAt: z.string(),
  /** Of the line in force, with those that are undone. */
  actionCount: z.int().min(0),
  /** How many of the actions are in force: undo moves it back, redo forward. */
  pointer: z.int().min(0),
  /** The line in force. */
  line: z.int().min(1),
  /** How many lines the game has, without the removed ones. */
  lineCount: z.int().min(1),
  /** The turn that was reached; null = an earlier version did not write it. */
  turn: z.int().nullable(),
});
export type PlaytestSummary = z.infer<typeof PlaytestSummary>;

/** A playtest with all its lines, parents before children. */
export const Playtest = PlaytestSummary.extend({ setup: PlaytestSetup, lines: z.array(PlaytestLine).min(1) });
export type Playtest = z.infer<typeof Playtest>;

/** A saved game that cannot be read: left as it is, and told. */
export const PlaytestAside = z.object({
  id: z.string(),
  name: z.string(),
  changedAt: z.string(),
  /** The place in its setup that is wrong. */
  at: z.string(),
});
export type PlaytestAside = z.infer<typeof PlaytestAside>;

/** The replay file: a whole game with its lines, to be given to others. `end` is checked when it is read. */
export const ReplayFile = z.object({
  format: z.literal('costwise.replay/1'),
  game: GameId,
  name: z.string().min(1).max(200),
  deck: z.object({ name: z.string(), cards: z.array(DeckLine) }),
  seed: Seed,
  first: z.boolean(),
  rules: Rules.default({}),
  position: z.record(z.string(), z.unknown()).optional(),
  lines: z
    .array(
      z.object({
        name: z.string().max(200).nullable().default(null),
        /** The place of its parent in this list, counted from 1; null for the first line. */
        parent: z.int().min(1).nullable().default(null),
        fork: z.int().min(0).default(0),
        removed: z.boolean().default(false),
        actions: z.array(StoredAction),
      }),
    )
    .min(1),
  /** The line in force and how many of its actions are; `hash` is the fingerprint of the table there. */
  end: z.object({ line: z.int().min(1), pointer: z.int().min(0), hash: z.string().max(64) }),
});
export type ReplayFile = z.infer<typeof ReplayFile>;
