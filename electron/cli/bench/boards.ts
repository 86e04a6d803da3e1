import type { Read } from '../../../renderer/engine/table/game.ts';

/** `make` called `count` times, with 0, 1, 2, … */
export function several<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A board that the bench made itself is always right: a fault in it is one of the bench. */
export function opened<S>(read: Read<S>): S {
  if (!read.ok) {
    throw new Error(`the bench made a wrong board: ${JSON.stringify(read.faults[0])}`);
  }
  return read.value;
}

/** The same table as a new value, so that nothing that was worked out about the old one can be found again. */
export function anew<S extends object>(state: S): S {
  return { ...state, ...('player' in state ? { player: { ...(state.player as object) } } : {}) };
}
