import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useHostEvent } from '../../shared/client/use-call.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { announce } from '../../shared/ui/announce.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import styles from './ImportScreen.module.css';
import { type ImportStage, useImport } from './import-store.ts';
import { LinesStep } from './LinesStep.tsx';
import { ProgressStep } from './ProgressStep.tsx';
import { Steps } from './Steps.tsx';
import { importTexts } from './texts.ts';

/** Card import: a file, for tables its columns, what would happen row by row, and the cards. */
export function ImportScreen() {
  const t = useTexts(importTexts);
  const stage = useImport((store) => store.stage);
  const back = useImport((store) => store.back);
  useHostEvent('import.progress', useImport.getState().onProgress);
  useStepsSpoken(stage);
  // What was seen to its end is over; an import that ends while another screen is open is still there to be seen.
  useEffect(
    () => () => {
      const { stage: left, again } = useImport.getState();
      if (left.step === 'done') again();
    },
    [],
  );

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open]') === null) back();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [back]);

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Link href="/library" className={styles.toLibrary}>
          <ArrowLeft aria-hidden="true" />
          {t('toLibrary')}
        </Link>
        <h1>{t('title')}</h1>
        <Steps stage={stage} />
      </header>
      <Step stage={stage} />
    </div>
  );
}

function Step({ stage }: { readonly stage: ImportStage }) {
  switch (stage.step) {
    case 'file':
      return <FileStep fault={stage.fault} />;
    case 'columns':
      return <ColumnsStep key={stage.file.id} {...stage} />;
    case 'lines':
      return <LinesStep key={stage.file.id} {...stage} />;
    case 'done':
      return <DoneStep result={stage.result} />;
    default:
      return <ProgressStep stage={stage} />;
  }
}

/** Says where the import has come to, and that it was stopped where it was. */
function useStepsSpoken(stage: ImportStage): void {
  const t = useTexts(importTexts);
  const before = useRef(stage);
  useEffect(() => {
    const last = before.current;
    before.current = stage;
    if (last.step === stage.step) return;
    const isBack = last.step === 'writing' || last.step === 'checking';
    if (stage.step === 'lines' && last.step === 'checking') {
      const { added, changed, same, refused, warned } = stage.counts;
      announce(t('checkedSpoken', { added, changed, same, refused, warned }), { shown: false });
    } else if (stage.step === 'done') {
      announce(t('doneSpoken', { count: stage.result.added + stage.result.changed }));
    } else if (isBack && 'fault' in stage && stage.fault === null) {
      announce(t('stopped'));
    }
  }, [stage, t]);
}
