import { useMemo, useState } from 'react';
import type { CardDefinition } from '../../../../db/model/card.ts';
import { kindWord } from '../../../../db/model/card-words.ts';
import { fold } from '../../../../db/model/fold.ts';
import type { CardInstance } from '../../../engine/table/game.ts';
import { CardFaceSoon } from '../../../shared/card-face/CardFaceSoon.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { cardName, definitionOf } from './cards.ts';
import { freeTexts } from './free/texts.ts';
import type { GameView } from './game-view.ts';
import styles from './PileDialog.module.css';
import { stateOf, useTable } from './table-store.ts';

interface PileCardsProps {
  /** In the order in which they are shown. */
  readonly cards: readonly CardInstance[];
  readonly Acts: GameView['CardActs'];
}

/** The cards of a pile, narrowed by a text in their names, texts or kinds, each with what can be done with it. */
export function PileCards({ cards, Acts }: PileCardsProps) {
  const t = useTexts(freeTexts);
  const language = useLanguage();
  const state = useTable(stateOf);
  const [text, setText] = useState('');
  const wanted = fold(text);
  const found = useMemo(
    () => cards.filter(({ card }) => wanted === '' || searched(card, definitionOf(state, card)).includes(wanted)),
    [cards, state, wanted],
  );
  return (
    <>
      <TextField
        type="search"
        label={t('searchText')}
        placeholder={t('searchText')}
        labelHidden
        value={text}
        onValue={setText}
        data-first-focus=""
      />
      <p role="status" className={styles.count}>
        {t('found', { found: found.length, count: cards.length })}
      </p>
      <ol className={styles.cards}>
        {found.map(({ id, card }) => {
          const definition = definitionOf(state, card);
          return (
            <li key={id} className={styles.card} data-card={card}>
              {definition === undefined ? (
                <span>{cardName(state, card, language)}</span>
              ) : (
                <CardFaceSoon
                  game={state.game}
                  card={definition}
                  rendering="hand"
                  language={language}
                  className={styles.face ?? ''}
                />
              )}
              <Acts instance={id} keys={false} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** All that a card is found by: its key, both names and texts, its kind in both languages. */
function searched(key: string, card: CardDefinition | undefined): string {
  if (card === undefined) return fold(key);
  const kind = kindWord(card.kind);
  const words = [key, card.name.en, card.name.ja, card.text?.en, card.text?.ja, kind.en, kind.ja];
  return fold(words.filter((word) => word !== undefined).join(' '));
}
