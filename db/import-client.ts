import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from './errors.ts';
import { tooLarge } from './formats/cards/file-size.ts';
import type {
  ImportProgress,
  ImportReply,
  ImportRequest,
  ImportStart,
  ImportTaskInput,
  ImportTaskName,
  ImportTaskOutput,
} from './import-messages.ts';

export interface ImportClientOptions {
  /** The built or the source file of import-worker.ts. */
  readonly worker: URL | string;
  readonly onProgress: (id: string, progress: ImportProgress) => void;
  readonly log: (line: string) => void;
}

/** Imports of card files as the hosts see them. One file is open at a time: another one puts it away. */
export interface ImportClient {
  /** Begins with a file of `bytes`; refused where it is too large, before any of it is read. */
  open(library: string, bytes: number): Promise<Result<{ readonly id: string }>>;
  ask<N extends ImportTaskName>(id: string, name: N, input: ImportTaskInput<N>): Promise<Result<ImportTaskOutput<N>>>;
  /** Ends the check or the import that is going on; it answers `stopped` then. */
  stop(id: string): void;
  /** Puts the file away; an import that is going on has not happened. */
  close(id: string): Promise<void>;
  closeAll(): Promise<void>;
}

interface Running {
  readonly id: string;
  readonly worker: Worker;
  readonly stop: Int32Array;
  readonly waiting: Map<number, (result: Result<unknown>) => void>;
}

const gone = () =>
  fail<never>(
    'not-found',
    'This file is no longer open: another one was opened, or its import has ended. Choose it again.',
    'このファイルはすでに閉じられています（別のファイルを開いたか、インポートが終了しました）。もう一度選んでください。',
  );

const broken = () =>
  fail<never>(
    'internal',
    'The import came to an end before its time; the log file says why. Your library is as it was before.',
    'インポートが途中で終了しました。原因はログファイルに記録しています。ライブラリは元のままです。',
  );

export function createImportClient(options: ImportClientOptions): ImportClient {
  let running: Running | null = null;
  let seq = 0;

  function begin(start: Omit<ImportStart, 'stop'>): Running {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(options.worker, { workerData: { ...start, stop } satisfies ImportStart });
    const job: Running = { id: randomUUID(), worker, stop, waiting: new Map() };
    worker.on('message', (message: ImportReply) => {
      if (message.type === 'progress') {
        options.onProgress(job.id, message.progress);
        return;
      }
      job.waiting.get(message.seq)?.(message.result);
      job.waiting.delete(message.seq);
    });
    worker.on('error', (error) => options.log(`import thread failed: ${error.stack ?? error.message}`));
    worker.on('exit', () => {
      for (const settle of job.waiting.values()) settle(running === job ? broken() : gone());
      job.waiting.clear();
      if (running === job) running = null;
    });
    return job;
  }

  async function end(job: Running): Promise<void> {
    if (running === job) running = null;
    Atomics.store(job.stop, 0, 1);
    // What is going on sees the sign and takes everything back before the thread ends.
    await Promise.all(Array.from(job.waiting.keys(), (request) => settled(job, request)));
    await job.worker.terminate();
  }

  function settled(job: Running, request: number): Promise<void> {
    const settle = job.waiting.get(request);
    return new Promise((done) => {
      job.waiting.set(request, (result) => {
        settle?.(result);
        done();
      });
    });
  }

  return {
    async open(library, bytes) {
      const large = tooLarge(bytes);
      if (large !== null) return { ok: false, error: { code: 'bad-input', message: large.error.message } };
      if (running !== null) await end(running);
      running = begin({ library, bytes });
      return ok({ id: running.id });
    },
    async ask(id, name, input) {
      const job = running;
      if (job === null || job.id !== id) return gone();
      seq += 1;
      const request: ImportRequest = { seq, name, input };
      if (job.waiting.size === 0) Atomics.store(job.stop, 0, 0);
      return (await new Promise<Result<unknown>>((settle) => {
        job.waiting.set(request.seq, settle);
        job.worker.postMessage(request, input instanceof Uint8Array ? [input.buffer as ArrayBuffer] : []);
      })) as Result<ImportTaskOutput<typeof name>>;
    },
    stop(id) {
      if (running?.id === id) Atomics.store(running.stop, 0, 1);
    },
    async close(id) {
      if (running?.id === id) await end(running);
    },
    async closeAll() {
      if (running !== null) await end(running);
    },
  };
}
