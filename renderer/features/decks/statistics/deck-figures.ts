import type { BattleSpiritsLevel } from '../../../../db/model/battle-spirits-card.ts';
import type { LibraryCard } from '../../../../db/model/card.ts';
import type { GemMark } from '../../../../db/model/colossus-order-card.ts';
import type { DeckLine } from '../../../../db/model/deck.ts';
import { type CardKind, costOf, gemLevelOf, kindsOf, marksOf } from '../../../shared/card-facts/look-up.ts';
import type { SymbolKey } from '../../../shared/card-facts/Mark.tsx';
import type { Cards } from '../grouping.ts';

/** A card of a deck with its copies. */
export interface Copies {
  readonly card: LibraryCard;
  readonly count: number;
}

const allKinds: readonly CardKind[] = Object.values(kindsOf).flat();

/** The cards of a deck that are known, without what lies beside it; `drawn` = only those that are shuffled and drawn. */
export function copiesIn(lines: readonly DeckLine[], cards: Cards, drawn: boolean): readonly Copies[] {
  return lines.flatMap(({ card: id, count, zone }) => {
    const card = cards.get(id);
    const counts = zone === 'main' || (zone === 'colossus' && !drawn);
    return counts && card !== undefined ? [{ card, count }] : [];
  });
}

function sumOf(copies: readonly Copies[], amount: (card: LibraryCard) => number): number {
  return copies.reduce((sum, { card, count }) => sum + count * amount(card), 0);
}

/** The kinds that are in the deck, in the order of the game, with their copies. */
export function kindsIn(copies: readonly Copies[]): readonly { readonly kind: CardKind; readonly count: number }[] {
  return allKinds
    .map((kind) => ({ kind, count: sumOf(copies, ({ card }) => Number(card.kind === kind)) }))
    .filter(({ count }) => count > 0);
}

export interface CostRow {
  /** null = not known. */
  readonly cost: number | null;
  /** Copies of each of `kinds`, in their order. */
  readonly counts: readonly number[];
}

/** How many cards of each kind have each cost, from 0 to the highest of the deck; kinds without a cost are left out. */
export function curveByKind(copies: readonly Copies[]): {
  readonly kinds: readonly CardKind[];
  readonly rows: readonly CostRow[];
} {
  const priced = copies.filter(({ card }) => costOf(card) !== 'free');
  const kinds = kindsIn(priced).map(({ kind }) => kind);
  const row = (cost: number | null): CostRow => ({
    cost,
    counts: kinds.map((kind) => sumOf(priced, (card) => Number(card.card.kind === kind && costOf(card) === cost))),
  });
  const costs = priced.map(({ card }) => costOf(card));
  const highest = Math.max(-1, ...costs.filter((cost) => typeof cost === 'number'));
  const rows = Array.from({ length: highest + 1 }, (_, cost) => row(cost));
  return { kinds, rows: costs.includes(null) ? [...rows, row(null)] : rows };
}

/** The average cost of the cards whose cost is known; null = there are none. */
export function averageCost(copies: readonly Copies[]): number | null {
  const known = copies.filter(({ card }) => typeof costOf(card) === 'number');
  const cards = sumOf(known, () => 1);
  return cards === 0 ? null : sumOf(known, (card) => Number(costOf(card))) / cards;
}

export interface Balance<Key> {
  readonly key: Key;
  /** Symbols or Gems of this colour in the deck. */
  readonly given: number;
  /** Cards that give them. */
  readonly givers: number;
  /** Cards that ask for this colour. */
  readonly askers: number;
  /** All that they ask for together. */
  readonly asked: number;
  /** The most that one card asks for. */
  readonly most: number;
}

function balanceOf<Key>(
  copies: readonly Copies[],
  key: Key,
  given: (card: LibraryCard) => number,
  asked: (card: LibraryCard) => number,
): Balance<Key> {
  return {
    key,
    given: sumOf(copies, given),
    givers: sumOf(copies, (card) => Number(given(card) > 0)),
    askers: sumOf(copies, (card) => Number(asked(card) > 0)),
    asked: sumOf(copies, asked),
    most: Math.max(0, ...copies.map(({ card }) => asked(card))),
  };
}

const isUsed = ({ given, asked }: Balance<unknown>) => given + asked > 0;

const symbolKeys: readonly SymbolKey[] = [
  'red',
  'purple',
  'green',
  'white',
  'yellow',
  'blue',
  'ultimate',
  'god',
  'any',
];

/** Battle Spirits: the symbols that spirits and nexuses bring to the field, against the reductions that cards have. */
export function symbolBalance(copies: readonly Copies[]): readonly Balance<SymbolKey>[] {
  return symbolKeys
    .map((key) =>
      balanceOf(
        copies,
        key,
        ({ game, card }) =>
          game === 'battle-spirits' && card.kind !== 'magic' && key !== 'any'
            ? ((card.reductionSymbols ?? card.symbols)[key] ?? 0)
            : 0,
        ({ game, card }) => (game === 'battle-spirits' ? (card.reduction[key] ?? 0) : 0),
      ),
    )
    .filter(isUsed);
}

const gemMarks: readonly GemMark[] = ['W', 'B', 'U', 'R', '*'];

/** Colossus Order: the Gems of the deck against the Gem Levels of its cards (C12: as many Set Gems as marks). */
export function gemBalance(copies: readonly Copies[]): readonly Balance<GemMark>[] {
  return gemMarks
    .map((key) =>
      balanceOf(
        copies,
        key,
        (card) => Number(card.card.kind === 'gem' && marksOf(card).some((mark) => mark.key === key)),
        (card) => gemLevelOf(card).filter((mark) => mark === key).length,
      ),
    )
    .filter(isUsed);
}

export interface LevelRow {
  readonly level: number;
  readonly count: number;
  /** The fewest and the most cores that a card needs for it. */
  readonly cores: readonly [number, number];
  /** The least and the greatest BP at it; null = no card has any, or it is not known. */
  readonly bp: readonly [number, number] | null;
}

/** Battle Spirits: how many cards have each level, what it needs, and what it gives. */
export function levelsIn(copies: readonly Copies[]): readonly LevelRow[] {
  const all = copies.flatMap(({ card, count }) => levelsOf(card).map((level) => ({ ...level, count })));
  return [...new Set(all.map(({ level }) => level))]
    .sort((a, b) => a - b)
    .map((level) => {
      const own = all.filter((each) => each.level === level);
      const cores = own.map((each) => each.cores);
      const bp = own.flatMap((each) => (each.bp == null ? [] : [each.bp]));
      return {
        level,
        count: own.reduce((sum, each) => sum + each.count, 0),
        cores: [Math.min(...cores), Math.max(...cores)],
        bp: bp.length === 0 ? null : [Math.min(...bp), Math.max(...bp)],
      };
    });
}

function levelsOf({ game, card }: LibraryCard): readonly BattleSpiritsLevel[] {
  return game === 'battle-spirits' && card.kind !== 'magic' ? (card.levels ?? []) : [];
}
