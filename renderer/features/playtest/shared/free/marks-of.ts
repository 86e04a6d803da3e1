import type { TableState } from '../../../../engine/table/game.ts';
import type { Marked, Marks } from '../../../../engine/table/marks.ts';
import { colossusId } from '../options.ts';

interface OnTable {
  readonly player: {
    readonly field: readonly (Marked & { readonly ref: string })[];
    readonly colossus?: Marked;
  };
}

const none: Marks = {};

/** The marks of a card on the field, of the Colossus, or of the table (null). A card that lies elsewhere has none. */
export function marksOf(state: TableState, card: string | null): Marks {
  if (card === null) return state.marks ?? none;
  const { player } = state as TableState & OnTable;
  if (card === colossusId) return player.colossus?.marks ?? none;
  return player.field.find(({ ref }) => ref === card)?.marks ?? none;
}

/** Whether a card lies where it can carry marks. */
export function canBeMarked(state: TableState, card: string): boolean {
  const { player } = state as TableState & OnTable;
  return (card === colossusId && player.colossus !== undefined) || isOnField(state, card);
}

export function isOnField(state: TableState, card: string): boolean {
  const { player } = state as TableState & OnTable;
  return player.field.some(({ ref }) => ref === card);
}

/** The cards on the field, by ref. */
export function fieldOf(state: TableState): readonly string[] {
  return (state as TableState & OnTable).player.field.map(({ ref }) => ref);
}
