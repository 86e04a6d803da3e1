import { Minus, Plus, TriangleAlert } from 'lucide-react';
import { localized } from '../../../db/model/text.ts';
import type { DeckProblem } from '../../engine/table/deck-rules.ts';
import { ColourMarks, CostBadge } from '../../shared/card-facts/Marks.tsx';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { cx } from '../../shared/ui/cx.ts';
import styles from './DeckLineRow.module.css';
import { mostCopies } from './deck-edit.ts';
import type { KnownLine } from './grouping.ts';
import { deckTexts } from './texts.ts';

interface DeckLineRowProps {
  readonly id: string;
  readonly known: KnownLine;
  /** The deck cannot be changed. */
  readonly fixed: boolean;
  readonly tabStop: boolean;
  readonly problems: readonly DeckProblem[];
  readonly onFocus: () => void;
  readonly onLeave: () => void;
  readonly onCopies: (copies: number) => void;
}

/** A card of a deck with its number of copies. The name takes the focus; the two buttons beside it are for the mouse. */
export function DeckLineRow({ id, known, fixed, tabStop, problems, onFocus, onLeave, onCopies }: DeckLineRowProps) {
  const t = useTexts(deckTexts);
  const say = useBilingual();
  const language = useLanguage();
  const { card, line } = known;
  const name = card === null ? t('unknownCard', { id: line.card }) : localized(card.card.name, language);
  const other = language === 'en' ? 'ja' : 'en';
  const otherName = card?.card.name[other];
  return (
    <li
      data-card={card?.id}
      data-game={card?.game}
      className={cx(styles.row, line.count === 0 && styles.none, problems.length > 0 && styles.wrong)}
      onFocus={onFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      {fixed ? (
        <span className={styles.count}>{line.count}</span>
      ) : (
        <span className={styles.counter}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.step}
            aria-label={t('less1', { name })}
            disabled={line.count === 0}
            onClick={() => onCopies(line.count - 1)}
          >
            <Minus aria-hidden="true" />
          </button>
          <span className={styles.count}>{line.count}</span>
          <button
            type="button"
            tabIndex={-1}
            className={styles.step}
            aria-label={t('more1', { name })}
            disabled={line.count >= mostCopies}
            onClick={() => onCopies(line.count + 1)}
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
        data-line={id}
        tabIndex={tabStop ? 0 : -1}
        className={styles.name}
        aria-description={problems.length === 0 ? undefined : problems.map(({ message }) => say(message)).join(' ')}
      >
        <span className="visually-hidden">{t('lineName', { count: line.count, name })}</span>
        <span aria-hidden="true">{name}</span>
        {otherName !== undefined && otherName !== name && (
          <span aria-hidden="true" lang={other} className={styles.other}>
            {otherName}
          </span>
        )}
      </button>
      {problems.length > 0 && (
        <span className={styles.alert} title={problems.map(({ message }) => say(message)).join('\n')}>
          <TriangleAlert aria-hidden="true" />
        </span>
      )}
    </li>
  );
}
