import type { OptionPlace } from '../../analysis.ts';
import type { ColossusOrderOption } from './ability.ts';
import { boardOf } from './board.ts';
import { optionAt } from './options.ts';
import type { ColossusOrderState } from './state.ts';

/** The card or ability of an option, to be found again when the hand or the Locus has changed. */
export interface Target {
  /** The card's instance id, the Follower's ref, or null for the Colossus. */
  readonly id: string | null;
  readonly from: OptionPlace;
}

/** The target of an option; null where its place is empty. */
export function targetOf(state: ColossusOrderState, { from }: ColossusOrderOption): Target | null {
  if (from.zone === 'colossus') return { id: null, from };
  if (from.zone === 'field') return { id: from.ref, from };
  const pile = from.zone === 'hand' ? state.player.hand : state.player.locus.cards;
  const card = pile[from.index];
  return card ? { id: card.id, from } : null;
}

/** The target's option in a changed state, without its outcomes; null where it is gone. */
export function tried(state: ColossusOrderState, { id, from }: Target): ColossusOrderOption | null {
  const place = placeNow(state, id, from);
  return place ? optionAt(boardOf(state), place, 0) : null;
}

function placeNow(state: ColossusOrderState, id: string | null, from: OptionPlace): OptionPlace | null {
  if (from.zone === 'colossus' || from.zone === 'field') return from;
  const pile = from.zone === 'hand' ? state.player.hand : state.player.locus.cards;
  const index = pile.findIndex((card) => card.id === id);
  return index < 0 ? null : { zone: from.zone, index };
}
