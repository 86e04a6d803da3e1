import { BattleSpiritsColor } from './battle-spirits-card.ts';
import type { LibraryCard } from './card.ts';
import { ColossusOrderColor } from './colossus-order-card.ts';
import type { GameId } from './game.ts';

/** The colours of a game in the order of its library. */
const colorsOf: Readonly<Record<GameId, readonly string[]>> = {
  'battle-spirits': BattleSpiritsColor.options,
  'colossus-order': ColossusOrderColor.options,
};

/** The facts of a card that the library sorts and filters by. */
export interface CardIndexFacts {
  readonly kind: string;
  /** The figure of the price; null = none or not known. */
  readonly cost: number | null;
  /** One bit a colour, the first colour of the game being 1. */
  readonly colors: number;
  /** Place of the card's first colour; cards of several colours stand after those of one, colourless ones last. */
  readonly colorOrder: number;
}

/** @returns what the library needs to know of a card, of either game, to sort and filter it */
export function cardIndexFacts(entry: LibraryCard): CardIndexFacts {
  const order = colorsOf[entry.game];
  const own = entry.game === 'battle-spirits' ? entry.card.colors : entry.card.color === null ? [] : [entry.card.color];
  const places = own.map((color) => order.indexOf(color));
  const first = Math.min(...places, order.length);
  return {
    kind: entry.card.kind,
    cost: costOf(entry),
    colors: places.reduce((mask, place) => mask | (1 << place), 0),
    colorOrder: places.length > 1 ? order.length + first : places.length === 1 ? first : 2 * order.length,
  };
}

function costOf({ card }: LibraryCard): number | null {
  if (card.kind === 'colossus' || card.kind === 'gem') return null;
  const { cost } = card;
  if (typeof cost !== 'string') return cost;
  // The Locus Cost is the figure in braces; a price of marks alone has none to pay (C07).
  const figure = /\{(\d+)\}/.exec(cost);
  if (figure !== null) return Number(figure[1]);
  return cost.includes('?') ? null : 0;
}
