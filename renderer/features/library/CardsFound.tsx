import { type Ref, useMemo } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import { CardFaceSoon } from '../../shared/card-face/CardFaceSoon.tsx';
import { CardListbox, type CardListboxHandle } from '../../shared/card-list/CardListbox.tsx';
import type { PagedCards } from '../../shared/card-list/use-paged-cards.ts';
import { useOwned } from '../../shared/collection/owned.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { isKeyOf } from '../../shared/keys/command.ts';
import { cx } from '../../shared/ui/cx.ts';
import { CardLine, CardLineHead } from './CardLine.tsx';
import styles from './CardsFound.module.css';
import { libraryCommands } from './commands.ts';
import { LibraryState } from './LibraryState.tsx';
import { libraryTexts } from './texts.ts';
import { useLibraryView } from './view.ts';

/** A card is 59 mm by 86 mm. */
const faceRatio = 86 / 59;

interface CardsFoundProps {
  readonly cards: PagedCards;
  readonly handle: Ref<CardListboxHandle>;
  readonly onOpen: (card: LibraryCard) => void;
  readonly onShowAll: () => void;
}

/** The cards that the search finds, as grid or lines, or what stands in their place. */
export function CardsFound({ cards, handle, onOpen, onShowAll }: CardsFoundProps) {
  const t = useTexts(libraryTexts);
  const { view, active, opened } = useLibraryView();
  const { total, error, at, need } = cards;

  // While a letter is typed the cards stay as they are: they are drawn anew when the answer to it is there.
  const list = useMemo(() => {
    if (total === null || total === 0) return null;
    return (
      <CardListbox
        label={t('cards')}
        cards={{ total, at, need }}
        layout={view === 'grid' ? { kind: 'grid', minWidth: 132, ratio: faceRatio } : { kind: 'list', rowHeight: 38 }}
        active={Math.min(active, total - 1)}
        onActive={(index) => moveTo(index, at(index))}
        onPick={onOpen}
        onKey={(event, card) => {
          if (!isKeyOf(libraryCommands.open, event) || card === undefined) return;
          event.preventDefault();
          onOpen(card);
        }}
        selectedId={opened?.id ?? null}
        handle={handle}
      >
        {(card) => (view === 'grid' ? <CardTile card={card} /> : <CardLine card={card} />)}
      </CardListbox>
    );
  }, [t, total, at, need, view, active, opened, onOpen, handle]);

  return (
    <div className={styles.cards}>
      {view === 'list' && error === null && total !== null && total > 0 && <CardLineHead />}
      <div className={styles.list}>
        {error !== null || list === null ? <LibraryState cards={cards} onShowAll={onShowAll} /> : list}
      </div>
    </div>
  );
}

/** The keyboard goes to a card; open details go along. */
function moveTo(index: number, card: LibraryCard | undefined): void {
  const { opened, set } = useLibraryView.getState();
  set({ active: index, ...(opened !== null && card !== undefined ? { opened: card } : {}) });
}

/** A card in the grid: its face, and how many are owned. */
function CardTile({ card }: { readonly card: LibraryCard }) {
  const t = useTexts(libraryTexts);
  const language = useLanguage();
  const owned = useOwned(card.game, card.id);
  return (
    <div className={styles.tile}>
      <CardFaceSoon {...card} rendering="hand" language={language} className={cx(styles.face)} />
      {owned > 0 && <span className={styles.owned}>{t('ownedShort', { count: owned })}</span>}
    </div>
  );
}
