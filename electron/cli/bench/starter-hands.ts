import type { StarterDeckFile } from '../../../db/model/deck.ts';
import { type AnyRules, rulesOf } from '../../../renderer/engine/games/index.ts';
import type { TableState } from '../../../renderer/engine/table/game.ts';
import { seededRandom, shuffled } from '../../../renderer/engine/table/random.ts';
import * as battleSpirits from './battle-spirits-boards.ts';
import { several } from './boards.ts';
import { battleSpiritsCards, colossusOrderCards, starterDecks } from './cards.ts';
import * as colossusOrder from './colossus-order-boards.ts';

export interface StarterHands {
  readonly deck: string;
  readonly rules: AnyRules;
  readonly states: readonly TableState[];
}

/** For each starter deck `count` hands of 7 of its cards, on a table as it may be after a few turns. */
export function starterHands(seed: string, count: number): StarterHands[] {
  const battleSpiritsPool = battleSpiritsCards();
  const colossusOrderPool = colossusOrderCards();
  return starterDecks().map((deck) => {
    let random = seededRandom(seed);
    const states = several(count, () => {
      const { items, random: next } = shuffled(cardsOf(deck), random);
      random = next;
      return deck.game === 'battle-spirits'
        ? battleSpiritsTable(battleSpiritsPool, items)
        : colossusOrderTable(colossusOrderPool, deck, items);
    });
    return { deck: deck.id, rules: rulesOf(deck.game), states };
  });
}

const handSize = 7;

function cardsOf(deck: StarterDeckFile): string[] {
  return deck.lines.filter(({ zone }) => zone === 'main').flatMap(({ card, count }) => several(count, () => card));
}

/** 5 spirits or nexuses at their first level with a core more on each, 4 cores in the Reserve. */
function battleSpiritsTable(cards: ReturnType<typeof battleSpiritsCards>, shuffledDeck: readonly string[]): TableState {
  const field = shuffledDeck
    .slice(handSize)
    .filter((key) => cards[key]!.kind !== 'magic')
    .slice(0, 5)
    .map((card, index) => ({
      ref: `p${index}`,
      card,
      cores: (cards[card]!.levels?.[0]?.cores ?? 0) + 1,
      exhausted: false,
    }));
  return battleSpirits.stateOf(cards, { reserve: 4, field, hand: shuffledDeck.slice(0, handSize) });
}

/** 3 Set Gems, 4 Locus cards and 3 Followers. */
function colossusOrderTable(
  cards: ReturnType<typeof colossusOrderCards>,
  deck: StarterDeckFile,
  shuffledDeck: readonly string[],
): TableState {
  const rest = shuffledDeck.slice(handSize);
  const ofKind = (kind: string) => rest.filter((key) => cards[key]!.kind === kind);
  return colossusOrder.stateOf(cards, {
    colossus: {
      card: deck.lines.find(({ zone }) => zone === 'colossus')!.card,
      setGems: ofKind('gem').slice(0, 3),
      captureGems: [],
    },
    locus: {
      cards: ofKind('action')
        .slice(0, 4)
        .map((card) => ({ card, face: 'down' })),
      counter: 0,
    },
    field: ofKind('follower')
      .slice(0, 3)
      .map((card, index) => ({ ref: `f${index}`, card, position: 'on', enteredThisTurn: false, attacked: false })),
    hand: shuffledDeck.slice(0, handSize),
    deck: rest,
  });
}
