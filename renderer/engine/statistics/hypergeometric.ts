/**
 * Chances of drawing cards, as exact fractions: cards are drawn without putting back, from a deck in which every order is
 * equally likely, and no mulligan is taken. What else is assumed, the caller says beside the number.
 */

/** A fraction in lowest terms, from 0 to 1. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A question about a deck: whole numbers from 0, with `copies` and `draws` at most `deck`. */
export interface DrawQuestion {
  /** Cards in the deck before anything is drawn. */
  readonly deck: number;
  /** How many of them are of the kind looked for. */
  readonly copies: number;
  /** Cards drawn, the opening hand included. */
  readonly draws: number;
}

function isQuestion({ deck, copies, draws }: DrawQuestion): boolean {
  return (
    [deck, copies, draws].every((figure) => Number.isSafeInteger(figure) && figure >= 0) &&
    copies <= deck &&
    draws <= deck
  );
}

/** The number of ways to choose `chosen` of `all` things, 0 where there are too few. */
function choose(all: number, chosen: number): bigint {
  if (chosen < 0 || chosen > all) return 0n;
  const few = Math.min(chosen, all - chosen);
  let ways = 1n;
  // After each step `ways` is a binomial coefficient itself, so the division leaves no rest.
  for (let i = 1; i <= few; i += 1) ways = (ways * BigInt(all - few + i)) / BigInt(i);
  return ways;
}

function gcd(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function fraction(numerator: bigint, denominator: bigint): Fraction {
  const common = gcd(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

function waysToDraw({ deck, copies, draws }: DrawQuestion, wanted: number): bigint {
  return choose(copies, wanted) * choose(deck - copies, draws - wanted);
}

/**
 * The chance of every number of copies among the cards drawn, from 0 to `draws`; together they are 1.
 * @returns null where the question makes no sense (not whole numbers, more copies or draws than cards)
 */
export function chancesOfEach(question: DrawQuestion): readonly Fraction[] | null {
  if (!isQuestion(question)) return null;
  const all = choose(question.deck, question.draws);
  return Array.from({ length: question.draws + 1 }, (_, wanted) => fraction(waysToDraw(question, wanted), all));
}

/**
 * The chance of at least `wanted` copies among the cards drawn.
 * @returns null where the question makes no sense (not whole numbers, more copies or draws than cards)
 */
export function chanceOfAtLeast(question: DrawQuestion, wanted: number): Fraction | null {
  if (!isQuestion(question) || !Number.isSafeInteger(wanted)) return null;
  let ways = 0n;
  for (let copies = Math.max(0, wanted); copies <= Math.min(question.copies, question.draws); copies += 1) {
    ways += waysToDraw(question, copies);
  }
  return fraction(ways, choose(question.deck, question.draws));
}

/**
 * A fraction in percent, rounded half up from the exact value: 1/3 → "33.3".
 * @param decimals digits after the point
 */
export function toPercent({ numerator, denominator }: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = (numerator * 200n * scale + denominator) / (2n * denominator);
  const whole = rounded / scale;
  return decimals === 0 ? String(whole) : `${whole}.${String(rounded % scale).padStart(decimals, '0')}`;
}

/**
 * Cards seen by the end of the draw of a turn: the opening hand and one card a turn.
 * @param drawsFirst whether the player draws in turn 1
 */
export function cardsSeenBy(turn: number, openingHand: number, drawsFirst: boolean): number {
  return openingHand + turn - (drawsFirst ? 0 : 1);
}
