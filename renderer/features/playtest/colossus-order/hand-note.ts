import type { Bilingual } from '../../../../db/model/text.ts';
import type { ColossusOrderState } from '../../../engine/games/colossus-order/state.ts';
import type { TableState } from '../../../engine/table/game.ts';
import { definitionOf, keyOfInstance } from '../shared/cards.ts';
import type { TableStore } from '../shared/table-store.ts';
import { previewOf } from './table.ts';

/** A Gem is never played: its chip says whether the one setting of the turn is still open (C02, C27). */
export function handNote(state: TableState, instance: string): Bilingual | null {
  if (definitionOf(state, keyOfInstance(state, instance) ?? '')?.kind !== 'gem') return null;
  return (state as ColossusOrderState).player.used.setGem
    ? { en: 'one is set', ja: 'セット済み' }
    : { en: 'can be set', ja: 'セット可' };
}

const discarded: Bilingual = { en: 'discarded', ja: '捨てる' };

/** A hand card that the previewed way discards. */
export function handFate(store: TableStore, instance: string): Bilingual | null {
  return previewOf(store)?.leaving.has(instance) === true ? discarded : null;
}
