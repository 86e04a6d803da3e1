import { Tabs } from 'radix-ui';
import { memo, Suspense, useMemo, useState } from 'react';
import { useBilingual, useTexts } from '../../shared/i18n/use-texts.ts';
import { BusyState } from '../../shared/ui/States.tsx';
import { useEditor } from './editor-store.ts';
import type { Cards } from './grouping.ts';
import styles from './SidePane.module.css';
import { type SidePanelProps, sidePanels } from './side-panels.ts';
import { deckTexts } from './texts.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useOpenDeck } from './use-deck.ts';

const noCards: Cards = new Map();

interface SidePaneProps {
  readonly id: string;
  readonly onShow: (card: string) => void;
}

/** The pane beside the deck; what it shows follows the deck when the line that was changed is on the screen. */
export function SidePane({ id, onShow }: SidePaneProps) {
  const deck = useOpenDeck(id);
  const cards = useEditor((store) => store.cards) ?? noCards;
  const problems = useEditor((store) => store.problems);
  const chosen = useEditor((store) => store.chosen);
  const now = useMemo(() => ({ deck, cards, problems, chosen }), [deck, cards, problems, chosen]);
  return <Panels {...useAfterPaint(now)} onShow={onShow} />;
}

const Panels = memo(function Panels(props: SidePanelProps) {
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
});
