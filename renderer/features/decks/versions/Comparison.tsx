import { localized } from '../../../../db/model/localized.ts';
import { ColourMarks, CostBadge } from '../../../shared/card-facts/Marks.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import type { DeckContent } from '../deck-edit.ts';
import type { Cards } from '../grouping.ts';
import { deckTexts } from '../texts.ts';
import styles from './CompareDialog.module.css';
import { type LineChange, lineChanges } from './difference.ts';
import { versionTexts } from './texts.ts';

interface Side {
  readonly name: string;
  readonly lines: DeckContent['lines'];
  /** Cards of the deck itself. */
  readonly size: number;
}

interface ComparisonProps {
  readonly left: Side;
  readonly right: Side;
  readonly cards: Cards;
}

/** What only the left deck has, what both have with the copies of each, and what only the right one has. */
export function Comparison({ left, right, cards }: ComparisonProps) {
  const t = useTexts(versionTexts);
  const all = lineChanges(left.lines, right.lines);
  const onlyLeft = all.filter(({ after }) => after === 0);
  const common = all.filter(({ before, after }) => before > 0 && after > 0);
  const onlyRight = all.filter(({ before }) => before === 0);
  const shared = common.reduce((sum, { before, after }) => sum + Math.min(before, after), 0);
  const count = (lines: readonly LineChange[], side: 'before' | 'after') =>
    lines.reduce((sum, line) => sum + line[side], 0);
  return (
    <>
      <p className={styles.sum}>{t('shared', { count: shared, left: left.size, right: right.size })}</p>
      <div className={styles.columns}>
        <Column title={t('only', { name: left.name, count: count(onlyLeft, 'before') })} lines={onlyLeft} cards={cards}>
          {({ before }) => before}
        </Column>
        <Column title={t('common', { count: common.length })} lines={common} cards={cards}>
          {({ before, after }) => (before === after ? before : t('copies', { left: before, right: after }))}
        </Column>
        <Column
          title={t('only', { name: right.name, count: count(onlyRight, 'after') })}
          lines={onlyRight}
          cards={cards}
        >
          {({ after }) => after}
        </Column>
      </div>
    </>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly lines: readonly LineChange[];
  readonly cards: Cards;
  readonly children: (line: LineChange) => string | number;
}

function Column({ title, lines, cards, children }: ColumnProps) {
  const t = useTexts(versionTexts);
  const zoneWord = useTexts(deckTexts);
  const language = useLanguage();
  return (
    <section aria-label={title} className={styles.column}>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p className={styles.nothing}>{t('nothing')}</p>
      ) : (
        <ul>
          {lines.map((line) => {
            const card = cards.get(line.card);
            return (
              <li key={`${line.zone}/${line.card}`}>
                <b>{children(line)}</b>
                {card !== undefined && <CostBadge card={card} />}
                {card !== undefined && <ColourMarks card={card} />}
                <span className={styles.name}>
                  {card === undefined ? line.card : localized(card.card.name, language)}
                </span>
                {(line.zone === 'side' || line.zone === 'maybe') && <small>{zoneWord(line.zone)}</small>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
