import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, expect, onTestFinished, test as plainTest } from 'vitest';
import type { CallInput, CallName, CallOutput, CallResult } from '../electron/ipc/contract.ts';
import { startDriven } from '../tools/devtools.ts';
import { type PackedApp, packForRuntime, packProject } from '../tools/pack.ts';
import { runtimeIsThere } from '../tools/runtime.ts';
import { freshDataDir } from './harness.ts';

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
  const app = await startDriven(packed.executable, ['--data', dataDir], null);
  onTestFinished(() => app.close('SIGKILL'));
  await app.waitFor(`location.protocol === 'app:' && document.readyState === 'complete' && 'costwise' in window`);
  return async <N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
    const result = (await app.evaluate(
      `window.costwise.call(${JSON.stringify(name)}, ${JSON.stringify(input)})`,
    )) as CallResult<N>;
    if (!result.ok) throw new Error(`${name}: ${result.error.message.en}`);
    return result.value;
  };
}

test('A-155: the packed app starts from its app.asar, opens its databases and reads the bundled cards', async () => {
  const ask = await startPacked(freshDataDir());
  expect(await ask('app.info', {})).toMatchObject({
    host: 'desktop',
    notices: [],
    library: { state: 'ready' },
  });
  expect((await ask('library.search', {})).total).toBeGreaterThan(100);
  await ask('settings.set', { theme: 'dark' });
  expect((await ask('settings.get', {})).theme).toBe('dark');
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
