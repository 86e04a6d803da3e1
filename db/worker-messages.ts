import type { Result } from './errors.ts';
import type { OperationName } from './operations.ts';
import type { LibraryState } from './store.ts';

/** What the worker thread is started with. */
export interface WorkerStart {
  readonly dataDir: string;
  readonly assetsDir: string;
}

/** A request to the worker; its answer carries the same `seq`. */
export interface WorkerRequest {
  readonly seq: number;
  readonly name: OperationName | 'close';
  readonly input: unknown;
}

export type WorkerReply =
  | { readonly type: 'answer'; readonly seq: number; readonly result: Result<unknown>; readonly tookMs: number }
  | { readonly type: 'library'; readonly state: LibraryState };
