import type { Refusal, TableState } from './game.ts';
import {
  begin,
  type History,
  type HistoryEntry,
  jump,
  type Playable,
  perform,
  replay,
  type StoredEntry,
  storedEntry,
} from './history.ts';
import { stateHash } from './history-hash.ts';

/** A line of play: what was done from the start of the game on, as long as nobody went back and chose anew. */
interface Line<S, A> {
  /** Counted from 1 in the order in which they began. */
  readonly id: number;
  /** null = not named by the player. */
  readonly name: string | null;
  /** The line that it left; null = it began with the game. */
  readonly parent: number | null;
  /** How many actions it has from its parent. */
  readonly fork: number;
  readonly removed: boolean;
  /** All from the start on; those before the fork are the very entries of the parent. */
  readonly entries: readonly HistoryEntry<S, A>[];
}

/** All lines of a playtest, and the one in force with how far it is played. */
export interface Lines<S, A> {
  readonly all: readonly Line<S, A>[];
  /** The id of the line in force. */
  readonly line: number;
  readonly history: History<S, A>;
}

/** A line as it is kept: with its own actions only. */
export interface StoredLine {
  readonly line: number;
  readonly name: string | null;
  readonly parent: number | null;
  readonly fork: number;
  readonly removed: boolean;
  readonly actions: readonly StoredEntry[];
}

/** What is to be kept of a step; `from` names the line that a new one leaves. */
export interface LineStep {
  readonly line: number;
  readonly from: number | null;
  readonly pointer: number;
  readonly action: StoredEntry | null;
}

/** A playtest that has one line so far. */
export function oneLine<S, A>(history: History<S, A>): Lines<S, A> {
  const { entries } = history;
  return { all: [{ id: 1, name: null, parent: null, fork: 0, removed: false, entries }], line: 1, history };
}

type Done<S, A> =
  | { readonly ok: true; readonly lines: Lines<S, A>; readonly step: LineStep }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Does `action`. At the end of the line it goes on; behind an undo it begins a new line and the old one stays whole;
 * the very action that was undone is done again, which is a redo.
 */
export function performInLines<S extends TableState, A extends { readonly type: string }>(
  rules: Playable<S, A>,
  lines: Lines<S, A>,
  action: A,
): Done<S, A> {
  const { history } = lines;
  const undone = history.entries[history.pointer];
  if (undone !== undefined && undone.refusal === null && stateHash(undone.action) === stateHash(action)) {
    const next = jump(history, history.pointer + 1);
    return { ok: true, lines: { ...lines, history: next }, step: moved(lines.line, next.pointer) };
  }
  const done = perform(rules, history, action);
  if (!done.ok) return done;
  const entry = { ...done.entry, rewound: done.entry.rewound || sawMore(lines) };
  const entries = [...done.history.entries.slice(0, -1), entry];
  const grown = { ...done.history, entries };
  if (undone === undefined) {
    const all = lines.all.map((line) => (line.id === lines.line ? { ...line, entries } : line));
    const step = { line: lines.line, from: null, pointer: grown.pointer, action: storedEntry(entry) };
    return { ok: true, lines: { ...lines, all, history: grown }, step };
  }
  const id = Math.max(...lines.all.map((line) => line.id)) + 1;
  const fork = history.pointer;
  const line = { id, name: null, parent: lines.line, fork, removed: false, entries };
  const step = { line: id, from: lines.line, pointer: grown.pointer, action: storedEntry(entry) };
  return { ok: true, lines: { all: [...lines.all, line], line: id, history: grown }, step };
}

/**
 * Whether another line has shown cards that this one, so far as it is played, has not: what is chosen now is chosen
 * with that knowledge. Told once, at the first such choice.
 */
function sawMore<S, A>({ all, line, history }: Lines<S, A>): boolean {
  const own = history.entries.slice(0, history.pointer);
  return all.some((other) => {
    if (other.id === line) return false;
    const shared = sharedLength(own, other.entries);
    const shown = other.entries.slice(shared).some((entry) => entry.revealed);
    return shown && !own.slice(shared).some((entry) => entry.rewound);
  });
}

/** How many entries two lines have in common from the start on. */
export function sharedLength<S, A>(one: readonly HistoryEntry<S, A>[], other: readonly HistoryEntry<S, A>[]): number {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index++) if (one[index] !== other[index]) return index;
  return length;
}

/** Goes to a point of a line; without `pointer` to its end. An unknown line leaves everything as it is. */
export function goTo<S, A>(lines: Lines<S, A>, line: number, pointer?: number): Lines<S, A> {
  const found = lines.all.find(({ id }) => id === line);
  if (found === undefined) return lines;
  const { entries } = found;
  const history = line === lines.line ? lines.history : { start: lines.history.start, entries, pointer: -1 };
  const next = jump(history, pointer ?? entries.length);
  return next === lines.history ? lines : { ...lines, line, history: next };
}

/** Names a line, takes it out of the list or brings it back. */
export function changedLine<S, A>(
  lines: Lines<S, A>,
  id: number,
  change: { readonly name?: string | null; readonly removed?: boolean },
): Lines<S, A> {
  return { ...lines, all: lines.all.map((line) => (line.id === id ? { ...line, ...change } : line)) };
}

/** A step that only moves within what is there. */
export function moved(line: number, pointer: number): LineStep {
  return { line, from: null, pointer, action: null };
}

/** The form in which the lines are kept. An action that could not be read is kept as `unreadable` says it was stored. */
export function storedLines<S, A extends { readonly type: string }>(lines: Lines<S, A>): readonly StoredLine[] {
  return lines.all.map(({ id, entries, ...line }) => ({
    ...line,
    line: id,
    actions: entries.slice(line.fork).map((entry) => storedEntry(entry) ?? { type: 'unreadable' }),
  }));
}

/**
 * Plays stored lines again from `start`, parents before children; each action is done once, however many lines share
 * it. A line whose parent is not there begins with the game.
 */
export function replayLines<S extends TableState, A extends { readonly type: string }>(
  rules: Playable<S, A>,
  start: S,
  stored: readonly StoredLine[],
  line: number,
  pointer: number,
): Lines<S, A> {
  const all: Line<S, A>[] = [];
  for (const { line: id, actions, ...facts } of [...stored].sort((a, b) => a.line - b.line)) {
    const before = all.find((other) => other.id === facts.parent)?.entries.slice(0, facts.fork) ?? [];
    const from = before.at(-1)?.state ?? start;
    const own = replay(rules, from, actions, actions.length).entries;
    all.push({ ...facts, id, entries: [...before, ...own] });
  }
  const [first] = all;
  if (first === undefined) return oneLine(begin(start));
  const entries = all.find(({ id }) => id === line)?.entries ?? first.entries;
  const history = jump({ start, entries, pointer: entries.length }, pointer);
  return { all, line: all.some(({ id }) => id === line) ? line : first.id, history };
}
