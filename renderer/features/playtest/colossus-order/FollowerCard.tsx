import { RotateCw } from 'lucide-react';
import { memo } from 'react';
import { localized } from '../../../../db/model/text.ts';
import type { ColossusOrderState, Follower } from '../../../engine/games/colossus-order/state.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { CardOption } from '../shared/CardOption.tsx';
import { CardBack, CardMarks, useMarkWords } from '../shared/free/CardMarks.tsx';
import { CardStack } from '../shared/free/CardStack.tsx';
import { optionsOfCard } from '../shared/options.ts';
import { stateOf, useTable } from '../shared/table-store.ts';
import styles from './FollowerCard.module.css';
import { previewOf } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

interface FollowerCardProps {
  readonly follower: Follower;
  /** The card on which Tab enters the row. */
  readonly entry: boolean;
}

/** A Follower, upright when ON and sideways when OFF, with its marks for this turn in words. */
export const FollowerCard = memo(function FollowerCard({ follower, entry }: FollowerCardProps) {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const cards = useTable((store) => (stateOf(store) as ColossusOrderState).cards);
  const turnsOff = useTable((store) => previewOf(store)?.turningOff.has(follower.ref) === true);
  const selected = useTable((store) => store.selected === follower.ref);
  const definition = cards[follower.card];
  const usable = useTable((store) => optionsOfCard(stateOf(store), follower.ref).some((option) => option.playable));
  const off = follower.position === 'off';
  const markWords = useMarkWords(follower.marks);
  const position = off ? t('off') : t('on');
  const marks = [follower.enteredThisTurn ? t('entered') : null, follower.attacked ? t('attacked') : null].filter(
    (mark) => mark !== null,
  );
  const label = [
    definition === undefined ? follower.card : localized(definition.name, language),
    position,
    ...marks,
    ...markWords,
    ...(turnsOff ? [t('turnsOff')] : []),
    ...(usable ? [`✓ ${t('ability')}`] : []),
  ];
  return (
    <CardStack instance={follower.ref} marks={follower.marks}>
      <CardOption
        instance={follower.ref}
        label={label.join(', ')}
        entry={entry}
        className={cx(styles.place, usable && styles.usable, selected && styles.selected, off && styles.off)}
      >
        <span className={styles.card}>
          {follower.marks?.faceDown ? (
            <span className={styles.face}>
              <CardBack />
            </span>
          ) : definition === undefined ? (
            <span className={cx(styles.face, styles.unknown)}>{follower.card}</span>
          ) : (
            <CardFace
              game="colossus-order"
              card={definition}
              rendering="hand"
              language={language}
              className={styles.face ?? ''}
            />
          )}
          <CardMarks marks={follower.marks} />
          {turnsOff && (
            <span className={styles.fate}>
              <RotateCw aria-hidden="true" />
              {t('turnsOff')}
            </span>
          )}
        </span>
        <p className={styles.words}>
          <span className={cx(off && styles.sideways)}>{position}</span>
          {usable && <span className={styles.ready}>✓ {t('ability')}</span>}
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </p>
      </CardOption>
    </CardStack>
  );
});
