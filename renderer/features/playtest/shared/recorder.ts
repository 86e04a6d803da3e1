import type { CallError, CallInput } from '../../../../electron/ipc/contract.ts';
import type { LineStep } from '../../../engine/table/lines.ts';
import { call } from '../../../shared/client/bridge.ts';

export type Saving = { readonly state: 'kept' | 'keeping' } | { readonly state: 'wrong'; readonly error: CallError };

/** What is done to a line as a whole. */
export type LineChange = Omit<CallInput<'playtests.line'>, 'id'>;

type Task =
  | { readonly name: 'playtests.record'; readonly input: CallInput<'playtests.record'> }
  | { readonly name: 'playtests.line'; readonly input: CallInput<'playtests.line'> };

/** Autosave: writes each action as it happens, one after the other in order; what failed stays first in the line. */
export interface Recorder {
  /** `turn` is the one that the table shows after the step. */
  record(step: LineStep, turn: number): void;
  changeLine(change: LineChange): void;
  /** Tries again what could not be written. */
  retry(): void;
}

export function createRecorder(id: string, onChange: (saving: Saving) => void): Recorder {
  const waiting: Task[] = [];
  let busy = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    onChange({ state: 'keeping' });
    while (waiting[0] !== undefined) {
      const result = await call(waiting[0].name, waiting[0].input);
      if (!result.ok) {
        busy = false;
        onChange({ state: 'wrong', error: result.error });
        return;
      }
      waiting.shift();
    }
    busy = false;
    onChange({ state: 'kept' });
  }
  function add(task: Task): void {
    waiting.push(task);
    void work();
  }

  return {
    record: (step, turn) => add({ name: 'playtests.record', input: { id, ...step, turn } }),
    changeLine: (change) => add({ name: 'playtests.line', input: { id, ...change } }),
    retry: () => void work(),
  };
}
