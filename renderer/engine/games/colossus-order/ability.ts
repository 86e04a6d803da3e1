import type { ColossusOrderAbility } from '../../../../db/model/colossus-order-card.ts';
import type { AnalysisOption, OptionPlace, Unmet } from '../../analysis.ts';
import type { CostPart } from '../../cost/notation/index.ts';
import type { Board } from './board.ts';
import { abilitiesOf, hasKeyword } from './cards.ts';
import { type AbilityCost, abilityCost, costOfParts } from './costs.ts';
import { outcomesOf } from './outcome.ts';
import { shortParts } from './parts/choice.ts';
import { fieldPool } from './parts/field.ts';
import { gemsOutlook } from './parts/gems.ts';
import { handPool } from './parts/hand.ts';
import { locusOutlook } from './parts/locus.ts';
import { inCost, type Pool } from './parts/pool.ts';
import type { ColossusOrderCost, ColossusOrderOutcome, ColossusOrderPlayer, Follower } from './state.ts';
import * as unmetIs from './unmet.ts';
import { totalWays } from './ways.ts';

/** Where an ability is used from: a Follower, or the Colossus. */
export type AbilityPlace = Extract<OptionPlace, { readonly zone: 'field' | 'colossus' }>;

export type ColossusOrderOption = AnalysisOption<ColossusOrderCost, ColossusOrderOutcome>;

/** What an ability's cost can choose, and every condition that fails. */
export interface AbilityOutlook {
  readonly cost: AbilityCost;
  readonly unmet: readonly Unmet[];
  readonly pools: readonly Pool[];
}

/** The card, Follower and ability at a place; null where there is none. */
export function abilityAt(
  board: Board,
  from: AbilityPlace,
): { card: string; follower: Follower | null; ability: ColossusOrderAbility } | null {
  const { player, cards } = board.state;
  const follower = from.zone === 'field' ? player.field.find(({ ref }) => ref === from.ref) : null;
  if (follower === undefined || follower?.marks?.faceDown === true) return null;
  const card = follower ? follower.card : player.colossus.card;
  const ability = abilitiesOf(cards[card])[from.ability];
  return ability ? { card, follower, ability } : null;
}

const unreadable: AbilityCost = { ...costOfParts([]), locus: null, gemsKnown: false };

/** Looks at the ability at a place that exists: its cost, its conditions and its choices. */
export function abilityOutlook(board: Board, from: AbilityPlace): AbilityOutlook | null {
  const found = abilityAt(board, from);
  if (!found) return null;
  const { follower, ability } = found;
  const unmet = timingUnmet(board, from, ability, follower);
  const cost = abilityCost(ability.cost);
  if (!cost) return { cost: unreadable, unmet: [...unmet, unmetIs.costUnknown('notation')], pools: [] };
  const parts = partsOutlook(board, cost, follower);
  return { cost, unmet: [...unmet, ...parts.unmet], pools: parts.pools };
}

/** The option of the ability at a place, with its first `limit` outcomes; null where there is none. */
export function abilityOption(board: Board, from: AbilityPlace, limit: number): ColossusOrderOption | null {
  const found = abilityAt(board, from);
  const outlook = abilityOutlook(board, from);
  if (!found || !outlook) return null;
  const { cost, unmet, pools } = outlook;
  const failing = new Set(unmet.map(({ part }) => part));
  const playable = unmet.length === 0;
  const total = playable ? totalWays(pools) : 0n;
  const outcomes = playable ? outcomesOf(board.state.player, cost.parts, pools, 0, limit) : [];
  return {
    from,
    card: found.card,
    action: 'ability',
    playable,
    cost: {
      locus: cost.locus,
      printedLocus: cost.locus,
      adjustments: [],
      gemLevel: cost.gemLevel,
      parts: cost.parts.map((part, index) => ({ ...part, met: !failing.has(index) })),
    },
    unmet,
    ways: { total: total.toString(), byLevel: {}, outcomes, truncated: BigInt(outcomes.length) < total },
  };
}

/**
 * When it can be used: an ignition in the Main Phase and in X-Play (C32), a `colossus` ability in the Main Phase, and of all the
 * Colossus' abilities one a turn (C27). Abilities that happen by themselves are listed, and never used by hand.
 */
