import type { GameId } from '../../../db/model/game.ts';
import { battleSpiritsView } from './battle-spirits/index.ts';
import { colossusOrderView } from './colossus-order/index.ts';
import type { GameView } from './shared/game-view.ts';

const views = {
  'battle-spirits': battleSpiritsView,
  'colossus-order': colossusOrderView,
} as const satisfies Record<GameId, GameView>;

/** A game's own parts of the table. */
export function viewOf(game: GameId): GameView {
  return views[game];
}
