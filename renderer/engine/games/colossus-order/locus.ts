import type { ColossusOrderCostEffect } from '../../../../db/model/colossus-order-card.ts';
import { hasKeyword, type PlayedCard } from './cards.ts';
import type { ColossusOrderCost, ColossusOrderPlayer, ColossusOrderState, LocusCard } from './state.ts';

type Locus = ColossusOrderPlayer['locus'];

/** Locus Points that can still be paid: one for each card to the right of the counter, whatever it is (C05, C06). */
export function pointsLeft(locus: Locus): number {
  return locus.cards.length - locus.counter;
}

/** The Locus after `n` points are paid: the counter moves, no card does (C06). */
export function withPointsPaid(locus: Locus, n: number): Locus {
  return { ...locus, counter: locus.counter + n };
}

/** The Locus without the card at `index`; the rest closes up, and from left of the counter the counter comes along (C33). */
export function withoutLocusCard(locus: Locus, index: number): Locus {
  return {
    ...locus,
    cards: locus.cards.filter((_, other) => other !== index),
    counter: index < locus.counter ? locus.counter - 1 : locus.counter,
  };
}

/** The Locus with a card more at its right end. */
export function withLocusCard(locus: Locus, card: LocusCard): Locus {
  return { ...locus, cards: [...locus.cards, card] };
}

/** A cost effect in force, and the card that has it: a Follower's ref, or the Colossus' key. */
export interface CostEffectInForce {
  readonly by: string;
  readonly effect: ColossusOrderCostEffect;
}

/** The cost effects of the face-up Followers on the field and of the Colossus, in that order (C22). */
export function costEffectsInForce(state: ColossusOrderState): CostEffectInForce[] {
  const inForce: CostEffectInForce[] = [];
  const add = (by: string, key: string) => {
    const card = state.cards[key];
    if (card?.kind !== 'follower' && card?.kind !== 'colossus') return;
    for (const effect of card.costEffects) inForce.push({ by, effect });
  };
  for (const { ref, card, marks } of state.player.field) if (marks?.faceDown !== true) add(ref, card);
  add(state.player.colossus.card, state.player.colossus.card);
  return inForce;
}

function touches(effect: ColossusOrderCostEffect, card: PlayedCard): boolean {
  const { kind, color, race, keyword } = effect.on;
  return (
    (kind === undefined || card.kind === kind) &&
    (color === undefined || card.color === color) &&
    (race === undefined || card.races.includes(race)) &&
    (keyword === undefined || hasKeyword(card, keyword))
  );
}

/** A card's Locus Cost after the effects on it: each is listed, and together they never take it below 0 (C22). */
export function locusCost(
  printed: number | null,
  card: PlayedCard,
  effects: readonly CostEffectInForce[],
): Pick<ColossusOrderCost, 'locus' | 'printedLocus' | 'adjustments'> {
  const adjustments = effects
    .filter(({ effect }) => touches(effect, card))
    .map(({ by, effect }) => ({ by, what: 'delta' as const, value: effect.delta }));
  const change = adjustments.reduce((sum, adjustment) => sum + adjustment.value, 0);
  return { locus: printed === null ? null : Math.max(0, printed + change), printedLocus: printed, adjustments };
}
