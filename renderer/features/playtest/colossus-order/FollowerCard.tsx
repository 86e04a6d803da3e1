import type { Follower } from '../../../engine/games/colossus-order/state.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { CardOption } from '../shared/CardOption.tsx';
import { cardName } from '../shared/cards.ts';
import { optionsOfCard } from '../shared/options.ts';
import { useTable } from '../shared/table-store.ts';
import styles from './FollowerCard.module.css';
import { chosenFor, useColossusOrder, usePreview } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

interface FollowerCardProps {
  readonly follower: Follower;
  /** The card on which Tab enters the row. */
  readonly entry: boolean;
}

/** A Follower, upright when ON and sideways when OFF, with its marks for this turn in words. */
export function FollowerCard({ follower, entry }: FollowerCardProps) {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const state = useColossusOrder();
  const preview = usePreview();
  const selected = useTable((store) => store.selected === follower.ref);
  const definition = state.cards[follower.card];
  const usable = optionsOfCard(state, follower.ref).some((option) => option.playable);
  const isSource = preview?.option.from.zone === 'field' && preview.option.from.ref === follower.ref;
  const turnsOff =
    chosenFor(preview, 'off-follower').includes(follower.ref) ||
    (isSource && preview.option.cost.parts.some((part) => part.type === 'off'));
  const off = follower.position === 'off';
  const marks = [
    off ? t('off') : t('on'),
    follower.enteredThisTurn ? t('entered') : null,
    follower.attacked ? t('attacked') : null,
  ].filter((mark) => mark !== null);
  const name = cardName(state, follower.card, language);
  const label = [name, ...marks, turnsOff ? t('turnsOff') : null, usable ? `✓ ${t('ability')}` : null];
  return (
    <CardOption
      instance={follower.ref}
      label={label.filter((part) => part !== null).join(', ')}
      entry={entry}
      className={cx(styles.place, usable && styles.usable, selected && styles.selected, off && styles.off)}
    >
      <span className={styles.card}>
        {definition === undefined ? (
          <span className={styles.unknown}>{follower.card}</span>
        ) : (
          <CardFace
            game="colossus-order"
            card={definition}
            rendering="hand"
            language={language}
            className={styles.face ?? ''}
          />
        )}
        {turnsOff && <span className={styles.fate}>↻ {t('turnsOff')}</span>}
      </span>
      <p className={styles.words}>
        {marks.join(' · ')}
        {usable && <span className={styles.ready}> ✓ {t('ability')}</span>}
      </p>
    </CardOption>
  );
}
