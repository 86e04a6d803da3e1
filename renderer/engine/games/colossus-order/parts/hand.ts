import type { Board } from '../board.ts';
import { fits } from '../cards.ts';
import type { Choice } from './choice.ts';
import { type Asked, namedByKey, type Pool } from './pool.ts';

/** The cards that `{discard:n}` parts can take from the hand; copies of a card are one choice. */
export function handPool(board: Board, asked: readonly Asked[]): Pool {
  const { handCounts, state } = board;
  const choice: Choice = {
    needs: asked.map(({ n }) => n),
    kinds: handCounts.map(({ card, count }) => ({
      count,
      barred: asked.map(({ filter }) => !fits(state.cards[card], filter)),
      group: 0,
    })),
    caps: [],
  };
  const parts = asked.map(({ part }) => part);
  const keys = handCounts.map(({ card }) => card);
  return { choice, parts, named: namedByKey(parts, keys) };
}
