import { CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { useBilingual, useTexts } from '../i18n/use-texts.ts';
import { Button } from './Button.tsx';
import styles from './States.module.css';
import { uiTexts } from './texts.ts';

/** A screen with nothing on it yet: what it is for, and one way to begin. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <h2>{title}</h2>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}

/** A screen that waits. The words appear only when the wait can be felt. */
export function BusyState({ title, done, total }: { title?: string; done?: number; total?: number }) {
  const t = useTexts(uiTexts);
  const words = title ?? t('busy');
  return (
    <div className={styles.state} role="status" aria-busy="true">
      {total === undefined || total === 0 ? (
        <LoaderCircle aria-hidden="true" className={styles.turning} />
      ) : (
        <progress className={styles.progress} value={done ?? 0} max={total} aria-label={words} />
      )}
      <p>{words}</p>
      {total !== undefined && total > 0 && <p className={styles.words}>{t('progress', { done: done ?? 0, total })}</p>}
    </div>
  );
}

interface WrongStateProps {
  readonly error: Pick<CallError, 'message'>;
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}

/** A screen that failed: what happened, what is safe, what to do. */
export function WrongState({ error, onRetry, children }: WrongStateProps) {
  const t = useTexts(uiTexts);
  const say = useBilingual();
  return (
    <div className={styles.state} role="alert">
      <CircleAlert aria-hidden="true" className={styles.alert} />
      <h2>{t('wrong')}</h2>
      <p className={styles.words}>{say(error.message)}</p>
      <div className={styles.actions}>
        {onRetry !== undefined && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
        {children}
      </div>
    </div>
  );
}
