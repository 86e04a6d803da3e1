import { useEffect, useRef } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { type ImportStage, type Progress, useImport } from './import-store.ts';
import styles from './ProgressStep.module.css';
import { importTexts } from './texts.ts';

type Busy = Extract<ImportStage, { readonly progress: Progress }>;

/** What each part of the way takes of the whole bar, in percent, in the order in which they come. */
const shares: Readonly<Record<Busy['step'], readonly (readonly [Progress['phase'], number])[]>> = {
  reading: [['sending', 100]],
  checking: [
    ['reading', 70],
    ['planning', 30],
  ],
  writing: [
    ['planning', 10],
    ['writing', 35],
    ['indexing', 55],
  ],
};

function percentOf({ step, progress }: Busy): number {
  let before = 0;
  for (const [phase, share] of shares[step]) {
    if (phase === progress.phase) {
      const part = progress.total === 0 ? 0 : Math.min(1, progress.done / progress.total);
      return Math.floor(before + share * part);
    }
    before += share;
  }
  return 0;
}

/** What goes on and how far it is, with the way to stop it. */
export function ProgressStep({ stage }: { readonly stage: Busy }) {
  const t = useTexts(importTexts);
  const back = useImport((store) => store.back);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { phase, done, total } = stage.progress;
  const percent = percentOf(stage);
  const isStopping = stage.step === 'writing' && stage.stopping;
  const name = 'file' in stage ? stage.file.name : stage.name;
  const doing = phase === 'sending' ? t('sending', { name }) : phase === 'reading' ? t('reading', { name }) : t(phase);
  const words = isStopping ? t('stopping') : doing;
  return (
    <div className={styles.progress}>
      <p role="status" className={styles.doing}>
        {words}
      </p>
      <progress value={percent} max={100} aria-label={words} />
      <p className={styles.figures}>
        <span>{t('percent', { percent })}</span>
        {phase !== 'sending' && total > 0 && (
          <span>{t('rowsDone', { done: done.toLocaleString(), total: total.toLocaleString() })}</span>
        )}
      </p>
      {stage.step === 'writing' && <p className={styles.note}>{t('wholeNote')}</p>}
      <Button ref={button} aria-disabled={isStopping} onClick={() => !isStopping && back()}>
        {t('stop')}
      </Button>
    </div>
  );
}
