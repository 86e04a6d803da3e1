import type { LocusCard } from '../../../engine/games/colossus-order/state.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { CardOption } from '../shared/CardOption.tsx';
import { cardName } from '../shared/cards.ts';
import { useTable } from '../shared/table-store.ts';
import styles from './LocusRow.module.css';
import { useColossusOrder } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

interface LocusPlaceProps {
  readonly card: LocusCard;
  /** Its place in the row, from 1. */
  readonly place: number;
  readonly spent: boolean;
  /** The previewed way takes it away. */
  readonly goes: boolean;
  /** The card on which Tab enters the row. */
  readonly entry: boolean;
}

/** A card of the Locus, its back or its face; whether its owner may look at the back is a rules option. */
export function LocusPlace({ card, place, spent, goes, entry }: LocusPlaceProps) {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const state = useColossusOrder();
  const selected = useTable((store) => store.selected === card.id);
  const mayLook = card.face === 'up' || state.rules.lookAtLocus !== false;
  const name = cardName(state, card.card, language);
  const definition = state.cards[card.card];
  const said =
    card.face === 'up' ? t('faceUp', { name }) : mayLook ? t('faceDownNamed', { name }) : t('faceDown', { place });
  const label = [said, ...(spent ? [t('spent')] : []), ...(goes ? [t('leaves')] : [])];
  return (
    <CardOption
      instance={card.id}
      label={label.join(', ')}
      entry={entry}
      disabled={!mayLook}
      title={mayLook ? name : undefined}
      className={cx(styles.place, spent && styles.spent, goes && styles.goes, selected && styles.selected)}
    >
      <span className={styles.card}>
        {card.face === 'up' && definition !== undefined ? (
          <CardFace
            game="colossus-order"
            card={definition}
            rendering="hand"
            language={language}
            className={styles.face ?? ''}
          />
        ) : (
          <span className={styles.back} />
        )}
      </span>
      {goes && <span className={styles.fate}>✕ {t('leaves')}</span>}
    </CardOption>
  );
}
