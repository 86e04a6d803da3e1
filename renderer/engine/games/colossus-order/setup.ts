import type { GemCard } from '../../../../db/model/colossus-order-card.ts';
import type { DeckLine } from '../../../../db/model/deck.ts';
import type { CardInstance, NewGame } from '../../table/game.ts';
import { type RandomState, seededRandom, shuffled } from '../../table/random.ts';
import { opponentDeckSize, opponentGems } from './rules-options.ts';
import type { ColossusOrderState } from './state.ts';

/** Cards drawn at the start (C24). */
const openingHand = 7;

/**
 * The key and definition of a Gem captured from the dummy opponent, whose cards have no names. Its colour is not known and never
 * matters: Capture Gems count as colourless (C14).
 */
export const capturedGemKey = 'captured-gem';
export const capturedGem: GemCard = {
  kind: 'gem',
  name: { en: 'Captured Gem', ja: 'キャプチャージェム' },
  color: null,
  unique: false,
  races: [],
  keywords: [],
};

/** The dummy opponent's shuffled deck (C38). */
export function opponentDeck(
  rules: ColossusOrderState['rules'],
  random: RandomState,
): { deck: ('gem' | 'card')[]; random: RandomState } {
  const gems = opponentGems(rules);
  const cards = Array.from({ length: opponentDeckSize }, (_, index) =>
    index < gems ? ('gem' as const) : ('card' as const),
  );
  const { items, random: next } = shuffled(cards, random);
  return { deck: items, random: next };
}

/** The id of the nth instance that a game makes. */
export function instanceId(n: number): string {
  return `c${n}`;
}

/**
 * A new game (C25): the Colossus lies in its area, the deck is shuffled, seven cards are drawn, and the mulligan is to be decided.
 * Lines of the zone main are the deck; the Colossus is the line of its zone, or else the first Colossus of the deck.
 */
export function newGame(setup: NewGame<'colossus-order'>): ColossusOrderState {
  const rules = setup.rules ?? {};
  const colossus = colossusOf(setup);
  const used = setup.lines.filter(({ zone }) => zone === 'main' || zone === 'colossus').map(({ card }) => card);
  const cards = Object.fromEntries(
    [...new Set(used)].flatMap((key) => {
      const card = Object.hasOwn(setup.cards, key) ? setup.cards[key] : undefined;
      return card ? [[key, card]] : [];
    }),
  );

  let nextId = 0;
  const instances = setup.lines
    .filter(({ zone }) => zone === 'main')
    .flatMap(({ card, count }) => Array.from({ length: count }, () => card))
    .filter((card) => card !== colossus || setup.cards[card]?.kind !== 'colossus')
    .map((card): CardInstance => ({ id: instanceId(nextId++), card }));
  const own = shuffled(instances, seededRandom(setup.seed));
  const other = opponentDeck(rules, own.random);

  return {
    game: 'colossus-order',
    rules,
    cards,
    turn: { number: 1, first: setup.first, step: 'start', othersTurn: false },
    random: other.random,
    stage: 'setup',
    result: null,
    nextId,
    player: {
      colossus: { card: colossus, setGems: [], captureGems: [] },
      locus: { cards: [], counter: 0 },
      field: [],
      hand: own.items.slice(0, openingHand),
      deck: own.items.slice(openingHand),
      discard: [],
      used: { setGem: false, setLocus: false, colossusAbility: false },
    },
    waivers: [],
    opponent: { deck: other.deck, discard: 0 },
    unread: {},
  };
}

/** The key of the deck's Colossus; empty where the deck has none (its problems are told by the deck rules, C40). */
function colossusOf({ lines, cards }: NewGame<'colossus-order'>): string {
  const isColossus = ({ card }: DeckLine) => cards[card]?.kind === 'colossus';
  const line =
    lines.find((one) => one.zone === 'colossus') ?? lines.find((one) => one.zone === 'main' && isColossus(one));
  return line?.card ?? '';
}
