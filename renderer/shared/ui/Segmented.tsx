import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './Segmented.module.css';

interface SegmentedProps<V extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly text: ReactNode; readonly name?: string }[];
  readonly onChange: (value: V) => void;
  readonly className?: string;
}

/** One of a few choices, all in sight. They are radio buttons: arrows move, Tab passes. */
export function Segmented<V extends string>({ label, value, choices, onChange, className }: SegmentedProps<V>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.group, className)}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice} title={choice.name}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.name}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.text}>{choice.text}</span>
        </label>
      ))}
    </div>
  );
}
