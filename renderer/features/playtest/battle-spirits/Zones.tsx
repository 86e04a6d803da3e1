import { useState } from 'react';
import type { CardInstance } from '../../../engine/table/game.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Menu } from '../../../shared/ui/Menu.tsx';
import { useDropZone, useTokenDrag, useTokenDrop } from '../shared/drag/drag.ts';
import { DeckItems } from '../shared/free/DeckItems.tsx';
import { PileDialog } from '../shared/PileDialog.tsx';
import { CardActs } from './CardActs.tsx';
import { Stones } from './Stones.tsx';
import { useBattleSpirits, usePreview } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';
import styles from './Zones.module.css';

/** The left column: Life, Reserve, core Trash, the piles, and the dummy opponent's Life. */
export function Zones() {
  const t = useTexts(battleSpiritsTexts);
  const { player, opponent } = useBattleSpirits();
  const preview = usePreview();
  const [open, setOpen] = useState<'trash' | 'removed' | null>(null);
  const reserveAfter = preview?.outcome.way.reserve ?? player.reserve;
  const trashAfter = player.trashCores + (preview?.due ?? 0);
  return (
    <div className={styles.zones}>
      <Count place="life" label={t('life')} count={player.life}>
        <Stones count={player.life} kind="life" places={5} />
      </Count>
      <Count
        place="reserve"
        label={t('reserve')}
        count={player.reserve}
        after={reserveAfter}
        soul={player.soulCore === 'reserve'}
      >
        <Stones count={player.reserve} after={reserveAfter} places={5} />
      </Count>
      <Count
        place="trash"
        label={t('coreTrash')}
        count={player.trashCores}
        after={trashAfter}
        soul={player.soulCore === 'trash'}
      >
        <Stones count={player.trashCores} after={trashAfter} places={5} />
      </Count>
      <div className={styles.piles}>
        <Pile zone="deck" label={t('deck')} cards={player.deck} back />
        <Pile zone="trash" label={t('trash')} cards={player.trash} onOpen={() => setOpen('trash')} />
        {player.removed.length > 0 && (
          <Pile zone="removed" label={t('removed')} cards={player.removed} onOpen={() => setOpen('removed')} />
        )}
      </div>
      <Count place={null} label={t('opponentLife')} count={opponent.life}>
        <Stones count={opponent.life} kind="life" places={5} />
      </Count>
      {open !== null && (
        <PileDialog title={t(open)} cards={player[open]} Acts={CardActs} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

interface CountProps {
  /** Under this name cores are seen to come and go; null = they are not this player's. */
  readonly place: 'life' | 'reserve' | 'trash' | null;
  readonly label: string;
  readonly count: number;
  readonly after?: number;
  readonly soul?: boolean;
  readonly children: React.ReactNode;
}

function Count({ place, label, count, after = count, soul = false, children }: CountProps) {
  const t = useTexts(battleSpiritsTexts);
  const drop = useTokenDrop(place ?? 'none', place === null);
  return (
    <section className={styles.zone} {...drop}>
      <h3>
        <span>{label}</span>
        <span className={styles.number}>
          {count}
          {after !== count && (
            <span className={styles.after}>
              {' '}
              <span aria-hidden="true">→ {after}</span>
              <span className="visually-hidden">{t('becomes', { count: after })}</span>
            </span>
          )}
        </span>
      </h3>
      {place === null ? (
        children
      ) : (
        <Tokens place={place} count={count}>
          {children}
        </Tokens>
      )}
      {soul && <p className={styles.soul}>◆ {t('soul')}</p>}
    </section>
  );
}

interface TokensProps {
  readonly place: string;
  readonly count: number;
  readonly children: React.ReactNode;
}

/** The cores of a place, to be dragged one by one; "Move cores" does the same without a mouse. */
function Tokens({ place, count, children }: TokensProps) {
  const drag = useTokenDrag(place, count);
  return (
    <div ref={drag.ref} {...drag.handlers} className={styles.tokens} data-tokens={place} data-count={count}>
      {children}
    </div>
  );
}

interface PileProps {
  readonly zone: 'deck' | 'trash' | 'removed';
  readonly label: string;
  readonly cards: readonly CardInstance[];
  readonly back?: boolean;
  readonly onOpen?: () => void;
}

function Pile({ zone, label, cards, back = false, onOpen }: PileProps) {
  const t = useTexts(battleSpiritsTexts);
  const name = t('pile', { name: label, count: cards.length });
  return (
    <div className={styles.pile} data-zone={zone} {...useDropZone(zone === 'deck' ? 'deck-top' : zone)}>
      <span>{label}</span>
      {onOpen === undefined ? (
        <Menu
          trigger={
            <button
              type="button"
              aria-label={name}
              className={styles.stack}
              data-back={back}
              data-empty={cards.length === 0}
            >
              {cards.length}
            </button>
          }
        >
          <DeckItems />
        </Menu>
      ) : (
        <button
          type="button"
          aria-label={name}
          className={styles.stack}
          data-empty={cards.length === 0}
          onClick={onOpen}
        >
          {cards.length}
        </button>
      )}
    </div>
  );
}
