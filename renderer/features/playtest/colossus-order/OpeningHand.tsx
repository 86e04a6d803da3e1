import { useState } from 'react';
import { mulliganLimit } from '../../../engine/games/colossus-order/rules-options.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
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
  const full = chosen.length >= limit;
  const toggle = (id: string) => {
    if (chosen.includes(id)) setChosen(chosen.filter((other) => other !== id));
    else if (!full) setChosen([...chosen, id]);
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
          const definition = state.cards[card];
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={at !== -1}
                aria-disabled={at === -1 && full}
                className={styles.card}
                onClick={() => toggle(id)}
              >
                <span className={styles.picture} aria-hidden="true">
                  {definition !== undefined && (
                    <CardFace
                      game="colossus-order"
                      card={definition}
                      rendering="hand"
                      language={language}
                      className={styles.face ?? ''}
                    />
                  )}
                </span>
                <span className={styles.name}>{cardName(state, card, language)}</span>
                {at !== -1 && <span className={styles.order}>{t('toChange', { place: at + 1 })}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.count}>
        {full ? t('chosenAll', { limit }) : t('chosenOf', { count: chosen.length, limit })}
      </p>
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
