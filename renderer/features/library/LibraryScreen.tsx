import { LayoutGrid, List, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import { gameIds } from '../../../db/model/game-ids.ts';
import { CardFaceSoon } from '../../shared/card-face/CardFaceSoon.tsx';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { CardListbox, type CardListboxHandle } from '../../shared/card-list/CardListbox.tsx';
import { usePagedCards } from '../../shared/card-list/use-paged-cards.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { isKeyOf } from '../../shared/keys/command.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { announce } from '../../shared/ui/announce.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { CardDetails } from './CardDetails.tsx';
import { CardLine, CardLineHead } from './CardLine.tsx';
import { libraryCommands } from './commands.ts';
import styles from './LibraryScreen.module.css';
import { LibraryState } from './LibraryState.tsx';
import { libraryTexts } from './texts.ts';
import { useLibraryView } from './view.ts';

/** A card is 59 mm by 86 mm. */
const faceRatio = 86 / 59;

/** All cards: a filter by name, the game, grid or list, and the details of one card beside them. */
export function LibraryScreen() {
  const t = useTexts(libraryTexts);
  const game = useTexts(cardTexts);
  const language = useLanguage();
  const { filter, game: chosenGame, view, active, opened, set } = useLibraryView();
  const status = useLibraryStatus();
  const cards = usePagedCards({ text: filter, game: chosenGame }, status.state);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<CardListboxHandle>(null);
  const [isOpen, setOpen] = useState(opened !== null);

  useCommand(libraryCommands.filter, () => {
    field.current?.focus();
    field.current?.select();
  });
  useCommand(libraryCommands.close, () => (isOpen ? close() : set({ filter: '', active: 0 })), isOpen || filter !== '');
  useCommand(libraryCommands.view, () => set({ view: view === 'grid' ? 'list' : 'grid' }));

  const { total, state } = cards;
  useEffect(() => {
    if (state === 'ready' && total !== null) announce(t('count', { count: total }), { shown: false });
  }, [state, total, t]);

  function open(card: LibraryCard): void {
    set({ opened: card });
    setOpen(true);
  }

  function close(): void {
    set({ opened: null });
    setOpen(false);
    list.current?.focus();
  }

  function move(index: number): void {
    const card = cards.at(index);
    set({ active: index, ...(isOpen && card !== undefined ? { opened: card } : {}) });
  }

  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.bar}>
        <TextField
          className={styles.filter}
          type="search"
          label={t('filter')}
          labelHidden
          placeholder={t('filterHint')}
          icon={<Search aria-hidden="true" />}
          inputRef={field}
          value={filter}
          onValue={(text) => set({ filter: text, active: 0 })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            if (event.nativeEvent.isComposing) return;
            event.preventDefault();
            list.current?.focus();
          }}
        />
        <Segmented
          label={t('game')}
          value={chosenGame ?? 'all'}
          choices={[{ value: 'all', text: t('allGames') }, ...gameIds.map((value) => ({ value, text: game(value) }))]}
          onChange={(value) => set({ game: value === 'all' ? null : value, active: 0 })}
        />
        <p className={styles.count}>{total === null ? '' : t('count', { count: total })}</p>
        <Segmented
          label={t('view')}
          value={view}
          choices={[
            { value: 'grid', text: <LayoutGrid aria-hidden="true" />, name: t('grid') },
            { value: 'list', text: <List aria-hidden="true" />, name: t('list') },
          ]}
          onChange={(value) => set({ view: value })}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.cards}>
          {view === 'list' && total !== null && total > 0 && <CardLineHead />}
          <div className={styles.list}>
            {total === null || total === 0 ? (
              <LibraryState cards={cards} text={filter} onShowAll={() => set({ filter: '', game: null })} />
            ) : (
              <CardListbox
                label={t('cards')}
                cards={cards}
                layout={
                  view === 'grid' ? { kind: 'grid', minWidth: 132, ratio: faceRatio } : { kind: 'list', rowHeight: 38 }
                }
                active={Math.min(active, total - 1)}
                onActive={move}
                onPick={open}
                onKey={(event, card) => {
                  if (!isKeyOf(libraryCommands.open, event) || card === undefined) return;
                  event.preventDefault();
                  open(card);
                }}
                selectedId={opened?.id ?? null}
                handle={list}
              >
                {(card) =>
                  view === 'grid' ? (
                    <CardFaceSoon {...card} rendering="hand" language={language} className={cx(styles.face)} />
                  ) : (
                    <CardLine card={card} />
                  )
                }
              </CardListbox>
            )}
          </div>
        </div>
        {isOpen && opened !== null && <CardDetails card={opened} onClose={close} />}
      </div>
    </div>
  );
}
