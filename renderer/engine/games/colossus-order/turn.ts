import type { Bilingual } from '../../../../db/model/text.ts';
import type { GameResult, TableEvent } from '../../table/game.ts';
import { hasKeyword, sameName } from './cards.ts';
import { type Done, done, event, illegal } from './refusal.ts';
import { faceUpGemsCount, firstPlayerDraws, handLimit, mulliganLimit } from './rules-options.ts';
import { capturedGem, capturedGemKey, instanceId } from './setup.ts';
import type { ColossusOrderState, Follower } from './state.ts';
import { cardName, counted, namesOf } from './words.ts';
import { moved, putInto, withFollower, withHand, withPlayer } from './zones.ts';

/** Gem cards that make a Gem Complete (C35). */
const gemsToComplete = 6;

function over(state: ColossusOrderState, result: GameResult, before: readonly TableEvent[]): Done {
  return done({ ...state, stage: 'over', result }, [...before, event('result', result.reason)]);
}

const deckedOut: GameResult = {
  won: true,
  reason: {
    en: "Deck Out: the opponent's deck is empty. You win.",
    ja: 'デッキアウト：相手のデッキが0枚になりました。あなたの勝ちです。',
  },
};
const ownDeckOut: GameResult = {
  won: false,
  reason: {
    en: 'Deck Out: your deck is empty. You lose.',
    ja: 'デッキアウト：あなたのデッキが0枚になりました。あなたの負けです。',
  },
};
const gemComplete: GameResult = {
  won: true,
  reason: { en: 'Gem Complete: you win.', ja: 'ジェムコンプリート：あなたの勝ちです。' },
};

const notNow = (what: Bilingual): Done =>
  illegal({ en: `${what.en} is done in your Main Phase.`, ja: `${what.ja}のはメインフェイズです。` });

/** Draws up to `count` cards; from an empty deck the game is lost by Deck Out (C36). */
export function draw(state: ColossusOrderState, count: number): Done {
  const { deck, hand } = state.player;
  const drawn = deck.slice(0, count);
  const next = withHand(withPlayer(state, { deck: deck.slice(count) }), [...hand, ...drawn]);
  const names = namesOf(
    state.cards,
    drawn.map(({ card }) => card),
  );
  const events =
    drawn.length === 0
      ? []
      : [
          event(
            'draw',
            { en: `Drew ${names.en}.`, ja: `${names.ja}を引きました。` },
            drawn.map(({ id }) => id),
          ),
        ];
  if (drawn.length < count && state.stage === 'playing') return over(next, ownDeckOut, events);
  return done(next, events);
}

/** Puts the named cards under the deck in that order and draws as many; nothing is shuffled (C25). */
export function mulligan(state: ColossusOrderState, ids: readonly string[]): Done {
  if (state.stage !== 'setup') {
    return illegal({ en: 'The opening hand is kept already.', ja: '最初の手札はすでに決まっています。' });
  }
  const limit = mulliganLimit(state.rules, state.turn.first);
  if (ids.length > limit) {
    return illegal({
      en: `At most ${counted(limit, 'card')} can be put under the deck; ${ids.length} are named.`,
      ja: `デッキの下に置けるのは${limit}枚までですが、${ids.length}枚選ばれています。`,
    });
  }
  const { hand, deck } = state.player;
  const put = ids.flatMap((id) => hand.filter((card) => card.id === id));
  if (put.length !== ids.length || new Set(ids).size !== ids.length) {
    return illegal({
      en: 'Choose different cards of your hand for the mulligan.',
      ja: 'マリガンには手札からそれぞれ別のカードを選んでください。',
    });
  }
  const kept = hand.filter(({ id }) => !ids.includes(id));
  const next: ColossusOrderState = {
    ...withHand(withPlayer(state, { deck: [...deck.slice(ids.length), ...put] }), [
      ...kept,
      ...deck.slice(0, ids.length),
    ]),
    stage: 'playing',
  };
  const message =
    ids.length === 0
      ? { en: 'Kept the opening hand.', ja: '最初の手札をそのままにしました。' }
      : {
          en: `Mulligan: put ${counted(ids.length, 'card')} under the deck and drew as many.`,
          ja: `マリガン：${ids.length}枚をデッキの下に置き、同じ枚数を引きました。`,
        };
  return done(next, [event('mulligan', message, ids)]);
}

/** The next step of the turn: Recovery and Draw end the Start Phase (C26), the End Phase follows the Main Phase (C28). */
export function nextStep(state: ColossusOrderState): Done {
  if (state.stage === 'setup') return decideFirst;
  switch (state.turn.step) {
    case 'start':
      return recoverAndDraw(state);
    case 'main':
      return done(atStep(state, 'end'), [event('step', { en: 'End Phase.', ja: 'エンドフェイズです。' })]);
    case 'end':
      return nextTurn(state);
    case 'xplay':
      return xplay(state, false);
  }
}

const decideFirst = illegal({
  en: 'Decide about the mulligan first.',
  ja: '先にマリガンをするかどうか決めてください。',
});

function atStep(state: ColossusOrderState, step: ColossusOrderState['turn']['step']): ColossusOrderState {
  return { ...state, turn: { ...state.turn, step } };
}

