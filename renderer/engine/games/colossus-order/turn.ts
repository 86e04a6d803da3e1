import { type Done, done, event, illegal } from './refusal.ts';
import { firstPlayerDraws, handLimit, mulliganLimit } from './rules-options.ts';
import type { ColossusOrderState, Follower } from './state.ts';
import { deckedOut, over, ownDeckOut } from './winning.ts';
import { counted, namesOf } from './words.ts';
import { withHand, withPlayer } from './zones.ts';

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

/**
 * Ends the turn; the other player's turn passes, in which the dummy opponent draws its card (C38), and yours begins. A turn that is
 * still in its Start Phase does what is mandatory there first (C26).
 */
export function nextTurn(state: ColossusOrderState): Done {
  if (state.stage === 'setup') return decideFirst;
  if (state.stage === 'playing' && state.turn.step === 'start') {
    const begun = recoverAndDraw(state);
    if (!begun.ok || begun.state.stage === 'over') return begun;
    const ended = nextTurn(begun.state);
    return ended.ok ? { ...ended, events: [...begun.events, ...ended.events] } : ended;
  }
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
