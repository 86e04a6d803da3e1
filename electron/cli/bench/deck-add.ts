import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programRoot } from '../program.ts';
import { type Figure, rounded, type Suite } from './figure.ts';
import { quantile } from './measure.ts';

const presses = 90;

/** How long the deck editor takes from a key to the changed deck on the screen, in real Electron. */
export const deckAdd: Suite = {
  async run() {
    return { 'deck.add': await deckAddFigure() };
  },
};

async function deckAddFigure(): Promise<Figure> {
  const limits = { unit: 'ms', atMost: 16 } as const;
  // The project's own tools: not there in an installed program, and never part of its bundle.
  const tool = join(programRoot(), 'tools', 'deck-add-time.ts');
  if (!existsSync(tool)) return { value: null, ...limits, skipped: 'measured in the project folder only' };
  const { measureDeckAdd } = (await import(
    /* @vite-ignore */ pathToFileURL(tool).href
  )) as typeof import('../../../tools/deck-add-time.ts');
  try {
    const { painted, work, cards } = await measureDeckAdd(presses);
    return {
      value: rounded(quantile(painted, 0.5)),
      ...limits,
      boards: `Enter in the search field until the frame is painted, median of ${presses} presses, a deck of ${cards} cards`,
      p95Ms: rounded(quantile(painted, 0.95)),
      workMs: rounded(quantile(work, 0.5)),
      workP95Ms: rounded(quantile(work, 0.95)),
    };
  } catch (error) {
    // No Electron or no screen: the tool says which.
    return { value: null, ...limits, skipped: error instanceof Error ? error.message : String(error) };
  }
}
