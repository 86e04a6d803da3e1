import { completeGems } from '../../../engine/games/colossus-order/winning.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { DeckActs } from '../shared/DeckActs.tsx';
import { type TableAction, useTableApi } from '../shared/table-store.ts';
import styles from './Acts.module.css';
import { useColossusOrder } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

/** What can be done with no card in particular. */
export function TableActs() {
  const t = useTexts(colossusOrderTexts);
  const api = useTableApi();
  const state = useColossusOrder();
  const { counter, cards } = state.player.locus;
  const act = (action: TableAction) => () => api.getState().act(action);
  const gems = completeGems(state);
  const xplay = state.turn.step === 'xplay';
  return (
    <div className={styles.acts}>
      <p className={styles.note}>{t('gemsInLocus', { count: gems })}</p>
      {state.turn.step === 'start' && gems >= 6 && (
        <Button tone="primary" onClick={act({ type: 'declare-complete' })}>
          {t('complete')}
        </Button>
      )}
      <DeckActs />
      <Button disabled={counter === 0} onClick={act({ type: 'counter', value: counter - 1 })}>
        {t('counterLess')}
      </Button>
      <Button disabled={counter >= cards.length} onClick={act({ type: 'counter', value: counter + 1 })}>
        {t('counterMore')}
      </Button>
      {(xplay || state.turn.step === 'end') && (
        <Button onClick={act({ type: 'xplay', open: !xplay })}>{xplay ? t('closeXPlay') : t('openXPlay')}</Button>
      )}
    </div>
  );
}
