import { once } from './once.ts';
import type { AnyOption, AnyOutcome } from './options.ts';
import { preferredOutcomes } from './preference/preferred.ts';
import { selectedOption, type TableStore } from './table-store.ts';

/** The levels at which the new card can arrive, lowest first; empty where cards have none. */
export function levelsOf(option: AnyOption): readonly number[] {
  return Object.keys(option.ways.byLevel)
    .map(Number)
    .sort((a, b) => a - b);
}

/** The level that the panel shows ways for; null = the game or card has no levels. */
export function shownLevel(store: TableStore, option: AnyOption): number | null {
  return store.level ?? levelsOf(option)[0] ?? null;
}

/** The outcomes that the panel lists: those of the shown level, by loss and within it in the player's order. */
export const listedOutcomes = once((store: TableStore): readonly AnyOutcome[] => {
  const option = selectedOption(store);
  return option === null ? [] : preferredOutcomes(store, option, shownLevel(store, option)).outcomes;
});

/** The way that the table previews and Enter pays: the one that was pointed at, else the best. */
export function chosenOutcome(store: TableStore): AnyOutcome | null {
  return store.previewed ?? listedOutcomes(store)[0] ?? null;
}
