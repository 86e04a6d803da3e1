import type { CardInstance, TableState } from '../../../../engine/table/game.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import type { GameView } from '../game-view.ts';
import { PileCards } from '../PileCards.tsx';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import { freeTexts } from './texts.ts';

interface SearchDialogProps {
  readonly view: Pick<GameView, 'CardActs'>;
  readonly onClose: () => void;
}

/** The whole own deck, to find a card in; afterwards it is shuffled, unless the player says otherwise. */
export function SearchDialog({ view, onClose }: SearchDialogProps) {
  const t = useTexts(freeTexts);
  const api = useTableApi();
  const deck = useTable((store) => (stateOf(store) as TableState & WithDeck).player.deck);
  const shuffle = () => {
    api.getState().act({ type: 'shuffle' });
    onClose();
  };
  return (
    <Dialog
      open
      wide
      title={t('searchTitle')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('closeOnly')}</Button>
          <Button tone="primary" onClick={shuffle}>
            {t('shuffleClose')}
          </Button>
        </>
      }
    >
      <PileCards cards={deck} Acts={view.CardActs} />
    </Dialog>
  );
}

interface WithDeck {
  readonly player: { readonly deck: readonly CardInstance[] };
}
