import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gameIds } from '../../../db/model/game-ids.ts';
import { createSyntheticCards } from '../../../db/search/synthetic.ts';
import type { CallName, CallOutput } from '../../ipc/contract.ts';
import { type Backend, startBackend } from '../../services/backend.ts';
import { programRoot } from '../program.ts';
import { assetsFolder } from '../store.ts';
import { type Figures, rounded, type Suite } from './figure.ts';

const cardCount = 100_000;
/** As the page sends a file. */
const pieceSize = 450_000;
const boards = `${cardCount.toLocaleString('en')} made-up cards of both games in both languages, as costwise.cards/1, one file a game`;

/** How long many cards take from the first byte of their files to the commit, as the app imports them. */
export const importCards: Suite = {
  async run({ seed }) {
    const worker = join(programRoot(), 'db', 'worker.ts');
    if (!existsSync(worker)) {
      return {
        'import.cards': { value: null, unit: 'ms', atMost: 9000, skipped: 'measured in the project folder only' },
      };
    }
    const dataDir = mkdtempSync(join(tmpdir(), 'costwise-bench-'));
    const backend = startBackend({
      dataDir,
      assetsDir: assetsFolder(),
      worker,
      importWorker: join(programRoot(), 'db', 'import-worker.ts'),
      version: 'bench',
      host: 'browser',
      hostReason: null,
      languages: () => ['en'],
      log: () => {},
    });
    try {
      return await measure(backend, seed, dataDir);
    } finally {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function measure(backend: Backend, seed: string, dataDir: string): Promise<Figures> {
  const files = cardFiles(seed);
  const size = () => statSync(join(dataDir, 'library.db')).size / 1e6;
  // The start, the bundled cards and the loading of the router are no part of an import.
  await ask(backend, 'library.search', { text: 'set:SYN' });
  const before = size();
  const delay = monitorEventLoopDelay({ resolution: 2 });
  const parts = { sending: 0, detecting: 0, checking: 0, committing: 0 };
  delay.enable();
  for (const file of files) {
    let from = performance.now();
    const lap = (part: keyof typeof parts) => {
      parts[part] += performance.now() - from;
      from = performance.now();
    };
    const { id } = await ask(backend, 'import.open', { bytes: file.length });
    for (let at = 0; at < file.length; at += pieceSize) {
      await ask(backend, 'import.send', { id, base64: file.toString('base64', at, at + pieceSize) });
    }
    lap('sending');
    await ask(backend, 'import.detect', { id });
    lap('detecting');
    await ask(backend, 'import.check', { id, mapping: null, game: null });
    lap('checking');
    await ask(backend, 'import.commit', { id, whenRefused: 'nothing' });
    lap('committing');
    await ask(backend, 'import.close', { id });
  }
  delay.disable();
  const { total } = await ask(backend, 'library.search', { text: 'set:SYN', limit: 1 });
  if (total !== cardCount) throw new Error(`${total} of ${cardCount} cards were imported`);
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const inParts = Object.fromEntries(Object.entries(parts).map(([part, ms]) => [`${part}Ms`, Math.round(ms)]));
  return {
    'import.cards': { value: rounded(all), unit: 'ms', atMost: 9000, boards, ...inParts },
    'import.blocked': {
      value: rounded(delay.max / 1e6),
      unit: 'ms',
      atMost: 50,
      boards: 'the longest time in which the main process did nothing else during that import',
    },
    'library.disk': {
      value: rounded(size()),
      unit: 'MB',
      boards: `library.db with those cards and their search index; ${rounded(before)} MB without them`,
    },
  };
}

function cardFiles(seed: string): Buffer[] {
  const made = createSyntheticCards(Number.parseInt(seed, 16) | 0);
  const entries = Array.from({ length: cardCount }, () => made.next().entry);
  return gameIds.map((game) => {
    const cards = entries.filter((entry) => entry.game === game).map(({ id, card }) => ({ id, card }));
    const set = { code: 'SYN', name: { en: 'Made-up cards' } };
    return Buffer.from(JSON.stringify({ format: 'costwise.cards/1', game, set, cards }));
  });
}

async function ask<N extends CallName>(backend: Backend, name: N, input: unknown): Promise<CallOutput<N>> {
  const result = await backend.router(name, input);
  if (!result.ok) throw new Error(`${name}: ${result.error.message.en}`);
  return result.value as CallOutput<N>;
}
