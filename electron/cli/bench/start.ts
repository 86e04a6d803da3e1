import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programRoot } from '../program.ts';
import type { Figures, Suite } from './figure.ts';
import { rounded } from './figure.ts';
import { quantile } from './measure.ts';

const runs = 5;

/** How long the desktop app takes to a window that can be used, beside an empty Electron window on the same machine. */
export const start: Suite = {
  async run() {
    const tools = await loadTools();
    const program = tools?.electron.electronOnThisMachine() ?? null;
    if (tools === null || program === null)
      return skipped('there is no Electron here: npm run runtime makes one for tests');
    if (!tools.screen.canHaveScreen()) return skipped('there is no screen and no Xvfb here');
    if (tools.build.buildIsStale()) await tools.build.build();
    const folder = mkdtempSync(join(tmpdir(), 'costwise-bench-'));
    const app = program.kind === 'plain' ? programRoot() : tools.stage.stageApp(`app-bench-${process.pid}`);
    const screen = await tools.screen.openScreen();
    try {
      const launch = (args: readonly string[]) => timeToMain(tools, program.executable, args, screen.display);
      const empty = emptyApp(folder);
      const own = [app, '--data', join(folder, 'data')];
      // The very first start also loads the bundled cards; it is told apart.
      const first = await launch(own);
      await launch([empty]);
      const times = { app: [] as number[], empty: [] as number[] };
      for (let run = 0; run < runs; run++) {
        times.app.push(await launch(own));
        times.empty.push(await launch([empty]));
      }
      const median = { app: quantile(times.app, 0.5), empty: quantile(times.empty, 0.5) };
      return {
        'start.ratio': {
          value: rounded(median.app / median.empty),
          unit: 'times',
          atMost: 1.5,
          boards: `launch to a usable window, the app and an empty window in turn, medians of ${runs} starts`,
          appMs: rounded(median.app),
          emptyMs: rounded(median.empty),
          firstStartMs: rounded(first),
        },
      };
    } finally {
      screen.close();
      rmSync(folder, { recursive: true, force: true });
      if (app !== programRoot()) rmSync(app, { recursive: true, force: true });
    }
  },
};

function skipped(why: string): Figures {
  return { 'start.ratio': { value: null, unit: 'times', atMost: 1.5, skipped: why } };
}

type Tools = NonNullable<Awaited<ReturnType<typeof loadTools>>>;

/** The project's own tools: not there in an installed program, and never part of its bundle. */
async function loadTools() {
  const folder = join(programRoot(), 'tools');
  if (!existsSync(join(folder, 'electron.ts'))) return null;
  const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.ts`)).href);
  const playwright = 'playwright-core';
  return {
    build: (await load('build')) as typeof import('../../../tools/build.ts'),
    electron: (await load('electron')) as typeof import('../../../tools/electron.ts'),
    screen: (await load('screen')) as typeof import('../../../tools/screen.ts'),
    stage: (await load('stage')) as typeof import('../../../tools/stage.ts'),
    playwright: (await import(/* @vite-ignore */ playwright)) as typeof import('playwright-core'),
  };
}

/** Milliseconds from the launch until the page shows its main part. */
async function timeToMain(tools: Tools, executablePath: string, args: readonly string[], display: string | null) {
  const begin = performance.now();
  const app = await tools.playwright._electron.launch({
    executablePath,
    args: [...tools.electron.sandboxSwitches(), ...args],
    env: { ...(process.env as Record<string, string>), ...(display === null ? {} : { DISPLAY: display }) },
  });
  const page = await app.firstWindow();
  await page.locator('main').waitFor();
  const time = performance.now() - begin;
  await app.close();
  return time;
}

/** An Electron app that opens an empty window and nothing else. @returns its folder */
function emptyApp(folder: string): string {
  const app = join(folder, 'empty');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'empty', type: 'module', main: 'main.js' }));
  writeFileSync(
    join(app, 'main.js'),
    `import { app, BrowserWindow } from 'electron';
app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadURL('data:text/html,<main>empty</main>'));
app.on('window-all-closed', () => app.quit());
`,
  );
  return app;
}
