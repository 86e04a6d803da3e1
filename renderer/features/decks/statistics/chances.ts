import { kindWord } from '../../../../db/model/card-words.ts';
import type { GameId } from '../../../../db/model/game.ts';
import { type Language, localized } from '../../../../db/model/text.ts';
import { cardsSeenBy, chanceOfAtLeast, type Fraction, toPercent } from '../../../engine/statistics/hypergeometric.ts';
import { type ColourName, costOf, marksOf } from '../../../shared/card-facts/look-up.ts';
import { type Copies, kindsIn } from './deck-figures.ts';

/** What is assumed of the draws, all of it the user's to change. */
export interface Assumptions {
  readonly hand: number;
  /** Whether a card is drawn in turn 1. */
  readonly drawsFirst: boolean;
  /** Cards drawn beside the one of each turn. */
  readonly more: number;
}

/** The opening hands of the games (C25, and the basic rules of Battle Spirits), with a draw in every turn. */
export const usual: Readonly<Record<GameId, Assumptions>> = {
  'battle-spirits': { hand: 4, drawsFirst: true, more: 0 },
  'colossus-order': { hand: 7, drawsFirst: true, more: 0 },
};

/** How many turns are told, and up to how many copies. */
const turns = 8;
export const mostWanted = 4;

export interface ChanceRow {
  /** 0 = the opening hand. */
  readonly turn: number;
  readonly seen: number;
  /** The chance of at least 1, 2, 3 and 4 copies in percent, as it is written; null = the deck has fewer. */
  readonly percents: readonly (string | null)[];
}

/** The chances of at least so many copies among the cards seen by each turn, exact before they are rounded. */
export function chanceRows(
  { deck, copies }: { readonly deck: number; readonly copies: number },
  { hand, drawsFirst, more }: Assumptions,
): readonly ChanceRow[] {
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const wish = turn === 0 ? hand : cardsSeenBy(turn, hand, drawsFirst) + more;
    // More cannot be drawn than there is.
    const seen = Math.min(deck, wish);
    const percents = Array.from({ length: mostWanted }, (_, place) => {
      const chance = place + 1 > copies ? null : chanceOfAtLeast({ deck, copies, draws: seen }, place + 1);
      return chance === null ? null : percentOf(chance);
    });
    return { turn, seen, percents };
  });
}

/** In percent with one decimal; what is not certain is never written as 100, and what can happen never as 0. */
function percentOf(chance: Fraction): string {
  const percent = toPercent(chance, 1);
  if (percent === '100.0' && chance.numerator < chance.denominator) return '>99.9';
  return percent === '0.0' && chance.numerator > 0n ? '<0.1' : percent;
}

/** Cards of a deck that a chance can be asked for. */
export interface Sought {
  readonly id: string;
  readonly of: 'kind' | 'colour' | 'cost' | 'card';
  readonly label: string;
  readonly copies: number;
}

const costsAsked = [1, 2, 3, 4, 5];

/** Everything in a deck that a chance can be asked for: kinds, colours, low costs, and each card. */
export function soughtIn(
  copies: readonly Copies[],
  language: Language,
  words: { readonly colour: (colour: ColourName) => string; readonly costAtMost: (cost: number) => string },
): readonly Sought[] {
  const count = (fits: (one: Copies) => boolean) => copies.reduce((sum, one) => (fits(one) ? sum + one.count : sum), 0);
  const colours = [...new Set(copies.flatMap(({ card }) => marksOf(card).map(({ color }) => color)))];
  const isCheap = ({ card }: Copies, most: number) => {
    const cost = costOf(card);
    return typeof cost === 'number' && cost <= most;
  };
  const byName = new Map<string, Sought>();
  for (const { card, count: own } of copies) {
    const before = byName.get(card.id);
    const label = localized(card.card.name, language);
    byName.set(card.id, { id: `card/${card.id}`, of: 'card', label, copies: (before?.copies ?? 0) + own });
  }
  return [
    ...kindsIn(copies).map(({ kind, count: own }): Sought => {
      return { id: `kind/${kind}`, of: 'kind', label: kindWord(kind)[language], copies: own };
    }),
    ...colours.map((colour): Sought => {
      const own = count(({ card }) => marksOf(card).some(({ color }) => color === colour));
      return { id: `colour/${colour}`, of: 'colour', label: words.colour(colour), copies: own };
    }),
    ...costsAsked.map((cost): Sought => {
      return {
        id: `cost/${cost}`,
        of: 'cost',
        label: words.costAtMost(cost),
        copies: count((one) => isCheap(one, cost)),
      };
    }),
    ...[...byName.values()].sort((a, b) => b.copies - a.copies || a.label.localeCompare(b.label, language)),
  ];
}
