import type { ColossusOrderCard, FollowerCard } from '../../../../db/model/colossus-order-card.ts';
import type { TableEvent } from '../../table/game.ts';
import { notationFaults } from './position-checks.ts';
import { type Done, done, event, illegal } from './refusal.ts';
import { instanceId } from './setup.ts';
import type { ColossusOrderState } from './state.ts';
import { cardName, namesOf } from './words.ts';
import { putInto, withHand, withPlayer } from './zones.ts';

/** The key of a token's definition: that of an equal token, so that copies are the same card, or a new one. */
function tokenKey({ cards, nextId }: ColossusOrderState, token: ColossusOrderCard): string {
  const text = JSON.stringify(token);
  const equal = Object.keys(cards).find((key) => cards[key]?.token === true && JSON.stringify(cards[key]) === text);
  if (equal !== undefined) return equal;
  let number = nextId;
  while (Object.hasOwn(cards, `token-${number}`)) number++;
  return `token-${number}`;
}

/** Makes a Follower token on the field; it enters as any Follower does (C29). */
export function makeToken(state: ColossusOrderState, card: FollowerCard): Done {
  const token: ColossusOrderCard = { ...card, token: true };
  const [fault] = notationFaults({ token });
  if (fault) return illegal(fault.message);
  const key = tokenKey(state, token);
  const withCard: ColossusOrderState = {
    ...state,
    nextId: state.nextId + 1,
    cards: { ...state.cards, [key]: token },
  };
  const id = instanceId(state.nextId);
  const name = cardName(withCard.cards, key);
  return done(putInto(withCard, 'field', { id, card: key }), [
    event('token', { en: `A token comes to the field: ${name.en}.`, ja: `トークン「${name.ja}」を場に出しました。` }, [
      id,
    ]),
  ]);
}

/** Takes away the tokens that lie anywhere but on the field, and their definitions when the last of them is gone. */
export function withoutStrayTokens(state: ColossusOrderState): { state: ColossusOrderState; events: TableEvent[] } {
  const { player, cards } = state;
  const isToken = ({ card }: { readonly card: string }) => cards[card]?.token === true;
  const stray = [...player.hand, ...player.deck, ...player.discard, ...player.locus.cards].filter(isToken);
  if (stray.length === 0) return { state, events: [] };
  const stays = (card: { readonly card: string }) => !isToken(card);
  const hand = withHand(state, player.hand.filter(stays));
  const left = withPlayer(hand, {
    deck: player.deck.filter(stays),
    discard: player.discard.filter(stays),
    locus: { ...player.locus, cards: player.locus.cards.filter(stays) },
  });
  const onField = new Set(
    player.field.flatMap(({ card, marks }) => [card, ...(marks?.attached ?? []).map((under) => under.card)]),
  );
  const kept = Object.entries(cards).filter(([key, card]) => card.token !== true || onField.has(key));
  const names = namesOf(
    cards,
    stray.map(({ card }) => card),
  );
  const message = {
    en: `${names.en} ${stray.length === 1 ? 'is a token: it is' : 'are tokens: they are'} gone.`,
    ja: `トークン${names.ja}はゲームから取り除かれました。`,
  };
  const gone = event(
    'token-gone',
    message,
    stray.map(({ id }) => id),
  );
  return { state: { ...left, cards: Object.fromEntries(kept) }, events: [gone] };
}
