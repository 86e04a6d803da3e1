import type { Bilingual } from '../../../../../db/model/text.ts';
import { rulesOf } from '../../../../engine/games/index.ts';
import type { TableEvent, TableState } from '../../../../engine/table/game.ts';
import type { TableHistory } from '../table-store.ts';

/** A sentence of the report; a step is only named, under the heading of its turn. */
interface ReportWords {
  readonly kind: 'step' | 'said';
  readonly message: Bilingual;
}

/** A line of the game's report. */
export interface ReportLine {
  /** How many actions are in force after this line: where a jump to it leads. */
  readonly pointer: number;
  readonly turn: number;
  /** The first line of its turn. */
  readonly opensTurn: boolean;
  readonly words: readonly ReportWords[];
  /** Why a stored action could not be done; null = it was done. */
  readonly refusal: Bilingual | null;
  readonly undone: boolean;
  readonly rewound: boolean;
}

/** What happened, a line an action, in order; what was undone is still there and says so. */
export function reportOf(history: TableHistory): readonly ReportLine[] {
  let turn = history.start.turn.number;
  return history.entries.map((entry, index) => {
    const now = entry.state.turn.number;
    const opensTurn = index === 0 || now !== turn;
    turn = now;
    return {
      pointer: index + 1,
      turn: now,
      opensTurn,
      words: withoutIdleSteps(entry.events.map((event) => wordsOf(event, entry.state))),
      refusal: entry.refusal?.message ?? null,
      undone: index >= history.pointer,
      rewound: entry.rewound,
    };
  });
}

/** The turn stands above the line already, so that its beginning and its steps are only named. */
function wordsOf(
  event: TableEvent & { readonly step?: string; readonly turn?: number },
  state: TableState,
): ReportWords {
  const { type, step, turn, message } = event;
  if (type !== 'step' && type !== 'turn') return { kind: 'said', message };
  if (turn !== undefined && turn !== state.turn.number) return { kind: 'step', message };
  const named = rulesOf(state.game).steps.find(({ id }) => id === (type === 'turn' ? state.turn.step : step));
  return { kind: 'step', message: named?.name ?? message };
}

/** Leaves out steps in which nothing happened, where the action has gone on to another one. */
function withoutIdleSteps(words: readonly ReportWords[]): readonly ReportWords[] {
  return words.filter(({ kind }, index) => kind === 'said' || words[index + 1]?.kind !== 'step');
}
