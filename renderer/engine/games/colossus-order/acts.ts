import { shuffled } from '../../table/random.ts';
import { type Done, done, event, illegal } from './refusal.ts';
import type { ColossusOrderState, ColossusOrderZone, Waiver } from './state.ts';
import { cardName, counted, namesOf } from './words.ts';
import { putInto, takenOut, withDiscarded, withFollower, withPlayer } from './zones.ts';

/** The player's own hand: what a card's text says and no rule here knows. Only what cannot be is refused. */

const unknownCard = illegal({ en: 'That card is not on the table.', ja: 'そのカードはテーブルにありません。' });
const unknownFollower = illegal({
  en: 'That Follower is not on your field.',
  ja: 'そのフォロワーはあなたの場にありません。',
});

/** Turns a Follower ON or OFF. */
export function setPosition(state: ColossusOrderState, ref: string, position: 'on' | 'off'): Done {
  const follower = state.player.field.find((one) => one.ref === ref);
  if (!follower) return unknownFollower;
  const name = cardName(state.cards, follower.card);
  const word = position.toUpperCase();
  return done(withFollower(state, ref, { position }), [
    event('position', { en: `${name.en} turns ${word}.`, ja: `「${name.ja}」を${word}にしました。` }, [ref]),
  ]);
}

/** Moves the Locus Counter by hand. */
export function setCounter(state: ColossusOrderState, value: number): Done {
  const { locus } = state.player;
  if (value > locus.cards.length) {
    return illegal({
      en: `The Locus has ${counted(locus.cards.length, 'card')}: the counter cannot stand at ${value}.`,
      ja: `ロカスのカードは${locus.cards.length}枚なので、カウンターを${value}にはできません。`,
    });
  }
  return done(withPlayer(state, { locus: { ...locus, counter: value } }), [
    event('counter', { en: `Locus Counter at ${value}.`, ja: `ロカスカウンターを${value}にしました。` }),
  ]);
}

/** Turns a Locus card over. */
export function flipLocus(state: ColossusOrderState, id: string): Done {
  const { locus } = state.player;
  const card = locus.cards.find((one) => one.id === id);
  if (!card) return illegal({ en: 'That card is not in your Locus.', ja: 'そのカードはロカスにありません。' });
  const face = card.face === 'up' ? 'down' : 'up';
  const cards = locus.cards.map((one) => (one.id === id ? ({ ...one, face } as const) : one));
  const name = cardName(state.cards, card.card);
  return done(withPlayer(state, { locus: { ...locus, cards } }), [
    event(
      'flip-locus',
      {
        en: `A Locus card is turned face-${face}${face === 'up' ? `: ${name.en}` : ''}.`,
        ja: face === 'up' ? `ロカスのカードを表向きにしました：「${name.ja}」。` : 'ロカスのカードを裏向きにしました。',
      },
      [id],
    ),
  ]);
}

/** Lets a hand card be played without its Cost or its Locus Cost (C19, C20), or takes that back (`null`). */
export function setWaiver(state: ColossusOrderState, id: string, waive: Waiver['waive'] | null): Done {
  const hand = state.player.hand.findIndex((card) => card.id === id);
  const card = state.player.hand[hand];
  if (!card) return illegal({ en: 'That card is not in your hand.', ja: 'そのカードは手札にありません。' });
  const others = state.waivers.filter((waiver) => waiver.hand !== hand);
  const name = cardName(state.cards, card.card);
  const messages = {
    cost: {
      en: `${name.en} can be played without paying its Cost.`,
      ja: `「${name.ja}」はコストを支払わずにプレイできます。`,
    },
    locus: {
      en: `${name.en} can be played without paying its Locus Cost.`,
      ja: `「${name.ja}」はロカスコストを支払わずにプレイできます。`,
    },
    none: { en: `${name.en} is played for its Cost again.`, ja: `「${name.ja}」は通常のコストでプレイします。` },
  };
  const waivers = waive ? [...others, { hand, waive }] : others;
  return done({ ...state, waivers }, [event('waive', messages[waive ?? 'none'], [id])]);
}

