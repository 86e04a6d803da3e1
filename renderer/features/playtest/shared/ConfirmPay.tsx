import { HeartCrack } from 'lucide-react';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { playtestTexts } from '../texts.ts';
import styles from './ConfirmPay.module.css';
import { instanceName } from './cards.ts';
import { stateOf, useTable, useTableApi } from './table-store.ts';

/** The question before a payment that destroys: it names what dies. */
export function ConfirmPay() {
  const t = useTexts(playtestTexts);
  const language = useLanguage();
  const api = useTableApi();
  const asked = useTable((store) => store.asked);
  const state = useTable(stateOf);
  if (asked === null) return null;
  const dying = asked.destroyed.map((ref) => instanceName(state, ref, language));
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(dying);
  const leave = () => api.getState().dropQuestion();
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('confirmTitle', { names })}
      onClose={leave}
      foot={
        <>
          <Button onClick={leave}>{t('keepCards')}</Button>
          <Button tone="danger" icon={<HeartCrack />} onClick={() => api.getState().act(asked.payment)}>
            {t('confirmPay')}
          </Button>
        </>
      }
    >
      <p className={styles.words}>{t('confirmWords', { names })}</p>
      <ul className={styles.dying}>
        {dying.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name can die
          <li key={index}>
            <HeartCrack aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
