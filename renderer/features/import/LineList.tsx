import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { movedTo } from '../../shared/card-list/layout.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { cx } from '../../shared/ui/cx.ts';
import styles from './LineList.module.css';
import { LineRow } from './LineRow.tsx';
import { importTexts } from './texts.ts';
import type { Lines } from './use-lines.ts';

interface LineListProps {
  readonly lines: Lines;
  readonly total: number;
  /** Places are lines of a table, not cards of a list. */
  readonly isTable: boolean;
}

/** About how high a row is before it is measured, in pixels. */
const usualHeight = 58;

/** The rows of the file, of which only those in sight are drawn. One tab stop: arrows, Home, End and Page keys move in it. */
export function LineList({ lines, total, isTable }: LineListProps) {
  const t = useTexts(importTexts);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 6,
  });
  const rows = virtual.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  const last = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (total > 0) lines.need(first, last);
  }, [lines.need, total, first, last]);
  useEffect(() => scroller.current?.focus(), []);

  function move(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / usualHeight) - 1);
    const to = movedTo(event.key, active, { total, columns: 1, page });
    if (to === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    setActive(to);
    virtual.scrollToIndex(to);
  }

  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={t('lines')}
      aria-activedescendant={active >= first && active <= last && total > 0 ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={styles.scroller}
      onKeyDown={move}
    >
      {total === 0 && <p className={styles.empty}>{t('noneOfKind')}</p>}
      <div role="presentation" className={styles.sheet} style={{ height: virtual.getTotalSize() }}>
        {rows.map(({ key, index, start }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and its keys move
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active option
          <div
            key={key}
            ref={virtual.measureElement}
            id={`${id}-${index}`}
            data-index={index}
            role="option"
            aria-selected={index === active}
            aria-setsize={total}
            aria-posinset={index + 1}
            className={cx(styles.option, index === active && styles.active)}
            style={{ transform: `translateY(${start}px)` }}
            onClick={() => setActive(index)}
          >
            <LineRow line={lines.at(index)} isTable={isTable} isActive={index === active} />
          </div>
        ))}
      </div>
    </div>
  );
}