/** Recovery Step: all Followers ON, the counter removed (C08), what is done once a turn can be done again; then Draw 1 (C26). */
export function recovered(state: ColossusOrderState): ColossusOrderState {
  const { player } = state;
  return withPlayer(state, {
    field: player.field.map((follower) => ({ ...follower, position: 'on', attacked: false, usedAbilities: [] })),
    locus: { ...player.locus, counter: 0 },
    used: { ...player.used, setGem: false, setLocus: false, colossusAbility: false },
  });
}

function recoverAndDraw(state: ColossusOrderState): Done {
  const { number, first } = state.turn;
  const next = atStep(recovered(state), 'main');
  const events = [
    event('recovery', {
      en: 'Recovery: Followers ON, Locus Counter removed.',
      ja: 'リカバリー：フォロワーをONにし、ロカスカウンターを外しました。',
    }),
  ];
  if (number === 1 && first && !firstPlayerDraws(state.rules)) return done(next, events);
  const drawn = draw(next, 1);
  return drawn.ok ? { ...drawn, events: [...events, ...drawn.events] } : drawn;
}

/** Ends the turn; the other player's turn passes, in which the dummy opponent draws its card (C38), and yours begins. */
export function nextTurn(state: ColossusOrderState): Done {
  if (state.stage === 'setup') return decideFirst;
  const limit = handLimit(state.rules);
  const excess = limit === null ? 0 : state.player.hand.length - limit;
  if (excess > 0) {
    return illegal({
      en: `The hand limit is ${limit}: discard ${counted(excess, 'card')} first.`,
      ja: `手札の上限は${limit}枚です。先に${excess}枚捨ててください。`,
    });
  }
  const deck = state.opponent.deck.slice(1);
  const number = state.turn.number + 1;
  const next: ColossusOrderState = {
    ...withPlayer(state, { field: state.player.field.map(entryOver) }),
    turn: { ...state.turn, number, step: 'start', othersTurn: false },
    opponent: { ...state.opponent, deck },
  };
  const events = [event('turn', { en: `Turn ${number}.`, ja: `第${number}ターンです。` })];
  if (deck.length === 0 && state.stage === 'playing') return over(next, deckedOut, events);
  return done(next, events);
}

function entryOver(follower: Follower): Follower {
  return { ...follower, enteredThisTurn: false };
}

/**
 * Opens or closes X-Play (C32). Opened after the End Phase it is the other player's turn: no Follower is in its entry turn any
 * more, and what is done once a turn can be done in that one.
 */
export function xplay(state: ColossusOrderState, open: boolean): Done {
  if (state.stage === 'setup') return decideFirst;
  const { step, othersTurn } = state.turn;
  if (!open) {
    if (step !== 'xplay') return illegal({ en: 'X-Play is not open.', ja: 'Xプレイ中ではありません。' });
    return done(atStep(state, othersTurn ? 'end' : 'main'), [
      event('xplay', { en: 'X-Play ends.', ja: 'Xプレイを終えます。' }),
    ]);
  }
  if (step !== 'main' && step !== 'end') {
    return illegal({
      en: 'X-Play is opened in the Main Phase, or after the End Phase in the other player\u2019s turn.',
      ja: 'Xプレイを始められるのは、メインフェイズか、エンドフェイズ後の相手のターンです。',
    });
  }
  const events = [event('xplay', { en: 'X-Play.', ja: 'Xプレイです。' })];
  if (step === 'main' || othersTurn) return done(atStep(state, 'xplay'), events);
  const field = state.player.field.map((follower) => ({ ...entryOver(follower), usedAbilities: [] }));
  const next = withPlayer(atStep(state, 'xplay'), { field });
  return done({ ...next, turn: { ...next.turn, othersTurn: true } }, events);
}

/** Gem cards in the Locus that count for Gem Complete: face-down ones (C35). */
export function completeGems(state: ColossusOrderState): number {
  const faceUp = faceUpGemsCount(state.rules);
  return state.player.locus.cards.filter(
    ({ card, face }) => state.cards[card]?.kind === 'gem' && (face === 'down' || faceUp),
  ).length;
}

/** Declares Gem Complete in the Complete Declaration Step, before the draw (C35). */
export function declareComplete(state: ColossusOrderState): Done {
  if (state.stage !== 'playing' || state.turn.step !== 'start') {
    return illegal({
      en: 'Gem Complete is declared at the start of your turn, before the draw.',
      ja: 'ジェムコンプリートを宣言できるのは、自分のターンの初め、カードを引く前です。',
    });
  }
  const gems = completeGems(state);
  if (gems < gemsToComplete) {
    return illegal({
      en: `Gem Complete needs ${gemsToComplete} Gem cards face-down in your Locus; ${gems} lie there.`,
      ja: `ジェムコンプリートには、ロカスに裏向きのジェムカードが${gemsToComplete}枚必要ですが、${gems}枚しかありません。`,
    });
  }
  return over(state, gemComplete, []);
}

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

function attackRefused(follower: Follower, fleet: boolean, name: Bilingual): Done | null {
  if (follower.attacked) {
    return illegal({
      en: `${name.en} has attacked this turn.`,
      ja: `「${name.ja}」はこのターンすでに攻撃しています。`,
    });
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
