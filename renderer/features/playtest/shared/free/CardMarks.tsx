import { StickyNote } from 'lucide-react';
import type { Marks } from '../../../../engine/table/marks.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import styles from './CardMarks.module.css';
import { freeTexts } from './texts.ts';

/** What lies on a card by hand, in words, for its name to a screen reader. */
export function useMarkWords(marks: Marks | undefined): readonly string[] {
  const t = useTexts(freeTexts);
  if (marks === undefined) return [];
  return [
    ...(marks.faceDown ? [t('faceDown')] : []),
    ...(marks.counters ?? []).map(({ name, value }) => `${name} ${value}`),
    ...(marks.note === undefined ? [] : [t('noted', { text: marks.note })]),
  ];
}

/** Counters and the note on a card: chips at its upper edge. */
export function CardMarks({ marks }: { readonly marks: Marks | undefined }) {
  if (marks?.counters === undefined && marks?.note === undefined) return null;
  return (
    <span className={styles.marks} aria-hidden="true">
      {(marks.counters ?? []).map(({ name, value }) => (
        <span key={name} className={styles.counter}>
          <span className={styles.name}>{name}</span>
          <strong>{value}</strong>
        </span>
      ))}
      {marks.note !== undefined && (
        <span className={styles.counter} title={marks.note}>
          <StickyNote />
          <span className={styles.name}>{marks.note}</span>
        </span>
      )}
    </span>
  );
}

/** The back of a card that lies face-down. */
export function CardBack() {
  return <span className={styles.back} aria-hidden="true" />;
}
