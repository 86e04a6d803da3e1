import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programRoot } from '../program.ts';
import { type Figure, rounded, type Suite } from './figure.ts';
import { quantile } from './measure.ts';

const runs = 7;

/** How long the desktop app takes to a usable window, beside an empty Electron window in the same run. */
export const start: Suite = {
  async run() {
    return { 'start.ratio': await startFigure() };
  },
};

async function startFigure(): Promise<Figure> {
  const limits = { unit: 'times', atMost: 1.5 } as const;
  // The project's own tools: not there in an installed program, and never part of its bundle.
  const tool = join(programRoot(), 'tools', 'start-time.ts');
  if (!existsSync(tool)) return { value: null, ...limits, skipped: 'measured in the project folder only' };
  const { measureStart } = (await import(
    /* @vite-ignore */ pathToFileURL(tool).href
  )) as typeof import('../../../tools/start-time.ts');
  try {
    const { ratio, ours, empty, first } = await measureStart(runs);
    return {
      value: rounded(ratio),
      ...limits,
      boards: `launch to a usable window, the app and an empty window in turn, medians of ${runs} starts`,
      appMs: quantile(ours, 0.5),
      emptyMs: quantile(empty, 0.5),
      firstStartMs: first,
    };
  } catch (error) {
    // No Electron or no screen: the tool says which.
    return { value: null, ...limits, skipped: error instanceof Error ? error.message : String(error) };
  }
}
