import { create } from 'zustand';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { DeckProblem } from '../../engine/table/deck-rules.ts';
import type { Cards } from './grouping.ts';

/** What the editor of one deck knows besides the deck: its parts read only what they show. */
interface EditorStore {
  /** The deck that it is about; null = none. */
  readonly deck: string | null;
  /** The cards of its lines as far as the library has them; null until they are there. */
  readonly cards: Cards | null;
  readonly problems: readonly DeckProblem[];
  /** The card that the user looks at. */
  readonly chosen: LibraryCard | null;
  /** Begins with another deck. */
  begin(deck: string): void;
  /** Takes in cards; those that are known already stay the same objects. */
  learn(cards: Iterable<LibraryCard>): void;
  find(problems: readonly DeckProblem[]): void;
  choose(card: LibraryCard): void;
}

const atFirst = { cards: null, problems: [], chosen: null };

export const useEditor = create<EditorStore>()((set, get) => ({
  ...atFirst,
  deck: null,
  begin(deck) {
    if (get().deck !== deck) set({ ...atFirst, deck });
  },
  learn(cards) {
    const known = get().cards;
    const fresh = [...cards].filter(({ id }) => known?.has(id) !== true);
    if (known !== null && fresh.length === 0) return;
    set({ cards: new Map([...(known ?? []), ...fresh.map((card) => [card.id, card] as const)]) });
  },
  find(problems) {
    if (JSON.stringify(problems) !== JSON.stringify(get().problems)) set({ problems });
  },
  choose: (chosen) => set({ chosen }),
}));
