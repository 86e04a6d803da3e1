import type { GameView } from '../shared/game-view.ts';
import { ByHand } from './ByHand.tsx';
import { CardActs } from './CardActs.tsx';
import { Field } from './Field.tsx';
import { handFate, handNote } from './hand-note.ts';
import { OpeningHand } from './OpeningHand.tsx';
import { TableActs } from './TableActs.tsx';
import { WayLine } from './WayLine.tsx';
import { Zones } from './Zones.tsx';

/** Colossus Order's parts of the table. */
export const colossusOrderView: GameView = {
  Zones,
  Field,
  OpeningHand,
  WayLine,
  ByHand,
  CardActs,
  TableActs,
  handNote,
  handFate,
  handDrops: { 'set-gems': 'set-gem', 'locus-down': 'set-locus' },
};
