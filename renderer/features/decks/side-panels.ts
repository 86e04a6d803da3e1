import { type ComponentType, lazy } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { Bilingual } from '../../../db/model/text.ts';
import type { DeckProblem } from '../../engine/table/deck-rules.ts';
import { DeckFigures } from './DeckFigures.tsx';
import type { OpenDeck } from './deck-store.ts';
import type { Cards } from './grouping.ts';

/** What a panel beside the deck is given; it follows the deck a moment after the lines do, so that adding never waits for it. */
export interface SidePanelProps {
  readonly deck: OpenDeck;
  readonly cards: Cards;
  readonly problems: readonly DeckProblem[];
  /** The card that the user looks at; null = none yet. */
  readonly chosen: LibraryCard | null;
  /** Brings the line of a card into sight and gives it the focus. */
  readonly onShow: (card: string) => void;
}

interface SidePanelSpec {
  readonly id: string;
  readonly title: Bilingual;
  readonly Panel: ComponentType<SidePanelProps>;
}

const Statistics = lazy(async () => ({ default: (await import('./statistics/Statistics.tsx')).Statistics }));
const NotesPanel = lazy(async () => ({ default: (await import('./NotesPanel.tsx')).NotesPanel }));
const VersionsPanel = lazy(async () => ({ default: (await import('./versions/VersionsPanel.tsx')).VersionsPanel }));

/** The panels beside the deck, as tabs in this order. A heavy one is a lazy component. */
export const sidePanels: readonly SidePanelSpec[] = [
  { id: 'overview', title: { en: 'Overview', ja: '概要' }, Panel: DeckFigures },
  { id: 'statistics', title: { en: 'Statistics', ja: '統計' }, Panel: Statistics },
  { id: 'notes', title: { en: 'Notes', ja: 'メモ' }, Panel: NotesPanel },
  { id: 'versions', title: { en: 'History', ja: '履歴' }, Panel: VersionsPanel },
];
