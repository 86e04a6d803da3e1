import type { GameResult, TableEvent } from '../../table/game.ts';
import { type Done, done, event, illegal } from './refusal.ts';
import { faceUpGemsCount } from './rules-options.ts';
import type { ColossusOrderState } from './state.ts';

/** Gem cards that make a Gem Complete (C35). */
export const gemsToComplete = 6;

/** The game is over: the state with its result, after the events that led there. */
export function over(state: ColossusOrderState, result: GameResult, before: readonly TableEvent[]): Done {
  return done({ ...state, stage: 'over', result }, [...before, event('result', result.reason)]);
}

/** The opponent's deck has 0 cards (C36). */
export const deckedOut: GameResult = {
  won: true,
  reason: {
    en: "Deck Out: the opponent's deck is empty. You win.",
    ja: 'デッキアウト：相手のデッキが0枚になりました。あなたの勝ちです。',
  },
};
/** Nothing is left to draw. */
export const ownDeckOut: GameResult = {
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
