import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startClient } from './client.ts';
import type { LibraryState } from './store.ts';
import { freshFolder, good, writeBundle } from './testing/data-folder.ts';

const worker = new URL('./worker.ts', import.meta.url);

function start(dataDir = freshFolder(), script: URL | string = worker) {
  const states: LibraryState[] = [];
  const log: string[] = [];
  const client = startClient({
    dataDir,
    assetsDir: writeBundle(),
    worker: script,
    onLibrary: (state) => states.push(state),
    log: (line) => log.push(line),
  });
  onTestFinished(() => client.close());
  return { client, states, log, dataDir };
}

test('the data thread answers in order, errors as values, and tells how far the library is', async () => {
  const { client, states } = start();
  const deck = await client.call('decks.save', { id: null, game: 'battle-spirits', name: { en: 'A' }, lines: [] });
  const [read, gone] = await Promise.all([
    client.call('decks.get', { id: good(deck).id }),
    client.call('decks.get', { id: 'nobody' }),
  ]);
  expect(good(read).name).toEqual({ en: 'A' });
  expect(gone).toMatchObject({ ok: false, error: { code: 'not-found' } });
  expect(states.at(-1)).toMatchObject({ state: 'ready', done: 5, total: 5 });
});

test('what was asked before the end is done; what is asked after it is refused with a sentence', async () => {
  const { client, dataDir } = start();
  const saving = client.call('settings.set', { theme: 'dark' });
  await client.close();
  expect(good(await saving).theme).toBe('dark');
  expect(await client.call('settings.get', null)).toMatchObject({ ok: false, error: { code: 'internal' } });
  const again = start(dataDir);
  expect(good(await again.client.call('settings.get', null)).theme).toBe('dark');
});

test('a data thread that dies fails its calls, tells the window and the log', async () => {
  const script = join(freshFolder(), 'dies.mjs');
  writeFileSync(
    script,
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('gone'); });",
  );
  const { client, states, log } = start(freshFolder(), script);
  expect(await client.call('settings.get', null)).toMatchObject({ ok: false, error: { code: 'internal' } });
  expect(states).toMatchObject([{ state: 'failed' }]);
  expect(log.join('\n')).toMatch(/gone[\s\S]*ended before its time/);
});
