import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test as plainTest } from 'vitest';
import { sandboxSwitches } from '../tools/electron.ts';
import { type PackedApp, packForRuntime, packProject } from '../tools/pack.ts';
import { runtimeIsThere } from '../tools/runtime.ts';
import { askFrom, freshDataDir, libraryReady } from './harness.ts';

/** The archive's own reader, of the version that electron-builder packs with. */
const builderRequire = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const { listPackage } = createRequire(builderRequire.resolve('app-builder-lib'))('@electron/asar') as {
  listPackage(path: string, options: { isPack: boolean }): string[];
};

/** Packing needs the closed-network runtime; without it these tests are left out, unless they are required. */
const canPack = runtimeIsThere() || process.env.COSTWISE_E2E === 'required';
const test = plainTest.skipIf(!canPack);

let packed: PackedApp;

beforeAll(() => {
  if (canPack) packed = packForRuntime();
});
afterAll(() => packed?.remove());

/** Fuses keep Node's inspector out of the packed app, so it is driven through Chromium's own protocol. */
async function startPacked(dataDir: string) {
  const app = spawn(packed.executable, [...sandboxSwitches(), '--remote-debugging-port=0', '--data', dataDir], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    app.kill('SIGKILL');
  });
  const endpoint = await new Promise<string>((found, failed) => {
    let text = '';
    app.once('exit', (code) => failed(new Error(`the packed app ended at once (${code}):\n${text}`)));
    app.stderr.on('data', (part: Buffer) => {
      text += part.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (address !== undefined) found(address);
    });
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'));
  if (page === undefined) throw new Error('the packed app opened no window');
  await page.waitForLoadState('load');
  return page;
}

test('A-155: the packed app starts from its app.asar, opens its databases and reads the bundled cards', async () => {
  const page = await startPacked(freshDataDir());
  await libraryReady(page);
  expect(await askFrom(page, 'app.info', {})).toMatchObject({
    host: 'desktop',
    notices: [],
    library: { state: 'ready' },
  });
  expect((await askFrom(page, 'library.search', {})).total).toBeGreaterThan(100);
  await askFrom(page, 'settings.set', { theme: 'dark' });
  expect((await askFrom(page, 'settings.get', {})).theme).toBe('dark');
});

test('the fuses are set: no Node, no inspector, no other code than app.asar', async () => {
  const wire = await getCurrentFuseWire(packed.executable);
  const state = (fuse: FuseV1Options) => FuseState[wire[fuse] ?? FuseState.INHERIT];
  expect({
    runAsNode: state(FuseV1Options.RunAsNode),
    nodeOptions: state(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: state(FuseV1Options.EnableNodeCliInspectArguments),
    onlyAsar: state(FuseV1Options.OnlyLoadAppFromAsar),
    filePrivileges: state(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    runAsNode: 'DISABLE',
    nodeOptions: 'DISABLE',
    inspect: 'DISABLE',
    onlyAsar: 'ENABLE',
    filePrivileges: 'DISABLE',
  });
});

test('A-155: what users get holds the native module with its binding, and no sources, tools or Node of ours', () => {
  const project = packProject();
  onTestFinished(() => project.remove());
  const files = listPackage(join(project.resources, 'app.asar'), { isPack: false }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const binding = '/node_modules/better-sqlite3/prebuilds/linux-x64.node';
  expect(files.filter((file) => file.endsWith('.node'))).toEqual([binding]);
  expect(files).toContain('/node_modules/better-sqlite3/lib/index.js');
  expect(new Set(files.flatMap((file) => /^\/node_modules\/([^/]+)$/.exec(file)?.[1] ?? []))).toEqual(
    new Set(['better-sqlite3']),
  );
  expect(files.filter((file) => /\.(ts|tsx|map|c|cpp|gyp)$/.test(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      '/dist/main/main.js',
      '/dist/main/worker.js',
      '/dist/preload/preload.cjs',
      '/dist/renderer/index.html',
    ]),
  );
});
