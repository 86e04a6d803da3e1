import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from './cx.ts';

export type ButtonTone = 'plain' | 'primary' | 'danger' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone;
  readonly icon?: ReactNode;
}

/** A button with a word on it. */
export function Button({ tone = 'plain', icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={cx(styles.button, styles[tone], className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does: its name for screen readers, and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A button with a picture only; `label` is its name. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(styles.button, styles.icon, className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
