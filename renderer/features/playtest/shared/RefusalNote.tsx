import { useEffect } from 'react';
import { useBilingual } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import styles from './RefusalNote.module.css';
import { useTable } from './table-store.ts';

/** Why the last act was refused; nothing has changed then. */
export function RefusalNote() {
  const say = useBilingual();
  const refusal = useTable((store) => store.refusal);
  useEffect(() => {
    if (refusal !== null) announce(say(refusal.message), { shown: false });
  }, [refusal, say]);
  return refusal === null ? null : <p className={styles.note}>{say(refusal.message)}</p>;
}