function timingUnmet(
  board: Board,
  from: AbilityPlace,
  ability: ColossusOrderAbility,
  follower: Follower | null,
): Unmet[] {
  const { turn, player } = board.state;
  const unmet: Unmet[] = [];
  if (ability.timing === 'enter' || ability.timing === 'trigger') unmet.push(unmetIs.wrongPhase('by-itself'));
  else if (ability.timing === 'colossus' && turn.step !== 'main') unmet.push(unmetIs.wrongPhase('main'));
  else if (turn.step !== 'main' && turn.step !== 'xplay') unmet.push(unmetIs.wrongPhase('main-or-xplay'));

  if (!follower && player.used.colossusAbility) unmet.push(unmetIs.usedThisTurn('colossus'));
  if (ability.oncePerTurn && follower?.usedAbilities.includes(from.ability))
    unmet.push(unmetIs.usedThisTurn('ability'));
  return unmet;
}

/** Looks at the parts place by place; what fails is told in the order of the parts (C03). */
export function partsOutlook(
  board: Board,
  cost: AbilityCost,
  follower: Follower | null,
): { unmet: Unmet[]; pools: Pool[] } {
  const { parts, discards, othersOff } = cost;
  const pools: Pool[] = [];
  const unmet: { readonly part: number; readonly unmet: Unmet }[] = [];
  const fails = (part: number, what: Unmet) => unmet.push({ part, unmet: what });

  parts.forEach((part, index) => {
    if (part.type === 'locus' && part.n === null) fails(index, unmetIs.costUnknown('locus', index));
    if (part.type === 'gems' && part.unknown) fails(index, unmetIs.costUnknown('gems', index));
  });

  const locus = locusOutlook(board, cost.onLocus);
  for (const { part, need, have } of locus.points) fails(part, unmetIs.locusShort(need, have, part));
  for (const short of locus.cards) fails(short.part, unmetIs.nothingToDrop(short, 'locus'));
  if (locus.pool) pools.push(locus.pool);

  const gems = gemsOutlook(board, cost.onGems);
  for (const { part, ...mark } of gems.marks) fails(part, unmetIs.gemLevel(mark, 'ability', part));
  for (const short of gems.short) {
    const part = parts[short.part];
    if (part?.type === 'drop') fails(short.part, unmetIs.nothingToDrop(short, part.what));
  }
  pools.push(...gems.pools);

  if (discards.length > 0) {
    const pool = handPool(board, discards);
    for (const short of inCost(shortParts(pool.choice), pool.parts)) {
      fails(short.part, unmetIs.nothingToDiscard(short, discards.find(({ part }) => part === short.part)?.filter));
    }
    pools.push(pool);
  }

  if (othersOff.length > 0) {
    const pool = fieldPool(board, othersOff, follower?.ref ?? null);
    for (const short of inCost(shortParts(pool.choice), pool.parts)) {
      fails(short.part, unmetIs.noFollowerToTurnOff(short, othersOff.find(({ part }) => part === short.part)?.filter));
    }
    pools.push(pool);
  }

  for (const [part, what] of ownOffUnmet(board, parts, follower)) fails(part, what);
  for (const [part, what] of millUnmet(board.state.player, parts)) fails(part, what);

  return { unmet: unmet.toSorted((a, b) => a.part - b.part).map((one) => one.unmet), pools };
}

/** `{off}`: the Follower is ON, and not in its entry turn without Fleet (C29); a second `{off}` finds it OFF. */
function ownOffUnmet(board: Board, parts: readonly CostPart[], follower: Follower | null): [number, Unmet][] {
  const unmet: [number, Unmet][] = [];
  let off = follower?.position === 'off';
  parts.forEach((part, index) => {
    if (part.type !== 'off') return;
    if (!follower) {
      unmet.push([index, unmetIs.noFollower(index)]);
      return;
    }
    if (follower.enteredThisTurn && !hasKeyword(board.state.cards[follower.card], 'fleet')) {
      unmet.push([index, unmetIs.enteredThisTurn(index)]);
    }
    if (off) unmet.push([index, unmetIs.alreadyOff(index)]);
    off = true;
  });
  return unmet;
}

function millUnmet(player: ColossusOrderPlayer, parts: readonly CostPart[]): [number, Unmet][] {
  const unmet: [number, Unmet][] = [];
  let left = player.deck.length;
  parts.forEach((part, index) => {
    if (part.type !== 'mill') return;
    if (part.n > left) unmet.push([index, unmetIs.nothingToMill({ part: index, need: part.n, have: left })]);
    else left -= part.n;
  });
  return unmet;
}
