import type { CardInstance } from '../../../engine/table/game.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { playtestCommands } from '../commands.ts';
import { playtestTexts } from '../texts.ts';
import { useEntry } from './CardOption.tsx';
import { useDropZone } from './drag/drag.ts';
import type { GameView } from './game-view.ts';
import styles from './Hand.module.css';
import { HandCard } from './HandCard.tsx';
import { type HandOrder, handOrders } from './hand-order.ts';

interface HandProps {
  readonly cards: readonly CardInstance[];
  readonly order: HandOrder;
  readonly onOrder: (order: HandOrder) => void;
  readonly view: Pick<GameView, 'handNote' | 'handFate'>;
}

const orderText = { drawn: 'sortDrawn', cost: 'sortCost', kind: 'sortKind', playable: 'sortPlayable' } as const;

/** The hand at the foot of the table: what can be played is outlined, every other card says why not. */
export function Hand({ cards, order, onOrder, view }: HandProps) {
  const t = useTexts(playtestTexts);
  const entry = useEntry(cards.map(({ id }) => id));
  useCommand(playtestCommands.order, () => {
    onOrder(handOrders[(handOrders.indexOf(order) + 1) % handOrders.length] ?? order);
  });
  return (
    <section className={styles.hand} aria-label={t('hand')} {...useDropZone('hand')}>
      <div className={styles.head}>
        <span>{t('handCount', { count: cards.length })}</span>
        <Segmented
          label={t('sort')}
          value={order}
          onChange={onOrder}
          choices={handOrders.map((value) => ({ value, text: t(orderText[value]) }))}
        />
      </div>
      {cards.length === 0 ? (
        <p className={styles.empty}>{t('handEmpty')}</p>
      ) : (
        <div className={styles.cards} role="listbox" aria-label={t('hand')} aria-orientation="horizontal">
          {cards.map((card) => (
            <HandCard key={card.id} instance={card} entry={card.id === entry} view={view} />
          ))}
        </div>
      )}
    </section>
  );
}
