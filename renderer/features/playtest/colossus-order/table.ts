import type { ColossusOrderOption } from '../../../engine/games/colossus-order/ability.ts';
import type { ColossusOrderOutcome, ColossusOrderState } from '../../../engine/games/colossus-order/state.ts';
import { chosenOutcome } from '../shared/chosen.ts';
import { selectedOption, useGameState, useTable } from '../shared/table-store.ts';

/** The table of Colossus Order as it is now. */
export function useColossusOrder(): ColossusOrderState {
  return useGameState<ColossusOrderState>();
}

/** The way that is previewed, with the option that it pays for; null = nothing is previewed. */
export interface Preview {
  readonly option: ColossusOrderOption;
  readonly outcome: ColossusOrderOutcome;
}

export function usePreview(): Preview | null {
  const option = useTable(selectedOption);
  const outcome = useTable(chosenOutcome);
  if (option?.playable !== true || outcome === null) return null;
  return { option: option as unknown as ColossusOrderOption, outcome: outcome as unknown as ColossusOrderOutcome };
}

/** The cards and refs that the previewed way chooses for parts of a kind. */
export function chosenFor(preview: Preview | null, type: string): readonly string[] {
  if (preview === null) return [];
  return preview.outcome.chosen
    .filter(({ part }) => partKind(preview.option.cost.parts[part]) === type)
    .flatMap(({ cards }) => cards);
}

function partKind(part: ColossusOrderOption['cost']['parts'][number] | undefined): string {
  if (part === undefined) return '';
  return part.type === 'drop' ? part.what : part.type;
}
