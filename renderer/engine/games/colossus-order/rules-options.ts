import type { RulesOption, StepInfo } from '../../table/game.ts';
import type { ColossusOrderState } from './state.ts';

/** The steps of a turn in order; X-Play is the window in the other player's turn, after the End Phase. */
export const steps: readonly StepInfo[] = [
  { id: 'start', name: { en: 'Start Phase', ja: 'スタートフェイズ' }, short: { en: 'Start', ja: 'スタート' } },
  { id: 'main', name: { en: 'Main Phase', ja: 'メインフェイズ' }, short: { en: 'Main', ja: 'メイン' } },
  { id: 'end', name: { en: 'End Phase', ja: 'エンドフェイズ' }, short: { en: 'End', ja: 'エンド' } },
  { id: 'xplay', name: { en: 'X-Play', ja: 'Xプレイ' }, short: { en: 'X-Play', ja: 'Xプレイ' }, window: true },
];

/** The dummy opponent's deck (C38): 50 cards less the opening hand of 7. */
export const opponentDeckSize = 43;

const yes = { en: 'Yes', ja: 'はい' };
const no = { en: 'No', ja: 'いいえ' };
const gemCounts = [20, 18, 16, 14, 12, 10, 0];
const handLimits = [7, 8, 9, 10];

/** The rules options that are stored with a game; the first choice is the default. */
export const rulesOptions: readonly RulesOption[] = [
  {
    id: 'mulligan',
    name: { en: 'Mulligan', ja: 'マリガン' },
    about: {
      en: 'How many cards of the opening hand the starting and the second player may put under the deck.',
      ja: '最初の手札から先攻・後攻がそれぞれデッキの下に置ける枚数です。',
    },
    choices: [
      { value: '3-5', name: { en: '3 and 5', ja: '先攻3枚・後攻5枚' } },
      { value: '2-4', name: { en: '2 and 4 (until July 2014)', ja: '先攻2枚・後攻4枚(2014年7月まで)' } },
    ],
  },
  {
    id: 'firstDraws',
    name: { en: 'The starting player draws in turn 1', ja: '先攻1ターン目のドロー' },
    about: {
      en: 'Whether the starting player draws a card in the first Draw Step.',
      ja: '先攻が最初のドローステップでカードを1枚引くかどうかです。',
    },
    choices: [
      { value: true, name: yes },
      { value: false, name: no },
    ],
  },
  {
    id: 'handLimit',
    name: { en: 'Hand limit', ja: '手札の上限' },
    about: {
      en: 'With how many cards in hand a turn may end at the most.',
      ja: 'ターンを終えるときに持てる手札の枚数です。',
    },
    choices: [
      { value: 0, name: { en: 'None', ja: 'なし' } },
      ...handLimits.map((value) => ({ value, name: { en: `${value} cards`, ja: `${value}枚` } })),
    ],
  },
  {
    id: 'completeFaceUp',
    name: { en: 'Face-up Gems count for Gem Complete', ja: '表向きのジェムもジェムコンプリートに数える' },
    about: {
      en: 'Whether Gem cards that lie face-up in the Locus count among the six.',
      ja: 'ロカスの表向きのジェムカードを6枚に数えるかどうかです。',
    },
    choices: [
      { value: false, name: no },
      { value: true, name: yes },
    ],
  },
  {
    id: 'lookAtLocus',
    name: { en: 'Look at your own face-down Locus cards', ja: '自分のロカスの裏向きのカードを見る' },
    about: {
      en: 'Whether you may look at your own face-down cards in the Locus.',
      ja: '自分のロカスの裏向きのカードを見られるかどうかです。',
    },
    choices: [
      { value: true, name: yes },
      { value: false, name: no },
    ],
  },
  {
    id: 'opponentGems',
    name: { en: "Gems in the opponent's deck", ja: '相手のデッキのジェム' },
    about: {
      en: 'How many of the 43 cards of the dummy opponent are Gems. It draws 1 card each turn and never blocks.',
      ja: '相手のデッキ43枚のうちのジェムの枚数です。ダミーの相手は毎ターン1枚引き、ブロックはしません。',
    },
    choices: gemCounts.map((value) => ({ value, name: { en: `${value} Gems`, ja: `ジェム${value}枚` } })),
    range: { from: 0, to: opponentDeckSize },
    opponent: true,
  },
];

type Rules = ColossusOrderState['rules'];

/** How many cards the mulligan may put under the deck (C25). */
export function mulliganLimit(rules: Rules, first: boolean): number {
  if (rules.mulligan === '2-4') return first ? 2 : 4;
  return first ? 3 : 5;
}

/** Whether the starting player draws in turn 1 (C26). */
export function firstPlayerDraws(rules: Rules): boolean {
  return rules.firstDraws !== false;
}

/** The most cards in hand at the end of a turn (C28); null = no limit. */
export function handLimit(rules: Rules): number | null {
  return typeof rules.handLimit === 'number' && rules.handLimit > 0 ? rules.handLimit : null;
}

/** Whether face-up Gems count for Gem Complete (C35). */
export function faceUpGemsCount(rules: Rules): boolean {
  return rules.completeFaceUp === true;
}

/** Gems among the dummy opponent's cards (C38). */
export function opponentGems(rules: Rules): number {
  const gems = rules.opponentGems;
  return typeof gems === 'number' && Number.isInteger(gems) && gems >= 0 && gems <= opponentDeckSize ? gems : 20;
}