const zoneWords: Readonly<Record<ColossusOrderZone, { readonly en: string; readonly ja: string }>> = {
  hand: { en: 'your hand', ja: '手札' },
  'deck-top': { en: 'the top of your deck', ja: 'デッキの上' },
  'deck-bottom': { en: 'the bottom of your deck', ja: 'デッキの下' },
  discard: { en: 'the discard pile', ja: '捨て札' },
  field: { en: 'the field', ja: '場' },
  'locus-down': { en: 'the Locus, face-down', ja: 'ロカス(裏向き)' },
  'locus-up': { en: 'the Locus, face-up', ja: 'ロカス(表向き)' },
  'set-gems': { en: 'the Colossus, as a Set Gem', ja: 'セットジェム' },
  'capture-gems': { en: 'the Capture area', ja: 'キャプチャーエリア' },
};

/** Puts any card, with the cards under it, anywhere it can lie: only Followers on the field, only Gems with the Gems. */
export function moveCard(state: ColossusOrderState, id: string, to: ColossusOrderZone): Done {
  const out = takenOut(state, id);
  if (!out) return unknownCard;
  const name = cardName(state.cards, out.card.card);
  const kind = state.cards[out.card.card]?.kind;
  if (to === 'field' && kind !== 'follower') {
    return illegal({
      en: `${name.en} is no Follower: it cannot lie on the field.`,
      ja: `「${name.ja}」はフォロワーではないので、場に置けません。`,
    });
  }
  if ((to === 'set-gems' || to === 'capture-gems') && kind !== 'gem') {
    return illegal({ en: `${name.en} is no Gem.`, ja: `「${name.ja}」はジェムではありません。` });
  }
  if (to === 'field' && out.zone === 'field') {
    return illegal({ en: `${name.en} is on the field already.`, ja: `「${name.ja}」はすでに場にあります。` });
  }
  const hidden =
    out.zone.startsWith('deck') || (to.startsWith('deck') && out.zone !== 'discard') || to === 'locus-down';
  const pile = [out.card, ...out.under];
  // Each goes on top of the one before, so the pile is put there from below to lie in its own order.
  const inTurn = to === 'deck-top' ? pile.toReversed() : pile;
  const together = inTurn.reduce((next, card) => putInto(next, to, card), out.state);
  const where = zoneWords[to];
  const what = hidden ? { en: 'A card', ja: 'カード1枚' } : { en: name.en, ja: `「${name.ja}」` };
  return done(together, [
    event('move', { en: `${what.en} goes to ${where.en}.`, ja: `${what.ja}を${where.ja}に置きました。` }, [id]),
  ]);
}

/** Puts the top cards of the deck into the discard pile, as many as there are. */
export function mill(state: ColossusOrderState, count: number): Done {
  const { deck } = state.player;
  const gone = deck.slice(0, count);
  const next = withDiscarded(withPlayer(state, { deck: deck.slice(count) }), gone);
  const names = namesOf(
    state.cards,
    gone.map(({ card }) => card),
  );
  const message =
    gone.length === 0
      ? { en: 'The deck is empty.', ja: 'デッキは空です。' }
      : { en: `Discarded from the deck: ${names.en}.`, ja: `デッキから捨て札に置きました：${names.ja}。` };
  return done(next, [
    event(
      'mill',
      message,
      gone.map(({ id }) => id),
    ),
  ]);
}

/** Shuffles the deck; the same seed and actions give the same order. */
export function shuffleDeck(state: ColossusOrderState): Done {
  const { items, random } = shuffled(state.player.deck, state.random);
  return done({ ...withPlayer(state, { deck: items }), random }, [
    event('shuffle', { en: 'The deck is shuffled.', ja: 'デッキをシャッフルしました。' }),
  ]);
}
