import type { ColossusOrderState, ColossusOrderZone } from '../../../engine/games/colossus-order/state.ts';
import type { TableState } from '../../../engine/table/game.ts';
import { keyOfInstance } from '../shared/cards.ts';
import type { Move } from '../shared/game-view.ts';
import { colossusOrderTexts } from './texts.ts';

const zones = [
  ['hand', 'toHand'],
  ['field', 'toField'],
  ['discard', 'toDiscard'],
  ['locus-down', 'toLocusDown'],
  ['locus-up', 'toLocusUp'],
  ['set-gems', 'toSetGems'],
  ['capture-gems', 'toCaptureGems'],
  ['deck-top', 'toDeckTop'],
  ['deck-bottom', 'toDeckBottom'],
] as const satisfies readonly (readonly [ColossusOrderZone, string])[];

/** Where a card can be moved to: only Followers lie on the field, only Gems with the Gems. */
export function moves(table: TableState, instance: string): readonly Move[] {
  const state = table as ColossusOrderState;
  const kind = state.cards[keyOfInstance(state, instance) ?? '']?.kind;
  const { hand, field } = state.player;
  const { en, ja } = colossusOrderTexts;
  return zones
    .filter(([zone]) => {
      if (zone === 'hand') return !hand.some(({ id }) => id === instance);
      if (zone === 'field') return kind === 'follower' && !field.some(({ ref }) => ref === instance);
      return zone === 'set-gems' || zone === 'capture-gems' ? kind === 'gem' : true;
    })
    .map(([to, text]) => ({ to, name: { en: en[text], ja: ja[text] } }));
}
