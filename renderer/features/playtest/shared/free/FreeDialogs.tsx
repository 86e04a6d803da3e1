import type { GameView } from '../game-view.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { DiceDialog } from './DiceDialog.tsx';
import type { FreeDialog } from './free-dialog.ts';
import { LookDialog } from './LookDialog.tsx';
import { MarksDialog } from './MarksDialog.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { TokenDialog } from './TokenDialog.tsx';

interface FreeDialogsProps {
  readonly dialog: FreeDialog;
  readonly view: GameView;
  readonly onClose: () => void;
}

/** The window that is open. Loaded when the first one opens. */
export default function FreeDialogs({ dialog, view, onClose }: FreeDialogsProps) {
  switch (dialog.kind) {
    case 'look':
      return <LookDialog view={view} count={dialog.count} onClose={onClose} />;
    case 'search':
      return <SearchDialog view={view} onClose={onClose} />;
    case 'marks':
      return <MarksDialog card={dialog.card} onClose={onClose} />;
    case 'attach':
      return <AttachDialog card={dialog.card} onClose={onClose} />;
    case 'dice':
      return <DiceDialog onClose={onClose} />;
    case 'token':
      return <TokenDialog view={view} onClose={onClose} />;
    case 'own':
      return view.OwnDialog === undefined ? null : <view.OwnDialog card={dialog.card} onClose={onClose} />;
  }
}
