import type { Applied } from '../../table/game.ts';
import { readAction } from './action-schema.ts';
import { act } from './acts.ts';
import type { BattleSpiritsAction, BattleSpiritsState } from './state.ts';
import { destroyedEvent, sweep } from './sweep.ts';
import { withoutStrayTokens } from './tokens.ts';

/**
 * The state after an action, or a refusal with nothing changed; whatever the action is, this never throws. After every
 * act, spirits with fewer cores than their LV1 cost leave the field (S13), and tokens that have left it are gone.
 */
export function apply(state: BattleSpiritsState, action: BattleSpiritsAction): Applied<BattleSpiritsState> {
  const checked = readAction(action);
  if (checked === null) {
    const message = { en: 'This is no action of Battle Spirits.', ja: 'バトルスピリッツにない操作です。' };
    return { ok: false, refusal: { code: 'unknown-action', message } };
  }
  const done = act(state, checked);
  if (!done.ok) return done;
  const { player, destroyed } = sweep(done.state.cards, done.state.player);
  const swept = destroyed.length === 0 ? [] : [destroyedEvent(done.state.cards, destroyed)];
  const left = withoutStrayTokens(destroyed.length === 0 ? done.state : { ...done.state, player });
  return { ok: true, state: left.state, events: [...done.events, ...swept, ...left.events] };
}
