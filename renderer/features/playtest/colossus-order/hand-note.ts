import type { Bilingual } from '../../../../db/model/text.ts';
import type { ColossusOrderState } from '../../../engine/games/colossus-order/state.ts';
import type { TableState } from '../../../engine/table/game.ts';
import { definitionOf, keyOfInstance } from '../shared/cards.ts';

/** A Gem is never played: its chip says whether the one setting of the turn is still open (C02, C27). */
export function handNote(state: TableState, instance: string): Bilingual | null {
  if (definitionOf(state, keyOfInstance(state, instance) ?? '')?.kind !== 'gem') return null;
  return (state as ColossusOrderState).player.used.setGem
    ? { en: 'Gem: one is set', ja: 'ジェム：セット済み' }
    : { en: 'Gem: set 1 a turn', ja: 'ジェム：1ターン1枚' };
}
