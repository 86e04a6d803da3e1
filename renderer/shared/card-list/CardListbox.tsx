import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import { summaryOf } from '../card-facts/facts.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { cx } from '../ui/cx.ts';
import { useWidth } from '../ui/use-size.ts';
import styles from './CardListbox.module.css';
import { type CardLayout, measureRows, movedTo } from './layout.ts';
import { cardListTexts } from './texts.ts';
import { useKeptInView } from './use-kept-in-view.ts';
import type { PagedCards } from './use-paged-cards.ts';

export interface CardListboxHandle {
  focus(): void;
}

interface CardListboxProps {
  readonly label: string;
  readonly cards: Pick<PagedCards, 'total' | 'at' | 'need'>;
  readonly layout: CardLayout;
  /** The place of the card on which the keyboard stands. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  /** A click on a card; `target` is what was hit inside it. */
  readonly onPick: (card: LibraryCard, target: Element) => void;
  /** Keys other than the movement; the active card is given where its page is there. */
  readonly onKey: (event: KeyboardEvent, card: LibraryCard | undefined) => void;
  readonly selectedId: string | null;
  readonly handle?: Ref<CardListboxHandle>;
  /** More words for a card's name for screen readers, for example how many are in the deck. */
  readonly note?: (card: LibraryCard) => ReactNode;
  readonly children: (card: LibraryCard) => ReactNode;
}

/**
 * A long list of cards as grid or lines, of which only what is in sight is drawn. One tab stop: arrows, Home, End and
 * Page keys move inside it.
 */
export function CardListbox(props: CardListboxProps) {
  const { label, cards, layout, active, onActive, onPick, onKey, selectedId, handle, note, children } = props;
  const t = useTexts(cardListTexts);
  const language = useLanguage();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const total = cards.total ?? 0;
  const { columns, rowHeight } = measureRows(layout, useWidth(scroller));

  // Rows out of sight follow the first frame.
  const [overscan, setOverscan] = useState(0);
  useEffect(() => startTransition(() => setOverscan(3)), []);

  const virtual = useVirtualizer({
    count: Math.ceil(total / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  const rows = virtual.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const last = Math.min(total, ((rows.at(-1)?.index ?? 0) + 1) * columns) - 1;

  useEffect(() => {
    if (rowHeight > 0) virtual.measure();
  }, [virtual, rowHeight]);
  useEffect(() => {
    if (last >= first) cards.need(first, last);
  }, [cards.need, first, last]);
  useKeptInView(virtual, active, columns, layout.kind);
  useImperativeHandle(handle, () => ({ focus: () => scroller.current?.focus() }), []);

  function move(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / Math.max(1, rowHeight)));
    const to = movedTo(event.key, active, { total, columns, page });
    if (to === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
      onKey(event, cards.at(active));
      return;
    }
    event.preventDefault();
    onActive(to);
  }

  function pick(event: MouseEvent): void {
    const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
    if (option === null) return;
    const index = Number(option.dataset.index);
    const card = cards.at(index);
    if (card === undefined) return;
    onActive(index);
    onPick(card, event.target as Element);
  }

  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={label}
      aria-activedescendant={active >= first && active <= last ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={cx(styles.scroller, styles[layout.kind])}
      onKeyDown={move}
      onClick={pick}
    >
      <div role="presentation" className={styles.sheet} style={{ height: virtual.getTotalSize() }}>
        {rows.map((row) => (
          <div
            key={row.key}
            role="presentation"
            className={styles.row}
            style={{
              height: rowHeight,
              transform: `translateY(${row.start}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {Array.from({ length: Math.min(columns, total - row.index * columns) }, (_, column) => {
              const index = row.index * columns + column;
              const card = cards.at(index);
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active option
                <div
                  key={card?.id ?? index}
                  id={`${id}-${index}`}
                  data-index={index}
                  data-card={card?.id}
                  data-game={card?.game}
                  role="option"
                  aria-selected={card !== undefined && card.id === selectedId}
                  aria-setsize={total}
                  aria-posinset={index + 1}
                  className={cx(
                    styles.option,
                    index === active && styles.active,
                    card !== undefined && card.id === selectedId && styles.selected,
                    card === undefined && styles.waiting,
                  )}
                >
                  <span className="visually-hidden">
                    {card === undefined ? t('loading') : summaryOf(card, language)}
                    {card !== undefined && note?.(card)}
                  </span>
                  {card !== undefined && (
                    <div aria-hidden="true" className={styles.content}>
                      {children(card)}
                    </div>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
