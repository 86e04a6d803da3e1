import type { HelpfulChange } from '../../analysis.ts';
import type { ColossusOrderOption } from './ability.ts';
import { apply } from './apply.ts';
import { boardOf } from './board.ts';
import { optionAt } from './options.ts';
import { payment } from './payment.ts';
import type { ColossusOrderAction, ColossusOrderState } from './state.ts';
import { type Supply, supplied, supplyFor, supplyWords } from './supply.ts';
import { type Target, targetOf, tried } from './target.ts';
import { recovered } from './turn.ts';
import { cardName } from './words.ts';
import { withPlayer } from './zones.ts';

/**
 * The smallest changes that would make an option playable, best first: what can be done at once, then waiting, then what is missing
 * in all. Each is tried on the table before it is told. Empty for an option that is playable, and for what can never be.
 */
export function help(state: ColossusOrderState, option: ColossusOrderOption): HelpfulChange[] {
  if (option.playable) return [];
  const target = targetOf(state, option);
  if (!target) return [];
  const alone = [
    ...settingGem(state, target),
    ...settingLocus(state, target),
    ...playingFirst(state, target),
    ...phase(state, target),
  ];
  const atOnce = alone.length > 0 ? alone : settingBoth(state, target);
  const waiting = nextTurn(state, target);
  const missing = waiting.length > 0 || atOnce.length > 0 ? [] : missingInAll(state, target, option);
  return [...atOnce, ...waiting, ...missing];
}

/** The state after actions that the rules allow; null where one is refused. */
function after(state: ColossusOrderState, ...actions: readonly ColossusOrderAction[]): ColossusOrderState | null {
  let now = state;
  for (const action of actions) {
    const done = apply(now, action);
    if (!done.ok) return null;
    now = done.state;
  }
  return now;
}

function helps(target: Target, changed: ColossusOrderState | null): boolean {
  return changed !== null && tried(changed, target)?.playable === true;
}

/** One hand card of each name, without the target itself. */
function handCards(state: ColossusOrderState, target: Target): { id: string; card: string }[] {
  const others = state.player.hand.filter(({ id }) => id !== target.id);
  return others.filter(({ card }, index) => others.findIndex((other) => other.card === card) === index);
}

function gemsInHand(state: ColossusOrderState, target: Target) {
  return handCards(state, target).filter(({ card }) => state.cards[card]?.kind === 'gem');
}

function settingGem(state: ColossusOrderState, target: Target): HelpfulChange[] {
  return gemsInHand(state, target)
    .filter(({ id }) => helps(target, after(state, { type: 'set-gem', id })))
    .map(({ card }) => {
      const name = cardName(state.cards, card);
      const message = {
        en: `Set ${name.en} from your hand first.`,
        ja: `先に手札の「${name.ja}」をセットしてください。`,
      };
      return { code: 'set-gem', card, message };
    });
}

function settingLocus(state: ColossusOrderState, target: Target): HelpfulChange[] {
  const cards = handCards(state, target)
    .filter(({ id }) => helps(target, after(state, { type: 'set-locus', id })))
    .map(({ card }) => card);
  if (cards.length === 0) return [];
  const message = {
    en: 'Set a card in your Locus first: it gives its point this turn.',
    ja: '先にロカスにカードを1枚置いてください。置いたカードはこのターンから1ポイントになります。',
  };
  return [{ code: 'set-locus', cards, message }];
}

function settingBoth(state: ColossusOrderState, target: Target): HelpfulChange[] {
  for (const gem of gemsInHand(state, target)) {
    const set = after(state, { type: 'set-gem', id: gem.id });
    const other = set && handCards(set, target).find(({ id }) => helps(target, after(set, { type: 'set-locus', id })));
    if (!other) continue;
    const name = cardName(state.cards, gem.card);
    const message = {
      en: `Set ${name.en} from your hand, and a card in your Locus.`,
      ja: `手札の「${name.ja}」をセットし、ロカスにもカードを1枚置いてください。`,
    };
    return [{ code: 'set-gem-and-locus', card: gem.card, message }];
  }
  return [];
}

function playingFirst(state: ColossusOrderState, target: Target): HelpfulChange[] {
  const board = boardOf(state);
  return state.player.hand.flatMap(({ id, card }, index) => {
    if (id === target.id || state.player.hand.findIndex((other) => other.card === card) < index) return [];
    const first = optionAt(board, { zone: 'hand', index }, 1);
    const outcome = first?.ways.outcomes[0];
    if (!first || !outcome || !helps(target, after(state, payment(first, outcome)))) return [];
    const name = cardName(state.cards, card);
    const message = { en: `Play ${name.en} first.`, ja: `先に「${name.ja}」をプレイしてください。` };
    return [{ code: 'play-first', card, message }];
  });
}

/** Another phase of this turn: the Main Phase ahead, or X-Play. */
function phase(state: ColossusOrderState, target: Target): HelpfulChange[] {
  if (state.stage === 'setup') return [];
  if (state.turn.step === 'start' && helps(target, after(state, { type: 'next-step' }))) {
    const message = { en: 'In your Main Phase, which comes next.', ja: 'このあとのメインフェイズで使えます。' };
    return [{ code: 'main-phase', message }];
  }
  if (state.turn.step === 'end' && helps(target, after(state, { type: 'xplay', open: true }))) {
    const message = { en: "In X-Play of the other player's turn.", ja: '相手のターンのXプレイで使えます。' };
    return [{ code: 'xplay', message }];
  }
  return [];
}

/** Your next Main Phase: all is recovered, and nothing is counted on that is yet to be drawn. */
function freshTurn(state: ColossusOrderState): ColossusOrderState {
  const ready = recovered(state);
  const field = ready.player.field.map((follower) => ({ ...follower, enteredThisTurn: false }));
  return { ...withPlayer(ready, { field }), turn: { ...state.turn, step: 'main', othersTurn: false } };
}

function nextTurn(state: ColossusOrderState, target: Target): HelpfulChange[] {
  if (!helps(target, freshTurn(state))) return [];
  const message = { en: 'Wait until your next turn.', ja: '次の自分のターンまで待ってください。' };
  return [{ code: 'next-turn', message }];
}

/** Everything that is missing, now and, where that is less, in the next turn. */
function missingInAll(state: ColossusOrderState, target: Target, option: ColossusOrderOption): HelpfulChange[] {
  const now = enough(state, target, option);
  const fresh = freshTurn(state);
  const optionThen = tried(fresh, target);
  const then = optionThen && enough(fresh, target, optionThen);
  const changes: HelpfulChange[] = [];
  if (now) changes.push({ code: 'more', ...now.amounts, message: supplyWords(now, 'now') });
  if (then && (!now || then.size < now.size)) {
    changes.push({ code: 'next-turn-more', ...then.amounts, message: supplyWords(then, 'next-turn') });
  }
  return changes;
}

/** Adds what is short, and again what is short then, until the option is playable; null where nothing of that kind helps. */
function enough(state: ColossusOrderState, target: Target, option: ColossusOrderOption): Supply | null {
  let needed: Supply | null = null;
  let unmet = option.unmet;
  for (let round = 0; round < option.cost.parts.length + 2; round++) {
    needed = supplyFor(unmet, option.cost.parts, needed);
    if (!needed) return null;
    const next = tried(supplied(state, needed, target), target);
    if (!next) return null;
    if (next.playable) return needed;
    unmet = next.unmet;
  }
  return null;
}
