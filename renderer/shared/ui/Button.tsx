import type { ComponentProps, ReactNode } from 'react';
import { useBindings } from '../keys/bindings.ts';
import { type Command, keysOf } from '../keys/command.ts';
import { ariaKey, keyWord } from '../keys/key.ts';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Kbd } from './Kbd.tsx';

export type ButtonTone = 'plain' | 'primary' | 'danger' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone;
  readonly icon?: ReactNode;
  /** The command whose key does the same: the key stands on the button, as it is bound now. */
  readonly command?: Command | undefined;
}

/** A button with a word on it. */
export function Button({ tone = 'plain', icon, className, children, type = 'button', command, ...rest }: ButtonProps) {
  const keys = useKeys(command);
  return (
    <button
      type={type}
      className={cx(styles.button, styles[tone], className)}
      {...(keys.length > 0 && { 'aria-keyshortcuts': keys.map(ariaKey).join(' ') })}
      {...rest}
    >
      {icon}
      {children}
      {keys[0] !== undefined && (
        <span aria-hidden="true">
          <Kbd keys={keys[0]} />
        </span>
      )}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does: its name for screen readers, and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The command whose key does the same: the key stands in the tooltip, as it is bound now. */
  readonly command?: Command | undefined;
}

/** A button with a picture only; `label` is its name. */
export function IconButton({ label, icon, className, type = 'button', command, ...rest }: IconButtonProps) {
  const keys = useKeys(command);
  return (
    <button
      type={type}
      aria-label={label}
      title={keys[0] === undefined ? label : `${label} (${keyWord(keys[0])})`}
      className={cx(styles.button, styles.icon, className)}
      {...(keys.length > 0 && { 'aria-keyshortcuts': keys.map(ariaKey).join(' ') })}
      {...rest}
    >
      {icon}
    </button>
  );
}

function useKeys(command: Command | undefined): readonly string[] {
  const bindings = useBindings();
  return command === undefined ? [] : keysOf(command, bindings);
}
