import { type GemMark, markOfColor } from '../../../../db/model/colossus-order-card.ts';
import { cutOutline } from '../../../sheets/face/gem-cut.ts';
import styles from './Stone.module.css';

/** A Gem as a cut stone with its letter: each colour has a cut of its own. */
export function Stone({ mark }: { readonly mark: GemMark }) {
  const outer = cutOutline(mark, [12, 12], 9.5);
  const table = cutOutline(mark, [12, 12], 5);
  return (
    <span className={styles.stone} data-mark={mark}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <polygon className={styles.cut} points={outer.join(' ')} />
        {mark !== '*' && (
          <>
            {outer.map((corner, index) => (
              <path
                key={corner.join()}
                className={styles.facet}
                d={`M${corner.join(' ')} L${(table[index] ?? corner).join(' ')}`}
              />
            ))}
            <polygon className={styles.table} points={table.join(' ')} />
          </>
        )}
      </svg>
      <span>{mark}</span>
    </span>
  );
}

/** The mark of a Gem card: its colour's letter, or colourless where the colour is not known. */
export function gemMark(card: { readonly color?: keyof typeof markOfColor | null } | undefined): GemMark {
  return card?.color ? markOfColor[card.color] : '*';
}
