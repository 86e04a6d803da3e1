import { actFreely, isFreeAction } from '../../table/free/index.ts';
import { readAction } from './action.ts';
import { flipLocus, mill, moveCard, setCounter, setPosition, setWaiver, shuffleDeck } from './acts.ts';
import { doEffect } from './effects.ts';
import { freeTable } from './free-table.ts';
import { attack, opponentMill, setGem, setLocus } from './main-phase.ts';
import { pay } from './payment.ts';
import type { Done } from './refusal.ts';
import type { ColossusOrderAction, ColossusOrderState } from './state.ts';
import { makeToken, withoutStrayTokens } from './tokens.ts';
import { draw, mulligan, nextStep, nextTurn, xplay } from './turn.ts';
import { declareComplete } from './winning.ts';

/**
 * The next state, or a refusal with nothing changed. Never throws: what is no action of this game is refused. After every
 * act, tokens that have left the field are gone.
 */
export function apply(state: ColossusOrderState, given: ColossusOrderAction): Done {
  const action = readAction(given);
  if (!action) {
    const message = {
      en: 'This is no action that the table of Colossus Order knows.',
      ja: 'コロッサス・オーダーのテーブルにはない操作です。',
    };
    return { ok: false, refusal: { code: 'unknown-action', message } };
  }
  const applied = act(state, action);
  if (!applied.ok) return applied;
  const left = withoutStrayTokens(applied.state);
  return { ok: true, state: left.state, events: [...applied.events, ...left.events] };
}

function act(state: ColossusOrderState, action: ColossusOrderAction): Done {
  if (isFreeAction(action)) return actFreely(freeTable, state, action);
  switch (action.type) {
    case 'pay':
      return pay(state, action);
    case 'mulligan':
      return mulligan(state, action.ids);
    case 'next-step':
      return nextStep(state);
    case 'next-turn':
      return nextTurn(state);
    case 'xplay':
      return xplay(state, action.open);
    case 'declare-complete':
      return declareComplete(state);
    case 'set-gem':
      return setGem(state, action.id);
    case 'set-locus':
      return setLocus(state, action.id);
    case 'attack':
      return attack(state, action.ref);
    case 'position':
      return setPosition(state, action.ref, action.position);
    case 'counter':
      return setCounter(state, action.value);
    case 'flip-locus':
      return flipLocus(state, action.id);
    case 'waive':
      return setWaiver(state, action.id, action.waive);
    case 'move':
      return moveCard(state, action.id, action.to);
    case 'draw':
      return draw(state, action.count);
    case 'mill':
      return mill(state, action.count);
    case 'shuffle':
      return shuffleDeck(state);
    case 'opponent-mill':
      return opponentMill(state, action.count);
    case 'effect':
      return doEffect(state, action.id, action.do);
    case 'token':
      return makeToken(state, action.card);
  }
}
