import type { BattleSpiritsLevel } from '../../../../db/model/battle-spirits-card.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { useTokenDrag } from '../shared/drag/drag.ts';
import styles from './CoreRuler.module.css';

interface CoreRulerProps {
  /** The card on which they lie. */
  readonly place: string;
  readonly cores: number;
  readonly after: number;
  readonly levels: readonly BattleSpiritsLevel[];
}

const most = 9;

/**
 * The cores on a card against its levels: stones, and a mark behind the last core that each level needs, so that one
 * sees how many are spare and how many the next level lacks. Said in words below it, so silent to screen readers.
 */
export function CoreRuler({ place, cores, after, levels }: CoreRulerProps) {
  const drag = useTokenDrag(place, cores);
  const next = levels.find((level) => level.cores > cores);
  const shown = Math.min(most, Math.max(cores, next?.cores ?? 0));
  const marks = new Set(levels.map((level) => level.cores));
  return (
    <span
      ref={drag.ref}
      {...drag.handlers}
      className={styles.ruler}
      aria-hidden="true"
      data-tokens={place}
      data-count={cores}
    >
      {marks.has(0) && <span className={styles.mark} />}
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a core is its place
        <span key={index} className={styles.step}>
          <span
            className={cx(
              styles.core,
              index >= cores && styles.missing,
              index < cores && index >= after && styles.leaves,
            )}
          />
          {marks.has(index + 1) && <span className={styles.mark} />}
        </span>
      ))}
      {cores > most && <span className={styles.more}>{cores}</span>}
    </span>
  );
}
