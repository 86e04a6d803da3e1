import type { CardInstance } from '../../../engine/table/game.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { CardOption, useEntry } from '../shared/CardOption.tsx';
import { cardName } from '../shared/cards.ts';
import { useDropZone } from '../shared/drag/drag.ts';
import { useTable } from '../shared/table-store.ts';
import styles from './Gems.module.css';
import { gemMark, Stone } from './Stone.tsx';
import { useColossusOrder, usePreview } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

interface GemsProps {
  readonly zone: 'set-gems' | 'capture-gems';
  readonly label: string;
  readonly gems: readonly CardInstance[];
  /** What is said while there are none. */
  readonly empty: string;
  /** What is said under them. */
  readonly about?: string;
}

/** A row of Gems in the order set (C24); captured ones count as colourless (C14), whatever their colour. */
export function Gems({ zone, label, gems, empty, about }: GemsProps) {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const state = useColossusOrder();
  const preview = usePreview();
  const entry = useEntry(gems.map(({ id }) => id));
  const selected = useTable((store) => store.selected);
  const leaving = gems.filter(({ id }) => preview?.leaving.has(id) === true).length;
  return (
    <section className={styles.gems} {...useDropZone(zone)}>
      <h3>
        <span>{label}</span>
        <strong>
          {gems.length}
          {leaving > 0 && <span className={styles.after}> → {gems.length - leaving}</span>}
        </strong>
      </h3>
      {gems.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <div role="listbox" aria-label={label} aria-orientation="horizontal" className={styles.row}>
          {gems.map(({ id, card }) => {
            const goes = preview?.leaving.has(id) === true;
            const name = cardName(state, card, language);
            return (
              <CardOption
                key={id}
                instance={id}
                label={goes ? `${name}, ${t('leaves')}` : name}
                entry={id === entry}
                title={name}
                className={cx(styles.gem, goes && styles.goes, id === selected && styles.selected)}
              >
                <Stone mark={zone === 'capture-gems' ? '*' : gemMark(state.cards[card])} />
                {goes && <span className={styles.fate}>✕ {t('leaves')}</span>}
              </CardOption>
            );
          })}
        </div>
      )}
      {about !== undefined && gems.length > 0 && <p>{about}</p>}
    </section>
  );
}
