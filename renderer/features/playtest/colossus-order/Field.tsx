import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useEntry } from '../shared/CardOption.tsx';
import { densityOf } from './density.ts';
import styles from './Field.module.css';
import { FollowerCard } from './FollowerCard.tsx';
import { LocusRow } from './LocusRow.tsx';
import { useColossusOrder } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

/** The middle: Followers above, the Locus with its counter below. */
export function Field() {
  const t = useTexts(colossusOrderTexts);
  const { player } = useColossusOrder();
  const entry = useEntry(player.field.map(({ ref }) => ref));
  return (
    <div className={styles.field} data-density={densityOf(player.field)}>
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
