import { Gem, Minus, Plus } from 'lucide-react';
import { completeGems, gemsToComplete } from '../../../engine/games/colossus-order/winning.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../../shared/ui/Button.tsx';
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
  const { step } = state.turn;
  const xplay = step === 'xplay';
  return (
    <div className={styles.acts}>
      <DeckActs />
      <div className={styles.counter}>
        <span>{t('counter')}</span>
        <IconButton
          label={t('counterLess')}
          icon={<Minus />}
          disabled={counter === 0}
          onClick={act({ type: 'counter', value: counter - 1 })}
        />
        <strong>{t('counterOf', { count: counter, all: cards.length })}</strong>
        <IconButton
          label={t('counterMore')}
          icon={<Plus />}
          disabled={counter >= cards.length}
          onClick={act({ type: 'counter', value: counter + 1 })}
        />
      </div>
      {(xplay || step === 'main' || step === 'end') && (
        <Button onClick={act({ type: 'xplay', open: !xplay })}>{xplay ? t('closeXPlay') : t('openXPlay')}</Button>
      )}
      <p className={styles.note}>
        <Gem aria-hidden="true" />
        {t('gemsInLocus', { count: gems, need: gemsToComplete })}
      </p>
      {step === 'start' && gems >= gemsToComplete && (
        <Button tone="primary" onClick={act({ type: 'declare-complete' })}>
          {t('complete')}
        </Button>
      )}
    </div>
  );
}
