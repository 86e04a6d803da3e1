import type { BattleSpiritsState } from '../../../engine/games/battle-spirits/state.ts';
import type { TableState } from '../../../engine/table/game.ts';
import type { GameView } from '../shared/game-view.ts';
import { ByHand } from './ByHand.tsx';
import { CardActs } from './CardActs.tsx';
import { CoresDialog } from './CoresDialog.tsx';
import { corePlace } from './core-places.ts';
import { Field } from './Field.tsx';
import { CardItems, TableItems } from './FreeItems.tsx';
import { moves } from './moves.ts';
import { OpeningHand } from './OpeningHand.tsx';
import { TableActs } from './TableActs.tsx';
import { TokenForm } from './TokenForm.tsx';
import { WayLine } from './WayLine.tsx';
import { Zones } from './Zones.tsx';

/** What is paid lies in the core Trash until the refresh step. */
const trashCores = (state: TableState) => (state as BattleSpiritsState).player.trashCores;

/** Battle Spirits' parts of the table. */
export const battleSpiritsView: GameView = {
  Zones,
  Field,
  OpeningHand,
  WayLine,
  ByHand,
  CardActs,
  CardItems,
  TableItems,
  OwnDialog: CoresDialog,
  TokenForm,
  moves,
  TableActs,
  handNote: () => null,
  handDrops: {},
  tokenDrop: (from, to) => ({ type: 'cores', from: corePlace(from), to: corePlace(to), count: 1 }),
  spending: {
    name: { en: 'Cores paid', ja: '支払ったコア' },
    of: (before, after) => trashCores(after) - trashCores(before),
  },
};
