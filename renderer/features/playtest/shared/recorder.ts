import type { CallError } from '../../../../electron/ipc/contract.ts';
import type { StoredEntry } from '../../../engine/table/history.ts';
import { call } from '../../../shared/client/bridge.ts';

export type Saving = { readonly state: 'kept' | 'keeping' } | { readonly state: 'wrong'; readonly error: CallError };

interface Step {
  readonly pointer: number;
  readonly action: StoredEntry | null;
}

/** Autosave: writes each action as it happens, one after the other in order; what failed stays first in the line. */
export interface Recorder {
  record(step: Step): void;
  /** Tries again what could not be written. */
  retry(): void;
}

export function createRecorder(id: string, onChange: (saving: Saving) => void): Recorder {
  const waiting: Step[] = [];
  let busy = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    onChange({ state: 'keeping' });
    while (waiting[0] !== undefined) {
      const result = await call('playtests.record', { id, ...waiting[0] });
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

  return {
    record(step) {
      waiting.push(step);
      void work();
    },
    retry: () => void work(),
  };
}
