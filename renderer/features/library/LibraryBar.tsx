import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import type { SortBy } from '../../../db/model/facets.ts';
import type { PagedCards } from '../../shared/card-list/use-paged-cards.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { SearchField } from '../../shared/search/SearchField.tsx';
import { SortControl } from '../../shared/search/SortControl.tsx';
import { IconButton } from '../../shared/ui/Button.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { libraryCommands } from './commands.ts';
import { ImportButton } from './ImportButton.tsx';
import styles from './LibraryBar.module.css';
import { NewCardButton } from './NewCardButton.tsx';
import { libraryTexts } from './texts.ts';
import { useAskedSearch } from './use-asked-search.ts';
import { useLibraryView } from './view.ts';

interface LibraryBarProps {
  readonly cards: PagedCards;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly sort: RefObject<HTMLSelectElement | null>;
  readonly hasFacets: boolean;
  readonly onFacets: () => void;
  readonly onSort: (sort: SortBy | null) => void;
  readonly onHelp: () => void;
  /** From the field into the cards. */
  readonly onLeave: () => void;
}

/** Above the cards: the search, how many it finds, their order and how they lie. */
export function LibraryBar(props: LibraryBarProps) {
  const { cards, field, sort, hasFacets, onFacets, onSort, onHelp, onLeave } = props;
  const t = useTexts(libraryTexts);
  const { text, view, set } = useLibraryView();
  useAskedSearch();

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave();
  }

  return (
    <div className={styles.bar}>
      <IconButton
        label={t('facets')}
        icon={<SlidersHorizontal />}
        aria-pressed={hasFacets}
        command={libraryCommands.facets}
        onClick={onFacets}
      />
      <SearchField
        className={styles.search}
        field={field}
        value={text}
        onValue={(next) => set({ text: next, active: 0 })}
        fault={cards.fault}
        onHelp={onHelp}
        onKeyDown={onKey}
      />
      <p className={styles.count}>{cards.total === null ? '' : t('count', { count: cards.total })}</p>
      <SortControl sorts={cards.sorts} onSort={onSort} handle={sort} />
      <Segmented
        label={t('view')}
        value={view}
        choices={[
          { value: 'grid', text: <LayoutGrid aria-hidden="true" />, name: t('grid') },
          { value: 'list', text: <List aria-hidden="true" />, name: t('list') },
        ]}
        onChange={(next) => set({ view: next })}
      />
      <NewCardButton />
      <ImportButton />
    </div>
  );
}
