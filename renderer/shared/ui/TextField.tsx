import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './TextField.module.css';
import { uiTexts } from './texts.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The label is read aloud only; the place of the field or its placeholder says it to the eye. */
  readonly labelHidden?: boolean;
  readonly icon?: ReactNode;
  /** What is wrong with the value, and what to do. */
  readonly fault?: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Drawn over the text, for example a line under a part of it; it must let clicks through. */
  readonly over?: ReactNode;
  /** Buttons at the end of the field. */
  readonly end?: ReactNode;
}

/** A line of text with its label; with `type="search"` it has a button that clears it. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onValue,
    labelHidden = false,
    icon,
    fault = null,
    inputRef,
    className,
    type,
    over,
    end,
    ...rest
  } = props;
  const t = useTexts(uiTexts);
  const id = useId();
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={cx(styles.label, labelHidden && 'visually-hidden')}>
        {label}
      </label>
      <div className={styles.box}>
        {icon}
        <span className={styles.line}>
          <input
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : `${id}-fault`}
            {...rest}
            id={id}
            ref={inputRef}
            type={type === 'search' ? 'text' : type}
            role={type === 'search' ? 'searchbox' : undefined}
            className={styles.input}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onValue(event.target.value)}
          />
          {over}
        </span>
        {type === 'search' && value !== '' && (
          <IconButton className={styles.clear} label={t('clear')} icon={<X />} onClick={() => onValue('')} />
        )}
        {end}
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
