/** Lays the built app out beside the closed-network runtime, so that it finds the SQLite binding made for that runtime. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dist, root } from './build.ts';
import { runtimeFolder } from './runtime.ts';

/**
 * Copies dist/ and assets/ to .runtime/NAME; `better-sqlite3` then resolves to .runtime/node_modules.
 * @returns the app folder, to be given to the runtime's `electron` as its argument
 */
export function stageApp(name = 'app'): string {
  const folder = join(dirname(runtimeFolder), name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name: packageName, productName, version, type, main } = about;
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: packageName, productName, version, type, main })}\n`,
  );
  cpSync(dist, join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'assets'), join(folder, 'assets'), { recursive: true });
  return folder;
}
