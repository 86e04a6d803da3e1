import type { RulesOption } from '../../table/game.ts';
import type { BattleSpiritsState } from './state.ts';

const yes = { en: 'Yes', ja: 'あり' };
const no = { en: 'No', ja: 'なし' };

/** The rules options of this game; the first choice of each is the default (D7, 1.2, 2, 4.6). */
export const rulesOptions = [
  {
    id: 'swiftLevel',
    name: { en: 'Swift at higher levels only', ja: '上のLVだけが持つ神速' },
    about: {
      en: 'A card that has Swift only from a higher level on: must it arrive at that level?',
      ja: '上のLVでのみ神速を持つカードを、そのLVになるコアを置いて召喚しなければならないかどうか。',
    },
    choices: [
      { value: 'strict', name: { en: 'It must arrive at that level', ja: 'そのLVで召喚する' } },
      { value: 'lenient', name: { en: 'It may arrive at level 1', ja: 'LV1でも召喚できる' } },
    ],
  },
  {
    id: 'zeroCores',
    name: { en: 'Spirits that a payment drains', ja: '支払いでコアがなくなったスピリット' },
    about: {
      en: 'When they leave the field: at once as in 2008, or after the card has resolved as from 2016.',
      ja: 'フィールドを離れる時点。2008年のルールではただちに、2016年からのルールではカードの解決後です。',
    },
    choices: [
      { value: 'immediate', name: { en: 'At once (2008)', ja: 'ただちに(2008年)' } },
      { value: 'after-resolve', name: { en: 'After it has resolved (2016)', ja: '解決後(2016年)' } },
    ],
  },
  {
    id: 'firstDraw',
    name: { en: 'First player draws on turn 1', ja: '先攻第1ターンのドロー' },
    about: {
      en: 'Whether the first player has a Draw step on the first turn.',
      ja: '先攻の第1ターンにドローステップを行うかどうか。',
    },
    choices: [
      { value: true, name: yes },
      { value: false, name: no },
    ],
  },
  {
    id: 'mulligan',
    name: { en: 'Mulligan', ja: '手札の引き直し' },
    about: {
      en: 'Once: the four cards to the bottom, four new ones, then the deck is shuffled (2026).',
      ja: '1回だけ、手札4枚をデッキの下に戻して4枚引き、その後シャッフルします(2026年)。',
    },
    choices: [
      { value: 'none', name: no },
      { value: 'once', name: { en: 'Once', ja: '1回' } },
    ],
  },
  {
    id: 'soulCore',
    name: { en: 'Soul Core', ja: 'ソウルコア' },
    about: {
      en: 'One of the first four cores is the Soul Core (from 2015).',
      ja: '最初の4個のコアのうち1個をソウルコアにします(2015年から)。',
    },
    choices: [
      { value: false, name: no },
      { value: true, name: yes },
    ],
  },
  {
    id: 'opponentLife',
    name: { en: "The opponent's Life", ja: '相手のライフ' },
    about: {
      en: 'The dummy opponent never blocks: each symbol of a spirit that attacks takes one Life.',
      ja: 'ダミーの相手はブロックしません。アタックしたスピリットのシンボル1つにつき、ライフが1減ります。',
    },
    choices: [5, 3, 4, 6, 7, 8, 10].map((value) => ({ value, name: { en: `${value}`, ja: `${value}` } })),
    range: { from: 1, to: 30 },
    opponent: true,
  },
] as const satisfies readonly RulesOption[];

export type RuleId = (typeof rulesOptions)[number]['id'];

/** The value of a rules option in a game: the stored one, else the default. */
export function ruleOf(rules: BattleSpiritsState['rules'], id: RuleId): string | number | boolean {
  return rules[id] ?? rulesOptions.find((option) => option.id === id)!.choices[0]!.value;
}
