import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { GameId } from '../../../../db/model/game.ts';
import type { DeckReading } from '../../../../electron/ipc/contract.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Chip } from '../../../shared/ui/Chip.tsx';
import styles from './ImportPreview.module.css';
import { keyOfLine, type Mend, type Mends } from './import-content.ts';
import { OpenLine } from './OpenLine.tsx';
import { deckFileTexts } from './texts.ts';

interface ImportPreviewProps {
  readonly reading: DeckReading;
  readonly game: GameId | null;
  readonly mends: Mends;
  readonly onMend: (key: string, mend: Mend | null) => void;
}

/** What is in a list that was read: lines to mend first, then what was doubtful, then the cards. */
export function ImportPreview({ reading, game, mends, onMend }: ImportPreviewProps) {
  const t = useTexts(deckFileTexts);
  const say = useBilingual();
  const { cards, unresolved, warnings, comments } = reading;
  const copies = cards.reduce((sum, { count }) => sum + count, 0);
  const open = unresolved.filter((line) => !mends.has(keyOfLine(line))).length;
  if (cards.length === 0 && unresolved.length === 0) return <p className={styles.words}>{t('nothingIn')}</p>;
  return (
    <div className={styles.preview}>
      <p className={styles.sum} role="status">
        <b>{t('copies', { count: copies })}</b> {t('linesFound', { count: cards.length })}
        {open === 0 ? (
          <Chip tone="ok">✓ {t('allFound')}</Chip>
        ) : (
          <Chip tone="warn">{t('toMend', { count: open })}</Chip>
        )}
        {warnings.length > 0 && <Chip>{t('doubts', { count: warnings.length })}</Chip>}
      </p>
      {unresolved.length > 0 && (
        <section className={styles.part} aria-label={t('notFound')}>
          <h3>{t('notFound')}</h3>
          <p className={styles.words}>{t('notFoundWords')}</p>
          <ul className={styles.lines}>
            {unresolved.map((line, place) => {
              const key = keyOfLine(line);
              return (
                <OpenLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: formats without lines can have the same line twice
                  key={`${key}/${place}`}
                  line={line}
                  number={line.line}
                  game={game}
                  candidates={line.candidates ?? []}
                  mend={mends.get(key) ?? null}
                  onCard={(card) => onMend(key, { type: 'card', card })}
                  onRemove={() => onMend(key, { type: 'drop' })}
                  onTakeBack={() => onMend(key, null)}
                />
              );
            })}
          </ul>
        </section>
      )}
      {(warnings.length > 0 || comments.length > 0) && (
        <section className={styles.part} aria-label={t('notes')}>
          <h3>{t('notes')}</h3>
          <ul className={styles.notes}>
            {warnings.map(({ line, code, message }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one line can have the same doubt twice
              <li key={`${line}/${code}/${place}`}>
                <TriangleAlert aria-hidden="true" />
                <span className={styles.number}>{t('lineNumber', { line })}</span>
                <span>{say(message)}</span>
              </li>
            ))}
            {comments.length > 0 && <li>{t('comments', { count: comments.length })}</li>}
          </ul>
        </section>
      )}
      {cards.length > 0 && (
        <section className={styles.part} aria-label={t('found')}>
          <h3>{t('found')}</h3>
          <ul className={styles.cards}>
            {cards.map(({ card, name, count, zone }) => (
              <li key={`${zone}/${card}`}>
                <CircleCheck aria-hidden="true" />
                <span>{t('cardLine', { count, name })}</span>
                {zone !== 'main' && <Chip>{t(zone)}</Chip>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
