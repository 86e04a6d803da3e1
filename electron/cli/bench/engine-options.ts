import { games } from '../../../renderer/engine/games/index.ts';
import { type BoardSize, battleSpiritsBoards } from './battle-spirits-boards.ts';
import { anew } from './boards.ts';
import { colossusOrderBoards } from './colossus-order-boards.ts';
import { type Figure, rounded, type Suite } from './figure.ts';
import { p95 } from './measure.ts';
import { starterHands } from './starter-hands.ts';

const boardCount = 60;
const listed = 50;

/** How long the whole answer takes: every card with price, reasons, exact totals and its first 50 outcomes. */
export const engineOptions: Suite = {
  async run({ seed }) {
    return {
      'engine.options.hand': handFigure(seed),
      'engine.options.big': boardFigure(seed, { hand: 10, permanents: 15, cores: 60 }, 2),
      'engine.options.monster': boardFigure(seed, { hand: 10, permanents: 40, cores: 300 }, 16),
      'engine.options.colossus': colossusFigure(seed),
    };
  },
};

function handFigure(seed: string): Figure {
  const byDeck = Object.fromEntries(
    starterHands(seed, boardCount).map(({ deck, rules, states }) => [
      deck,
      rounded(p95(states, anew, (state) => rules.options(state, listed))),
    ]),
  );
  return {
    value: Math.max(...Object.values(byDeck)),
    unit: 'ms',
    atMost: 2,
    boards: `${boardCount} hands of 7 cards of each starter deck, on a table after a few turns; p95 of the slowest deck`,
    byDeck,
  };
}

function boardFigure(seed: string, size: BoardSize, atMost: number): Figure {
  const rules = games['battle-spirits'];
  const boards = battleSpiritsBoards(seed, boardCount, size);
  const totals = boards.flatMap((state) => rules.options(state, 1).map(({ ways }) => ways.total));
  const value = p95(boards, anew, (state) => rules.options(state, listed));
  return {
    value: rounded(value),
    unit: 'ms',
    atMost,
    boards: `${boardCount} boards: hand ${size.hand}, permanents ${size.permanents}, cores ${size.cores}; p95 with the first ${listed} outcomes of each card`,
    digitsOfTheGreatestTotal: Math.max(...totals.map((total) => total.length)),
  };
}

function colossusFigure(seed: string): Figure {
  const rules = games['colossus-order'];
  const size = { hand: 10, followers: 12, gems: 10, locus: 12 };
  const boards = colossusOrderBoards(seed, boardCount, size);
  return {
    value: rounded(p95(boards, anew, (state) => rules.options(state, listed))),
    unit: 'ms',
    atMost: 1,
    boards: `${boardCount} boards: hand ${size.hand}, ${size.followers} Followers with two abilities, ${size.gems} Gems, ${size.locus} Locus cards; p95`,
  };
}
