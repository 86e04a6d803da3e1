import type { Settings } from '../../../../../db/model/settings.ts';
import { rulesOf } from '../../../../engine/games/index.ts';
import type { Preferred } from '../../../../engine/table/preference.ts';
import type { AnyOption, AnyOutcome } from '../options.ts';
import { stateOf, type TableStore } from '../table-store.ts';

interface Known {
  readonly level: number | null;
  readonly further: readonly AnyOutcome[];
  readonly order: readonly string[];
  readonly preferred: Preferred<AnyOutcome>;
}

const known = new WeakMap<AnyOption, Known>();

/**
 * The outcomes of an option that arrive at `level` (null = levels do not matter), in the player's order. The same question
 * is answered with the same outcomes, so that the one that was pointed at stays the one that is shown.
 */
export function preferredOutcomes(store: TableStore, option: AnyOption, level: number | null): Preferred<AnyOutcome> {
  const { further, order } = store;
  const before = known.get(option);
  if (before?.level === level && before.further === further && before.order === order) return before.preferred;
  const all = further.length === 0 ? option.ways.outcomes : [...option.ways.outcomes, ...further];
  const outcomes = level === null ? all : all.filter((outcome) => outcome.level === level);
  const state = stateOf(store);
  const preferred = rulesOf(state.game).prefer(state, option, outcomes, order) as Preferred<AnyOutcome>;
  known.set(option, { level, further, order, preferred });
  return preferred;
}

type Setup = TableStore['playtest']['setup'];

/** Where the order of a deck is kept; that of its game under the game's own name. */
export function deckKey(deckId: string): string {
  return `deck:${deckId}`;
}

const usual: readonly string[] = [];

/** The order in force at a table: the deck's own, else the game's, else the engine's (empty). */
export function orderFor({ preferredOrder }: Settings, { game, deckId }: Setup): readonly string[] {
  const ofDeck = deckId === null ? undefined : preferredOrder[deckKey(deckId)];
  return ofDeck ?? preferredOrder[game] ?? usual;
}
