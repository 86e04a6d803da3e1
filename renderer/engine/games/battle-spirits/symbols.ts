import {
  type BattleSpiritsCard,
  type BattleSpiritsColor,
  BattleSpiritsSymbol,
  type ReductionCounts,
  type ReductionKey,
  type SymbolCounts,
} from '../../../../db/model/battle-spirits-card.ts';
import type { Permanent } from './state.ts';

/** One symbol on a card of the own field. It is counted, not its card (S09), whatever the card's colour (3.3). */
export interface Gem {
  readonly ref: string;
  readonly symbol: BattleSpiritsSymbol;
  /** Colours that it may serve in place of its own. */
  readonly also: readonly BattleSpiritsColor[];
}

/** A reduction symbol of the played card and the gem on the field that feeds it. */
export interface MatchedGem {
  readonly key: ReductionKey;
  readonly gem: Gem;
}

type Bearer = Pick<Permanent, 'ref' | 'extraSymbols' | 'fixedSymbols' | 'alsoColors'> & {
  readonly definition: BattleSpiritsCard;
};

function spread(counts: SymbolCounts): BattleSpiritsSymbol[] {
  return BattleSpiritsSymbol.options.flatMap((symbol) => Array<BattleSpiritsSymbol>(counts[symbol] ?? 0).fill(symbol));
}

/** Exactly `count` of the printed symbols; the first stands in for those that are not printed. */
function fixedTo(count: number, printed: readonly BattleSpiritsSymbol[]): BattleSpiritsSymbol[] {
  const first = printed[0];
  return first === undefined ? [] : Array.from({ length: count }, (_, index) => printed[index] ?? first);
}

/** The symbols of a card: for reduction it may count as having others than printed (3.3). */
function symbolsOn(card: Bearer, purpose: 'reduction' | 'attack'): BattleSpiritsSymbol[] {
  const { definition, fixedSymbols } = card;
  const forReduction = definition.kind === 'magic' || purpose === 'attack' ? undefined : definition.reductionSymbols;
  const printed = spread(forReduction ?? definition.symbols);
  if (fixedSymbols === undefined) return [...printed, ...spread(card.extraSymbols)];
  return forReduction === undefined ? fixedTo(fixedSymbols, printed) : printed;
}

/** The symbols of the own field in field order: of spirits and nexuses alike (S07), exhausted or not (D5). */
export function gemsOf(field: readonly Bearer[]): Gem[] {
  return field.flatMap((card) =>
    symbolsOn(card, 'reduction').map((symbol) => ({ ref: card.ref, symbol, also: card.alsoColors ?? [] })),
  );
}

/** How many symbols a card has: the Life that its attack takes. */
export function symbolCount(card: Bearer): number {
  return symbolsOn(card, 'attack').length;
}

/** How many symbols of each kind there are; kinds that are absent are left out. */
export function countSymbols(gems: readonly Gem[]): SymbolCounts {
  const counts: SymbolCounts = {};
  for (const { symbol } of gems) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
}

/** Ultimate and god symbols are no colours: they feed only their own reduction (3.3). */
function feeds(gem: Gem, key: ReductionKey): boolean {
  if (gem.symbol === 'ultimate' || gem.symbol === 'god') return gem.symbol === key;
  return key === 'any' || gem.symbol === key || gem.also.some((color) => color === key);
}

/**
 * Which symbols feed which reduction symbols (S04-S06, S09): each feeds one slot at most, and as many slots as can be
 * are fed. Since a symbol may serve several colours, this is a bipartite matching; slots are filled colour by colour in
 * field order, those of any colour last, each new slot moving earlier ones along where that makes room (Kuhn's method:
 * a slot once fed stays fed, so colours are never given up for `any`).
 */
export function matchGems(demand: ReductionCounts, gems: readonly Gem[]): MatchedGem[] {
  const slots = [...BattleSpiritsSymbol.options, 'any' as const].flatMap((key) =>
    Array<ReductionKey>(Math.min(demand[key] ?? 0, gems.length)).fill(key),
  );
  const slotOfGem = new Map<number, number>();
  const feed = (slot: number, tried: Set<number>): boolean => {
    for (const [index, gem] of gems.entries()) {
      if (tried.has(index) || !feeds(gem, slots[slot]!)) continue;
      tried.add(index);
      const holder = slotOfGem.get(index);
      if (holder === undefined || feed(holder, tried)) {
        slotOfGem.set(index, slot);
        return true;
      }
    }
    return false;
  };
  for (const slot of slots.keys()) feed(slot, new Set());
  return [...slotOfGem]
    .sort(([gem], [other]) => gem - other)
    .map(([gem, slot]) => ({ key: slots[slot]!, gem: gems[gem]! }));
}
