import fc from 'fast-check';

/** Random boards of up to six cards and fourteen cores, with a hand to play. */

export interface BoardCard {
  readonly kind: 'spirit' | 'nexus';
  readonly levelCores: readonly number[];
  readonly extra: number;
  readonly locked: boolean;
  readonly exhausted: boolean;
  readonly symbols: Readonly<Record<string, number>>;
  readonly alsoWhite: boolean;
}

export interface HandCard {
  readonly kind: 'spirit' | 'nexus' | 'magic';
  readonly cost: number;
  readonly levelCores: readonly number[];
  readonly reduction: Readonly<Record<string, number>>;
  readonly swift: readonly number[] | null;
}

export interface RandomBoard {
  readonly reserve: number;
  readonly field: readonly BoardCard[];
  readonly hand: readonly HandCard[];
  readonly flash: boolean;
}

function levelCores(first: fc.Arbitrary<number>): fc.Arbitrary<number[]> {
  return fc.tuple(first, fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 })).map(([lowest, steps]) => {
    const cores = [lowest];
    for (const step of steps) cores.push(cores.at(-1)! + step);
    return cores;
  });
}

const ofSpirit = levelCores(fc.constantFrom(1, 1, 1, 2, 2, 3));
const ofNexus = levelCores(fc.constant(0));
const counts = fc.constantFrom<Record<string, number>[]>(
  { red: 1 },
  { red: 2 },
  { white: 1 },
  { red: 1, white: 1 },
  { god: 1 },
  {},
);

const boardCard: fc.Arbitrary<BoardCard> = fc
  .tuple(fc.boolean(), ofSpirit, ofNexus, fc.integer({ min: 0, max: 3 }), fc.nat(7), fc.boolean(), counts, fc.nat(5))
  .map(([isNexus, spirit, nexus, extra, locked, exhausted, symbols, also]) => ({
    kind: isNexus && extra < 3 ? 'nexus' : 'spirit',
    levelCores: isNexus && extra < 3 ? nexus : spirit,
    extra,
    locked: locked === 0,
    exhausted,
    symbols,
    alsoWhite: also === 0,
  }));

const reduction = fc.constantFrom<Record<string, number>[]>(
  {},
  { red: 1 },
  { red: 3 },
  { red: 1, white: 2 },
  { any: 2 },
  { god: 1, any: 1 },
);

const handCard: fc.Arbitrary<HandCard> = fc
  .tuple(
    fc.constantFrom('spirit', 'spirit', 'nexus', 'magic'),
    fc.integer({ min: 0, max: 9 }),
    ofSpirit,
    ofNexus,
    reduction,
    fc.constantFrom(null, null, [1], [1, 2], [2], [2, 3]),
  )
  .map(([kind, cost, spirit, nexus, reduces, swift]) => ({
    kind: kind as HandCard['kind'],
    cost,
    levelCores: kind === 'spirit' ? spirit : nexus,
    reduction: reduces,
    swift: swift?.some((level) => level <= spirit.length) ? swift : null,
  }));

export const randomBoard: fc.Arbitrary<RandomBoard> = fc
  .record({
    reserve: fc.integer({ min: 0, max: 5 }),
    field: fc.array(boardCard, { maxLength: 6 }),
    hand: fc.array(handCard, { minLength: 1, maxLength: 3 }),
    flash: fc.nat(3).map((n) => n === 0),
  })
  .map((board) => {
    // No more than fourteen cores: later cards of the field make way.
    let left = 14 - board.reserve;
    const field = board.field.filter((card) => {
      const cores = card.levelCores[0]! + card.extra;
      if (cores > left) return false;
      left -= cores;
      return true;
    });
    return { ...board, field };
  });

/** The cores on a card of the board. */
export function coresOn(card: BoardCard): number {
  return card.levelCores[0]! + card.extra;
}
