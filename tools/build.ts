/** Builds what runs: dist/main (desktop host, worker), dist/preload, dist/browser (loopback host), dist/cli, dist/renderer. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { firstScreen, firstScreenFile } from './first-screen.ts';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, 'dist');

/** Everything but the native module and Electron itself is bundled, so the packed app needs one package only. */
const provided = [/^node:/, 'electron', 'better-sqlite3'];

function nodeBundle(entries: Readonly<Record<string, string>>, outDir: string, format: 'es' | 'cjs'): InlineConfig {
  const ending = format === 'cjs' ? 'cjs' : 'js';
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(dist, outDir),
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
        external: provided,
        output: { format, entryFileNames: `[name].${ending}`, chunkFileNames: `[name]-[hash].${ending}` },
      },
    },
  };
}

/** The renderer's configuration, shared by the build and the development server. */
export function rendererConfig(): InlineConfig {
  return {
    root: join(root, 'renderer'),
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: [react(), firstScreen('/renderer/app/start.tsx')],
    build: {
      target: 'chrome130',
      outDir: join(dist, 'renderer'),
      emptyOutDir: true,
      sourcemap: true,
      // The page shows what the main side has checked: schemas that nothing in it calls are left out.
      rolldownOptions: {
        treeshake: { moduleSideEffects: (id) => !id.startsWith(join(root, 'db', 'model')) },
        output: { codeSplitting: firstScreenFile('renderer/app/main.ts', 'renderer/app/start.tsx') },
      },
      // data: addresses are not allowed by the content security policy
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
    },
  };
}

/** The threads beside the main process of both hosts. */
const threads = { worker: 'db/worker.ts', 'import-worker': 'db/import-worker.ts' } as const;

/** The parts of dist/ by name. The renderer comes last: the age of its page stands for the age of the build. */
const parts = {
  main: () => nodeBundle({ main: 'electron/desktop/main.ts', ...threads }, 'main', 'es'),
  preload: () => nodeBundle({ preload: 'electron/desktop/preload.ts' }, 'preload', 'cjs'),
  browser: () => nodeBundle({ main: 'electron/browser/main.ts', ...threads }, 'browser', 'es'),
  cli: () => nodeBundle({ costwise: 'electron/cli/costwise.ts' }, 'cli', 'es'),
  renderer: rendererConfig,
} as const;
type Part = keyof typeof parts;

/**
 * Builds all parts, or those named; throws with Vite's message where one fails. What is built is always what users get,
 * also under a test runner, whose own NODE_ENV would put the development form of React into the page.
 */
export async function build(names: readonly Part[] = Object.keys(parts) as Part[]): Promise<void> {
  const vite = await import('vite');
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    for (const name of names) await vite.build(parts[name]());
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function newestIn(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  }
  return newest;
}

/** True when dist is missing or older than a source. */
export function buildIsStale(): boolean {
  const built = join(dist, 'renderer', 'index.html');
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  const sources = ['db', 'electron', 'renderer', 'tools'].map((folder) => newestIn(join(root, folder)));
  return Math.max(...sources, statSync(join(root, 'package.json')).mtimeMs) > since;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}" to build: expected ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  await build(named.length === 0 ? undefined : (named as Part[]));
}
