import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import type { GameView } from '../game-view.ts';
import { RefusalNote } from '../RefusalNote.tsx';
import { useTableApi } from '../table-store.ts';
import styles from './Free.module.css';
import { freeTexts } from './texts.ts';

interface TokenDialogProps {
  readonly view: Pick<GameView, 'TokenForm'>;
  readonly onClose: () => void;
}

/** A token with a name and the facts that the game's rules ask for. */
export function TokenDialog({ view, onClose }: TokenDialogProps) {
  const t = useTexts(freeTexts);
  const api = useTableApi();
  return (
    <Dialog open title={t('tokenTitle')} onClose={onClose}>
      <p className={styles.dim}>{t('tokenWords')}</p>
      <view.TokenForm
        onMake={(card) => {
          if (api.getState().act({ type: 'token', card })) onClose();
        }}
      />
      <RefusalNote />
    </Dialog>
  );
}
