import { Worker } from 'node:worker_threads';
import type { Result } from './errors.ts';
import type { OperationInput, OperationName, OperationOutput } from './operations.ts';
import type { LibraryState } from './store.ts';
import type { WorkerReply, WorkerRequest, WorkerStart } from './worker-messages.ts';

export interface ClientOptions extends WorkerStart {
  /** The built or the source file of worker.ts. */
  readonly worker: URL | string;
  readonly onLibrary: (state: LibraryState) => void;
  /** One line for the log: slow queries, a worker that ended. */
  readonly log: (line: string) => void;
}

/** The data side as the hosts see it: every call goes to the worker thread and comes back as a value. */
export interface DataClient {
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<Result<OperationOutput<N>>>;
  /** Ends the thread after the requests that are already on their way. */
  close(): Promise<void>;
}

/** A query that takes longer than this, in milliseconds, is named in the log. */
export const slowQuery = 40;

const ended = {
  ok: false,
  error: {
    code: 'internal',
    message: {
      en: 'The data thread stopped. What was saved before is safe. Restart Costwise.',
      ja: 'データ処理が停止しました。すでに保存した内容は失われません。Costwiseを再起動してください。',
    },
  },
} as const satisfies Result<never>;

/** Starts the worker thread that owns the databases of `dataDir`. */
export function startClient(options: ClientOptions): DataClient {
  const worker = new Worker(options.worker, {
    workerData: { dataDir: options.dataDir, assetsDir: options.assetsDir } satisfies WorkerStart,
  });
  const waiting = new Map<number, { readonly name: string; readonly settle: (result: Result<unknown>) => void }>();
  let seq = 0;
  let running = true;
  let closing = false;

  worker.on('message', (message: WorkerReply) => {
    if (message.type === 'library') {
      options.onLibrary(message.state);
      return;
    }
    const request = waiting.get(message.seq);
    waiting.delete(message.seq);
    if (request === undefined) return;
    if (message.tookMs > slowQuery) options.log(`slow query: ${request.name} took ${message.tookMs.toFixed(0)} ms`);
    request.settle(message.result);
  });
  worker.on('error', (error) => options.log(`data thread failed: ${error.stack ?? error.message}`));
  worker.on('exit', () => {
    running = false;
    if (!closing) {
      options.log('the data thread ended before its time');
      options.onLibrary({ state: 'failed', done: 0, total: 0, message: ended.error.message });
    }
    for (const request of waiting.values()) request.settle(ended);
    waiting.clear();
  });

  function send(name: WorkerRequest['name'], input: unknown): Promise<Result<unknown>> {
    if (!running) return Promise.resolve(ended);
    seq += 1;
    const request: WorkerRequest = { seq, name, input };
    return new Promise((settle) => {
      waiting.set(request.seq, { name, settle });
      worker.postMessage(request);
    });
  }

  return {
    async call<N extends OperationName>(name: N, input: OperationInput<N>) {
      return (await send(name, input)) as Result<OperationOutput<N>>;
    },
    async close() {
      closing = true;
      await send('close', null);
    },
  };
}
