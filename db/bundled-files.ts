import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that ships with the app: `cards/bs01.json`, its text, and the hash that tells whether it has changed. */
export interface BundledFile {
  readonly path: string;
  readonly kind: 'cards' | 'decks';
  readonly text: string;
  readonly hash: string;
}

/** Reads the bundled card sets and starter decks under `assetsDir`, in the order of their names; also inside app.asar. */
export function readBundledFiles(assetsDir: string): readonly BundledFile[] {
  const files: BundledFile[] = [];
  for (const kind of ['cards', 'decks'] as const) {
    const folder = join(assetsDir, kind);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.json')) continue;
      const text = readFileSync(join(folder, name), 'utf8');
      files.push({ path: `${kind}/${name}`, kind, text, hash: createHash('sha256').update(text).digest('hex') });
    }
  }
  return files;
}
