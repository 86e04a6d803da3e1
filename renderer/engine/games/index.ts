import type { GameId } from '../../../db/model/game.ts';
import type { GameRules, TableState } from '../table/game.ts';
import { battleSpirits } from './battle-spirits/index.ts';
import { colossusOrder } from './colossus-order/index.ts';

/** The rules of every game, by its id. Adding a game adds its line here. */
export const games = {
  'battle-spirits': battleSpirits,
  'colossus-order': colossusOrder,
} as const;

/** The rules of some game, for callers that treat all games alike. */
export type AnyRules = GameRules<GameId, TableState, { readonly type: string }, unknown, unknown>;

/** A game's rules by an id that is only known at run time. */
export function rulesOf(game: GameId): AnyRules {
  return games[game];
}
