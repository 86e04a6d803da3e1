import { type BattleSpiritsSymbol, type NexusCard, ReductionKey } from '../../../../db/model/battle-spirits-card.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { HelpfulChange, Unmet } from '../../analysis.ts';
import { boardOf } from './board.ts';
import { type BattleSpiritsOption, judgeAt, options, type Use } from './options.ts';
import { pay } from './payment.ts';
import type { BattleSpiritsState, BattleSpiritsStep, PayName } from './state.ts';
import { turnSteps } from './turn.ts';
import { nameOf, payVerbs, stepNames, symbolNames } from './words.ts';

/** A change to try: the table after it, and where the card then is in the hand. */
interface Trial {
  readonly told: HelpfulChange;
  readonly size: number;
  readonly state: BattleSpiritsState;
  readonly index: number;
}

/** The key of a card that no position file can hold a second of: it bears the symbols that are tried. */
const symbolBearer = '+symbols';

function works(trial: Trial, action: PayName): boolean {
  return judgeAt(boardOf(trial.state), trial.index, action)?.unmet.length === 0;
}

function stepChange(use: Use, state: BattleSpiritsState, step: BattleSpiritsStep): Trial {
  const order = (id: BattleSpiritsStep) => turnSteps.indexOf(id === 'flash' ? 'attack' : id);
  const name = stepNames[step];
  const message =
    order(step) > order(state.turn.step)
      ? { en: `Go on to the ${name.en}.`, ja: `${name.ja}に進む。` }
      : { en: `Wait for your next ${name.en}.`, ja: `次の自分の${name.ja}を待つ。` };
  return {
    told: { code: 'go-to-step', step, message },
    size: 1,
    state: { ...state, turn: { ...state.turn, step } },
    index: use.index,
  };
}

/** As many more cores in the Reserve as are missing. */
function moreCores(use: Use, state: BattleSpiritsState): Trial[] {
  const short = use.unmet.find(({ code }) => code === 'cores-short' || code === 'swift-reserve-short');
  if (short === undefined) return [];
  const n = short.need! - short.have!;
  const level = use.unmet.find(({ code }) => code === 'swift-level-short')?.level;
  const message = {
    en: `${n} more ${n === 1 ? 'core' : 'cores'} in the Reserve${level === undefined ? '' : `, to arrive at level ${level}`}.`,
    ja: `${level === undefined ? '' : `LV${level}で召喚するために、`}リザーブにコアがあと${n}個。`,
  };
  const player = { ...state.player, reserve: state.player.reserve + n };
  return [{ told: { code: 'more-cores', n, message }, size: n, state: { ...state, player }, index: use.index }];
}

function withSymbols(state: BattleSpiritsState, symbols: NexusCard['symbols']): BattleSpiritsState {
  const bearer: NexusCard = {
    kind: 'nexus',
    name: { en: symbolBearer },
    colors: [],
    cost: null,
    reduction: {},
    families: [],
    keywords: [],
    costEffects: [],
    symbols,
    levels: [],
  };
  const permanent = { ref: symbolBearer, card: symbolBearer, cores: 0, exhausted: false, extraSymbols: {} };
  return {
    ...state,
    cards: { ...state.cards, [symbolBearer]: bearer },
    player: { ...state.player, field: [...state.player.field, permanent] },
  };
}

/** For each kind of reduction symbol that is not fed in full: the fewest more symbols that are enough. */
function moreSymbols(use: Use, state: BattleSpiritsState): Trial[] {
  return ReductionKey.options.flatMap((key) => {
    const fed = use.price.matched.filter((match) => match.key === key).length;
    const slots = (use.price.demand[key] ?? 0) - fed;
    const symbol: BattleSpiritsSymbol = key === 'any' ? 'red' : key;
    const trials = Array.from({ length: Math.min(slots, 99) }, (_, more): Trial => {
      const n = more + 1;
      const noun = n === 1 ? 'symbol' : 'symbols';
      const name = symbolNames[key];
      const message =
        key === 'any'
          ? { en: `${n} more ${noun} of any colour on your field.`, ja: `フィールドに好きな色のシンボルがあと${n}つ。` }
          : { en: `${n} more ${name.en} ${noun} on your field.`, ja: `フィールドに${name.ja}のシンボルがあと${n}つ。` };
      return {
        told: { code: 'more-symbols', symbol: key, n, message },
        size: n,
        state: withSymbols(state, { [symbol]: n }),
        index: use.index,
      };
    });
    const enough = trials.find((trial) => works(trial, use.action));
    return enough === undefined ? [] : [enough];
  });
}

/** Each other card of the hand that can be played now, in its best way; of equal cards one. */
function playFirst(use: Use, state: BattleSpiritsState): Trial[] {
  const tried = new Set<string>();
  return options(state, 1).flatMap((option): Trial[] => {
    const [best] = option.ways.outcomes;
    const what = `${option.action} ${option.card}`;
    if (best === undefined || option.from.zone !== 'hand' || option.from.index === use.index || tried.has(what))
      return [];
    tried.add(what);
    const action = option.action as PayName;
    const from = { zone: 'hand', index: option.from.index } as const;
    const paid = pay(state, { type: 'pay', from, action, level: best.level, cores: best.way.cores });
    if (!paid.ok) return [];
    const name = nameOf(state.cards[option.card]!);
    const verb = payVerbs[action];
    const message = {
      en: `First ${verb.en} ${name.en} from your hand.`,
      ja: `先に手札の「${name.ja}」を${verb.ja}する。`,
    };
    const told = { code: 'play-first', card: option.card, index: option.from.index, action, message };
    const index = use.index - (option.from.index < use.index ? 1 : 0);
    return [{ told, size: 1, state: paid.state, index }];
  });
}

function joined(first: HelpfulChange, second: HelpfulChange): HelpfulChange {
  const message: Bilingual = {
    en: `${first.message.en} ${second.message.en}`,
    ja: `${first.message.ja}${second.message.ja}`,
  };
  return { ...second, after: first, message };
}

function isWrongStep({ code }: Unmet): boolean {
  return code === 'wrong-step';
}

/**
 * The smallest changes that would make an option playable, each tried on the engine: go to the right step, play another
 * card of the hand first, more symbols, more cores. Where the step is wrong and that is not all, the other changes are
 * tried in the right step and told together with it. Empty for a playable option, and where a figure of the card is not
 * known: then no change on the table helps.
 */
export function help(state: BattleSpiritsState, option: BattleSpiritsOption): readonly HelpfulChange[] {
  if (option.from.zone !== 'hand') return [];
  const use = judgeAt(boardOf(state), option.from.index, option.action);
  if (use === null || use.unmet.length === 0) return [];
  const steps = use.unmet.find(isWrongStep)?.steps as readonly BattleSpiritsStep[] | undefined;
  const step = steps === undefined ? null : stepChange(use, state, steps[0]!);
  if (step !== null && works(step, use.action)) return [step.told];
  const stepped = step?.state ?? state;
  const trials = [...playFirst(use, stepped), ...moreSymbols(use, stepped), ...moreCores(use, stepped)];
  return trials
    .filter((trial) => works(trial, use.action))
    .sort((one, other) => one.size - other.size)
    .map(({ told }) => (step === null ? told : joined(step.told, told)));
}
