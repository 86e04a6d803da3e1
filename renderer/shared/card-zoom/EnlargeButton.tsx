import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './CardZoom.module.css';
import { zoomTexts } from './texts.ts';

/** A face that is enlarged when it is pressed: for fingers, which have no key. It stands inside an element that shows the card. */
export function EnlargeButton({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const t = useTexts(zoomTexts);
  const label = t('enlarge', { name });
  return (
    <button type="button" data-enlarge aria-label={label} title={label} className={styles.enlarge}>
      {children}
    </button>
  );
}
