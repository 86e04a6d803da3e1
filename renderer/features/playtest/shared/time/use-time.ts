import { useEffect, useState } from 'react';
import { useCommand } from '../../../../shared/keys/use-command.ts';
import { type TableStore, useTable, useTableApi } from '../table-store.ts';
import { timeCommands } from './commands.ts';
import { nextLine } from './line-words.ts';

/** How long each action of a game that plays by itself stands, in milliseconds. */
const standsFor = 900;

/** The keys that move through the game, and the game that plays by itself. @returns whether it plays, and the switch */
export function useTime(): { readonly playing: boolean; readonly onPlay: () => void } {
  const api = useTableApi();
  const pointer = useTable((store) => store.history.pointer);
  const length = useTable((store) => store.history.entries.length);
  const [wanted, setWanted] = useState(false);
  const playing = wanted && pointer < length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next action waits anew whenever the game has moved
  useEffect(() => {
    if (!wanted) return;
    if (!playing) {
      setWanted(false);
      return;
    }
    const timer = setTimeout(() => api.getState().redo(), standsFor);
    return () => clearTimeout(timer);
  }, [wanted, playing, pointer, api]);
  const onPlay = () => setWanted(!playing);

  useCommand(timeCommands.toStart, () => api.getState().jumpTo(0), pointer > 0);
  useCommand(timeCommands.toEnd, () => api.getState().jumpTo(length), pointer < length);
  useCommand(timeCommands.turnBack, () => api.getState().jumpTo(turnBefore(api.getState())), pointer > 0);
  useCommand(timeCommands.turnOn, () => api.getState().jumpTo(turnAfter(api.getState())), pointer < length);
  useCommand(timeCommands.replay, onPlay, playing || pointer < length);
  useCommand(timeCommands.nextLine, () => {
    const line = nextLine(api.getState().lines);
    if (line !== null) api.getState().goToLine(line);
  });
  return { playing, onPlay };
}

/** The turn that is played after the first `pointer` actions. */
function turnAt({ history }: TableStore, pointer: number): number {
  return history.entries[pointer - 1]?.state.turn.number ?? history.start.turn.number;
}

/** The point at which the turn began, or, from there, the one before. */
function turnBefore(store: TableStore): number {
  let pointer = store.history.pointer - 1;
  while (pointer > 0 && turnAt(store, pointer - 1) === turnAt(store, pointer)) pointer -= 1;
  return pointer;
}

/** The point at which the next turn begins, or the end. */
function turnAfter(store: TableStore): number {
  const { pointer, entries } = store.history;
  let next = pointer + 1;
  while (next < entries.length && turnAt(store, next) === turnAt(store, pointer)) next += 1;
  return next;
}
