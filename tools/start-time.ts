/**
 * How long the desktop app takes to a usable window, against an empty Electron window in the same run:
 * `node tools/start-time.ts [--runs 7]`. Both are started in turn with a data folder that has been used before; the
 * first start of all, which loads the bundled cards, is told apart.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, buildIsStale, root } from './build.ts';
import { type Driven, startDriven } from './devtools.ts';
import { electronOnThisMachine } from './electron.ts';
import { openScreen } from './screen.ts';
import { stageApp } from './stage.ts';

export interface StartTimes {
  /** Median of ours divided by median of the empty window. */
  readonly ratio: number;
  /** Milliseconds from the launch of the program: all runs, in order. */
  readonly ours: readonly number[];
  readonly empty: readonly number[];
  /** The very first start, with the loading of the bundled cards. */
  readonly first: number;
}

/** A card of the library is on the screen and can be chosen. */
const usable = '[role="option"]';

const emptyMain = `import { app, BrowserWindow } from 'electron';
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, show: false });
  window.once('ready-to-show', () => window.show());
  window.loadFile('index.html');
});
`;

function writeEmptyApp(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', type: 'module', main: 'main.js' }));
  writeFileSync(join(folder, 'main.js'), emptyMain);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><p>Empty</p>');
  return folder;
}

/** Milliseconds from the launch until the first frame in which `selector` stands on the page. */
async function timeOf(executable: string, args: readonly string[], display: string | null, selector: string) {
  const launched = Date.now();
  const app = await startDriven(executable, args, display);
  try {
    const shown = await evaluateOnNewPages(
      app,
      `new Promise((done) => {
        const look = () => {
          if (document.querySelector(${JSON.stringify(selector)}) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => done(Date.now()));
        };
        look();
      })`,
    );
    return Number(shown) - launched;
  } finally {
    await app.close();
  }
}

/** A page that is still being loaded throws its first, empty document away together with what runs in it. */
async function evaluateOnNewPages(app: Driven, expression: string): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await app.evaluate(expression);
    } catch (fault) {
      if (attempt === 20) throw fault;
    }
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Starts both programs `runs` times in turn. Throws where there is no Electron or no screen. */
export async function measureStart(runs: number): Promise<StartTimes> {
  const program = electronOnThisMachine();
  if (program === null)
    throw new Error('There is no Electron here: npm run runtime makes one for tests (Linux on x64).');
  if (buildIsStale()) await build();
  const work = mkdtempSync(join(tmpdir(), 'costwise-start-'));
  const staged = program.kind === 'plain' ? null : stageApp(`app-start-${process.pid}`);
  const emptyApp = writeEmptyApp(join(work, 'empty'));
  const screen = await openScreen();
  try {
    const startOurs = () =>
      timeOf(program.executable, [staged ?? root, '--data', join(work, 'data')], screen.display, usable);
    const startEmpty = () =>
      timeOf(program.executable, [emptyApp, `--user-data-dir=${join(work, 'profile')}`], screen.display, 'p');
    await startEmpty();
    const first = await startOurs();
    const ours: number[] = [];
    const empty: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      empty.push(await startEmpty());
      ours.push(await startOurs());
    }
    return { ratio: median(ours) / median(empty), ours, empty, first };
  } finally {
    screen.close();
    rmSync(work, { recursive: true, force: true });
    if (staged !== null) rmSync(staged, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
  console.log(JSON.stringify(await measureStart(Number(values.runs))));
}
