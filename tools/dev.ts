/**
 * `npm run dev`: the page from Vite's development server with hot reload, in the desktop app or, where that cannot be
 * had, on the browser host. A change of the main side (db/, electron/) builds it anew and starts the app again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { build, dist, rendererConfig, root } from './build.ts';
import { electronOnThisMachine, sandboxSwitches } from './electron.ts';
import { hasScreen } from './screen.ts';
import { stageApp } from './stage.ts';

/** Changes that come within this time, in milliseconds, make one new start. */
const settleTime = 300;

const server = await createServer({
  ...rendererConfig(),
  server: { host: '127.0.0.1', hmr: { host: '127.0.0.1', protocol: 'ws' } },
});
await server.listen();
const page = server.resolvedUrls?.local[0];
if (page === undefined) throw new Error('Vite names no address');

const args = process.argv.slice(2).filter((argument) => argument !== '--browser');
const electron = process.argv.includes('--browser') || !hasScreen() ? null : electronOnThisMachine();
let app: ChildProcess | null = null;
let restarting = false;

async function start(): Promise<void> {
  await build(['main', 'preload', 'browser']);
  const [command, words] =
    electron === null
      ? [process.execPath, [join(dist, 'browser', 'main.js')]]
      : [electron.executable, [...sandboxSwitches(), electron.kind === 'plain' ? root : stageApp('app-dev')]];
  app = spawn(command, [...words, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, COSTWISE_DEV_PAGE: page },
  });
  app.on('exit', () => {
    if (!restarting) void end();
  });
}

async function restart(): Promise<void> {
  restarting = true;
  const before = app;
  await new Promise<void>((done) => {
    if (before === null || before.exitCode !== null) return done();
    before.once('exit', () => done());
    before.kill();
  });
  restarting = false;
  await start().catch((fault: unknown) => console.error(fault));
}

async function end(): Promise<void> {
  await server.close();
  process.exit(0);
}

let timer: NodeJS.Timeout | undefined;
for (const folder of ['db', 'electron']) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), settleTime);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    app?.kill();
    void end();
  });
}
await start();
