import type { Bilingual } from '../../../../db/model/text.ts';
import { hasKeyword, sameName } from './cards.ts';
import { type Done, done, event, illegal } from './refusal.ts';
import { capturedGem, capturedGemKey, instanceId } from './setup.ts';
import type { ColossusOrderState, Follower } from './state.ts';
import { deckedOut, over } from './winning.ts';
import { cardName, counted } from './words.ts';
import { moved, putInto, withFollower, withPlayer } from './zones.ts';

const notNow = (what: Bilingual): Done =>
  illegal({ en: `${what.en} is done in your Main Phase.`, ja: `${what.ja}のはメインフェイズです。` });

/** Sets a Gem from the hand on the Colossus: once in a Main Phase (C27), one Unique Gem of a name (C31). */
export function setGem(state: ColossusOrderState, id: string): Done {
  const { player, cards } = state;
  if (state.stage === 'setup' || state.turn.step !== 'main')
    return notNow({ en: 'Setting a Gem', ja: 'ジェムをセットする' });
  if (player.used.setGem) {
    return illegal({ en: 'A Gem was set this turn already.', ja: 'このターン、すでにジェムをセットしています。' });
  }
  const inHand = player.hand.find((card) => card.id === id);
  const gem = inHand && cards[inHand.card];
  if (!inHand || gem?.kind !== 'gem') {
    return illegal({
      en: 'Only a Gem card of your hand can be set.',
      ja: 'セットできるのは手札のジェムカードだけです。',
    });
  }
  const name = cardName(cards, inHand.card);
  const isSet = player.colossus.setGems.some(({ card }) => {
    const other = cards[card];
    return other !== undefined && sameName(other, gem);
  });
  if (gem.unique && isSet) {
    return illegal({
      en: `${name.en} is Unique, and one is set already.`,
      ja: `「${name.ja}」はユニークで、すでに1枚セットされています。`,
    });
  }
  const next = withPlayer(moved(state, id, 'set-gems'), { used: { ...player.used, setGem: true } });
  return done(next, [event('set-gem', { en: `${name.en} is set.`, ja: `「${name.ja}」をセットしました。` }, [id])]);
}

/** Sets any card of the hand face-down in the Locus: once in a Main Phase (C27); it gives its point at once (C09). */
export function setLocus(state: ColossusOrderState, id: string): Done {
  const { player } = state;
  if (state.stage === 'setup' || state.turn.step !== 'main') {
    return notNow({ en: 'Setting a card in the Locus', ja: 'ロカスにカードをセットする' });
  }
  if (player.used.setLocus) {
    return illegal({
      en: 'A card was set in the Locus this turn already.',
      ja: 'このターン、すでにロカスにカードをセットしています。',
    });
  }
  const card = player.hand.find((one) => one.id === id);
  if (!card) {
    return illegal({
      en: 'Only a card of your hand can be set in the Locus.',
      ja: 'ロカスにセットできるのは手札のカードだけです。',
    });
  }
  const next = withPlayer(moved(state, id, 'locus-down'), { used: { ...player.used, setLocus: true } });
  const name = cardName(state.cards, card.card);
  return done(next, [
    event(
      'set-locus',
      { en: `${name.en} is set face-down in the Locus.`, ja: `「${name.ja}」をロカスに裏向きで置きました。` },
      [id],
    ),
  ]);
}

/**
 * Attacks the dummy opponent's deck (C37): the attacker turns OFF, each Follower attacks once (C30) and not in its entry turn
 * without Fleet (C29). The top Crush Point cards are revealed; Gems go to your Capture area up to the Capture Point.
 */
export function attack(state: ColossusOrderState, ref: string): Done {
  if (state.stage === 'setup' || state.turn.step !== 'main') return notNow({ en: 'Attacking', ja: '攻撃する' });
  const follower = state.player.field.find((one) => one.ref === ref);
  const card = follower && state.cards[follower.card];
  if (!follower || card?.kind !== 'follower') {
    return illegal({
      en: 'Only a Follower on your field can attack.',
      ja: '攻撃できるのはあなたの場のフォロワーだけです。',
    });
  }
  const name = cardName(state.cards, follower.card);
  const cannot = attackRefused(follower, hasKeyword(card, 'fleet'), name);
  if (cannot) return cannot;
  const { crush, capture } = card;
  if (crush === null || (crush > 0 && capture === null)) {
    return illegal({
      en: `The Crush or Capture Point of ${name.en} is not known: fill it in.`,
      ja: `「${name.ja}」のクラッシュポイントかキャプチャーポイントが不明です。入力してください。`,
    });
  }

  const revealed = state.opponent.deck.slice(0, crush);
  const gems = Math.min(revealed.filter((one) => one === 'gem').length, capture ?? 0);
  const deck = state.opponent.deck.slice(crush);
  const attacked = withFollower(state, ref, { position: 'off', attacked: true });
  const next: ColossusOrderState = {
    ...withCaptured(attacked, gems),
    opponent: { ...state.opponent, deck, discard: state.opponent.discard + revealed.length - gems },
  };
  const events = [
    event(
      'attack',
      {
        en: `${name.en} attacks: ${counted(revealed.length, 'card')} revealed, ${counted(gems, 'Gem')} captured.`,
        ja: `「${name.ja}」で攻撃：${revealed.length}枚を公開し、ジェムを${gems}個キャプチャーしました。`,
      },
      [ref],
    ),
  ];
  if (deck.length === 0 && state.stage === 'playing') return over(next, deckedOut, events);
  return done(next, events);
}

/** The dummy opponent puts the top cards of its deck into its discard pile by an effect; with none left it has lost (C36). */
export function opponentMill(state: ColossusOrderState, count: number): Done {
  const gone = Math.min(count, state.opponent.deck.length);
  const deck = state.opponent.deck.slice(gone);
  const next = { ...state, opponent: { ...state.opponent, deck, discard: state.opponent.discard + gone } };
  const events = [
    event('opponent-mill', {
      en: `The opponent discards ${counted(gone, 'card')} from the top of the deck.`,
      ja: `相手はデッキの上から${gone}枚を捨て札に置きました。`,
    }),
  ];
  return deck.length === 0 && state.stage === 'playing' ? over(next, deckedOut, events) : done(next, events);
}

function attackRefused(follower: Follower, fleet: boolean, name: Bilingual): Done | null {
  if (follower.attacked) {
    return illegal({
      en: `${name.en} has attacked this turn.`,
      ja: `「${name.ja}」はこのターンすでに攻撃しています。`,
    });
  }
  if (follower.marks?.faceDown === true) {
    return illegal({ en: `${name.en} lies face-down.`, ja: `「${name.ja}」は裏向きです。` });
  }
  if (follower.position === 'off') {
    return illegal({ en: `${name.en} is OFF.`, ja: `「${name.ja}」はOFFです。` });
  }
  if (follower.enteredThisTurn && !fleet) {
    return illegal({
      en: `${name.en} entered this turn and has no Fleet.`,
      ja: `「${name.ja}」はこのターンに場に出たばかりで、フリートを持っていません。`,
    });
  }
  return null;
}

function withCaptured(state: ColossusOrderState, gems: number): ColossusOrderState {
  let next = state;
  if (gems > 0)
    next = { ...next, cards: { ...next.cards, [capturedGemKey]: next.cards[capturedGemKey] ?? capturedGem } };
  for (let made = 0; made < gems; made++) {
    const gem = { id: instanceId(next.nextId), card: capturedGemKey };
    next = { ...putInto(next, 'capture-gems', gem), nextId: next.nextId + 1 };
  }
  return next;
}
