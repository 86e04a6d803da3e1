import { games } from '../../../renderer/engine/games/index.ts';
import { battleSpiritsBoards } from './battle-spirits-boards.ts';
import { anew } from './boards.ts';
import { boardWithDearSpirit, dearBoard } from './dear-boards.ts';
import { type Figure, rounded, type Suite } from './figure.ts';
import { medianTime, p95 } from './measure.ts';

const boardCount = 20;
const rules = games['battle-spirits'];

/** How the time of the whole answer grows with the board. */
export const engineGrowth: Suite = {
  async run({ seed }) {
    return {
      'engine.growth.price': growthOfPrice(seed),
      'engine.growth.permanents': growth(
        seed,
        [5, 10, 20, 40, 80].map((permanents) => ({ permanents, cores: 320 })),
      ),
      'engine.growth.cores': growth(
        seed,
        [40, 80, 160, 320, 640, 1280].map((cores) => ({ permanents: 20, cores })),
      ),
    };
  },
};

function growth(seed: string, sizes: readonly { readonly permanents: number; readonly cores: number }[]): Figure {
  const rows = sizes.map((size) => {
    const boards = battleSpiritsBoards(seed, boardCount, { hand: 10, ...size });
    return { ...size, ms: rounded(p95(boards, anew, (state) => rules.options(state, 50))) };
  });
  return {
    value: rows.at(-1)!.ms,
    unit: 'ms',
    boards: `${boardCount} boards of each size with 10 cards in hand, p95 with the first 50 outcomes of each card; the value is that of the last row`,
    rows,
  };
}

/** The dearer the card, the more cores must be found on the field, and the more levels and cards may go for it. */
function growthOfPrice(seed: string): Figure {
  const rows = [5, 10, 20, 40, 80].map((cost) => {
    const state = boardWithDearSpirit(seed, 40, cost);
    const [option] = rules.options(state, 1);
    const ms = medianTime(
      () => anew(state),
      (fresh) => rules.options(fresh, 50),
    );
    return { cost, ways: option!.ways.total, ms: rounded(ms) };
  });
  return {
    value: rows.at(-1)!.ms,
    unit: 'ms',
    boards: `one card in hand, 40 permanents, ${dearBoard}; median; the value is that of the last row`,
    rows,
  };
}
