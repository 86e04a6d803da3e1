import type { CardInstance } from '../../../engine/table/game.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import type { GameView } from './game-view.ts';
import { PileCards } from './PileCards.tsx';

interface PileDialogProps {
  readonly title: string;
  /** Last = top, which is shown first. */
  readonly cards: readonly CardInstance[];
  readonly Acts: GameView['CardActs'];
  readonly onClose: () => void;
}

/** The cards of a face-up pile, the top one first, each with what can be done with it. */
export function PileDialog({ title, cards, Acts, onClose }: PileDialogProps) {
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <PileCards cards={cards.toReversed()} Acts={Acts} />
    </Dialog>
  );
}
