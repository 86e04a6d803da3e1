import { Check } from 'lucide-react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { cx } from '../../shared/ui/cx.ts';
import type { ImportStage } from './import-store.ts';
import styles from './Steps.module.css';
import { importTexts } from './texts.ts';

const steps = ['stepFile', 'stepColumns', 'stepLines', 'stepDone'] as const;
const placeOf: Readonly<Record<ImportStage['step'], number>> = {
  file: 0,
  reading: 0,
  columns: 1,
  checking: 2,
  lines: 2,
  writing: 2,
  done: 3,
};

/** The steps of an import in order, with the one that the user is at; only a table has columns to say. */
export function Steps({ stage }: { readonly stage: ImportStage }) {
  const t = useTexts(importTexts);
  const place = placeOf[stage.step];
  const hasColumns = !('file' in stage) || stage.file.detected.table !== null;
  return (
    <ol aria-label={t('steps')} className={styles.steps}>
      {steps.map((step, i) =>
        step === 'stepColumns' && !hasColumns ? null : (
          <li
            key={step}
            aria-current={i === place ? 'step' : undefined}
            className={cx(styles.step, i === place && styles.now, i < place && styles.past)}
          >
            {i < place && <Check aria-hidden="true" />}
            {t(step)}
          </li>
        ),
      )}
    </ol>
  );
}
