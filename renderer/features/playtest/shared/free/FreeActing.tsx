import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCommand } from '../../../../shared/keys/use-command.ts';
import { playtestCommands } from '../../commands.ts';
import type { GameView } from '../game-view.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import { searchDeck } from './DeckItems.tsx';
import { type FreeDialog, FreeDialogProvider } from './free-dialog.ts';
import { canBeMarked } from './marks-of.ts';
import { useToss } from './use-toss.ts';

const FreeDialogs = lazy(() => import('./FreeDialogs.tsx'));

interface FreeActingProps {
  readonly view: GameView;
  readonly children: ReactNode;
}

/** Lets the parts of the table inside open the windows for acts by hand, and gives those acts their keys. */
export function FreeActing({ view, children }: FreeActingProps) {
  const [dialog, setDialog] = useState<FreeDialog | null>(null);
  return (
    <FreeDialogProvider value={setDialog}>
      {children}
      <FreeKeys onOpen={setDialog} />
      {dialog !== null && (
        <Suspense fallback={null}>
          <FreeDialogs dialog={dialog} view={view} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </FreeDialogProvider>
  );
}

function FreeKeys({ onOpen }: { readonly onOpen: (dialog: FreeDialog) => void }) {
  const api = useTableApi();
  const playing = useTable((store) => stateOf(store).stage !== 'setup');
  const selected = useTable((store) => store.selected);
  const marked = useTable((store) =>
    store.selected !== null && canBeMarked(stateOf(store), store.selected) ? store.selected : null,
  );
  const toss = useToss();
  useCommand(playtestCommands.look, () => onOpen({ kind: 'look', count: null }), playing);
  useCommand(playtestCommands.search, () => searchDeck(api.getState(), onOpen), playing);
  useCommand(playtestCommands.dice, () => onOpen({ kind: 'dice' }), playing);
  useCommand(playtestCommands.coin, toss, playing);
  useCommand(playtestCommands.token, () => onOpen({ kind: 'token' }), playing);
  useCommand(
    playtestCommands.marks,
    () => onOpen({ kind: 'marks', card: marked }),
    playing && (selected === null || marked !== null),
  );
  return null;
}
