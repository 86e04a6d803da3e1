import type { GameId } from '../../../db/model/game.ts';
import type { Language } from '../../../db/model/text.ts';
import type { TableState } from '../../../renderer/engine/table/game.ts';
import { battleSpiritsWords } from './battle-spirits.ts';
import { colossusOrderWords } from './colossus-order.ts';

/** How a game's outcomes are said in a report. */
export interface OutcomeWords {
  /** One line: what is lost, and where everything ends. */
  outcome(state: TableState, outcome: unknown, language: Language): string;
}

export const outcomeWords: Readonly<Record<GameId, OutcomeWords>> = {
  'battle-spirits': battleSpiritsWords,
  'colossus-order': colossusOrderWords,
};
