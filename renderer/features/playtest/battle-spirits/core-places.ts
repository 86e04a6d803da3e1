import type { CorePlace } from '../../../engine/games/battle-spirits/state.ts';

/** The places of cores that are no cards. */
export const corePlaces = ['reserve', 'trash', 'life', 'void'] as const;

export function isCorePlace(place: string): place is (typeof corePlaces)[number] {
  return (corePlaces as readonly string[]).includes(place);
}

/** A place by its name, or a card by its ref; refs are never named as the places are (checked when positions are read). */
export function corePlace(place: string): CorePlace {
  return isCorePlace(place) ? place : { ref: place };
}
