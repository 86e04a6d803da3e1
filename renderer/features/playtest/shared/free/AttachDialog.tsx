import { useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { instanceName } from '../cards.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import styles from './Free.module.css';
import { fieldOf } from './marks-of.ts';
import { freeTexts } from './texts.ts';

interface AttachDialogProps {
  readonly card: string;
  readonly onClose: () => void;
}

/** Under which card of the field a card goes. */
export function AttachDialog({ card, onClose }: AttachDialogProps) {
  const t = useTexts(freeTexts);
  const language = useLanguage();
  const api = useTableApi();
  const state = useTable(stateOf);
  const hosts = fieldOf(state).filter((ref) => ref !== card);
  const attach = (to: string) => {
    api.getState().act({ type: 'attach', id: card, to });
    onClose();
  };
  return (
    <Dialog open title={t('attachTitle', { name: instanceName(state, card, language) })} onClose={onClose}>
      {hosts.length === 0 ? (
        <p className={styles.dim}>{t('attachNone')}</p>
      ) : (
        <ul className={styles.choices}>
          {hosts.map((ref, index) => (
            <li key={ref}>
              <Button onClick={() => attach(ref)} {...(index === 0 && { 'data-first-focus': '' })}>
                {instanceName(state, ref, language)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
