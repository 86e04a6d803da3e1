import type { ReactNode } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import styles from './CardOption.module.css';
import { useCardDrag } from './drag/drag.ts';
import { colossusId } from './options.ts';
import { useTable, useTableApi } from './table-store.ts';

interface CardOptionProps {
  /** The card instance, or the ref of a card on the field. */
  readonly instance: string;
  /** All that is to be read aloud: name and state. */
  readonly label: string;
  /** The card on which Tab enters its row. */
  readonly entry: boolean;
  readonly className?: string;
  /** Why it cannot be looked at, where it cannot; it keeps the focus all the same. */
  readonly disabled?: boolean;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A card in a row of the table (a listbox): pointing, the arrows and Tab select it. It is no button, so that Enter
 * pays and Space goes to the next step while it has the focus.
 */
export function CardOption({ instance, label, entry, className, disabled = false, title, children }: CardOptionProps) {
  const api = useTableApi();
  const selected = useTable((store) => store.selected === instance);
  const drag = useCardDrag(instance, disabled || instance === colossusId);
  const select = () => {
    if (!disabled) api.getState().select(instance);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the table select it (TableKeys)
    <div
      ref={drag.ref}
      role="option"
      {...drag.handlers}
      data-instance={instance}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      aria-label={label}
      title={title}
      tabIndex={entry ? 0 : -1}
      className={cx(className, drag.dragged && styles.dragged)}
      onClick={select}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) select();
      }}
    >
      {children}
    </div>
  );
}

/** The card of a row on which Tab enters it: the selected one, else the first; null = the row is empty. */
export function useEntry(row: readonly string[]): string | null {
  const selected = useTable((store) => store.selected);
  return row.find((instance) => instance === selected) ?? row[0] ?? null;
}
