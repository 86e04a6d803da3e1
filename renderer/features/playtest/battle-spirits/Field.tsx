import { type CSSProperties, useRef } from 'react';
import type { Permanent } from '../../../engine/games/battle-spirits/state.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useRoom } from '../../../shared/ui/use-size.ts';
import { useEntry } from '../shared/CardOption.tsx';
import { fitCards } from '../shared/fit.ts';
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
  const field = useRef<HTMLDivElement>(null);
  const room = useRoom(field);
  const width = fitCards({
    width: room.width - 56,
    height: room.height - 28,
    rows: [nexuses, spirits].map((row) => row.map(() => 1)),
    ratio: 86 / 59,
    foot: 48,
    empty: 72,
    gap: { x: 10, y: 10 },
    least: 68,
    most: Math.min(320, Math.max(100, (room.height * 0.4 * 59) / 86)),
  });
  const size = room.height === 0 ? undefined : ({ '--card-width': `${width}px` } as CSSProperties);
  return (
    <div ref={field} className={styles.field} style={size}>
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
