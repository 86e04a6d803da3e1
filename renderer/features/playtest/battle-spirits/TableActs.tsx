import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { DeckActs } from '../shared/DeckActs.tsx';
import { type TableAction, useTableApi } from '../shared/table-store.ts';
import styles from './Acts.module.css';
import { useBattleSpirits } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';

/** What can be done with no card in particular. */
export function TableActs() {
  const t = useTexts(battleSpiritsTexts);
  const api = useTableApi();
  const { turn } = useBattleSpirits();
  const act = (action: TableAction) => () => api.getState().act(action);
  const flash = turn.step === 'flash';
  return (
    <div className={styles.acts}>
      {(flash || turn.step === 'attack') && (
        <Button tone="primary" onClick={act({ type: 'flash', open: !flash })}>
          {flash ? t('closeFlash') : t('openFlash')}
        </Button>
      )}
      <DeckActs />
      <Button onClick={act({ type: 'cores', from: 'void', to: 'reserve', count: 1 })}>{t('voidCore')}</Button>
      <Button onClick={act({ type: 'life', who: 'player', delta: -1 })}>{t('lifeLess')}</Button>
      <Button onClick={act({ type: 'life', who: 'player', delta: 1 })}>{t('lifeMore')}</Button>
      <Button onClick={act({ type: 'life', who: 'opponent', delta: -1 })}>{t('hitOpponent')}</Button>
    </div>
  );
}
