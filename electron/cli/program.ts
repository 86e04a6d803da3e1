import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json and assets/, both for the source and for the built program in dist/cli. */
export function programRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    folder = dirname(folder);
  }
  return folder;
}

export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(programRoot(), 'package.json'), 'utf8')) as { version: string };
  return version;
}
