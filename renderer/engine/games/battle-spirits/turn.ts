import type { Bilingual } from '../../../../db/model/text.ts';
import type { CardInstance, TableEvent } from '../../table/game.ts';
import { ruleOf } from './rules-options.ts';
import type { BattleSpiritsState, BattleSpiritsStep } from './state.ts';
import { coresText, listed, nameOf, stepNames } from './words.ts';

interface Moved {
  readonly state: BattleSpiritsState;
  readonly events: readonly TableEvent[];
}

/** The steps of a turn in order (section 2); flash timing is a window inside the Attack step. */
export const turnSteps = ['start', 'core', 'draw', 'refresh', 'main', 'attack', 'end'] as const;

function event(type: string, en: string, ja: string, cards?: readonly string[]): TableEvent {
  return { type, message: { en, ja }, ...(cards === undefined ? {} : { cards }) };
}

/** On the first player's first turn there is no Core and no Attack step, and by a rules option no Draw step. */
function isSkipped(state: BattleSpiritsState, step: BattleSpiritsStep): boolean {
  if (state.turn.number !== 1 || !state.turn.first) return false;
  if (step === 'draw') return ruleOf(state.rules, 'firstDraw') === false;
  return step === 'core' || step === 'attack';
}

/** Draws up to `count` cards from the top of the deck. */
export function draw(state: BattleSpiritsState, count: number): Moved {
  const drawn = state.player.deck.slice(0, count);
  const player = {
    ...state.player,
    hand: [...state.player.hand, ...drawn],
    deck: state.player.deck.slice(drawn.length),
  };
  const cards = drawn.map(({ id }) => id);
  return { state: { ...state, player }, events: [event('draw', ...drawWords(state, drawn), cards)] };
}

/** In solo play the log names what was drawn. */
function drawWords(state: BattleSpiritsState, drawn: readonly CardInstance[]): readonly [en: string, ja: string] {
  if (drawn.length === 0) return ['The deck is empty: you draw no card.', 'デッキが0枚のため、カードを引けません。'];
  const names = listed(drawn.map(({ card }) => nameOrKey(state, card)));
  return [`You draw ${names.en}.`, `${names.ja}を引きます。`];
}

/** A card's name, or its key where the library no longer has it. */
function nameOrKey(state: BattleSpiritsState, key: string): Bilingual {
  const definition = state.cards[key];
  return definition === undefined ? { en: key, ja: key } : nameOf(definition);
}

/** Start: an empty deck loses the game (1.3). */
function startStep(state: BattleSpiritsState): Moved {
  if (state.player.deck.length > 0) return { state, events: [] };
  const reason = {
    en: 'Your deck is empty in your Start step: you lose.',
    ja: '自分のスタートステップにデッキが0枚のため、敗北です。',
  };
  return {
    state: { ...state, stage: 'over', result: { won: false, reason } },
    events: [{ type: 'lost', message: reason }],
  };
}

/** Core: one core from the Void to the Reserve. */
function coreStep(state: BattleSpiritsState): Moved {
  const player = { ...state.player, reserve: state.player.reserve + 1 };
  return {
    state: { ...state, player },
    events: [event('core', '1 core from the Void to your Reserve.', 'ボイドからコア1個をリザーブに置きます。')],
  };
}

/** Refresh: all exhausted cards recover, and all cores come back from the Trash to the Reserve. */
function refreshStep(state: BattleSpiritsState): Moved {
  const { player } = state;
  const back = player.trashCores;
  return {
    state: {
      ...state,
      player: {
        ...player,
        reserve: player.reserve + back,
        trashCores: 0,
        field: player.field.map((card) => (card.exhausted ? { ...card, exhausted: false } : card)),
        soulCore: player.soulCore === 'trash' ? 'reserve' : player.soulCore,
      },
    },
    events: [
      event(
        'refresh',
        ...refreshWords(
          player.field.some(({ exhausted }) => exhausted),
          back,
        ),
      ),
    ],
  };
}

function refreshWords(recovers: boolean, cores: number): readonly [en: string, ja: string] {
  const come = cores === 1 ? 'comes' : 'come';
  const back = `${coresText(cores)} ${come} back from the Trash to the Reserve`;
  if (cores === 0) {
    return recovers
      ? ['All your cards recover.', '自分のカードをすべて回復させます。']
      : ['Nothing is exhausted, and no core lies in the Trash.', '疲労状態のカードも、トラッシュのコアもありません。'];
  }
  return recovers
    ? [
        `All your cards recover, and ${back}.`,
        `自分のカードをすべて回復させ、トラッシュのコア${cores}個をリザーブに戻します。`,
      ]
    : [`${back}.`, `トラッシュのコア${cores}個をリザーブに戻します。`];
}

/** End: what lasts until the end of the turn ends, such as added symbols (3.3). */
function endStep(state: BattleSpiritsState): Moved {
  const field = state.player.field.map((card) => ({ ...card, extraSymbols: {} }));
  return { state: { ...state, player: { ...state.player, field } }, events: [] };
}

const mandatory: Readonly<Partial<Record<BattleSpiritsStep, (state: BattleSpiritsState) => Moved>>> = {
  start: startStep,
  core: coreStep,
  draw: (state) => draw(state, 1),
  refresh: refreshStep,
  end: endStep,
};

function enter(state: BattleSpiritsState, step: BattleSpiritsStep, number = state.turn.number): Moved {
  const entered = { ...state, turn: { ...state.turn, number, step } };
  const name = stepNames[step];
  const told = {
    ...event('step', `Turn ${number}: ${name.en}.`, `第${number}ターン: ${name.ja}。`),
    step,
    turn: number,
  };
  const done = mandatory[step]?.(entered) ?? { state: entered, events: [] };
  return { state: done.state, events: [told, ...done.events] };
}

/** Goes to the next step that is not skipped, after End to the next turn; the step's mandatory actions run by themselves. */
export function nextStep(state: BattleSpiritsState): Moved {
  const now = turnSteps.indexOf(state.turn.step === 'flash' ? 'attack' : state.turn.step);
  const next = turnSteps.slice(now + 1).find((step) => !isSkipped(state, step));
  return next === undefined ? enter(state, 'start', state.turn.number + 1) : enter(state, next);
}

/** Ends the turn and runs the next one up to its Main step; stops where the game is lost. */
export function nextTurn(state: BattleSpiritsState): Moved {
  const events: TableEvent[] = [];
  let now = state;
  const lost = state.stage === 'over';
  do {
    const moved = nextStep(now);
    now = moved.state;
    events.push(...moved.events);
  } while ((now.turn.number === state.turn.number || now.turn.step !== 'main') && (lost || now.stage !== 'over'));
  return { state: now, events };
}
