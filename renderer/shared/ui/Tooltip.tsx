import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLayerElement } from './Dialog.tsx';
import styles from './Tooltip.module.css';

/** A longer word for what is already named on the screen; never the only place of an information. */
export function Tooltip({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  const container = useLayerElement();
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
