import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { MenuAt } from '../../../../shared/ui/Menu.tsx';
import { instanceName } from '../cards.ts';
import type { GameView } from '../game-view.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import { CardItems } from './CardItems.tsx';
import styles from './Free.module.css';
import { TableItems } from './TableItems.tsx';
import { freeTexts } from './texts.ts';

interface Opened {
  /** null = the table. */
  readonly card: string | null;
  readonly at: { readonly x: number; readonly y: number };
}

interface RightClickProps {
  readonly view: GameView;
  readonly children: ReactNode;
}

/**
 * A right click, a long touch, or the menu key on a card opens the card's menu; anywhere else on the table the table's.
 */
export function RightClick({ view, children }: RightClickProps) {
  const t = useTexts(freeTexts);
  const language = useLanguage();
  const api = useTableApi();
  const state = useTable(stateOf);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    // Fields and windows keep the menu of the system.
    if (stateOf(api.getState()).stage === 'setup' || target.closest('input, textarea, select, dialog, [role="menu"]'))
      return;
    event.preventDefault();
    const element = target.closest<HTMLElement>('[data-instance]');
    const disabled = element?.getAttribute('aria-disabled') === 'true';
    const card = disabled ? null : (element?.dataset.instance ?? null);
    if (card !== null) api.getState().select(card);
    const box = (element ?? target).getBoundingClientRect();
    const byKey = event.clientX === 0 && event.clientY === 0;
    setOpened({
      card,
      at: byKey ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: event.clientX, y: event.clientY },
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu key reaches it as well, from the card that has the focus
    <div className={styles.whole} onContextMenu={open}>
      {children}
      {opened !== null && (
        <MenuAt
          at={opened.at}
          label={
            opened.card === null ? t('tableMenu') : t('cardMenu', { name: instanceName(state, opened.card, language) })
          }
          onClose={() => setOpened(null)}
        >
          {opened.card === null ? <TableItems view={view} /> : <CardItems instance={opened.card} view={view} moves />}
        </MenuAt>
      )}
    </div>
  );
}
