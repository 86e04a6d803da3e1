/** Which Electron runs the app on this machine, and with which switches. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';
import { runtimeExecutable, runtimeFolder, runtimeIsThere } from './runtime.ts';

/** An Electron program; `plain` ones start the project folder, the closed-network runtime needs a staged copy (stage.ts). */
export interface ElectronProgram {
  readonly executable: string;
  readonly kind: 'plain' | 'closed-network';
}

export const electronPackage = join(root, 'node_modules', 'electron');

/** The Electron that is already on this machine: the one named by ELECTRON_OVERRIDE_DIST_PATH, the package's own, ours. */
export function electronOnThisMachine(): ElectronProgram | null {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override !== undefined && override !== '' && override !== runtimeFolder) {
    const executable = join(override, process.platform === 'win32' ? 'electron.exe' : 'electron');
    return existsSync(executable) ? { executable, kind: 'plain' } : null;
  }
  const own = override === runtimeFolder ? null : packageElectron();
  if (own !== null) return own;
  return runtimeIsThere() ? { executable: runtimeExecutable, kind: 'closed-network' } : null;
}

/** The program that the electron package has fetched for itself. */
export function packageElectron(): ElectronProgram | null {
  const pathFile = join(electronPackage, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const executable = join(electronPackage, 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(executable) ? { executable, kind: 'plain' } : null;
}

/** Chromium's sandbox cannot work for root on Linux; nobody else gives it up. */
export function sandboxSwitches(): readonly string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
