import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import panel from '../shared/Panel.module.css';
import { useTableApi } from '../shared/table-store.ts';
import { battleSpiritsTexts } from './texts.ts';

/** The opening hand where the rules option lets it be changed once. */
export function OpeningHand() {
  const t = useTexts(battleSpiritsTexts);
  const api = useTableApi();
  return (
    <div className={panel.panel}>
      <div className={panel.none}>
        <h2>{t('openingHand')}</h2>
        <p>{t('openingWords')}</p>
      </div>
      <div className={panel.section}>
        <Button tone="primary" onClick={() => api.getState().act({ type: 'keep' })}>
          {t('keep')}
        </Button>
        <Button onClick={() => api.getState().act({ type: 'mulligan' })}>{t('change')}</Button>
      </div>
    </div>
  );
}
