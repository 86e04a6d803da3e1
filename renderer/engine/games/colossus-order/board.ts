import { countGems, type GemCounts } from './gem-level.ts';
import { type CostEffectInForce, costEffectsInForce } from './locus.ts';
import type { ColossusOrderState } from './state.ts';

/** A state with what many options ask of it, worked out once. */
export interface Board {
  readonly state: ColossusOrderState;
  readonly gems: GemCounts;
  readonly effects: readonly CostEffectInForce[];
  /** The hand's cards in hand order, equal ones counted. */
  readonly handCounts: readonly CardCount[];
}

export interface CardCount {
  readonly card: string;
  readonly count: number;
}

/** Equal cards counted, in order of first appearance. */
export function countCards(cards: readonly { readonly card: string }[]): CardCount[] {
  const counts = new Map<string, number>();
  for (const { card } of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The board of a state. */
export function boardOf(state: ColossusOrderState): Board {
  return {
    state,
    gems: countGems(state),
    effects: costEffectsInForce(state),
    handCounts: countCards(state.player.hand),
  };
}
