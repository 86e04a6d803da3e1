import { create } from 'zustand';
import type { GameId } from '../../../db/model/game.ts';
import type { Form } from './form.ts';

/** Which card is being written: a new one, a copy, or one that is there. */
export type DraftOf =
  | { readonly what: 'new'; readonly game: GameId }
  | { readonly what: 'copy' | 'edit'; readonly game: GameId; readonly card: string };

interface DraftStore {
  readonly key: string | null;
  readonly past: readonly Form[];
  readonly present: Form | null;
  readonly future: readonly Form[];
  /** The form as it was when it was opened or last saved. */
  readonly saved: Form | null;
  /** The form was begun at an earlier visit. */
  readonly resumed: boolean;
  /** The field of the last change: the letters typed into one are undone together. */
  readonly field: string | null;
  /** Opens what is kept of an earlier visit, else `start`. */
  open(of: DraftOf, start: Form): void;
  change(field: string, next: Form): void;
  undo(): void;
  redo(): void;
  /** Gives the changes up. */
  discard(): void;
  /** The form is in the library now. */
  done(): void;
}

const keyOf = (of: DraftOf): string =>
  ['costwise', 'card-draft', of.what, of.game, ...(of.what === 'new' ? [] : [of.card])].join('/');

/**
 * The card that is being written, with undo. Every change is kept at once beside the page, so that neither leaving nor a
 * crash loses it.
 */
export const useDraft = create<DraftStore>()((set, get) => {
  function show(part: Partial<DraftStore>): void {
    set(part);
    const { key, present, saved } = get();
    if (key !== null && present !== null) keep(key, present === saved ? null : present);
  }
  return {
    key: null,
    past: [],
    present: null,
    future: [],
    saved: null,
    resumed: false,
    field: null,

    open(of, start) {
      const key = keyOf(of);
      const kept = read(key, start);
      set({ key, past: [], present: kept ?? start, future: [], saved: start, resumed: kept !== null, field: null });
    },
    change(field, next) {
      const { past, present, field: last } = get();
      if (present === null) return;
      const isSameField = field === last && past.length > 0;
      show({ past: isSameField ? past : [...past, present], present: next, future: [], field });
    },
    undo() {
      const { past, present, future } = get();
      const before = past.at(-1);
      if (before === undefined || present === null) return;
      show({ past: past.slice(0, -1), present: before, future: [present, ...future], field: null });
    },
    redo() {
      const { past, present, future } = get();
      const [next, ...rest] = future;
      if (next === undefined || present === null) return;
      show({ past: [...past, present], present: next, future: rest, field: null });
    },
    discard() {
      const { saved, past, present } = get();
      if (saved === null || present === null) return;
      show({ past: [...past, present], present: saved, future: [], resumed: false, field: null });
    },
    done() {
      const { present } = get();
      show({ saved: present, resumed: false });
    },
  };
});

function keep(key: string, form: Form | null): void {
  try {
    if (form === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(form));
  } catch (fault) {
    console.error('the draft of a card could not be kept', fault);
  }
}

/** A draft of an older form lacks fields: they are as in `start`. */
function read(key: string, start: Form): Form | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : { ...start, ...(JSON.parse(text) as Partial<Form>) };
  } catch (fault) {
    console.error('the draft of a card could not be read', fault);
    return null;
  }
}
