import type { CardDefinition } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Language } from '../../../db/model/text.ts';
import { chipFace } from './chip.ts';
import { fullFace } from './full.ts';
import { handFace } from './hand.ts';
import type { Face } from './shapes.ts';

/** `full`: everything, as printed; `hand`: cost, name, emblem, levels; `chip`: cost and name in a pill. */
export type Rendering = 'full' | 'hand' | 'chip';

/**
 * A card's face as shapes in millimetres, drawn from its data alone: the same card gives the same face.
 * The screen and the PDF each paint this one list.
 */
export function faceOf(game: GameId, card: CardDefinition, rendering: Rendering, language: Language): Face {
  switch (rendering) {
    case 'full':
      return fullFace(game, card, language);
    case 'hand':
      return handFace(game, card, language);
    case 'chip':
      return chipFace(card, language);
  }
}
