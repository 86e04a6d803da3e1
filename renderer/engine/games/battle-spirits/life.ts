import type { Applied, TableEvent } from '../../table/game.ts';
import { boardOf } from './board.ts';
import { illegal } from './refusal.ts';
import type { BattleSpiritsState } from './state.ts';
import { symbolCount } from './symbols.ts';
import { nameOf } from './words.ts';

const won = { en: "The opponent's Life is 0: you win.", ja: '相手のライフが0になり、勝利です。' };
const lost = { en: 'Your Life is 0: you lose.', ja: '自分のライフが0になり、敗北です。' };

/** Ends the game where a Life has come to 0 (1.3). */
export function judged(state: BattleSpiritsState): { state: BattleSpiritsState; events: TableEvent[] } {
  if (state.stage === 'over') return { state, events: [] };
  const reason = state.player.life === 0 ? lost : state.opponent.life === 0 ? won : null;
  if (reason === null) return { state, events: [] };
  const result = { won: reason === won, reason };
  return {
    state: { ...state, stage: 'over', result },
    events: [{ type: result.won ? 'won' : 'lost', message: reason }],
  };
}

/** Changes a Life by hand. What the player loses goes to the own Reserve (1.1); what is gained comes from the Void. */
export function changeLife(
  state: BattleSpiritsState,
  who: 'player' | 'opponent',
  delta: number,
): Applied<BattleSpiritsState> {
  const before = who === 'player' ? state.player.life : state.opponent.life;
  const life = Math.max(0, before + delta);
  const reserve = state.player.reserve + Math.max(0, before - life);
  const soulCore = state.player.soulCore === 'life' && life === 0 ? 'reserve' : state.player.soulCore;
  const changed: BattleSpiritsState =
    who === 'player'
      ? { ...state, player: { ...state.player, life, reserve, soulCore } }
      : { ...state, opponent: { ...state.opponent, life } };
  const message =
    who === 'player'
      ? { en: `Your Life: ${before} to ${life}.`, ja: `自分のライフ: ${before}から${life}。` }
      : { en: `The opponent's Life: ${before} to ${life}.`, ja: `相手のライフ: ${before}から${life}。` };
  const end = judged(changed);
  return { ok: true, state: end.state, events: [{ type: 'life', message }, ...end.events] };
}

/** Attacks the dummy opponent (section 2): the spirit is exhausted, and each of its symbols takes one Life. */
export function attack(state: BattleSpiritsState, ref: string): Applied<BattleSpiritsState> {
  const attacker = boardOf(state).field.find((card) => card.ref === ref);
  if (state.turn.step !== 'attack' || attacker?.definition.kind !== 'spirit' || attacker.exhausted) {
    return illegal({
      en: 'In the Attack step, a spirit of yours that is not exhausted can attack.',
      ja: 'アタックできるのは、アタックステップに、疲労していない自分のスピリットだけです。',
    });
  }
  const field = state.player.field.map((card) => (card.ref === ref ? { ...card, exhausted: true } : card));
  const hit = changeLife({ ...state, player: { ...state.player, field } }, 'opponent', -symbolCount(attacker));
  const name = nameOf(attacker.definition);
  const told: TableEvent = {
    type: 'attack',
    message: { en: `${name.en} attacks.`, ja: `「${name.ja}」でアタックします。` },
    cards: [ref],
  };
  return hit.ok ? { ...hit, events: [told, ...hit.events] } : hit;
}
