import type { ColossusOrderState } from '../../../engine/games/colossus-order/state.ts';
import type { TableState } from '../../../engine/table/game.ts';
import type { GameView } from '../shared/game-view.ts';
import { ByHand } from './ByHand.tsx';
import { CardActs } from './CardActs.tsx';
import { Field } from './Field.tsx';
import { TableItems } from './FreeItems.tsx';
import { handFate, handNote } from './hand-note.ts';
import { moves } from './moves.ts';
import { OpeningHand } from './OpeningHand.tsx';
import { TableActs } from './TableActs.tsx';
import { TokenForm } from './TokenForm.tsx';
import { WayLine } from './WayLine.tsx';
import { Zones } from './Zones.tsx';

/** The Locus Counter moves by what is paid. */
const counter = (state: TableState) => (state as ColossusOrderState).player.locus.counter;

/** Colossus Order's parts of the table. */
export const colossusOrderView: GameView = {
  Zones,
  Field,
  OpeningHand,
  WayLine,
  ByHand,
  CardActs,
  TableItems,
  TokenForm,
  moves,
  TableActs,
  handNote,
  handFate,
  handDrops: { 'set-gems': 'set-gem', 'locus-down': 'set-locus' },
  spending: {
    name: { en: 'Locus Points paid', ja: '支払ったロカスポイント' },
    of: (before, after) => Math.max(0, counter(after) - counter(before)),
  },
};
