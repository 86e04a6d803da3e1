import type { ColossusOrderCard } from '../../../../db/model/colossus-order-card.ts';
import type { CostPart } from '../../cost/notation/index.ts';
import { inPreferredOrder, type Judge, type Preference, type Preferred } from '../../table/preference.ts';
import type { ColossusOrderOption } from './ability.ts';
import { hasPlayCost } from './cards.ts';
import { playCost } from './costs.ts';
import { options } from './options.ts';
import type { ColossusOrderOutcome, ColossusOrderState, PartChoice } from './state.ts';

/** How a player of Colossus Order may prefer one choice for the parts of a cost to another. */
export const preferences: readonly Preference[] = [
  {
    id: 'unplayable',
    name: { en: 'Choose hand cards that cannot be played now first', ja: '今プレイできない手札から選ぶ' },
  },
  { id: 'copies', name: { en: 'Choose cards of which a copy stays first', ja: '同名カードが残るカードから選ぶ' } },
  { id: 'cheap', name: { en: 'Choose cards of a low Locus Cost first', ja: 'ロカスコストの低いカードから選ぶ' } },
  { id: 'attacked', name: { en: 'Choose Followers that have attacked first', ja: 'アタックしたフォロワーから選ぶ' } },
  { id: 'weak', name: { en: 'Choose Followers of low attack first', ja: '攻撃力の低いフォロワーから選ぶ' } },
  { id: 'gems', name: { en: 'Keep Set Gems of many colours', ja: 'セットジェムの色が多く残るようにする' } },
  { id: 'counter', name: { en: 'Keep many Locus Points', ja: 'ロカスポイントが多く残るようにする' } },
];

/**
 * Puts outcomes in the player's order. `order` names preferences, the most important first. No outcome of this game
 * loses more than another in kind, so all stand in one group.
 */
export function prefer(
  state: ColossusOrderState,
  option: ColossusOrderOption,
  outcomes: readonly ColossusOrderOutcome[],
  order: readonly string[],
): Preferred<ColossusOrderOutcome> {
  if (outcomes.length < 2) return { outcomes, because: null };
  const measures = measuresOf(state, option);
  const judges = order.flatMap((id): Judge<ColossusOrderOutcome>[] => {
    const preference = preferences.find((one) => one.id === id);
    const score = measures[id];
    return preference === undefined || score === undefined ? [] : [{ ...preference, score }];
  });
  return judges.length === 0 ? { outcomes, because: null } : inPreferredOrder(outcomes, judges, () => 'all');
}

type Measure = (outcome: ColossusOrderOutcome) => number;

/** The smaller, the more a preference likes the outcome. */
function measuresOf(state: ColossusOrderState, { cost }: ColossusOrderOption): Readonly<Record<string, Measure>> {
  const { hand, field, locus } = state.player;
  const followerOf = (ref: string) => field.find((follower) => follower.ref === ref);
  const definitionOf = (card: string) => state.cards[followerOf(card)?.card ?? card];
  const typeOf = ({ part }: PartChoice) => cost.parts[part]?.type;
  /** Adds up a measure of the chosen cards, of the parts of one type or of all. */
  const each = (score: (card: string, choice: PartChoice) => number, type?: CostPart['type']): Measure => {
    const wanted = (choice: PartChoice) => type === undefined || typeOf(choice) === type;
    return ({ chosen }) =>
      chosen
        .filter(wanted)
        .reduce((all, choice) => all + choice.cards.reduce((sum, card) => sum + score(card, choice), 0), 0);
  };
  const playable = playableCards(state);
  const inHand = (key: string) => hand.filter(({ card }) => card === key).length;
  const staysInHand = (key: string, { cards }: PartChoice) => inHand(key) > cards.filter((card) => card === key).length;
  return {
    unplayable: each((key) => (playable.has(key) ? 1 : 0), 'discard'),
    copies: each((key, choice) => (staysInHand(key, choice) ? 0 : 1), 'discard'),
    cheap: each((card) => locusCost(definitionOf(card)), 'discard'),
    attacked: each((ref) => (followerOf(ref)?.attacked === true ? 0 : 1), 'off-follower'),
    weak: each((ref) => attackOf(definitionOf(ref)), 'off-follower'),
    gems: ({ gems }) => -new Set(gems.map((key) => state.cards[key]?.color ?? key)).size,
    counter: (outcome) => outcome.counter - locusLength(locus.cards.length, outcome, cost.parts),
  };
}

/** How many cards the Locus has after the parts that put some of it away: points left are those right of the counter. */
function locusLength(length: number, { chosen }: ColossusOrderOutcome, parts: readonly CostPart[]): number {
  const dropped = chosen.filter(({ part }) => {
    const asked = parts[part];
    return asked?.type === 'drop' && asked.what === 'locus';
  });
  return length - dropped.reduce((all, { cards }) => all + cards.length, 0);
}

/** The keys of the hand cards that can be played now. */
function playableCards(state: ColossusOrderState): ReadonlySet<string> {
  const all = options(state, 1).filter(({ from, playable }) => from.zone === 'hand' && playable);
  return new Set(all.map(({ card }) => card));
}

/** Beyond every printed cost. */
const unknownCost = 10_000;

/** A card's printed Locus Cost; one that is not known counts as high, one that has none as 0. */
function locusCost(card: ColossusOrderCard | undefined): number {
  return hasPlayCost(card) ? (playCost(card)?.locus ?? unknownCost) : 0;
}

function attackOf(card: ColossusOrderCard | undefined): number {
  return card?.kind === 'follower' ? (card.attack ?? 0) : 0;
}
