import type { ColossusOrderOption } from '../../../engine/games/colossus-order/ability.ts';
import type { ColossusOrderOutcome, ColossusOrderState } from '../../../engine/games/colossus-order/state.ts';
import { chosenOutcome } from '../shared/chosen.ts';
import { selectedOption, stateOf, type TableStore, useGameState, useTable } from '../shared/table-store.ts';
import { type Fates, fatesOf } from './fates.ts';

/** The table of Colossus Order as it is now. */
export function useColossusOrder(): ColossusOrderState {
  return useGameState<ColossusOrderState>();
}

const known = new WeakMap<ColossusOrderOutcome, { readonly state: ColossusOrderState; readonly fates: Fates }>();

/** What the previewed way would do to the table; null = nothing is previewed. Worked out once for each way. */
export function previewOf(store: TableStore): Fates | null {
  const option = selectedOption(store);
  const outcome = chosenOutcome(store) as ColossusOrderOutcome | null;
  if (option?.playable !== true || outcome === null) return null;
  const state = stateOf(store) as ColossusOrderState;
  const before = known.get(outcome);
  if (before?.state === state) return before.fates;
  const fates = fatesOf(state, option as unknown as ColossusOrderOption, outcome);
  known.set(outcome, { state, fates });
  return fates;
}

/** The preview, for the parts of the table; drawn again when it changes. */
export function usePreview(): Fates | null {
  return useTable(previewOf);
}
