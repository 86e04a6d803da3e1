import { create } from 'zustand';
import type { LibraryCard } from '../../../db/model/card.ts';

interface LibraryView {
  /** The search as the user wrote it. */
  readonly text: string;
  readonly view: 'grid' | 'list';
  /** The place of the card on which the keyboard stands. */
  readonly active: number;
  readonly opened: LibraryCard | null;
  set(part: Partial<Omit<LibraryView, 'set'>>): void;
}

/** What the user looks at in the library; kept while another screen is open, so that coming back loses nothing. */
export const useLibraryView = create<LibraryView>()((set) => ({
  text: '',
  view: 'grid',
  active: 0,
  opened: null,
  set,
}));
