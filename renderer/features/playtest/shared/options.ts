import type { ActionName, AnalysisOption, OptionPlace } from '../../../engine/analysis.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import type { TableState } from '../../../engine/table/game.ts';
import { once } from './once.ts';

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

/** All options of a state by the card that they start from. */
const optionsByCard = once((state: TableState): ReadonlyMap<string, readonly AnyOption[]> => {
  const byCard = new Map<string, AnyOption[]>();
  for (const option of rulesOf(state.game).options(state) as readonly AnyOption[]) {
    const instance = instanceOf(state, option.from);
    if (instance !== null) byCard.set(instance, [...(byCard.get(instance) ?? []), option]);
  }
  return byCard;
});

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

const none: readonly AnyOption[] = [];

/** The options of one card on the table, in the engine's order. */
export function optionsOfCard(state: TableState, instance: string): readonly AnyOption[] {
  return optionsByCard(state).get(instance) ?? none;
}

/** What tells an option from the others of its card. */
export function optionKey(option: { readonly from: OptionPlace; readonly action: ActionName }): string {
  return `${JSON.stringify(option.from)} ${option.action}`;
}
