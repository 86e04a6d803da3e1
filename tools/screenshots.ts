/**
 * Pictures of the built app in real Electron:
 * `node tools/screenshots.ts --out DIR [--size 1280x800] [--lang en|ja] [--theme light|dark] [--route /library] [--data DIR] [--name FILE] [--wait MS]`
 * `--route` may stand several times; `--lang` and `--theme` take `both`. Without `--data` a fresh data folder is used.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import type { Bridge } from '../electron/ipc/contract.ts';
import { build, buildIsStale } from './build.ts';
import { electronOnThisMachine } from './electron.ts';
import { startDesktop } from './launch.ts';
import { openScreen } from './screen.ts';
import { stageApp } from './stage.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    size: { type: 'string', default: '1280x800' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'light' },
    route: { type: 'string', multiple: true, default: ['/library'] },
    data: { type: 'string' },
    name: { type: 'string' },
    wait: { type: 'string', default: '600' },
  },
});

type Choice<T extends string> = readonly T[];

function choice<T extends string>(given: string, all: Choice<T>, option: string): Choice<T> {
  if (given === 'both') return all;
  const found = all.find((one) => one === given);
  if (found === undefined) throw new Error(`--${option}: expected ${all.join(', ')} or both`);
  return [found];
}

async function show(page: Page, language: 'en' | 'ja', theme: 'light' | 'dark', route: string): Promise<void> {
  await page.evaluate(
    async ({ language, theme, route }) => {
      const { costwise } = window as unknown as { costwise: Bridge };
      await costwise.call('settings.set', { language, theme, reducedMotion: 'on' });
      location.hash = `#${route}`;
    },
    { language, theme, route },
  );
  await page.reload();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(Number(values.wait));
}

function fileName(parts: readonly string[]): string {
  return `${parts
    .join('-')
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/^-|-$/g, '')}.png`;
}

if (values.out === undefined) throw new Error('--out DIR is missing');
const [width, height] = values.size.split('x').map(Number);
if (!width || !height) throw new Error('--size: expected WIDTHxHEIGHT, as 1280x800');
mkdirSync(values.out, { recursive: true });
if (buildIsStale()) await build();
const staged = electronOnThisMachine()?.kind === 'closed-network' ? stageApp(`app-pictures-${process.pid}`) : undefined;
const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'costwise-pictures-'));
const screen = await openScreen();
try {
  const running = await startDesktop({ dataDir, stagedApp: staged, display: screen.display, size: { width, height } });
  for (const language of choice(values.lang, ['en', 'ja'], 'lang')) {
    for (const theme of choice(values.theme, ['light', 'dark'], 'theme')) {
      for (const route of values.route) {
        await show(running.page, language, theme, route);
        const file = join(values.out, fileName([values.name ?? route.slice(1), language, theme]));
        await running.page.screenshot({ path: file });
        console.log(file);
      }
    }
  }
  for (const problem of running.problems) console.error(problem);
  await running.close();
} finally {
  screen.close();
  if (staged !== undefined) rmSync(staged, { recursive: true, force: true });
  if (values.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
