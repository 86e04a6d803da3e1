import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { KeyLayerProvider, useKeyLayer } from '../keys/use-command.ts';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { uiTexts } from './texts.ts';

const LayerElement = createContext<HTMLElement | null>(null);

/** Where menus and tooltips put themselves: inside the open dialog, since it lies above all else; null = the page. */
export function useLayerElement(): HTMLElement | null {
  return useContext(LayerElement);
}

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot; the safe one first. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  /** `alertdialog` for a question before something is lost. */
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * A modal window: keeps the focus inside, closes with Esc, gives the focus back to where it came from. The element with
 * `data-first-focus` has the focus first, or else the first that can have it. It is the browser's own dialog element, since style sheets that are put in at run time are barred.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, foot, wide = false, role = 'dialog' }: DialogProps) {
  const t = useTexts(uiTexts);
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const layer = useKeyLayer(true);

  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    setPortal(dialog);
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      className={cx(styles.dialog, wide && styles.wide)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <KeyLayerProvider value={layer}>
        <LayerElement.Provider value={portal}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t('close')} icon={<X />} onClick={onClose} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a body that scrolls must be reached by the keyboard */}
          <section aria-labelledby={titleId} tabIndex={0} className={styles.body}>
            {children}
          </section>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </LayerElement.Provider>
      </KeyLayerProvider>
    </dialog>
  );
}
