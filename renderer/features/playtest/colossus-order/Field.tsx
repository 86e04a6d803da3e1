import { type CSSProperties, useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type Size, useRoom } from '../../../shared/ui/use-size.ts';
import { useEntry } from '../shared/CardOption.tsx';
import { fitCards } from '../shared/fit.ts';
import styles from './Field.module.css';
import { FollowerCard } from './FollowerCard.tsx';
import { LocusRow } from './LocusRow.tsx';
import { useColossusOrder } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

/** The height of a card by its width: a card that lies sideways takes as much more room in its row. */
const upright = 88 / 63;

/** How wide the cards of the Locus are, in px: all side by side, and at most a fifth of the field's height. */
function locusWidth(room: Size, count: number): number {
  const beside = (room.width - 60) / Math.max(1, count) - 10;
  return Math.floor(Math.max(36, Math.min(200, beside, (room.height * 0.2) / upright)));
}

/** The middle: Followers above, the Locus with its counter below. */
export function Field() {
  const t = useTexts(colossusOrderTexts);
  const { player } = useColossusOrder();
  const entry = useEntry(player.field.map(({ ref }) => ref));
  const field = useRef<HTMLDivElement>(null);
  const room = useRoom(field);
  const locus = locusWidth(room, player.locus.cards.length);
  const width = fitCards({
    width: room.width - 60,
    height: room.height - locus * upright - 96,
    rows: [player.field.map(({ position }) => (position === 'off' ? upright : 1))],
    ratio: upright,
    foot: 30,
    empty: 72,
    gap: { x: 12, y: 8 },
    least: 68,
    most: Math.min(320, Math.max(104, (room.height * 0.42) / upright)),
  });
  const size =
    room.height === 0 ? undefined : ({ '--card-width': `${width}px`, '--locus-width': `${locus}px` } as CSSProperties);
  return (
    <div ref={field} className={styles.field} style={size}>
      <section className={styles.followers} aria-label={t('followers')}>
        <h3 className={styles.name}>{t('followers')}</h3>
        {player.field.length === 0 ? (
          <p className={styles.empty}>{t('noFollowers')}</p>
        ) : (
          <div className={styles.cards} role="listbox" aria-label={t('followers')} aria-orientation="horizontal">
            {player.field.map((follower) => (
              <FollowerCard key={follower.ref} follower={follower} entry={follower.ref === entry} />
            ))}
          </div>
        )}
      </section>
      <LocusRow />
    </div>
  );
}
