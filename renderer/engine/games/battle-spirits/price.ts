import type {
  BattleSpiritsCard,
  BattleSpiritsCostEffect,
  BattleSpiritsCostTarget,
  ReductionCounts,
} from '../../../../db/model/battle-spirits-card.ts';
import { ReductionKey } from '../../../../db/model/battle-spirits-card.ts';
import type { Board, FieldCard } from './board.ts';
import type { BattleSpiritsCost } from './state.ts';
import { countSymbols, type MatchedGem, matchGems } from './symbols.ts';

type Adjustment = BattleSpiritsCost['adjustments'][number];

/** A card's price now: the cost of the analysis without what is placed, and what fed each reduction symbol. */
export interface Price {
  readonly cost: Omit<BattleSpiritsCost, 'placing'>;
  /** The card's reduction symbols, printed and granted. */
  readonly demand: ReductionCounts;
  readonly matched: readonly MatchedGem[];
}

interface Active {
  readonly by: string;
  readonly effect: BattleSpiritsCostEffect;
}

function fits(target: BattleSpiritsCostTarget, card: BattleSpiritsCard): boolean {
  return (
    (target.kind === undefined || target.kind === card.kind) &&
    (target.color === undefined || card.colors.includes(target.color)) &&
    (target.family === undefined || card.families.includes(target.family)) &&
    (target.keyword === undefined || card.keywords.some((keyword) => keyword.id === target.keyword))
  );
}

/** An effect that needs a level is in force only while its card has that level now (S20). */
function inForce(source: FieldCard, effect: BattleSpiritsCostEffect): boolean {
  return effect.levels === undefined || (source.levels !== null && effect.levels.includes(source.level));
}

function activeEffects(board: Board, card: BattleSpiritsCard): Active[] {
  return board.field.flatMap((source) =>
    source.definition.costEffects
      .filter((effect) => effect.whose !== 'opponent' && inForce(source, effect) && fits(effect.on, card))
      .map((effect) => ({ by: source.ref, effect })),
  );
}

function added(printed: ReductionCounts, grants: readonly ReductionCounts[]): ReductionCounts {
  const sum: ReductionCounts = {};
  for (const counts of [printed, ...grants]) {
    for (const key of ReductionKey.options) {
      if (counts[key] !== undefined) sum[key] = (sum[key] ?? 0) + counts[key];
    }
  }
  return sum;
}

/**
 * The price of a card of the hand in the order of the rules (3.2, section 9): the last "cost becomes", plus and minus
 * (floor 0), reduction by the symbols of the own field (floor 0; mandatory, D2; the card's own symbol is not on the
 * field yet, D1), extra. It is read once, when the card is declared, so a symbol that is lost to the payment still
 * counts (S29). Null figures = the printed cost is not known and nothing sets it.
 */
export function priceOf(board: Board, card: BattleSpiritsCard): Price {
  const active = activeEffects(board, card);
  const adjustments: Adjustment[] = [];
  const amounts = (what: 'delta' | 'extra'): number => {
    let sum = 0;
    for (const { by, effect } of active) {
      const value = effect[what];
      if (value === undefined) continue;
      adjustments.push({ by, what, value });
      sum += value;
    }
    return sum;
  };

  const setting = active.findLast(({ effect }) => effect.set !== undefined);
  if (setting !== undefined) adjustments.push({ by: setting.by, what: 'set', value: setting.effect.set });
  const fixed = setting?.effect.set ?? card.cost;
  const delta = amounts('delta');
  const base = fixed === null ? null : Math.max(0, fixed + delta);

  const grants = active.filter(({ effect }) => effect.addReduction !== undefined);
  for (const { by, effect } of grants) adjustments.push({ by, what: 'addReduction', value: effect.addReduction });
  const forbidding = active.filter(({ effect }) => effect.noReduction === true);
  for (const { by } of forbidding) adjustments.push({ by, what: 'noReduction', value: true });
  const demand = added(
    card.reduction,
    grants.map(({ effect }) => effect.addReduction!),
  );
  const matched = forbidding.length > 0 ? [] : matchGems(demand, board.gems);

  const extra = amounts('extra');
  const reduced = matched.length;
  const due = base === null ? null : Math.max(0, base - reduced) + extra;
  const symbols = countSymbols(board.gems);
  return { cost: { printed: card.cost, base, symbols, reduced, extra, due, adjustments }, demand, matched };
}
