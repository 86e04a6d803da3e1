import { Minus, Plus, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { DeckLine } from '../../../db/model/deck.ts';
import { localized } from '../../../db/model/localized.ts';
import { ColourMarks, CostBadge } from '../../shared/card-facts/Marks.tsx';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { cx } from '../../shared/ui/cx.ts';
import styles from './DeckLineRow.module.css';
import { useHeld } from './DragDeck.tsx';
import { keyOfLine, mostCopies } from './deck-edit.ts';
import { deckTexts } from './texts.ts';

interface DeckLineRowProps {
  readonly line: DeckLine;
  readonly card: LibraryCard | null;
  /** The deck cannot be changed. */
  readonly fixed: boolean;
  readonly tabStop: boolean;
  /** What breaks the rules about it; empty = nothing. */
  readonly alert: string;
}

/**
 * A card of a deck with its number of copies. The name takes the focus; the two buttons beside it are for the mouse.
 * Clicks are heard by the list (`data-step`), so that a row is drawn anew only when it itself changes.
 */
export const DeckLineRow = memo(function DeckLineRow({ line, card, fixed, tabStop, alert }: DeckLineRowProps) {
  const t = useTexts(deckTexts);
  const language = useLanguage();
  const { count, printing } = line;
  const name = card === null ? t('unknownCard', { id: line.card }) : localized(card.card.name, language);
  const other = language === 'en' ? 'ja' : 'en';
  const otherName = card?.card.name[other];
  const key = keyOfLine(line);
  return (
    <li
      {...useHeld(`line/${key}`, { type: 'line', line, card, count }, fixed)}
      data-row={key}
      data-card={card?.id}
      data-game={card?.game}
      className={cx(styles.row, count === 0 && styles.none, alert !== '' && styles.wrong)}
    >
      {fixed ? (
        <span className={styles.count}>{count}</span>
      ) : (
        <span className={styles.counter}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.step}
            aria-label={t('less1', { name })}
            disabled={count === 0}
            data-step="-1"
          >
            <Minus aria-hidden="true" />
          </button>
          <span className={styles.count}>{count}</span>
          <button
            type="button"
            tabIndex={-1}
            className={styles.step}
            aria-label={t('more1', { name })}
            disabled={count >= mostCopies}
            data-step="1"
          >
            <Plus aria-hidden="true" />
          </button>
        </span>
      )}
      {card !== null && <CostBadge card={card} />}
      {card !== null && (
        <span className={styles.marks}>
          <ColourMarks card={card} />
        </span>
      )}
      <button
        type="button"
        data-line={key}
        tabIndex={tabStop ? 0 : -1}
        className={styles.name}
        aria-description={alert === '' ? undefined : alert}
      >
        <span className="visually-hidden">
          {t('lineName', { count, name })}
          {printing !== undefined && `, ${shortPrinting(printing)}`}
        </span>
        <span aria-hidden="true">{name}</span>
        {printing !== undefined ? (
          <span aria-hidden="true" className={styles.other}>
            {shortPrinting(printing)}
          </span>
        ) : (
          otherName !== undefined &&
          otherName !== name && (
            <span aria-hidden="true" lang={other} className={cx(styles.other, styles.second)}>
              {otherName}
            </span>
          )
        )}
      </button>
      {alert !== '' && (
        <span className={styles.alert} title={alert}>
          <TriangleAlert aria-hidden="true" />
        </span>
      )}
    </li>
  );
});

/** Number and language of a printing, as they stand on a line. */
function shortPrinting(printing: string): string {
  return printing.split('/').slice(1).join(' · ');
}
