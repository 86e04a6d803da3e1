import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardsSeenBy,
  chanceOfAtLeast,
  chancesOfEach,
  type DrawQuestion,
  type Fraction,
  toPercent,
} from './hypergeometric.ts';

function percent(question: DrawQuestion, wanted: number): string {
  return toPercent(chanceOfAtLeast(question, wanted)!, 1);
}

/** All hands drawn one card at a time, by a rule of its own: a copy, or another card. */
function byTree({ deck, copies, draws }: DrawQuestion, wanted: number): number {
  if (draws === 0) return wanted <= 0 ? 1 : 0;
  const hit =
    copies === 0 ? 0 : (copies / deck) * byTree({ deck: deck - 1, copies: copies - 1, draws: draws - 1 }, wanted - 1);
  const miss = copies === deck ? 0 : (1 - copies / deck) * byTree({ deck: deck - 1, copies, draws: draws - 1 }, wanted);
  return hit + miss;
}

const question = fc.integer({ min: 0, max: 60 }).chain((deck) =>
  fc.record({
    deck: fc.constant(deck),
    copies: fc.integer({ min: 0, max: deck }),
    draws: fc.integer({ min: 0, max: deck }),
  }),
);

describe('chances of drawing', () => {
  test.each([
    [6, 13, ['41.8', '28.8', '17.6']],
    [6, 14, ['52.2', '37.7', '24.3']],
    [1, 7, ['98.0', '96.6', '94.6']],
    [2, 7, ['86.1', '80.3', '73.1']],
  ])('A-66: at least %i Gems among %i of 50 cards with 20, 18 and 16 Gems', (wanted, draws, expected) => {
    expect([20, 18, 16].map((copies) => percent({ deck: 50, copies, draws }, wanted))).toEqual(expected);
  });

  test('A-66: exact fractions', () => {
    expect(chanceOfAtLeast({ deck: 40, copies: 3, draws: 4 }, 1)).toEqual({
      numerator: 137n,
      denominator: 494n,
    } satisfies Fraction);
    expect(chanceOfAtLeast({ deck: 5, copies: 2, draws: 2 }, 2)).toEqual({ numerator: 1n, denominator: 10n });
    expect(chancesOfEach({ deck: 4, copies: 2, draws: 2 })).toEqual([
      { numerator: 1n, denominator: 6n },
      { numerator: 2n, denominator: 3n },
      { numerator: 1n, denominator: 6n },
    ]);
  });

  test('A-66: never below 0 or above 100 %, and all numbers of copies together are 1', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const each = chancesOfEach(asked)!;
        const common = each.reduce((product, { denominator }) => product * denominator, 1n);
        expect(each.reduce((sum, { numerator, denominator }) => sum + (numerator * common) / denominator, 0n)).toBe(
          common,
        );
        const chance = chanceOfAtLeast(asked, 1)!;
        expect(chance.numerator >= 0n && chance.numerator <= chance.denominator).toBe(true);
        expect(chanceOfAtLeast(asked, 0)).toEqual({ numerator: 1n, denominator: 1n });
      }),
    );
  });

  test('the same as drawing card by card', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 0, max: 6 }), (asked, wanted) => {
        const small = { ...asked, draws: Math.min(asked.draws, 10) };
        const { numerator, denominator } = chanceOfAtLeast(small, wanted)!;
        expect(Number(numerator) / Number(denominator)).toBeCloseTo(byTree(small, wanted), 9);
      }),
    );
  });

  test.each([
    { deck: 40, copies: 41, draws: 4 },
    { deck: 40, copies: 3, draws: 41 },
    { deck: 40, copies: 2.5, draws: 4 },
    { deck: -1, copies: 0, draws: 0 },
  ])('a question that makes no sense has no answer: %o', (asked) => {
    expect(chanceOfAtLeast(asked, 1)).toBeNull();
    expect(chancesOfEach(asked)).toBeNull();
  });

  test('percent is rounded half up from the exact value', () => {
    expect(toPercent({ numerator: 1n, denominator: 3n }, 1)).toBe('33.3');
    expect(toPercent({ numerator: 1n, denominator: 2000n }, 1)).toBe('0.1');
    expect(toPercent({ numerator: 1n, denominator: 1n }, 0)).toBe('100');
    expect(toPercent({ numerator: 2n, denominator: 3n }, 12)).toBe('66.666666666667');
  });

  test('A-70: cards seen by a turn, with and without a draw in turn 1', () => {
    expect(cardsSeenBy(1, 7, true)).toBe(8);
    expect(cardsSeenBy(7, 7, false)).toBe(13);
    expect(cardsSeenBy(1, 4, false)).toBe(4);
  });
});
