import type { GemMark } from '../../../db/model/colossus-order-card.ts';
import { cutOutline } from '../../sheets/face/gem-cut.ts';
import { cx } from '../ui/cx.ts';
import styles from './Mark.module.css';

/** A colour of Battle Spirits with its shape: nothing is told by the hue alone. */
export type SymbolKey = 'red' | 'purple' | 'green' | 'white' | 'yellow' | 'blue' | 'ultimate' | 'god' | 'any';

const outlines: Readonly<Record<SymbolKey, string>> = {
  red: 'M10 2 L19 18 L1 18 Z',
  purple: 'M10 1 L18 10 L10 19 L2 10 Z',
  green: 'M10 2 A8 8 0 1 1 9.99 2 Z',
  white: 'M3 3 H17 V17 H3 Z',
  yellow: 'M10 1 L12.7 7.1 L19.3 7.7 L14.3 12 L15.8 18.5 L10 15 L4.2 18.5 L5.7 12 L0.7 7.7 L7.3 7.1 Z',
  blue: 'M10 1 L18 5.5 V14.5 L10 19 L2 14.5 V5.5 Z',
  ultimate: 'M10 1 L14 8 L19 10 L14 12 L10 19 L6 12 L1 10 L6 8 Z',
  god: 'M7 1 H13 V7 H19 V13 H13 V19 H7 V13 H1 V7 H7 Z',
  any: 'M10 2 A8 8 0 1 1 9.99 2 Z M10 6 A4 4 0 1 0 10.01 6 Z',
};

/** A symbol's shape; its meaning is said by the words beside it. */
export function SymbolMark({ symbol }: { readonly symbol: SymbolKey }) {
  return (
    <svg viewBox="0 0 20 20" className={cx(styles.mark, styles[symbol])} aria-hidden="true">
      <path d={outlines[symbol]} fillRule="evenodd" />
    </svg>
  );
}

const classOfGem: Readonly<Record<GemMark, string>> = {
  W: 'white',
  B: 'black',
  U: 'blue',
  R: 'red',
  '*': 'colourless',
};

/** A Gem mark: a stone in its own cut, with its letter. */
export function GemStone({ mark }: { readonly mark: GemMark }) {
  return (
    <span className={styles.gem}>
      <svg viewBox="0 0 20 20" className={cx(styles.mark, styles[classOfGem[mark]])} aria-hidden="true">
        <polygon points={cutOutline(mark, [10, 10], 8).join(' ')} />
      </svg>
      {mark}
    </span>
  );
}
