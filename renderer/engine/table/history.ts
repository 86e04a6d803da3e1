import type { Applied, Refusal, TableEvent, TableState } from './game.ts';

/** What history asks of a game's rules. */
export interface Playable<S, A> {
  apply(state: S, action: A): Applied<S>;
  readAction(stored: unknown): A | null;
}

/** One action and where it led. */
export interface HistoryEntry<S, A> {
  /** null = a stored action that this version cannot read; the state is then the one before. */
  readonly action: A | null;
  /** The table after the action. */
  readonly state: S;
  readonly events: readonly TableEvent[];
  /** Cards came out of a deck: the player now knows what was hidden. */
  readonly revealed: boolean;
  /** The action was chosen after a rewind over something that had been revealed. */
  readonly rewound: boolean;
  /** Why a stored action could not be done again; null = it was done. */
  readonly refusal: Refusal | null;
}

/** A playtest: the start, every action with the state after it, and how many of the actions are in force. */
export interface History<S, A> {
  readonly start: S;
  readonly entries: readonly HistoryEntry<S, A>[];
  /** 0 = at the start; `entries.length` = nothing is undone. */
  readonly pointer: number;
}

export type Performed<S, A> =
  | { readonly ok: true; readonly history: History<S, A>; readonly entry: HistoryEntry<S, A> }
  | { readonly ok: false; readonly refusal: Refusal };

/** A stored action: the action itself, and whether it followed a rewind over something revealed. */
export interface StoredEntry {
  readonly type: string;
  readonly rewound?: boolean;
  readonly [field: string]: unknown;
}

export function begin<S, A>(start: S): History<S, A> {
  return { start, entries: [], pointer: 0 };
}

/** The table as it is now. */
export function current<S, A>(history: History<S, A>): S {
  return stateAt(history, history.pointer);
}

/** The table after the first `pointer` actions. */
export function stateAt<S, A>(history: History<S, A>, pointer: number): S {
  return pointer === 0 ? history.start : (history.entries[pointer - 1]?.state ?? history.start);
}

/**
 * Does `action` and drops what had been undone. A refused action leaves the history as it was.
 */
export function perform<S extends TableState, A>(
  rules: Playable<S, A>,
  history: History<S, A>,
  action: A,
): Performed<S, A> {
  const before = current(history);
  const applied = rules.apply(before, action);
  if (!applied.ok) return applied;
  const dropped = history.entries.slice(history.pointer);
  const entry: HistoryEntry<S, A> = {
    action,
    state: applied.state,
    events: applied.events,
    revealed: reveals(before, applied.state, applied.events),
    rewound: dropped.some((undone) => undone.revealed || undone.rewound),
    refusal: null,
  };
  const entries = [...history.entries.slice(0, history.pointer), entry];
  return { ok: true, history: { ...history, entries, pointer: entries.length }, entry };
}

/** Goes to the point after `pointer` actions; out of range = the nearest point that exists. */
export function jump<S, A>(history: History<S, A>, pointer: number): History<S, A> {
  const within = Math.max(0, Math.min(history.entries.length, Math.trunc(pointer)));
  return within === history.pointer ? history : { ...history, pointer: within };
}

export function undo<S, A>(history: History<S, A>): History<S, A> {
  return jump(history, history.pointer - 1);
}

export function redo<S, A>(history: History<S, A>): History<S, A> {
  return jump(history, history.pointer + 1);
}

/** Whether the player went back after seeing hidden cards and then chose anew; such a game's figures say so. */
export function wasRewound<S, A>(history: History<S, A>): boolean {
  return history.entries.some((entry) => entry.rewound);
}

/** The form in which an entry's action is kept. */
export function storedEntry<S, A extends { readonly type: string }>(entry: HistoryEntry<S, A>): StoredEntry | null {
  if (entry.action === null) return null;
  return entry.rewound ? { ...entry.action, rewound: true } : { ...entry.action };
}

/**
 * Does stored actions again from `start`. An action that cannot be read or done any more (its card is gone, say)
 * keeps its place in the list with the reason and changes nothing; those after it are still tried.
 */
export function replay<S extends TableState, A>(
  rules: Playable<S, A>,
  start: S,
  stored: readonly StoredEntry[],
  pointer: number,
): History<S, A> {
  const entries: HistoryEntry<S, A>[] = [];
  let state = start;
  for (const { rewound = false, ...rest } of stored) {
    const action = rules.readAction(rest);
    const applied = action === null ? unreadable : rules.apply(state, action);
    if (applied.ok) {
      const revealed = reveals(state, applied.state, applied.events);
      state = applied.state;
      entries.push({ action, state, events: applied.events, revealed, rewound, refusal: null });
    } else {
      entries.push({ action, state, events: [], revealed: false, rewound, refusal: applied.refusal });
    }
  }
  return jump({ start, entries, pointer: entries.length }, pointer);
}

const unreadable = {
  ok: false,
  refusal: {
    code: 'unknown-action',
    message: {
      en: 'This version of Costwise does not know this action.',
      ja: 'このバージョンのCostwiseでは扱えない操作です。',
    },
  },
} as const satisfies Applied<never>;

/** A table with a deck, as every game so far has one. */
interface WithDecks extends TableState {
  readonly player?: { readonly deck?: readonly { readonly id: string }[] };
  readonly opponent?: { readonly deck?: readonly unknown[] };
}

/** Whether hidden cards became known: they left a deck, own or the dummy opponent's, or an event says that they were seen. */
function reveals(earlier: TableState, later: TableState, events: readonly TableEvent[]): boolean {
  if (events.some((event) => event.reveals === true)) return true;
  const before: WithDecks = earlier as TableState & WithDecks;
  const after: WithDecks = later as TableState & WithDecks;
  if ((after.opponent?.deck?.length ?? 0) < (before.opponent?.deck?.length ?? 0)) return true;
  const still = new Set(after.player?.deck?.map((card) => card.id));
  return (before.player?.deck ?? []).some((card) => !still.has(card.id));
}
