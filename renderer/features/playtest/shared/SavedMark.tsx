import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { playtestTexts } from '../texts.ts';
import styles from './SavedMark.module.css';
import { useTable, useTableApi } from './table-store.ts';

/** Whether all that was done is on the disk; a failure stays in sight until it is mended. */
export function SavedMark() {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const api = useTableApi();
  const saving = useTable((store) => store.saving);
  if (saving.state === 'wrong') {
    return (
      <span role="alert" className={styles.wrong}>
        <CircleAlert aria-hidden="true" />
        {t('notKept', { why: say(saving.error.message) })}
        <Button onClick={() => api.getState().retrySaving()}>{t('saveAgain')}</Button>
      </span>
    );
  }
  const busy = saving.state === 'keeping';
  return (
    <span className={styles.mark} data-saving={saving.state} title={busy ? t('keeping') : t('kept')}>
      {busy ? <LoaderCircle aria-hidden="true" /> : <Check aria-hidden="true" />}
      <span className={styles.words}>{busy ? t('keeping') : t('kept')}</span>
    </span>
  );
}
