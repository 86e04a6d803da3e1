import { create } from 'zustand';
import type { Deck } from '../../../db/model/deck.ts';
import { contentOf } from '../../../db/model/deck-content.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { call } from '../../shared/client/bridge.ts';
import type { DeckContent } from './deck-edit.ts';
import { begin, type History, record, redo, undo } from './edit-history.ts';

export type Saving =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly error: CallError };

/** One sitting: all its saves are one version of the deck. */
interface Session {
  readonly id: string;
  /** When its last change was made, in milliseconds. */
  readonly changedAt: number;
}

/** A deck that has been opened: what it is, its changes in this session, and whether the last one is saved. */
export interface OpenDeck {
  readonly id: string;
  readonly game: Deck['game'];
  readonly starter: boolean;
  readonly history: History<DeckContent>;
  /** What the data side holds. */
  readonly stored: DeckContent;
  readonly saving: Saving;
  /** null = nothing has been changed since the deck was opened. */
  readonly session: Session | null;
}

interface DeckStore {
  readonly open: Readonly<Record<string, OpenDeck>>;
  /** Takes in a deck as the data side gave it. Changes of this session are kept where they lead to the same deck. */
  adopt(deck: Deck): void;
  /** The deck is opened anew: the next change begins a version of its own. */
  beginSession(id: string): void;
  /** Changes a deck and saves it. Nothing happens to a starter deck or to one that is not open. */
  edit(id: string, change: (content: DeckContent) => DeckContent): void;
  undo(id: string): void;
  redo(id: string): void;
  /** Tries again to save what could not be saved. */
  save(id: string): Promise<void>;
  forget(id: string): void;
}

/** A pause after which a change belongs to a new session, in milliseconds. */
const sessionPause = 20 * 60_000;

/** How long after a save that failed it is tried again, in milliseconds. */
const retryAfter = 5_000;

const sameContent = (one: DeckContent, other: DeckContent) => JSON.stringify(one) === JSON.stringify(other);

export const useDecks = create<DeckStore>()((set, get) => {
  function put(id: string, part: Partial<OpenDeck>): void {
    set(({ open }) => {
      const deck = open[id];
      return deck === undefined ? {} : { open: { ...open, [id]: { ...deck, ...part } } };
    });
  }

  function go(id: string, step: (history: History<DeckContent>) => History<DeckContent>): void {
    const deck = get().open[id];
    if (deck === undefined || deck.starter) return;
    const history = step(deck.history);
    if (history === deck.history) return;
    const now = Date.now();
    const goesOn = deck.session !== null && now - deck.session.changedAt < sessionPause;
    put(id, { history, session: { id: goesOn ? deck.session.id : crypto.randomUUID(), changedAt: now } });
    void get().save(id);
  }

  return {
    open: {},

    adopt(deck) {
      const { id, game, starter } = deck;
      const stored = contentOf(deck);
      const known = get().open[id];
      const ahead = known !== undefined && known.history.present !== known.stored;
      if (known !== undefined && (ahead || sameContent(known.stored, stored))) return;
      const opened: OpenDeck = {
        id,
        game,
        starter,
        history: begin(stored),
        stored,
        saving: { state: 'saved' },
        session: null,
      };
      set(({ open }) => ({ open: { ...open, [id]: opened } }));
    },

    beginSession: (id) => put(id, { session: null }),
    edit: (id, change) => go(id, (history) => record(history, change(history.present))),
    undo: (id) => go(id, undo),
    redo: (id) => go(id, redo),

    async save(id) {
      const deck = get().open[id];
      // One save at a time: the one in flight sees at its end that more has changed.
      if (deck === undefined || deck.starter || deck.saving.state === 'saving') return;
      const content = deck.history.present;
      if (content === deck.stored) return;
      put(id, { saving: { state: 'saving' } });
      const result = await call('decks.save', {
        id,
        game: deck.game,
        ...content,
        lines: [...content.lines],
        unresolved: [...content.unresolved],
        tags: [...content.tags],
        ...(deck.session !== null && { session: deck.session.id }),
      });
      if (!result.ok) {
        put(id, { saving: { state: 'failed', error: result.error } });
        setTimeout(() => {
          if (get().open[id]?.saving.state === 'failed') void get().save(id);
        }, retryAfter);
        return;
      }
      put(id, { stored: content, saving: { state: 'saved' } });
      await get().save(id);
    },

    forget(id) {
      set(({ open }) => ({ open: Object.fromEntries(Object.entries(open).filter(([key]) => key !== id)) }));
    },
  };
});
