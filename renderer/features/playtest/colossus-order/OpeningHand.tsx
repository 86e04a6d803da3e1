import { useState } from 'react';
import { mulliganLimit } from '../../../engine/games/colossus-order/rules-options.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { cardName } from '../shared/cards.ts';
import panel from '../shared/Panel.module.css';
import { useTableApi } from '../shared/table-store.ts';
import styles from './OpeningHand.module.css';
import { useColossusOrder } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

/** The one mulligan: cards are put under the deck in the order of choosing (C25). */
export function OpeningHand() {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const api = useTableApi();
  const state = useColossusOrder();
  const limit = mulliganLimit(state.rules, state.turn.first);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) => {
    if (chosen.includes(id)) setChosen(chosen.filter((other) => other !== id));
    else if (chosen.length < limit) setChosen([...chosen, id]);
  };
  return (
    <div className={panel.panel}>
      <div className={panel.none}>
        <h2>{t('openingHand')}</h2>
        <p>{t('openingWords', { count: limit })}</p>
      </div>
      <ul className={styles.hand}>
        {state.player.hand.map(({ id, card }) => {
          const at = chosen.indexOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={at !== -1}
                aria-disabled={at === -1 && chosen.length >= limit}
                className={styles.card}
                onClick={() => toggle(id)}
              >
                <span>{cardName(state, card, language)}</span>
                {at !== -1 && <span className={styles.order}>{t('toChange', { place: at + 1 })}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className={panel.section}>
        <Button
          tone={chosen.length === 0 ? 'primary' : 'plain'}
          onClick={() => api.getState().act({ type: 'mulligan', ids: [] })}
        >
          {t('keep')}
        </Button>
        <Button
          tone={chosen.length > 0 ? 'primary' : 'plain'}
          disabled={chosen.length === 0}
          onClick={() => api.getState().act({ type: 'mulligan', ids: chosen })}
        >
          {t('change', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}
