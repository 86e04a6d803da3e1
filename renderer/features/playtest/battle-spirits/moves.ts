import type { BattleSpiritsState, BattleSpiritsZone } from '../../../engine/games/battle-spirits/state.ts';
import type { TableState } from '../../../engine/table/game.ts';
import type { Move } from '../shared/game-view.ts';
import { battleSpiritsTexts } from './texts.ts';

const zones = [
  ['hand', 'toHand'],
  ['field', 'toField'],
  ['trash', 'toTrash'],
  ['deck-top', 'toDeckTop'],
  ['deck-bottom', 'toDeckBottom'],
  ['removed', 'toRemoved'],
] as const satisfies readonly (readonly [BattleSpiritsZone, string])[];

/** Where a card can be moved to: not to the zone where it lies, and no magic to the field. */
export function moves(state: TableState, instance: string): readonly Move[] {
  const { player, cards } = state as BattleSpiritsState;
  const inHand = player.hand.find(({ id }) => id === instance);
  const onField = player.field.find(({ ref }) => ref === instance);
  const key = [...player.deck, ...player.trash, ...player.removed].find(({ id }) => id === instance)?.card;
  const card = cards[inHand?.card ?? onField?.card ?? key ?? ''];
  const { en, ja } = battleSpiritsTexts;
  return zones
    .filter(([zone]) => !(zone === 'hand' && inHand) && !(zone === 'field' && (onField || card?.kind === 'magic')))
    .map(([to, text]) => ({ to, name: { en: en[text], ja: ja[text] } }));
}
