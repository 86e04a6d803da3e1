import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LibraryCard } from '../../../db/model/card.ts';
import { createSyntheticCards } from '../../../db/search/synthetic.ts';
import type { CallName, CallOutput } from '../../ipc/contract.ts';
import { type Backend, startBackend } from '../../services/backend.ts';
import { programRoot } from '../program.ts';
import { assetsFolder } from '../store.ts';
import { type Figures, rounded, type Suite } from './figure.ts';

const cardCount = 100_000;
/** As the page sends a file. */
const pieceSize = 450_000;
const boards = `${cardCount.toLocaleString('en')} made-up Battle Spirits cards in both languages, one file of costwise.cards/1, from its first byte to the commit`;

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
  const file = cardFile(seed);
  // The start, the bundled cards and the loading of the router are no part of an import.
  await ask(backend, 'library.search', { text: 'set:SYN' });
  const delay = monitorEventLoopDelay({ resolution: 2 });
  const parts = { sending: 0, detecting: 0, checking: 0, committing: 0 };
  const cpu = process.cpuUsage();
  delay.enable();
  let from = performance.now();
  const lap = (part: keyof typeof parts) => {
    parts[part] = performance.now() - from;
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
  delay.disable();
  const { user, system } = process.cpuUsage(cpu);
  await ask(backend, 'import.close', { id });
  const { total } = await ask(backend, 'library.search', { text: 'set:SYN', limit: 1 });
  if (total !== cardCount) throw new Error(`${total} of ${cardCount} cards were imported`);
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const inParts = Object.fromEntries(Object.entries(parts).map(([part, ms]) => [`${part}Ms`, Math.round(ms)]));
  return {
    'import.cards': {
      value: rounded(all),
      unit: 'ms',
      atMost: 9000,
      boards,
      ...inParts,
      // Of all threads: on a machine that does other work beside, this says more than the time on the clock.
      cpuMs: Math.round((user + system) / 1000),
    },
    'import.blocked': {
      value: rounded(delay.max / 1e6),
      unit: 'ms',
      atMost: 50,
      boards: 'the longest time in which the main process did nothing else during that import',
    },
    'library.disk': {
      value: rounded(statSync(join(dataDir, 'library.db')).size / 1e6),
      unit: 'MB',
      boards: 'library.db with those cards and their search index',
    },
  };
}

function cardFile(seed: string): Buffer {
  const made = createSyntheticCards(Number.parseInt(seed, 16) | 0);
  const cards: { readonly id: string; readonly card: LibraryCard['card'] }[] = [];
  while (cards.length < cardCount) {
    const { game, id, card } = made.next().entry;
    if (game === 'battle-spirits') cards.push({ id, card });
  }
  const set = { code: 'SYN', name: { en: 'Made-up cards' } };
  return Buffer.from(JSON.stringify({ format: 'costwise.cards/1', game: 'battle-spirits', set, cards }));
}

async function ask<N extends CallName>(backend: Backend, name: N, input: unknown): Promise<CallOutput<N>> {
  const result = await backend.router(name, input);
  if (!result.ok) throw new Error(`${name}: ${result.error.message.en}`);
  return result.value as CallOutput<N>;
}
