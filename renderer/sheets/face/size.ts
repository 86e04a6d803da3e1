import type { GameId } from '../../../db/model/game.ts';

/** The true size of a card of each game, in millimetres. */
const sizes: Readonly<Record<GameId, { readonly width: number; readonly height: number }>> = {
  'battle-spirits': { width: 59, height: 86 },
  'colossus-order': { width: 63, height: 88 },
};

export function sizeOfGame(game: GameId): { readonly width: number; readonly height: number; readonly corner: number } {
  return { ...sizes[game], corner: 3 };
}
