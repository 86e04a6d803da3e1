import { parentPort, workerData } from 'node:worker_threads';
import { errorFromThrown, type Result } from './errors.ts';
import { createImportJob } from './import-job.ts';
import type { ImportReply, ImportRequest, ImportStart } from './import-messages.ts';

// A thread for the import of one file: its memory goes with it, and neither the window nor a search waits for it.
if (parentPort === null) throw new Error('db/import-worker.ts runs as a worker thread only');
const port = parentPort;
const reply = (message: ImportReply) => port.postMessage(message);
const tasks = createImportJob(workerData as ImportStart, (progress) => reply({ type: 'progress', progress }));

function answer({ name, input }: ImportRequest): Result<unknown> {
  try {
    return (tasks[name] as (input: unknown) => Result<unknown>)(input);
  } catch (thrown) {
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

port.on('message', (request: ImportRequest) => {
  reply({ type: 'answer', seq: request.seq, result: answer(request) });
});
