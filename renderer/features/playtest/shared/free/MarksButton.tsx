import { Tags } from 'lucide-react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { cx } from '../../../../shared/ui/cx.ts';
import { stateOf, useTable } from '../table-store.ts';
import styles from './CardMarks.module.css';
import { useFreeDialog } from './free-dialog.ts';
import { marksOf } from './marks-of.ts';
import { freeTexts } from './texts.ts';

/** The counters and the note of a card, or of the table (null), where there are any: a click changes them. */
export function MarksButton({ card }: { readonly card: string | null }) {
  const t = useTexts(freeTexts);
  const open = useFreeDialog();
  const marks = useTable((store) => marksOf(stateOf(store), card));
  if (marks.counters === undefined && marks.note === undefined) return null;
  const counted = (marks.counters ?? []).map(({ name, value }) => `${name} ${value}`);
  const words = [...counted, marks.note].filter((word) => word !== undefined).join(', ');
  return (
    <button
      type="button"
      aria-label={`${card === null ? t('marksOfTable') : t('marks')}: ${words}`}
      className={cx(styles.button, card === null && styles.ofTable)}
      onClick={() => open({ kind: 'marks', card })}
    >
      <Tags aria-hidden="true" />
      {(marks.counters ?? []).map(({ name, value }) => (
        <span key={name}>
          {name} <strong>{value}</strong>
        </span>
      ))}
      {marks.note !== undefined && <span className={styles.whole}>{marks.note}</span>}
    </button>
  );
}
