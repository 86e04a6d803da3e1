import { cx } from '../../../shared/ui/cx.ts';
import styles from './Stones.module.css';

interface StonesProps {
  readonly count: number;
  /** How many are left after the previewed payment; more than `count` = some come. */
  readonly after?: number;
  readonly kind?: 'core' | 'life';
  /** Draw at least so many places, the empty ones as rings. */
  readonly places?: number;
}

const most = 20;

/** Cores as countable stones, five in a row; the number beside them says the same, so they are silent to screen readers. */
export function Stones({ count, after = count, kind = 'core', places = 0 }: StonesProps) {
  const shown = Math.min(most, Math.max(count, after, places));
  return (
    <span className={styles.stones} aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
          key={index}
          className={cx(
            styles.stone,
            kind === 'life' && styles.life,
            index >= Math.max(count, after) && styles.empty,
            index < count && index >= after && styles.leaves,
            index >= count && index < after && styles.comes,
          )}
        />
      ))}
    </span>
  );
}
