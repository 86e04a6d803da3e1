/**
 * `npm start`: opens the desktop app; where Electron cannot be had or there is no screen, serves the same app in the
 * browser on loopback and says why. Arguments go to the app (`npm start -- --data DIR`).
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildIsStale, dist, root } from './build.ts';
import { runtimeExecutable, runtimeFolder, runtimeIsThere } from './runtime.ts';
import { stageApp } from './stage.ts';

/** Why the browser host serves instead of the desktop. */
type Reason = 'asked' | 'no-screen' | 'no-electron';

type Desktop = { readonly executable: string; readonly app: string };

const electronPackage = join(root, 'node_modules', 'electron');
const downloadLimitMs = 180_000;

function installedElectron(): string | null {
  const pathFile = join(electronPackage, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const executable = join(electronPackage, 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(executable) ? executable : null;
}

/** Electron's package fetches its program at first use; on a closed network that fails at once. */
function downloadedElectron(): string | null {
  if (!existsSync(join(electronPackage, 'install.js'))) return null;
  console.log('First start: fetching Electron …');
  const fetched = spawnSync(process.execPath, [join(electronPackage, 'install.js')], {
    stdio: 'ignore',
    timeout: downloadLimitMs,
  });
  return fetched.status === 0 ? installedElectron() : null;
}

function desktop(): Desktop | null {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override !== undefined && override !== runtimeFolder) {
    return { executable: join(override, process.platform === 'win32' ? 'electron.exe' : 'electron'), app: root };
  }
  const installed = override === undefined ? installedElectron() : null;
  if (installed !== null) return { executable: installed, app: root };
  if (runtimeIsThere()) return { executable: runtimeExecutable, app: stageApp() };
  const downloaded = downloadedElectron();
  return downloaded === null ? null : { executable: downloaded, app: root };
}

function hasScreen(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

function run(command: string, args: readonly string[]): void {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}

function openBrowserHost(reason: Reason, args: readonly string[]): void {
  run(process.execPath, [join(dist, 'browser', 'main.js'), `--reason=${reason}`, ...args]);
}

const args = process.argv.slice(2).filter((argument) => argument !== '--browser');
if (buildIsStale()) {
  console.log('Building Costwise …');
  await build();
}
if (process.argv.includes('--browser')) {
  openBrowserHost('asked', args);
} else if (!hasScreen()) {
  openBrowserHost('no-screen', args);
} else {
  const found = desktop();
  if (found === null) {
    openBrowserHost('no-electron', args);
  } else {
    const switches: string[] = [];
    if (process.platform === 'linux' && process.getuid?.() === 0) {
      console.log('Started as root: Chromium’s sandbox cannot work and is switched off (--no-sandbox).');
      switches.push('--no-sandbox');
    }
    run(found.executable, [...switches, found.app, ...args]);
  }
}
