/**
 * `npm start`: opens the desktop app; where Electron cannot be had or there is no screen, serves the same app in the
 * browser on loopback and says why. Arguments go to the app (`npm start -- --data DIR`); `--browser` asks for the browser.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, buildIsStale, dist, root } from './build.ts';
import {
  type ElectronProgram,
  electronOnThisMachine,
  electronPackage,
  packageElectron,
  sandboxSwitches,
} from './electron.ts';
import { hasScreen } from './screen.ts';
import { stageApp } from './stage.ts';

/** Why the browser host serves instead of the desktop; electron/browser/reasons.ts has the sentences. */
type Reason = 'asked' | 'no-screen' | 'no-electron' | 'no-sandbox';

/** How long the place that Electron comes from may take to answer at all, in milliseconds. */
const answerLimit = 5_000;
/** How long Electron may take from its cache when that place does not answer, and from there when it does. */
const cacheLimit = 15_000;
const downloadLimit = 10 * 60_000;

async function canBeReached(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(answerLimit) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Electron's package fetches its program (about 110 MB) at the first start. A network that does not answer is noticed
 * within seconds, so that an offline start never hangs.
 */
async function downloadedElectron(): Promise<ElectronProgram | null> {
  const installer = join(electronPackage, 'install.js');
  if (!existsSync(installer)) return null;
  const reachable = await canBeReached(process.env.ELECTRON_MIRROR ?? 'https://github.com/electron/electron/releases');
  if (reachable) console.log('First start: fetching Electron (about 110 MB, once) …');
  const fetched = spawnSync(process.execPath, [installer], {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: reachable ? downloadLimit : cacheLimit,
  });
  return fetched.status === 0 ? packageElectron() : null;
}

/**
 * Whether Chromium's sandbox can work for this user: where the system keeps user namespaces from programs, Electron
 * would end at once. Its helper with the set-uid bit does without them.
 */
function sandboxWorks(executable: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() === 0) return true;
  const helper = join(dirname(executable), 'chrome-sandbox');
  if (existsSync(helper) && (statSync(helper).mode & 0o4000) !== 0 && statSync(helper).uid === 0) return true;
  return setting('kernel/apparmor_restrict_unprivileged_userns') !== '1' && setting('user/max_user_namespaces') !== '0';
}

function setting(name: string): string | null {
  try {
    return readFileSync(join('/proc/sys', name), 'utf8').trim();
  } catch {
    return null;
  }
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

function openDesktop({ executable, kind }: ElectronProgram, args: readonly string[]): void {
  const switches = sandboxSwitches();
  if (switches.length > 0) {
    console.log('Started as root: Chromium’s sandbox cannot work and is switched off (--no-sandbox).');
  }
  run(executable, [...switches, kind === 'plain' ? root : stageApp(), ...args]);
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
  const program = electronOnThisMachine() ?? (await downloadedElectron());
  if (program === null) openBrowserHost('no-electron', args);
  else if (!sandboxWorks(program.executable)) openBrowserHost('no-sandbox', args);
  else openDesktop(program, args);
}
