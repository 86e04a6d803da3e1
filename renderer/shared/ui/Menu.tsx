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
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent open={open} align={align}>
        {children}
      </MenuContent>
    </DropdownMenu.Root>
  );
}

interface MenuAtProps {
  /** What it is the menu of, for screen readers. */
  readonly label: string;
  /** The point of the window where it opens. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu at a point, as a right click opens it; it is open as long as it is there, and gives the focus back. */
export function MenuAt({ label, at, onClose, children }: MenuAtProps) {
  const [before] = useState(() => document.activeElement);
  return (
    <DropdownMenu.Root modal={false} open onOpenChange={(open) => open || onClose()}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          tabIndex={-1}
          className={styles.point}
          style={{ left: at.x, top: at.y }}
          aria-label={label}
        />
      </DropdownMenu.Trigger>
      <MenuContent open align="start" returnTo={before}>
        {children}
      </MenuContent>
    </DropdownMenu.Root>
  );
}

interface MenuContentProps {
  readonly open: boolean;
  readonly align: 'start' | 'end';
  /** What has the focus afterwards; absent = the button. */
  readonly returnTo?: Element | null;
  readonly children: ReactNode;
}

function MenuContent({ open, align, returnTo, children }: MenuContentProps) {
  const layer = useKeyLayer(open);
  const container = useLayerElement();
  const chosen = useRef<(() => void) | null>(null);

  /** What was chosen is done when the focus is back on the button: a dialog that it opens can then give it back. */
  function afterClosing(event: Event): void {
    if (returnTo !== undefined) {
      event.preventDefault();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    }
    const action = chosen.current;
    chosen.current = null;
    if (action !== null) queueMicrotask(action);
  }

  return (
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

/** What the items below it have in common. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>;
}
