import { useId } from 'react';
import { GameId } from '../../../../db/model/game.ts';
import { localized } from '../../../../db/model/text.ts';
import type { DeckSummary } from '../../../../electron/ipc/contract.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import styles from './DeckChoice.module.css';
import { startTexts } from './texts.ts';

interface DeckChoiceProps {
  readonly decks: readonly DeckSummary[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The decks by game, one to be chosen; arrows move among them. */
export function DeckChoice({ decks, chosen, onChoose }: DeckChoiceProps) {
  const t = useTexts(startTexts);
  const say = useBilingual();
  const language = useLanguage();
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>
        <h2>{t('chooseDeck')}</h2>
      </legend>
      {GameId.options.map((game) => {
        const own = decks.filter((deck) => deck.game === game);
        if (own.length === 0) return null;
        return (
          <div key={game} className={styles.game}>
            <h3>{say(rulesOf(game).name)}</h3>
            <div className={styles.decks}>
              {own.map((deck) => (
                <label key={deck.id} className={styles.deck}>
                  <input
                    type="radio"
                    name={group}
                    value={deck.id}
                    checked={deck.id === chosen}
                    onChange={() => onChoose(deck.id)}
                  />
                  <span className={styles.name}>{localized(deck.name, language)}</span>
                  <span className={styles.about}>
                    {t('cards', { count: deck.cardCount })}
                    {deck.starter && ` · ${t('starter')}`}
                  </span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
