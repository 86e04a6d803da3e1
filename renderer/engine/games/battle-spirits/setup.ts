import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import type { CardInstance, NewGame } from '../../table/game.ts';
import { seededRandom, shuffled } from '../../table/random.ts';
import { ruleOf } from './rules-options.ts';
import type { BattleSpiritsState } from './state.ts';

const openingHand = 4;
const openingReserve = 4;
const openingLife = 5;

/** Stands for a card that the library does not know: it can be drawn and moved; nothing about its cost is known. */
function unknownCard(key: string): BattleSpiritsCard {
  return {
    kind: 'spirit',
    name: { en: key },
    colors: [],
    cost: null,
    reduction: {},
    families: [],
    keywords: [],
    costEffects: [],
    symbols: {},
    levels: null,
  };
}

/**
 * A new game (1.2): Life 5, Reserve 4, a shuffled deck of the lines in zone main, four cards drawn. It begins in the
 * Start step of turn 1, or in stage `setup` where the rules option lets the hand be changed once.
 */
export function newGame(setup: NewGame<'battle-spirits'>): BattleSpiritsState {
  const rules = setup.rules ?? {};
  const lines = setup.lines.filter((line) => line.zone === 'main');
  const cards = Object.fromEntries(
    lines.map(({ card }) => [card, Object.hasOwn(setup.cards, card) ? setup.cards[card]! : unknownCard(card)]),
  );
  const all = lines.flatMap((line) => Array<string>(line.count).fill(line.card));
  const instances = all.map((card, index): CardInstance => ({ id: `c${index + 1}`, card }));
  const { items, random } = shuffled(instances, seededRandom(setup.seed));
  return {
    game: 'battle-spirits',
    rules,
    cards,
    turn: { number: 1, first: setup.first, step: 'start' },
    random,
    stage: ruleOf(rules, 'mulligan') === 'once' ? 'setup' : 'playing',
    result: null,
    nextId: instances.length + 1,
    player: {
      life: openingLife,
      reserve: openingReserve,
      trashCores: 0,
      field: [],
      hand: items.slice(0, openingHand),
      deck: items.slice(openingHand),
      trash: [],
      removed: [],
      soulCore: ruleOf(rules, 'soulCore') === true ? 'reserve' : null,
    },
    opponent: { life: Number(ruleOf(rules, 'opponentLife')) },
  };
}

/** The opening hand to the bottom of the deck, as many cards drawn, then the deck shuffled (1.2, 2026). */
export function mulligan(state: BattleSpiritsState): BattleSpiritsState {
  const deck = [...state.player.deck, ...state.player.hand];
  const drawn = state.player.hand.length;
  const { items, random } = shuffled(deck.slice(drawn), state.random);
  return {
    ...state,
    random,
    stage: 'playing',
    player: { ...state.player, hand: deck.slice(0, drawn), deck: items },
  };
}
