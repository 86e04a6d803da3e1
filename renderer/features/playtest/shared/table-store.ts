import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Playtest } from '../../../../db/model/playtest.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import type { Refusal, TableState } from '../../../engine/table/game.ts';
import { current, type History } from '../../../engine/table/history.ts';
import { changedLine, goTo, type Lines, moved, performInLines } from '../../../engine/table/lines.ts';
import { once } from './once.ts';
import { type AnyOption, type AnyOutcome, optionKey, optionsOfCard } from './options.ts';
import { createRecorder, type LineChange, type Saving } from './recorder.ts';

/** Any game's action: the engine of the game checks it. */
export interface TableAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A payment that would destroy cards. */
interface Question {
  readonly payment: TableAction;
  readonly destroyed: readonly string[];
}

export type TableHistory = History<TableState, TableAction>;
export type TableLines = Lines<TableState, TableAction>;

/** The table of one playtest: its history, what is selected, and what the pointer or focus previews. */
export interface TableStore {
  readonly playtest: Pick<Playtest, 'id' | 'name' | 'setup'>;
  /** All lines of play that the game has. */
  readonly lines: TableLines;
  /** The line in force: `lines.history`. */
  readonly history: TableHistory;
  readonly saving: Saving;
  /** The instance (or ref) that is selected; null = none. */
  readonly selected: string | null;
  /** Which of the selected card's options is shown (`optionKey`). */
  readonly option: string | null;
  /** The level at which the new card is to arrive; null = the lowest. */
  readonly level: number | null;
  /** Outcomes beyond those of the analysis, as far as the player has asked for them. */
  readonly further: readonly AnyOutcome[];
  /** The way that the pointer or the arrows chose; null = the best one. */
  readonly previewed: AnyOutcome | null;
  /** A payment that destroys and waits for a yes. */
  readonly asked: Question | null;
  readonly refusal: Refusal | null;
  /** What the player prefers among ways of the same loss; empty = the engine's order. */
  readonly order: readonly string[];

  /** Does an action; a refused one changes nothing and is said. @returns whether it was done */
  act(action: TableAction): boolean;
  /** Pays for the shown option in the way of an outcome, after asking where something dies. */
  askToPay(outcome: AnyOutcome): void;
  /** Does a payment, after asking where it destroys cards; `destroyed` names them by ref. */
  ask(payment: TableAction, destroyed: readonly string[]): void;
  dropQuestion(): void;
  undo(): void;
  redo(): void;
  jumpTo(pointer: number): void;
  /** Goes to the end of another line, or to a point of it. */
  goToLine(line: number, pointer?: number): void;
  /** Names a line, takes it out of the list or brings it back. */
  changeLine(change: LineChange): void;
  select(instance: string | null): void;
  showOption(key: string): void;
  arriveAt(level: number | null): void;
  showMore(): void;
  preview(outcome: AnyOutcome | null): void;
  preferOrder(order: readonly string[]): void;
  retrySaving(): void;
}

export type TableStoreApi = StoreApi<TableStore>;

const nothingChosen = {
  option: null,
  level: null,
  further: [],
  previewed: null,
  asked: null,
  refusal: null,
} as const;

/** How many outcomes are fetched at a time. */
const page = 50;

export function createTableStore(playtest: TableStore['playtest'], lines: TableLines): TableStoreApi {
  const rules = rulesOf(playtest.setup.game);
  return createStore<TableStore>()((set, get) => {
    const recorder = createRecorder(playtest.id, (saving) => set({ saving }));

    function show(next: TableLines): void {
      set({ lines: next, history: next.history, ...nothingChosen });
    }
    function moveTo(line: number, pointer?: number): void {
      const next = goTo(get().lines, line, pointer);
      if (next === get().lines) return;
      show(next);
      recorder.record(moved(next.line, next.history.pointer), current(next.history).turn.number);
    }
    const jumpTo = (pointer: number) => moveTo(get().lines.line, pointer);

    return {
      playtest,
      lines,
      history: lines.history,
      saving: { state: 'kept' },
      selected: null,
      order: [],
      ...nothingChosen,

      act(action) {
        const done = performInLines(rules, get().lines, action);
        if (!done.ok) {
          set({ refusal: done.refusal, asked: null });
          return false;
        }
        show(done.lines);
        recorder.record(done.step, current(done.lines.history).turn.number);
        return true;
      },
      askToPay(outcome) {
        const option = selectedOption(get());
        if (option === null) return;
        set({ previewed: outcome });
        get().ask(rules.payment(option, outcome) as TableAction, outcome.destroyed ?? []);
      },
      ask(payment, destroyed) {
        if (destroyed.length > 0) set({ asked: { payment, destroyed } });
        else get().act(payment);
      },
      dropQuestion: () => set({ asked: null }),
      undo: () => jumpTo(get().history.pointer - 1),
      redo: () => jumpTo(get().history.pointer + 1),
      jumpTo,
      goToLine: moveTo,
      changeLine(change) {
        const { line, name, removed } = change;
        const given = { ...(name === undefined ? {} : { name }), ...(removed === undefined ? {} : { removed }) };
        set({ lines: changedLine(get().lines, line, given) });
        recorder.changeLine(change);
      },
      select(instance) {
        // The card that gets the focus back from a dialog is selected already: nothing that was chosen is lost.
        if (instance !== get().selected) set({ selected: instance, ...nothingChosen });
      },
      showOption: (key) => set({ ...nothingChosen, option: key }),
      arriveAt: (level) => set({ level, previewed: null, asked: null }),
      showMore() {
        const option = selectedOption(get());
        if (option === null) return;
        const have = option.ways.outcomes.length + get().further.length;
        const next = rules.outcomes(stateOf(get()), option.from, option.action, have, page) as readonly AnyOutcome[];
        set({ further: [...get().further, ...next] });
      },
      preview: (outcome) => set({ previewed: outcome }),
      preferOrder(order) {
        if (order !== get().order) set({ order, previewed: null });
      },
      retrySaving: () => recorder.retry(),
    };
  });
}

/** The table as it is now. */
export function stateOf(store: TableStore): TableState {
  return current(store.history);
}

/** The option that the panel shows: the chosen one, else the selected card's first playable one, else its first. */
export const selectedOption = once((store: TableStore): AnyOption | null => {
  if (store.selected === null) return null;
  const own = optionsOfCard(stateOf(store), store.selected);
  const chosen = own.find((option) => optionKey(option) === store.option);
  return chosen ?? own.find((option) => option.playable) ?? own[0] ?? null;
});

const TableContext = createContext<TableStoreApi | null>(null);
export const TableProvider = TableContext.Provider;

export function useTableApi(): TableStoreApi {
  const api = useContext(TableContext);
  if (api === null) throw new Error('the parts of a table stand inside its TableProvider');
  return api;
}

/** Reads a part of the table's store; drawn again when that part changes. */
export function useTable<T>(selector: (store: TableStore) => T): T {
  return useStore(useTableApi(), selector);
}

/** The state of the game that the caller knows it is showing. */
export function useGameState<S extends TableState>(): S {
  return useTable(stateOf) as S;
}
