import type { GameView } from '../shared/game-view.ts';
import { ByHand } from './ByHand.tsx';
import { CardActs } from './CardActs.tsx';
import { Field } from './Field.tsx';
import { OpeningHand } from './OpeningHand.tsx';
import { TableActs } from './TableActs.tsx';
import { WayLine } from './WayLine.tsx';
import { Zones } from './Zones.tsx';

/** Battle Spirits' parts of the table. */
export const battleSpiritsView: GameView = {
  Zones,
  Field,
  OpeningHand,
  WayLine,
  ByHand,
  CardActs,
  TableActs,
  handNote: () => null,
  handDrops: {},
};
