import type { Bilingual, Language } from '../../../../../db/model/text.ts';
import type { TableHistory } from '../table-store.ts';

/** A line of the game's report. */
export interface ReportLine {
  /** How many actions are in force after this line: where a jump to it leads. */
  readonly pointer: number;
  readonly turn: number;
  /** The first line of its turn. */
  readonly opensTurn: boolean;
  readonly messages: readonly Bilingual[];
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
      messages: entry.events.map((event) => event.message),
      refusal: entry.refusal?.message ?? null,
      undone: index >= history.pointer,
      rewound: entry.rewound,
    };
  });
}

/** The report of what is in force as plain text, to be copied. */
export function reportText(
  history: TableHistory,
  language: Language,
  title: string,
  turnHeading: (turn: number) => string,
): string {
  const lines = [title];
  for (const line of reportOf(history)) {
    if (line.undone) break;
    if (line.opensTurn) lines.push('', turnHeading(line.turn));
    for (const message of line.messages) lines.push(`- ${message[language]}`);
    if (line.refusal !== null) lines.push(`- (${line.refusal[language]})`);
  }
  return `${lines.join('\n')}\n`;
}
