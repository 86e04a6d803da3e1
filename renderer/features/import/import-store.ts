import { create } from 'zustand';
import type { GameId } from '../../../db/model/game.ts';
import type { TableMapping } from '../../../db/model/table-fields.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import type {
  DetectedFile,
  ImportCounts,
  ImportProgress,
  ImportResult,
} from '../../../electron/ipc/import-contract.ts';
import { call } from '../../shared/client/bridge.ts';
import { sendFile } from './send-file.ts';

/** A file that is open on the data side. */
export interface OpenFile {
  readonly id: string;
  readonly name: string;
  readonly detected: DetectedFile;
}

/** What the user has said of a table. */
export interface TableWords {
  readonly mapping: TableMapping;
  readonly game: GameId | null;
}

export interface Progress {
  readonly phase: 'sending' | ImportProgress['phase'];
  readonly done: number;
  readonly total: number;
}

/** Where the import is; `fault` is what went wrong on the way to the next step. */
export type ImportStage =
  | { readonly step: 'file'; readonly fault: CallError | null }
  | { readonly step: 'reading'; readonly name: string; readonly progress: Progress }
  | { readonly step: 'columns'; readonly file: OpenFile; readonly words: TableWords; readonly fault: CallError | null }
  | {
      readonly step: 'checking';
      readonly file: OpenFile;
      readonly words: TableWords | null;
      readonly progress: Progress;
    }
  | {
      readonly step: 'lines';
      readonly file: OpenFile;
      readonly words: TableWords | null;
      readonly counts: ImportCounts;
      readonly fault: CallError | null;
    }
  | {
      readonly step: 'writing';
      readonly file: OpenFile;
      readonly words: TableWords | null;
      readonly counts: ImportCounts;
      readonly progress: Progress;
      readonly stopping: boolean;
    }
  | { readonly step: 'done'; readonly name: string; readonly result: ImportResult };

interface ImportStore {
  readonly stage: ImportStage;
  /** Sends a file and finds out what it is; anything but a table is checked at once. */
  take(file: Blob, name: string): Promise<void>;
  say(words: TableWords): void;
  check(): Promise<void>;
  commit(): Promise<void>;
  /** One step back; what is going on is stopped. */
  back(): void;
  /** From the start again; the file is put away. */
  again(): void;
  onProgress(progress: ImportProgress): void;
}

const start: ImportStage = { step: 'file', fault: null };

/** The import under way; it is kept, and goes on, while another screen is open. */
export const useImport = create<ImportStore>()((set, get) => {
  let round = 0;
  const to = (stage: ImportStage) => set({ stage });

  /** What comes later than a step back, or than another file, is dropped. */
  function stillIn(own: number): boolean {
    return own === round;
  }

  async function checkFile(file: OpenFile, words: TableWords | null): Promise<void> {
    round += 1;
    const own = round;
    to({ step: 'checking', file, words, progress: { phase: 'reading', done: 0, total: file.detected.rows } });
    const said = { mapping: words?.mapping ?? null, game: words?.game ?? null };
    const checked = await call('import.check', { id: file.id, ...said });
    if (!stillIn(own)) return;
    if (checked.ok && checked.value.state === 'done') {
      to({ step: 'lines', file, words, counts: checked.value, fault: null });
    } else {
      backTo(file, words, checked.ok ? null : checked.error);
    }
  }

  function backTo(file: OpenFile, words: TableWords | null, fault: CallError | null): void {
    if (words !== null) to({ step: 'columns', file, words, fault });
    else {
      void call('import.close', { id: file.id });
      to({ step: 'file', fault });
    }
  }

  return {
    stage: start,
    async take(blob, name) {
      round += 1;
      const own = round;
      to({ step: 'reading', name, progress: { phase: 'sending', done: 0, total: blob.size } });
      const sent = await sendFile(blob, (done) => {
        if (stillIn(own)) to({ step: 'reading', name, progress: { phase: 'sending', done, total: blob.size } });
        return stillIn(own);
      });
      if (!stillIn(own) || sent.state === 'stopped') return;
      if (sent.state === 'wrong') return to({ step: 'file', fault: sent.error });
      const detected = await call('import.detect', { id: sent.id });
      if (!stillIn(own)) return;
      if (!detected.ok) return to({ step: 'file', fault: detected.error });
      const file: OpenFile = { id: sent.id, name, detected: detected.value };
      const { table } = detected.value;
      if (table === null) return checkFile(file, null);
      to({ step: 'columns', file, words: { mapping: table.mapping, game: table.game }, fault: null });
    },
    say(words) {
      const { stage } = get();
      if (stage.step === 'columns') to({ ...stage, words, fault: null });
    },
    async check() {
      const { stage } = get();
      if (stage.step === 'columns') await checkFile(stage.file, stage.words);
    },
    async commit() {
      const { stage } = get();
      if (stage.step !== 'lines') return;
      const { file, words, counts } = stage;
      round += 1;
      const own = round;
      const cards = counts.added + counts.changed + counts.same;
      to({
        step: 'writing',
        file,
        words,
        counts,
        progress: { phase: 'planning', done: 0, total: cards },
        stopping: false,
      });
      // Who was shown refused rows and goes on wants the rest; rows that are refused since then were never shown.
      const whenRefused = counts.refused > 0 ? 'rest' : 'nothing';
      const done = await call('import.commit', { id: file.id, whenRefused });
      if (!stillIn(own)) return;
      if (done.ok && done.value.state === 'done') {
        void call('import.close', { id: file.id });
        to({ step: 'done', name: file.name, result: done.value });
      } else {
        to({ step: 'lines', file, words, counts, fault: done.ok ? null : done.error });
      }
    },
    back() {
      const { stage } = get();
      switch (stage.step) {
        case 'reading':
          round += 1;
          return to(start);
        case 'checking':
          // The check answers that it was stopped, and that leads back.
          void call('import.stop', { id: stage.file.id });
          return;
        case 'writing':
          void call('import.stop', { id: stage.file.id });
          return to({ ...stage, stopping: true });
        case 'lines':
          round += 1;
          return backTo(stage.file, stage.words, null);
        case 'columns':
        case 'done':
          return get().again();
        case 'file':
          return;
      }
    },
    again() {
      const { stage } = get();
      round += 1;
      if (stage.step === 'columns' || stage.step === 'lines') void call('import.close', { id: stage.file.id });
      to(start);
    },
    onProgress({ id, ...progress }) {
      const { stage } = get();
      if ((stage.step !== 'checking' && stage.step !== 'writing') || stage.file.id !== id) return;
      to({ ...stage, progress });
    },
  };
});
