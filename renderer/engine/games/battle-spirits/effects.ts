import type { BattleSpiritsDeclared, BattleSpiritsEffectStep } from '../../../../db/model/battle-spirits-card.ts';
import type { Applied, TableEvent } from '../../table/game.ts';
import { moveCores } from './core-moves.ts';
import { freeTable } from './free-table.ts';
import { mill } from './mill.ts';
import { momentNames } from './moments.ts';
import { illegal } from './refusal.ts';
import type { BattleSpiritsAction, BattleSpiritsState, CorePlace } from './state.ts';
import { draw } from './turn.ts';
import { nameOf } from './words.ts';

type EffectAction = Extract<BattleSpiritsAction, { readonly type: 'effect' }>;
type CoresStep = Extract<BattleSpiritsEffectStep, { readonly cores: number }>;

/** Whether an effect asks for one of the own spirits. */
export function asksForSpirit({ do: steps }: Pick<BattleSpiritsDeclared, 'do'>): boolean {
  return steps.some((step) => 'cores' in step && step.to === 'spirit');
}

/** Does the steps of an effect in order; one that cannot be done refuses the whole, and nothing has changed. */
export function doEffect(state: BattleSpiritsState, action: EffectAction): Applied<BattleSpiritsState> {
  const card = freeTable.find(state, action.id);
  if (card === null) return illegal({ en: 'That card is not on the table.', ja: 'そのカードはテーブルにありません。' });
  const name = nameOf(state.cards[card.card]!);
  const moment = momentNames[action.when];
  const message = { en: `${name.en}, ${moment.en}:`, ja: `「${name.ja}」の効果(${moment.ja})：` };
  const events: TableEvent[] = [{ type: 'effect', message, cards: [action.id] }];
  let next = state;
  for (const step of action.do) {
    const done = doStep(next, step, action);
    if (!done.ok) return done;
    next = done.state;
    events.push(...done.events);
  }
  return { ok: true, state: next, events };
}

function doStep(
  state: BattleSpiritsState,
  step: BattleSpiritsEffectStep,
  action: EffectAction,
): Applied<BattleSpiritsState> {
  if ('draw' in step) return { ok: true, ...draw(state, step.draw) };
  if ('mill' in step) return mill(state, step.mill);
  if ('refresh' in step) return refreshSpirits(state);
  return moveByEffect(state, step, action);
}

function moveByEffect(
  state: BattleSpiritsState,
  step: CoresStep,
  { id, target }: EffectAction,
): Applied<BattleSpiritsState> {
  const from: CorePlace = step.from === 'card' ? { ref: id } : step.from;
  if (step.to !== 'spirit') return moveCores(state, { type: 'cores', from, to: step.to, count: step.cores }, true);
  const spirit = state.player.field.find(({ ref }) => ref === target);
  if (spirit === undefined || state.cards[spirit.card]?.kind !== 'spirit') {
    return illegal({
      en: 'Choose one of your spirits for the core.',
      ja: 'コアを置く自分のスピリットを選んでください。',
    });
  }
  return moveCores(state, { type: 'cores', from, to: { ref: spirit.ref }, count: step.cores }, true);
}

function refreshSpirits(state: BattleSpiritsState): Applied<BattleSpiritsState> {
  const field = state.player.field.map((card) =>
    card.exhausted && state.cards[card.card]?.kind === 'spirit' ? { ...card, exhausted: false } : card,
  );
  const message = { en: 'All your spirits recover.', ja: '自分のスピリットをすべて回復させます。' };
  return {
    ok: true,
    state: { ...state, player: { ...state.player, field } },
    events: [{ type: 'refresh', message }],
  };
}
