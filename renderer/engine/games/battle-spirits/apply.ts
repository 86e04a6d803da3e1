import type { Applied } from '../../table/game.ts';
import { readAction } from './action-schema.ts';
import { act } from './acts.ts';
import type { BattleSpiritsAction, BattleSpiritsState } from './state.ts';
import { destroyedEvent, sweep } from './sweep.ts';

/**
 * The state after an action, or a refusal with nothing changed; whatever the action is, this never throws. After every
 * act, spirits with fewer cores than their LV1 cost leave the field (S13).
 */
export function apply(state: BattleSpiritsState, action: BattleSpiritsAction): Applied<BattleSpiritsState> {
  const checked = readAction(action);
  if (checked === null) {
    const message = { en: 'This is no action of Battle Spirits.', ja: 'バトルスピリッツにない操作です。' };
    return { ok: false, refusal: { code: 'unknown-action', message } };
  }
  const done = act(state, checked);
  if (!done.ok) return done;
  const { player, destroyed } = sweep(state.cards, done.state.player);
  if (destroyed.length === 0) return done;
  const events = [...done.events, destroyedEvent(state.cards, destroyed)];
  return { ok: true, state: { ...done.state, player }, events };
}
