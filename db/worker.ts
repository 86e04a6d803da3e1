import { parentPort, workerData } from 'node:worker_threads';
import { errorFromThrown, type Result } from './errors.ts';
import { type OperationName, operations } from './operations.ts';
import { openStore, type Store } from './store.ts';
import type { WorkerReply, WorkerRequest, WorkerStart } from './worker-messages.ts';

// The one thread that owns both databases: it answers in the order of the requests, one at a time; those that come during
// the opening and the loading of cards wait for it.
if (parentPort === null) throw new Error('db/worker.ts runs as a worker thread only');
const port = parentPort;
const start = workerData as WorkerStart;

const reply = (message: WorkerReply) => port.postMessage(message);
const opening = openStore({ ...start, backup: true, onLibrary: (state) => reply({ type: 'library', state }) });

async function answer(store: Store, name: OperationName, input: unknown): Promise<Result<unknown>> {
  try {
    const operation = operations[name] as (store: Store, input: unknown) => Result<unknown> | Promise<Result<unknown>>;
    return await operation(store, input);
  } catch (thrown) {
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

// The grammar of searches is there before the first one is typed, and after the first screen has its cards.
setTimeout(() => void import('./search/search.ts'), 1500).unref();

let before: Promise<unknown> = opening;

async function serve(request: WorkerRequest): Promise<void> {
  const store = await opening;
  const began = performance.now();
  if (request.name === 'close') {
    store.close();
    reply({ type: 'answer', seq: request.seq, result: { ok: true, value: null }, tookMs: performance.now() - began });
    port.close();
    return;
  }
  const result = await answer(store, request.name, request.input);
  reply({ type: 'answer', seq: request.seq, result, tookMs: performance.now() - began });
}

port.on('message', (request: WorkerRequest) => {
  before = before.then(() => serve(request));
});
