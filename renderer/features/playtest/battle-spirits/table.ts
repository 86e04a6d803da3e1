import type { BattleSpiritsOutcome, BattleSpiritsState } from '../../../engine/games/battle-spirits/state.ts';
import { chosenOutcome } from '../shared/chosen.ts';
import { once } from '../shared/once.ts';
import type { AnyOption } from '../shared/options.ts';
import { selectedOption, type TableStore, useGameState, useTable } from '../shared/table-store.ts';

/** The table of Battle Spirits as it is now. */
export function useBattleSpirits(): BattleSpiritsState {
  return useGameState<BattleSpiritsState>();
}

/** The end state that is previewed, with the option that it pays for; null = nothing is previewed. */
export interface Preview {
  readonly outcome: BattleSpiritsOutcome;
  readonly due: number;
}

/** The end state that is previewed; null = nothing is. */
export const previewOf = once((store: TableStore): Preview | null => {
  const option = selectedOption(store);
  const outcome = chosenOutcome(store);
  if (option?.playable !== true || outcome === null) return null;
  return { outcome: outcome as BattleSpiritsOutcome, due: (outcome as Unfinished).paid ?? dueOf(option) };
});

export function usePreview(): Preview | null {
  return useTable(previewOf);
}

/** Where a payment by hand would end now, in the form of an outcome, with what has been paid of the cost so far. */
export type Unfinished = Pick<BattleSpiritsOutcome, 'after' | 'destroyed' | 'way'> & { readonly paid?: number };

/** What an option of this game sends to the core Trash. */
function dueOf(option: AnyOption): number {
  return (option.cost as { readonly due: number | null }).due ?? 0;
}
