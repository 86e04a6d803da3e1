import { type Key, keyLabels } from '../keys/command.ts';
import styles from './Kbd.module.css';

/** A key as it stands on a keyboard. */
export function Kbd({ keys }: { readonly keys: Key }) {
  return (
    <span className={styles.keys}>
      {keyLabels(keys).map((label) => (
        <kbd key={label} className={styles.key}>
          {label}
        </kbd>
      ))}
    </span>
  );
}
