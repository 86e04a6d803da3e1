import { ArrowDownToLine, Eye, Megaphone, Search, Shuffle } from 'lucide-react';
import type { CardInstance, TableState } from '../../../../engine/table/game.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { MenuItem } from '../../../../shared/ui/Menu.tsx';
import { playtestCommands } from '../../commands.ts';
import { stateOf, type TableStore, useTableApi } from '../table-store.ts';
import { type FreeDialog, useFreeDialog } from './free-dialog.ts';
import { freeTexts } from './texts.ts';

interface WithDeck {
  readonly player: { readonly deck: readonly CardInstance[] };
}

/** Looks through the whole deck, and opens it where that is allowed. */
export function searchDeck(store: TableStore, open: (dialog: FreeDialog) => void): void {
  if (store.act({ type: 'look' })) open({ kind: 'search' });
}

/** Reveals the top card of the deck; of an empty one the engine says so. */
function revealTop(store: TableStore): void {
  const [top] = (stateOf(store) as TableState & WithDeck).player.deck;
  store.act(top === undefined ? { type: 'look', count: 1 } : { type: 'reveal', ids: [top.id] });
}

/** The entries of the deck's menu. */
export function DeckItems() {
  const t = useTexts(freeTexts);
  const api = useTableApi();
  const open = useFreeDialog();
  return (
    <>
      <MenuItem
        icon={<ArrowDownToLine />}
        command={playtestCommands.draw}
        onSelect={() => api.getState().act({ type: 'draw', count: 1 })}
      >
        {t('draw')}
      </MenuItem>
      <MenuItem icon={<Eye />} command={playtestCommands.look} onSelect={() => open({ kind: 'look', count: null })}>
        {t('look')}
      </MenuItem>
      <MenuItem icon={<Search />} command={playtestCommands.search} onSelect={() => searchDeck(api.getState(), open)}>
        {t('search')}
      </MenuItem>
      <MenuItem icon={<Megaphone />} onSelect={() => revealTop(api.getState())}>
        {t('revealTop')}
      </MenuItem>
      <MenuItem
        icon={<Shuffle />}
        command={playtestCommands.shuffle}
        onSelect={() => api.getState().act({ type: 'shuffle' })}
      >
        {t('shuffle')}
      </MenuItem>
    </>
  );
}
