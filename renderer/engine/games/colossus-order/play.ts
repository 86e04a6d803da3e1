import type { OptionPlace, Unmet } from '../../analysis.ts';
import type { ColossusOrderOption } from './ability.ts';
import type { Board } from './board.ts';
import { hasKeyword, hasPlayCost, type PlayedCard, sameName } from './cards.ts';
import { playCost } from './costs.ts';
import { shortMarks } from './gem-level.ts';
import { locusCost, pointsLeft } from './locus.ts';
import type { ColossusOrderCost, Waiver } from './state.ts';
import * as unmetIs from './unmet.ts';
import { cardName } from './words.ts';

/** Where a card is played from: the hand, or face-up in the Locus (Locus Trick). */
export type PlayPlace = Extract<OptionPlace, { readonly zone: 'hand' | 'locus' }>;

/** The card at a place that can be played from there, and what is waived for it; null where there is none. */
export function playedAt(
  board: Board,
  from: PlayPlace,
): { key: string; card: PlayedCard; waive: Waiver['waive'] | null; trick: boolean } | null {
  const { player, cards, waivers } = board.state;
  if (from.zone === 'hand') {
    const key = player.hand[from.index]?.card;
    const card = key === undefined ? undefined : cards[key];
    if (key === undefined || !hasPlayCost(card)) return null;
    const waiver = waivers.find(({ hand }) => hand === from.index);
    return { key, card, waive: waiver?.waive ?? null, trick: false };
  }
  const place = player.locus.cards[from.index];
  const card = place ? cards[place.card] : undefined;
  if (place?.face !== 'up' || !hasPlayCost(card) || !hasKeyword(card, 'locus-trick')) return null;
  return { key: place.card, card, waive: 'locus', trick: true };
}

/** The option of playing the card at a place; null where no card can be played from. */
export function playOption(board: Board, from: PlayPlace): ColossusOrderOption | null {
  const found = playedAt(board, from);
  if (!found) return null;
  const { key, card, waive, trick } = found;
  const cost = dueCost(board, key, card, waive);
  const unmet = [
    ...phaseUnmet(board, card, trick),
    ...costUnmet(board, card, cost, waive),
    ...uniqueUnmet(board, key, card),
  ];
  const playable = unmet.length === 0;
  const locus = cost.locus ?? 0;
  const outcome = {
    locus,
    counter: board.state.player.locus.counter + locus - (trick && usedPlace(board, from) ? 1 : 0),
    gems: board.state.player.colossus.setGems.map((gem) => gem.card),
    chosen: [],
  };
  return {
    from,
    card: key,
    action: 'play',
    playable,
    cost,
    unmet,
    ways: { total: playable ? '1' : '0', byLevel: {}, outcomes: playable ? [outcome] : [], truncated: false },
  };
}

function usedPlace(board: Board, from: PlayPlace): boolean {
  return from.zone === 'locus' && from.index < board.state.player.locus.counter;
}

/** What the card costs now: printed, then the effects on it (C22), or a waiver in their place (C19, C20). */
function dueCost(board: Board, key: string, card: PlayedCard, waive: Waiver['waive'] | null): ColossusOrderCost {
  const printed = playCost(card);
  const gemLevel = waive === 'cost' ? {} : (printed?.gemLevel ?? {});
  const points = printed?.locus ?? null;
  if (!waive) return { ...locusCost(points, card, board.effects), gemLevel, parts: [] };
  const waived = { by: key, what: waive === 'cost' ? 'waive-cost' : 'waive-locus', value: 0 - (points ?? 0) } as const;
  return { locus: 0, printedLocus: points, adjustments: [waived], gemLevel, parts: [] };
}

/** Cards are played in the Main Phase; Snap Actions (C32) and Locus Trick (C33) in X-Play as well. */
function phaseUnmet(board: Board, card: PlayedCard, trick: boolean): Unmet[] {
  const { step } = board.state.turn;
  const inXPlay = trick || (card.kind === 'action' && card.snap);
  if (step === 'main' || (step === 'xplay' && inXPlay)) return [];
  return [unmetIs.wrongPhase(inXPlay ? 'main-or-xplay' : 'main')];
}

function costUnmet(board: Board, card: PlayedCard, cost: ColossusOrderCost, waive: Waiver['waive'] | null): Unmet[] {
  if (waive === 'cost') return [];
  const unmet: Unmet[] = [];
  const printed = playCost(card);
  if (!printed) unmet.push(unmetIs.costUnknown('cost'));
  else if (cost.locus === null) unmet.push(unmetIs.costUnknown('locus'));
  if (printed && !printed.gemsKnown) unmet.push(unmetIs.costUnknown('gems'));

  const left = pointsLeft(board.state.player.locus);
  if (cost.locus !== null && cost.locus > left) unmet.push(unmetIs.locusShort(cost.locus, left));
  const { set, setTotal } = board.gems;
  for (const mark of shortMarks(cost.gemLevel, set, setTotal)) unmet.push(unmetIs.gemLevel(mark, 'card'));
  return unmet;
}

/** A second Unique Follower of a name cannot be played (C31). */
function uniqueUnmet(board: Board, key: string, card: PlayedCard): Unmet[] {
  const { player, cards } = board.state;
  if (card.kind !== 'follower' || !card.unique) return [];
  const there = player.field.some((follower) => {
    if (follower.marks?.faceDown === true) return false;
    const other = cards[follower.card];
    return other !== undefined && sameName(other, card);
  });
  return there ? [unmetIs.uniqueOnField(cardName(cards, key))] : [];
}
