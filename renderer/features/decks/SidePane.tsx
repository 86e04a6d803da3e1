import { Tabs } from 'radix-ui';
import { Suspense, useState } from 'react';
import { useBilingual, useTexts } from '../../shared/i18n/use-texts.ts';
import { BusyState } from '../../shared/ui/States.tsx';
import styles from './SidePane.module.css';
import { type SidePanelProps, sidePanels } from './side-panels.ts';
import { deckTexts } from './texts.ts';

/** The pane beside the deck, one panel of it in sight. */
export function SidePane(props: SidePanelProps) {
  const t = useTexts(deckTexts);
  const say = useBilingual();
  const [shown, setShown] = useState(sidePanels[0]?.id ?? '');
  return (
    <aside aria-label={t('figures')} className={styles.side}>
      <Tabs.Root value={shown} onValueChange={setShown} className={styles.root}>
        <Tabs.List aria-label={t('figures')} className={styles.tabs}>
          {sidePanels.map(({ id, title }) => (
            <Tabs.Trigger key={id} value={id} className={styles.tab}>
              {say(title)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {sidePanels.map(({ id, Panel }) => (
          <Tabs.Content key={id} value={id} className={styles.panel}>
            <Suspense fallback={<BusyState />}>
              <Panel {...props} />
            </Suspense>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </aside>
  );
}
