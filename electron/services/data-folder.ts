import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Surroundings {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
}

/**
 * The folder that holds library.db and user.db, the same for every host: `--data DIR` (or `--data=DIR`), else
 * COSTWISE_DATA, else the place where the system keeps a program's data (Electron's userData). Never the program's own
 * folder: an installer may empty that one.
 */
export function dataFolder(around: Surroundings = thisProcess()): string {
  const asked = optionValue(around.argv, '--data') ?? around.env.COSTWISE_DATA;
  return asked !== undefined && asked !== '' ? resolve(asked) : join(systemDataFolder(around), 'Costwise');
}

function thisProcess(): Surroundings {
  return { argv: process.argv, env: process.env, platform: process.platform, home: homedir() };
}

function systemDataFolder({ env, platform, home }: Surroundings): string {
  if (platform === 'win32') return env.APPDATA ?? join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env.XDG_CONFIG_HOME || join(home, '.config');
}

/** The value of `--name value` or `--name=value` on a command line. */
export function optionValue(argv: readonly string[], name: string): string | undefined {
  for (const [i, word] of argv.entries()) {
    if (word === name) return argv[i + 1];
    if (word.startsWith(`${name}=`)) return word.slice(name.length + 1);
  }
  return undefined;
}
