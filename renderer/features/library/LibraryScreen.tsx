import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { CallInput } from '../../../electron/ipc/contract.ts';
import type { CardListboxHandle } from '../../shared/card-list/CardListbox.tsx';
import { usePagedCards } from '../../shared/card-list/use-paged-cards.ts';
import { call } from '../../shared/client/bridge.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import { loadOwned } from '../../shared/collection/owned.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { announce } from '../../shared/ui/announce.ts';
import { CardsFound } from './CardsFound.tsx';
import { libraryCommands } from './commands.ts';
import { LibraryBar } from './LibraryBar.tsx';
import styles from './LibraryScreen.module.css';
import { libraryTexts } from './texts.ts';
import { useFacetPane } from './use-facet-pane.ts';
import { useLate } from './use-late.ts';
import { useLibraryView } from './view.ts';

// The cards come first; what stands beside them is fetched when they are there.
const Facets = lazy(() => import('./FacetsBeside.tsx'));
const Details = lazy(() => import('./details/DetailsBeside.tsx'));
const SearchHelp = lazy(() => import('../../shared/search/help/SearchHelp.tsx'));

/** All cards: the search with its facets, grid or list, and the details of one card beside them. */
export function LibraryScreen() {
  const t = useTexts(libraryTexts);
  const language = useLanguage();
  const { text, view, opened, set } = useLibraryView();
  const status = useLibraryStatus();
  const cards = usePagedCards({ text, game: null }, status.state);
  const field = useRef<HTMLInputElement>(null);
  const sort = useRef<HTMLSelectElement>(null);
  const facets = useRef<HTMLDivElement>(null);
  const wantsFacets = useRef(false);
  const list = useRef<CardListboxHandle>(null);
  const [hasFacets, setFacets] = useFacetPane();
  const [hasHelp, setHelp] = useState(false);
  const late = useLate();

  useCommand(libraryCommands.filter, () => goToSearch());
  useCommand(libraryCommands.help, () => setHelp(true));
  useCommand(libraryCommands.sort, () => sort.current?.focus());
  useCommand(libraryCommands.facets, goToFacets);
  useCommand(
    libraryCommands.close,
    () => (opened === null ? set({ text: '', active: 0 }) : close()),
    opened !== null || text !== '',
  );
  useCommand(libraryCommands.view, () => set({ view: view === 'grid' ? 'list' : 'grid' }));
  useEffect(() => {
    if (late) void loadOwned();
  }, [late]);

  const { total, state } = cards;
  useEffect(() => {
    if (state === 'ready' && total !== null) announce(t('count', { count: total }), { shown: false });
  }, [state, total, t]);

  function goToSearch(): void {
    field.current?.focus();
    field.current?.select();
  }

  /** Into the cards, or where there are none back to the search. */
  function goToCards(): void {
    if (list.current === null) field.current?.focus();
    else list.current.focus();
  }

  /** The key shows the facets and goes there; pressed inside them it hides them again. */
  function goToFacets(): void {
    const inside = facets.current?.contains(document.activeElement) === true;
    if (inside) goToCards();
    setFacets(!inside);
    wantsFacets.current = !inside;
    enterFacets();
  }

  /** Now, where they are there; or else as soon as they are. */
  function enterFacets(): void {
    const first = facets.current?.querySelector<HTMLElement>('button[tabindex="0"]');
    if (!wantsFacets.current || !first) return;
    wantsFacets.current = false;
    first.focus();
  }

  async function refine(change: CallInput<'library.refine'>['change']): Promise<void> {
    const result = await call('library.refine', { text, change, language });
    if (result.ok) set({ text: result.value.text, active: 0 });
  }

  const open = useCallback((card: LibraryCard) => set({ opened: card }), [set]);

  function close(): void {
    set({ opened: null });
    goToCards();
  }

  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <LibraryBar
        cards={cards}
        field={field}
        sort={sort}
        hasFacets={hasFacets}
        onFacets={() => setFacets(!hasFacets)}
        onSort={(by) => void refine({ sort: by })}
        onHelp={() => setHelp(true)}
        onLeave={goToCards}
      />
      <div className={styles.body}>
        {hasFacets && (
          <div ref={facets} className={styles.beside}>
            {late && (
              <Suspense>
                <Facets
                  text={text}
                  version={status.state}
                  onThere={enterFacets}
                  onChoose={(facet, value) => void refine({ facet, value })}
                />
              </Suspense>
            )}
          </div>
        )}
        <CardsFound cards={cards} handle={list} onOpen={open} onShowAll={() => set({ text: '', active: 0 })} />
        {opened !== null && (
          <Suspense>
            <Details card={opened} onClose={close} />
          </Suspense>
        )}
      </div>
      {hasHelp && (
        <Suspense>
          <SearchHelp
            onClose={() => setHelp(false)}
            onRun={(example) => {
              setHelp(false);
              set({ text: example, active: 0 });
              requestAnimationFrame(goToSearch);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
