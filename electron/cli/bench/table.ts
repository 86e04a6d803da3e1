import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '../../../renderer/engine/games/index.ts';
import { programRoot } from '../program.ts';
import { battleSpiritsBoards } from './battle-spirits-boards.ts';
import { type Figure, type Figures, rounded, type Suite } from './figure.ts';
import { quantile } from './measure.ts';

/** A full board. */
const size = { hand: 7, permanents: 15, cores: 60 };

const frameLimits = { unit: 'ms', atMost: 16.7 } as const;
const actionLimits = { unit: 'ms', atMost: 50 } as const;

/** How quickly the playtest table answers in real Electron. */
export const table: Suite = {
  async run({ seed }) {
    // The project's own tools: not there in an installed program, and never part of its bundle.
    const tool = join(programRoot(), 'tools', 'table-time.ts');
    if (!existsSync(tool)) return notMeasured('measured in the project folder only');
    const { measureTable } = (await import(
      /* @vite-ignore */ pathToFileURL(tool).href
    )) as typeof import('../../../tools/table-time.ts');
    const [board] = battleSpiritsBoards(seed, 1, size);
    const position = games['battle-spirits'].write(board!) as { readonly game: string };
    try {
      const { drag, ways, action } = await measureTable(position);
      const boards = `a board of ${size.permanents} permanents and ${size.cores} cores in real Electron`;
      const worst = Math.max(quantile(drag, 0.95), quantile(ways, 0.95));
      return {
        'table.frame': {
          value: rounded(worst),
          ...frameLimits,
          boards: `${boards}: p95 of a frame while a card is dragged and while the ways to pay are stepped through`,
          dragMs: rounded(quantile(drag, 0.95)),
          waysMs: rounded(quantile(ways, 0.95)),
          dragMedianMs: rounded(quantile(drag, 0.5)),
          waysMedianMs: rounded(quantile(ways, 0.5)),
        },
        'table.action': {
          value: rounded(quantile(action, 0.95)),
          ...actionLimits,
          boards: `${boards}: p95 from a key to the painted new state, over payments, cores, undo and redo`,
          medianMs: rounded(quantile(action, 0.5)),
        },
      };
    } catch (error) {
      // No Electron or no screen: the tool says which.
      return notMeasured(error instanceof Error ? error.message : String(error));
    }
  },
};

function notMeasured(skipped: string): Figures {
  const missing = (limits: typeof frameLimits | typeof actionLimits): Figure => ({ value: null, ...limits, skipped });
  return { 'table.frame': missing(frameLimits), 'table.action': missing(actionLimits) };
}
