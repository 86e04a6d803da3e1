import { parentPort, workerData } from 'node:worker_threads';
import { errorFromThrown, type Result } from './errors.ts';
import { type OperationName, operations } from './operations.ts';
import { openStore, type Store } from './store.ts';
import type { WorkerReply, WorkerRequest, WorkerStart } from './worker-messages.ts';

// The one thread that owns both databases: it answers in the order of the requests, those that come during the opening
// and the loading of cards wait for it.
if (parentPort === null) throw new Error('db/worker.ts runs as a worker thread only');
const port = parentPort;
const start = workerData as WorkerStart;

const reply = (message: WorkerReply) => port.postMessage(message);
const opening = openStore({ ...start, backup: true, onLibrary: (state) => reply({ type: 'library', state }) });

function answer(store: Store, name: OperationName, input: unknown): Result<unknown> {
  try {
    const operation = operations[name] as (store: Store, input: unknown) => Result<unknown>;
    return operation(store, input);
  } catch (thrown) {
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

port.on('message', async (request: WorkerRequest) => {
  const store = await opening;
  const began = performance.now();
  if (request.name === 'close') {
    store.close();
    reply({ type: 'answer', seq: request.seq, result: { ok: true, value: null }, tookMs: performance.now() - began });
    port.close();
    return;
  }
  const result = answer(store, request.name, request.input);
  reply({ type: 'answer', seq: request.seq, result, tookMs: performance.now() - began });
});
