import type { ActionName, AnalysisOption, OptionPlace } from '../../../engine/analysis.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import type { TableState } from '../../../engine/table/game.ts';

/** An option of whatever game, as the shared parts of the table see it. */
export type AnyOption = AnalysisOption<unknown, AnyOutcome>;

/** What every game's outcome may tell the shared parts; a game's own parts know more. */
export interface AnyOutcome {
  readonly level?: number;
  readonly loss?: 'none' | 'level' | 'destroy';
  readonly destroyed?: readonly string[];
  readonly after?: Readonly<Record<string, number>>;
  readonly undominated?: boolean;
}

const known = new WeakMap<TableState, readonly AnyOption[]>();

/** All options of a state; worked out once for each state. */
function optionsOf(state: TableState): readonly AnyOption[] {
  const before = known.get(state);
  if (before !== undefined) return before;
  const options = rulesOf(state.game).options(state) as readonly AnyOption[];
  known.set(state, options);
  return options;
}

interface WithCards {
  readonly player: {
    readonly hand: readonly { readonly id: string; readonly card: string }[];
    readonly locus?: { readonly cards: readonly { readonly id: string }[] };
  };
}

/** The name under which the Colossus is selected; it is no card instance. */
export const colossusId = 'colossus';

/** The instance (or ref) on the table that an option starts from. */
function instanceOf(state: TableState, from: OptionPlace): string | null {
  const { player } = state as TableState & WithCards;
  switch (from.zone) {
    case 'hand':
      return player.hand[from.index]?.id ?? null;
    case 'field':
      return from.ref;
    case 'colossus':
      return colossusId;
    case 'locus':
      return player.locus?.cards[from.index]?.id ?? null;
  }
}

/** The options of one card on the table, in the engine's order. */
export function optionsOfCard(state: TableState, instance: string): readonly AnyOption[] {
  return optionsOf(state).filter((option) => instanceOf(state, option.from) === instance);
}

/** What tells an option from the others of its card. */
export function optionKey(option: { readonly from: OptionPlace; readonly action: ActionName }): string {
  return `${JSON.stringify(option.from)} ${option.action}`;
}
