import { localized } from '../../../db/model/text.ts';
import type { ImportLine } from '../../../electron/ipc/import-contract.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { Chip, type ChipTone } from '../../shared/ui/Chip.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { useFieldName } from './field-names.ts';
import styles from './LineRow.module.css';
import { importTexts } from './texts.ts';

const tones: Readonly<Record<ImportLine['fate'], ChipTone>> = {
  added: 'ok',
  changed: 'accent',
  same: 'plain',
  refused: 'bad',
};

interface LineRowProps {
  /** Undefined while it is on the way. */
  readonly line: ImportLine | undefined;
  readonly isTable: boolean;
  /** Shows the row's own text as a whole. */
  readonly isActive: boolean;
}

/** A row of the file: where it stands, what becomes of it, why, and its own text. */
export function LineRow({ line, isTable, isActive }: LineRowProps) {
  const t = useTexts(importTexts);
  const say = useBilingual();
  const language = useLanguage();
  const fieldName = useFieldName();
  if (line === undefined) return <p className={styles.waiting}>{t('waiting')}</p>;
  const { place, fate, id, name, isPrinting, refusal, warnings, changes, text } = line;
  return (
    <div className={styles.row}>
      <span className={styles.place}>{isTable ? t('row', { place }) : t('card', { place })}</span>
      <span className={styles.fate}>
        <Chip tone={tones[fate]}>{t(fate)}</Chip>
      </span>
      <div className={styles.content}>
        {id !== null && (
          <p className={styles.card}>
            <strong>{name === null ? id : localized(name, language)}</strong> <span>{id}</span>
          </p>
        )}
        {isPrinting && id !== null && <p className={styles.note}>{t('printing', { id })}</p>}
        {refusal !== null && <p className={styles.refusal}>{say(refusal)}</p>}
        {warnings.map((warning) => (
          <p key={warning.en} className={styles.warning}>
            {say(warning)}
          </p>
        ))}
        {changes.length > 0 && (
          <p className={styles.note}>
            {changes
              .map(({ field, before, after }) =>
                t('change', { field: fieldName(field), before: before ?? t('none'), after: after ?? t('none') }),
              )
              .join(' · ')}
          </p>
        )}
        <p className={cx(styles.text, isActive && styles.whole)}>{text}</p>
      </div>
    </div>
  );
}
