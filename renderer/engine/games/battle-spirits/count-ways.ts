import { countUpTo, type Giving } from '../../cost/ways/counting.ts';
import type { Board, FieldCard } from './board.ts';

/** The least that a source of c cores gives in each of its ends: 0 … c - LV1 as it lives on, c - LV1 + 1 as it is destroyed. */
function least(card: FieldCard): Giving {
  return { upTo: card.coresToLive === 0 ? card.cores : card.cores - card.coresToLive + 1 };
}

/** The most that it can give in each of its ends: the same as it lives on, all of c as it is destroyed. */
function most(card: FieldCard): Giving {
  return card.coresToLive === 0 ? { upTo: card.cores } : { upTo: card.cores - card.coresToLive, also: card.cores };
}

/**
 * Counts the ways to take cores: distinct end states (which spirits are destroyed, and the cores left on every other
 * card; the Reserve follows, since no core is lost).
 *
 * An end state can be reached by taking exactly N cores if and only if
 * `least(all) <= N <= Reserve + most(all)`: a card that lives on gives one fixed number, a destroyed spirit anything
 * from c - LV1 + 1 to c (what it does not give goes to the Reserve, D3, and may be taken from there, D4), the Reserve
 * anything from 0 up; each range has no gaps, so neither has their sum. Since `least <= most`, every end state with
 * `Reserve + most < N` also has `least <= N`, hence the count is #{least <= N} - #{most < N - Reserve}: two tables for
 * the whole board, each answer two look-ups.
 *
 * @param limit the greatest N that will be asked for
 * @returns the exact number of ways for an N from 0 to `limit`
 */
export function waysCounter(board: Board, limit: number): (cores: number) => bigint {
  const sources = board.field.filter((card) => card.source);
  const withLeast = countUpTo(sources.map(least), limit);
  const withMost = countUpTo(sources.map(most), Math.max(0, limit - board.reserve - 1));
  return (cores) => withLeast[cores]! - (cores > board.reserve ? withMost[cores - board.reserve - 1]! : 0n);
}
