import type { CardInstance } from '../../../engine/table/game.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { playtestTexts } from '../texts.ts';
import { cardName, definitionOf } from './cards.ts';
import type { GameView } from './game-view.ts';
import styles from './PileDialog.module.css';
import { stateOf, useTable } from './table-store.ts';

interface PileDialogProps {
  readonly title: string;
  /** Last = top, which is shown first. */
  readonly cards: readonly CardInstance[];
  readonly Acts: GameView['CardActs'];
  readonly onClose: () => void;
}

/** The cards of a face-up pile, the top one first, each with what can be done with it. */
export function PileDialog({ title, cards, Acts, onClose }: PileDialogProps) {
  const t = useTexts(playtestTexts);
  const language = useLanguage();
  const state = useTable(stateOf);
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <p className={styles.count}>{t('cardsInDeck', { count: cards.length })}</p>
      <ol className={styles.cards}>
        {[...cards].reverse().map(({ id, card }) => {
          const definition = definitionOf(state, card);
          return (
            <li key={id} className={styles.card} data-card={card}>
              {definition === undefined ? (
                <span>{cardName(state, card, language)}</span>
              ) : (
                <CardFace
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
    </Dialog>
  );
}
