import type { Permanent } from '../../../engine/games/battle-spirits/state.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useEntry } from '../shared/CardOption.tsx';
import styles from './Field.module.css';
import { PermanentCard } from './PermanentCard.tsx';
import { useBattleSpirits } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';

/** The field: nexuses above, spirits below. */
export function Field() {
  const t = useTexts(battleSpiritsTexts);
  const { player, cards } = useBattleSpirits();
  const isNexus = ({ card }: Permanent) => cards[card]?.kind === 'nexus';
  const nexuses = player.field.filter(isNexus);
  const spirits = player.field.filter((permanent) => !isNexus(permanent));
  const density = player.field.length > 9 ? 'dense' : player.field.length > 5 ? 'close' : 'open';
  return (
    <div className={styles.field} data-density={density}>
      <Row name={t('nexuses')} empty={t('noNexus')} permanents={nexuses} />
      <Row name={t('spirits')} empty={t('noSpirit')} permanents={spirits} />
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly empty: string;
  readonly permanents: readonly Permanent[];
}

function Row({ name, empty, permanents }: RowProps) {
  const entry = useEntry(permanents.map(({ ref }) => ref));
  return (
    <section className={styles.row} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {permanents.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.cards} role="listbox" aria-label={name} aria-orientation="horizontal">
          {permanents.map((permanent) => (
            <PermanentCard key={permanent.ref} permanent={permanent} entry={permanent.ref === entry} />
          ))}
        </div>
      )}
    </section>
  );
}
