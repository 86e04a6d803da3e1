import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { Command } from '../keys/command.ts';
import { KeyLayerProvider, useCommand, useKeyLayer } from '../keys/use-command.ts';
import { cx } from './cx.ts';
import { useLayerElement } from './Dialog.tsx';
import { KeyOf } from './Kbd.tsx';
import styles from './Menu.module.css';

type Choose = (action: () => void) => void;

const ChooseContext = createContext<Choose>((action) => action());

/** Stands for a menu without a key of its own. */
const never: Command = { id: '', scope: '', keys: [], text: { en: '', ja: '' }, whileTyping: false, fixed: true };

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  /** A key that opens it too. */
  readonly command?: Command;
}

/** A menu under a button: arrows move, a letter jumps, Enter chooses, Esc closes. */
export function Menu({ trigger, children, align = 'start', command = never }: MenuProps) {
  const [open, setOpen] = useState(false);
  useCommand(command, () => setOpen(true), command !== never);
  const layer = useKeyLayer(open);
  const container = useLayerElement();
  const chosen = useRef<(() => void) | null>(null);

  /** What was chosen is done when the focus is back on the button: a dialog that it opens can then give it back. */
  function afterClosing(): void {
    const action = chosen.current;
    chosen.current = null;
    if (action !== null) queueMicrotask(action);
  }

  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={afterClosing}
        >
          <ChooseContext.Provider
            value={(action) => {
              chosen.current = action;
            }}
          >
            <KeyLayerProvider value={layer}>{children}</KeyLayerProvider>
          </ChooseContext.Provider>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  /** The command whose key does the same. */
  readonly command?: Command;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export function MenuItem({ children, onSelect, icon, command, danger = false, disabled = false }: MenuItemProps) {
  const choose = useContext(ChooseContext);
  return (
    <DropdownMenu.Item
      className={cx(styles.item, danger && styles.danger)}
      disabled={disabled}
      onSelect={() => choose(onSelect)}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>{children}</span>
      {command !== undefined && <KeyOf command={command} />}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
