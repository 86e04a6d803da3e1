import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import type { ActionName, AnalysisOption, OptionPlace, Unmet, Ways } from '../../analysis.ts';
import { type Board, boardOf } from './board.ts';
import { waysCounter } from './count-ways.ts';
import { outcomeOf } from './example-way.ts';
import { OutcomeSearch, type Target } from './outcomes.ts';
import { type Price, priceOf } from './price.ts';
import type { BattleSpiritsCost, BattleSpiritsOutcome, BattleSpiritsState, PayName } from './state.ts';
import { coresShort, costUnknown, lockedCores, swiftLevelShort, swiftReserveShort, wrongStep } from './unmet.ts';
import { type Arrival, arrivalsOf, stepsFor, usesOf } from './uses.ts';

export type BattleSpiritsOption = AnalysisOption<BattleSpiritsCost, BattleSpiritsOutcome>;

const defaultLimit = 50;
const noWays: Ways<BattleSpiritsOutcome> = { total: '0', byLevel: {}, outcomes: [], truncated: false };

/** A use of a hand card, judged: what it costs, what it fails, and the levels that it can arrive at. */
export interface Use {
  readonly index: number;
  readonly key: string;
  readonly card: BattleSpiritsCard;
  readonly action: PayName;
  readonly price: Price;
  readonly cost: BattleSpiritsCost;
  readonly unmet: readonly Unmet[];
  /** Levels within reach, lowest first; empty where something is unmet. */
  readonly targets: readonly Target[];
}

/** How many cores are within reach of a use: by Swift the Reserve's only (S18). */
function withinReach(board: Board, action: PayName): number {
  return action === 'swift' ? board.reserve : board.reachable;
}

function shortages(board: Board, card: BattleSpiritsCard, action: PayName, due: number, arrival: Arrival): Unmet[] {
  const need = due + arrival.cores;
  const have = withinReach(board, action);
  if (need <= have) return [];
  if (action !== 'swift') {
    const locked = lockedCores(board, need - have);
    return [coresShort(due, arrival.cores, have), ...(locked === null ? [] : [locked])];
  }
  const unmet = [swiftReserveShort(due, arrival.cores, have)];
  const lowest = card.kind === 'spirit' ? (card.levels?.[0]?.cores ?? arrival.cores) : arrival.cores;
  if (arrival.cores > lowest) unmet.push(swiftLevelShort(arrival.level, arrival.cores, Math.max(0, have - due)));
  return unmet;
}

/** Judges one use of one hand card on a board. */
function judge(board: Board, index: number, action: PayName): Use {
  const { state } = board;
  const key = state.player.hand[index]!.card;
  const card = state.cards[key]!;
  const price = priceOf(board, card);
  const arrivals = arrivalsOf(card, action, state.rules.swiftLevel === 'lenient');
  const lowest = arrivals?.[0];
  const unmet: Unmet[] = [];
  const steps = stepsFor(card, action);
  if (!steps.includes(state.turn.step)) unmet.push(wrongStep(action, state.turn.step, steps));
  if (price.cost.due === null) unmet.push(costUnknown('cost'));
  if (lowest === undefined) unmet.push(costUnknown('levels'));
  const due = lowest === undefined ? null : price.cost.due;
  if (due !== null && lowest !== undefined) unmet.push(...shortages(board, card, action, due, lowest));
  const reach = withinReach(board, action);
  const targets =
    unmet.length > 0 || due === null
      ? []
      : arrivals!
          .filter(({ cores }) => due + cores <= reach)
          .map(({ level, cores }) => ({ level, due, placing: cores }));
  const { adjustments, ...figures } = price.cost;
  const cost = { ...figures, due, placing: lowest?.cores ?? null, adjustments };
  return { index, key, card, action, price, cost, unmet, targets };
}

/** All uses of all hand cards, in hand order. */
function usesOfHand(board: Board): Use[] {
  const { cards, player } = board.state;
  return player.hand.flatMap(({ card }, index) => usesOf(cards[card]!).map((action) => judge(board, index, action)));
}

/** By Swift nothing but the Reserve gives (S18). */
export function reserveOnly(board: Board): Board {
  return { ...board, field: board.field.map((card) => ({ ...card, source: false })), reachable: board.reserve };
}

/** Finds the ways of uses that pay from the same sources; what it works out about the board serves all of them. */
function waysFinder(board: Board, uses: readonly Use[]) {
  const needed = uses.flatMap(({ targets }) => targets.map(({ due, placing }) => due + placing));
  const count = waysCounter(board, Math.max(0, ...needed));
  const search = new OutcomeSearch(board);
  const outcomes = (use: Use, offset: number, limit: number) => {
    const { found, more } = search.page(use.targets, offset, limit);
    return { outcomes: found.map((one) => outcomeOf(search, one)), more };
  };
  const ways = (use: Use, limit: number): Ways<BattleSpiritsOutcome> => {
    const totals = use.targets.map(({ level, due, placing }) => [level, count(due + placing).toString()] as const);
    const { outcomes: listed, more } = outcomes(use, 0, limit);
    return {
      total: totals[0]![1],
      byLevel: use.card.kind === 'magic' ? {} : Object.fromEntries(totals),
      outcomes: listed,
      truncated: more,
    };
  };
  return { ways, outcomes };
}

function optionOf(use: Use, ways: Ways<BattleSpiritsOutcome>): BattleSpiritsOption {
  const { index, key, action, cost, unmet } = use;
  const from = { zone: 'hand', index } as const;
  return { from, card: key, action, playable: unmet.length === 0, cost, unmet, ways };
}

/**
 * Every card of the hand with its price, its unmet conditions and its ways to pay, in hand order (position-format,
 * "Analysis"). A card is playable when nothing is unmet, which is when the cores within reach suffice: then there is a
 * way. `limit` outcomes are listed for each option.
 */
export function options(state: BattleSpiritsState, limit = defaultLimit): BattleSpiritsOption[] {
  const board = boardOf(state);
  const uses = usesOfHand(board);
  const playable = uses.filter(({ unmet }) => unmet.length === 0);
  const swift = playable.filter(({ action }) => action === 'swift');
  const others = playable.filter(({ action }) => action !== 'swift');
  const fromAll = others.length > 0 ? waysFinder(board, others) : null;
  const fromReserve = swift.length > 0 ? waysFinder(reserveOnly(board), swift) : null;
  return uses.map((use) => {
    const finder = use.action === 'swift' ? fromReserve : fromAll;
    return optionOf(use, use.unmet.length > 0 || finder === null ? noWays : finder.ways(use, limit));
  });
}

/** A finder for one use alone. */
function finderFor(board: Board, use: Use) {
  return waysFinder(use.action === 'swift' ? reserveOnly(board) : board, [use]);
}

/** One use judged; null where the hand has no such card or the card no such use. */
export function judgeAt(board: Board, index: number, action: ActionName): Use | null {
  const { cards, player } = board.state;
  const held = player.hand[index];
  const use = held === undefined ? undefined : usesOf(cards[held.card]!).find((name) => name === action);
  return use === undefined ? null : judge(board, index, use);
}

/** Outcomes `offset` to `offset + limit` of one option; none for an option that is not there or not playable. */
export function outcomesAt(
  state: BattleSpiritsState,
  from: OptionPlace,
  action: ActionName,
  offset: number,
  limit: number,
): readonly BattleSpiritsOutcome[] {
  if (from.zone !== 'hand') return [];
  const board = boardOf(state);
  const use = judgeAt(board, from.index, action);
  if (use === null || use.unmet.length > 0) return [];
  return finderFor(board, use).outcomes(use, offset, limit).outcomes;
}
