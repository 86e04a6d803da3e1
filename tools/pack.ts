/** Packs the app, unpacked, for the closed-network runtime: what the end-to-end tests start as a user's app would be. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build.ts';
import { runtimeBareFolder, runtimeElectronVersion, runtimeModules } from './runtime.ts';
import { stageApp } from './stage.ts';

export interface PackedApp {
  /** The program, as it stands in the folder that a user would get. */
  readonly executable: string;
  readonly resources: string;
  remove(): void;
}

interface Package {
  readonly version: string;
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join(runtimeModules, name, 'package.json'), 'utf8')) as Package).version;
}

/**
 * Runs electron-builder on a staged project with the project's own configuration. The SQLite package in it is the one
 * that loads in this runtime; everything else is what users get.
 */
export function packForRuntime(): PackedApp {
  const project = stageApp(`pack-${process.pid}`);
  const output = join(dirname(runtimeModules), `packed-${process.pid}`);
  cpSync(runtimeModules, join(project, 'node_modules'), { recursive: true });
  cpSync(join(root, 'electron-builder.yml'), join(project, 'electron-builder.yml'));
  const about = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as object;
  const { description, author, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly description: string;
    readonly author: string;
    readonly license: string;
  };
  const dependencies = Object.fromEntries(
    ['better-sqlite3', 'bindings', 'file-uri-to-path'].map((name) => [name, versionOf(name)]),
  );
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ ...about, description, author, license, dependencies }),
  );
  runBuilder(project, output);
  rmSync(project, { recursive: true, force: true });
  return packedIn(output);
}

/** Packs the project itself, as `npm run dist` does, around the same runtime: for what is in it, not for starting it. */
export function packProject(): PackedApp {
  const output = join(dirname(runtimeModules), `packed-project-${process.pid}`);
  runBuilder(root, output);
  return packedIn(output);
}

function runBuilder(project: string, output: string): void {
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules', 'electron-builder', 'cli.js'),
      '--projectDir',
      project,
      '--linux',
      'dir',
      `-c.electronDist=${runtimeBareFolder}`,
      `-c.electronVersion=${runtimeElectronVersion}`,
      `-c.directories.output=${output}`,
    ],
    { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

function packedIn(output: string): PackedApp {
  const folder = join(output, 'linux-unpacked');
  return {
    executable: join(folder, 'costwise'),
    resources: join(folder, 'resources'),
    remove: () => rmSync(output, { recursive: true, force: true }),
  };
}
