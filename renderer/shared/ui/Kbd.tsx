import { useBindings } from '../keys/bindings.ts';
import { type Command, keysOf } from '../keys/command.ts';
import { type Key, keyLabels } from '../keys/key.ts';
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

/** The first key of a command as it is bound now; nothing where it has none. */
export function KeyOf({ command, place = 0 }: { readonly command: Command; readonly place?: number }) {
  const key = keysOf(command, useBindings())[place];
  return key === undefined ? null : <Kbd keys={key} />;
}
