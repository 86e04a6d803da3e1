import { GameId } from '../../db/model/game.ts';
import { oneOf } from './arguments.ts';

/** The option of the commands for which a file may leave the game open. */
export const gameOption = {
  game: {
    type: 'string',
    value: 'GAME',
    about: {
      en: `the game (${GameId.options.join(' or ')}; default: as the content says)`,
      ja: `ゲーム(${GameId.options.join('か')}。既定は内容から判別)`,
    },
  },
} as const;

/** The game of `--game`, or null where it is not given. Throws `UsageError`. */
export function readGame(given: string | undefined): GameId | null {
  return given === undefined ? null : oneOf('game', given, GameId.options);
}
