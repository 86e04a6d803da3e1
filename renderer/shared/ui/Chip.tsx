import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { cx } from './cx.ts';

export type ChipTone = 'plain' | 'ok' | 'warn' | 'bad' | 'accent';

/** A few words in a rounded box. The tone only strengthens what the words say. */
export function Chip({ tone = 'plain', children }: { readonly tone?: ChipTone; readonly children: ReactNode }) {
  return <span className={cx(styles.chip, styles[tone])}>{children}</span>;
}
