import type { CardInstance } from '../../table/game.ts';
import { withMarks } from '../../table/marks.ts';
import { withLocusCard, withoutLocusCard } from './locus.ts';
import type { ColossusOrderPlayer, ColossusOrderState, ColossusOrderZone, Follower } from './state.ts';

/** The state with something of the player changed. */
export function withPlayer(state: ColossusOrderState, change: Partial<ColossusOrderPlayer>): ColossusOrderState {
  return { ...state, player: { ...state.player, ...change } };
}

/** The state with another hand: waivers go with their cards, and end with those that leave. */
export function withHand(state: ColossusOrderState, hand: readonly CardInstance[]): ColossusOrderState {
  const waivers = state.waivers.flatMap((waiver) => {
    const id = state.player.hand[waiver.hand]?.id;
    const index = hand.findIndex((card) => card.id === id);
    return index < 0 ? [] : [{ ...waiver, hand: index }];
  });
  return { ...withPlayer(state, { hand }), waivers };
}

/** The state with cards more on top of the discard pile. */
export function withDiscarded(state: ColossusOrderState, cards: readonly CardInstance[]): ColossusOrderState {
  return withPlayer(state, { discard: [...state.player.discard, ...cards] });
}

/** A Follower as it enters: ON, in its entry turn (C29). */
export function entering(card: CardInstance): Follower {
  return {
    ref: card.id,
    card: card.card,
    position: 'on',
    enteredThisTurn: true,
    attacked: false,
    usedAbilities: [],
  };
}

/** The state with one Follower changed. */
export function withFollower(state: ColossusOrderState, ref: string, change: Partial<Follower>): ColossusOrderState {
  const field = state.player.field.map((follower) => (follower.ref === ref ? { ...follower, ...change } : follower));
  return withPlayer(state, { field });
}

function withColossus(state: ColossusOrderState, change: Partial<ColossusOrderPlayer['colossus']>): ColossusOrderState {
  return withPlayer(state, { colossus: { ...state.player.colossus, ...change } });
}

/**
 * Finds a card by its id in any zone but the Colossus area, and gives it and the cards under it with the state without
 * them; null where it is nowhere.
 */
export function takenOut(
  state: ColossusOrderState,
  id: string,
): {
  card: CardInstance;
  under: readonly CardInstance[];
  zone: ColossusOrderZone | 'under';
  state: ColossusOrderState;
} | null {
  const out = takenFromZone(state, id) ?? takenFromUnder(state, id);
  return out && { under: [], ...out };
}

interface TakenOut {
  readonly card: CardInstance;
  readonly under?: readonly CardInstance[];
  readonly zone: ColossusOrderZone | 'under';
  readonly state: ColossusOrderState;
}

/** Takes a card from under a Follower: it lay on the field. */
function takenFromUnder(state: ColossusOrderState, id: string): TakenOut | null {
  for (const host of state.player.field) {
    const attached = host.marks?.attached ?? [];
    const card = attached.find((under) => under.id === id);
    if (!card) continue;
    const left = withMarks(host, { ...host.marks, attached: attached.filter((under) => under !== card) });
    const field = state.player.field.map((follower) => (follower === host ? left : follower));
    return { card, zone: 'under', state: withPlayer(state, { field }) };
  }
  return null;
}

function takenFromZone(state: ColossusOrderState, id: string): TakenOut | null {
  const { player } = state;
  const without = <T extends CardInstance>(cards: readonly T[]) => cards.filter((card) => card.id !== id);
  const found = (cards: readonly CardInstance[]) => cards.find((card) => card.id === id);

  let card = found(player.hand);
  if (card) return { card, zone: 'hand', state: withHand(state, without(player.hand)) };
  card = found(player.deck);
  if (card) return { card, zone: 'deck-top', state: withPlayer(state, { deck: without(player.deck) }) };
  card = found(player.discard);
  if (card) return { card, zone: 'discard', state: withPlayer(state, { discard: without(player.discard) }) };
  card = found(player.colossus.setGems);
  if (card)
    return { card, zone: 'set-gems', state: withColossus(state, { setGems: without(player.colossus.setGems) }) };
  card = found(player.colossus.captureGems);
  if (card) {
    const captureGems = without(player.colossus.captureGems);
    return { card, zone: 'capture-gems', state: withColossus(state, { captureGems }) };
  }
  const place = player.locus.cards.findIndex((other) => other.id === id);
  const inLocus = player.locus.cards[place];
  if (inLocus) {
    const zone = inLocus.face === 'up' ? 'locus-up' : 'locus-down';
    const locus = withoutLocusCard(player.locus, place);
    return { card: { id, card: inLocus.card }, zone, state: withPlayer(state, { locus }) };
  }
  const follower = player.field.find(({ ref }) => ref === id);
  if (follower) {
    const field = player.field.filter(({ ref }) => ref !== id);
    const under = follower.marks?.attached ?? [];
    return { card: { id, card: follower.card }, under, zone: 'field', state: withPlayer(state, { field }) };
  }
  return null;
}

/** The state with a card put into a zone: at the end of hand, field, Gems and Locus, on top of the discard pile. */
export function putInto(state: ColossusOrderState, zone: ColossusOrderZone, card: CardInstance): ColossusOrderState {
  const { player } = state;
  switch (zone) {
    case 'hand':
      return withHand(state, [...player.hand, card]);
    case 'deck-top':
      return withPlayer(state, { deck: [card, ...player.deck] });
    case 'deck-bottom':
      return withPlayer(state, { deck: [...player.deck, card] });
    case 'discard':
      return withDiscarded(state, [card]);
    case 'field':
      return withPlayer(state, { field: [...player.field, entering(card)] });
    case 'locus-down':
      return withPlayer(state, { locus: withLocusCard(player.locus, { ...card, face: 'down' }) });
    case 'locus-up':
      return withPlayer(state, { locus: withLocusCard(player.locus, { ...card, face: 'up' }) });
    case 'set-gems':
      return withColossus(state, { setGems: [...player.colossus.setGems, card] });
    case 'capture-gems':
      return withColossus(state, { captureGems: [...player.colossus.captureGems, card] });
  }
}

/** Moves a card that is there. */
export function moved(state: ColossusOrderState, id: string, to: ColossusOrderZone): ColossusOrderState {
  const out = takenOut(state, id);
  return out ? putInto(out.state, to, out.card) : state;
}
