import type { ColossusOrderEffectStep } from '../../../../db/model/colossus-order-card.ts';
import { actFreely } from '../../table/free/index.ts';
import type { TableEvent } from '../../table/game.ts';
import { mill } from './acts.ts';
import { freeTable } from './free-table.ts';
import { opponentMill } from './main-phase.ts';
import { type Done, done, event, illegal } from './refusal.ts';
import type { ColossusOrderState } from './state.ts';
import { draw } from './turn.ts';
import { cardName } from './words.ts';

/** Does the steps of an effect in order; one that cannot be done refuses the whole, and nothing has changed. */
export function doEffect(state: ColossusOrderState, id: string, steps: readonly ColossusOrderEffectStep[]): Done {
  const card = freeTable.find(state, id);
  if (card === null) return illegal({ en: 'That card is not on the table.', ja: 'そのカードはテーブルにありません。' });
  const name = cardName(state.cards, card.card);
  const events: TableEvent[] = [event('effect', { en: `${name.en}:`, ja: `「${name.ja}」の効果：` }, [id])];
  let next = state;
  for (const step of steps) {
    const stepped = doStep(next, step);
    if (!stepped.ok) return stepped;
    next = stepped.state;
    events.push(...stepped.events);
  }
  return done(next, events);
}

function doStep(state: ColossusOrderState, step: ColossusOrderEffectStep): Done {
  if ('draw' in step) return draw(state, step.draw);
  if ('mill' in step) return mill(state, step.mill);
  if ('opponentMill' in step) return opponentMill(state, step.opponentMill);
  return actFreely(freeTable, state, { type: 'look', count: step.look });
}
