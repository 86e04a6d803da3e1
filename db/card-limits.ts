import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result } from './errors.ts';
import { CardLimit, CardLimitsFile } from './model/card-limits.ts';
import type { GameId } from './model/game.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** The restricted list of a game that is in force. */
interface LimitsInForce {
  readonly cards: readonly CardLimit[];
  /** Whether it is the user's own rather than the one that ships with the app. */
  readonly own: boolean;
}

export interface LimitsToSet {
  readonly game: GameId;
  /** null = the list that ships with the app is in force again. */
  readonly cards: readonly CardLimit[] | null;
}

/** The user's own list of a game, else the bundled one, else an empty one. A user.db that is out of reach has none. */
export function getLimits(store: Store, game: GameId): Result<LimitsInForce> {
  const row = store.user.ok
    ? statement<{ readonly list: string }>(store.user.value, 'SELECT list FROM card_limits WHERE game = ?').get(game)
    : undefined;
  const own = row === undefined ? null : CardLimit.array().safeParse(JSON.parse(row.list));
  if (own?.success) return ok({ cards: own.data, own: true });
  return ok({ cards: bundledLimits(store.assetsDir, game), own: false });
}

/** Keeps a list of the user's own, or gives it up. @returns what is in force now */
export function setLimits(store: Store, { game, cards }: LimitsToSet): Result<LimitsInForce> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  if (cards === null) statement(db, 'DELETE FROM card_limits WHERE game = ?').run(game);
  else {
    statement(
      db,
      'INSERT INTO card_limits(game, list) VALUES (?, ?) ON CONFLICT(game) DO UPDATE SET list = excluded.list',
    ).run(game, JSON.stringify(cards));
  }
  return getLimits(store, game);
}

function bundledLimits(assetsDir: string, game: GameId): readonly CardLimit[] {
  const file = join(assetsDir, 'limits', `${game}.json`);
  return existsSync(file) ? CardLimitsFile.parse(JSON.parse(readFileSync(file, 'utf8'))).cards : [];
}
