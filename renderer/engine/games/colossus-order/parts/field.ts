import type { Board } from '../board.ts';
import { fits } from '../cards.ts';
import type { Follower } from '../state.ts';
import type { Choice } from './choice.ts';
import type { Asked, Pool } from './pool.ts';

/** Followers that can stand for each other: the same card in the same state. */
function stateOf(follower: Follower): string {
  const { card, enteredThisTurn, attacked, usedAbilities, marks } = follower;
  return `${enteredThisTurn} ${attacked} ${usedAbilities} ${JSON.stringify(marks ?? null)} ${card}`;
}

/**
 * The Followers that `{off:follower}` parts can turn OFF: ON, face-up, yours, and not the one whose ability it is.
 * @param source the ref of the Follower whose ability is used; null for a Colossus
 */
export function fieldPool(board: Board, asked: readonly Asked[], source: string | null): Pool {
  const groups = new Map<string, Follower[]>();
  for (const follower of board.state.player.field) {
    if (follower.position === 'off' || follower.ref === source || follower.marks?.faceDown === true) continue;
    const key = stateOf(follower);
    const same = groups.get(key);
    if (same) same.push(follower);
    else groups.set(key, [follower]);
  }
  const kinds = [...groups.values()];
  const choice: Choice = {
    needs: asked.map(({ n }) => n),
    kinds: kinds.map((followers) => ({
      count: followers.length,
      barred: asked.map(({ filter }) => !fits(board.state.cards[followers[0]!.card], filter)),
      group: 0,
    })),
    caps: [],
  };
  const parts = asked.map(({ part }) => part);
  return {
    choice,
    parts,
    named: (taken) => {
      const used = kinds.map(() => 0);
      return taken.map((amounts, index) => ({
        part: parts[index]!,
        cards: amounts.flatMap((amount, kind) => {
          const first = used[kind]!;
          used[kind] = first + amount;
          return kinds[kind]!.slice(first, first + amount).map(({ ref }) => ref);
        }),
      }));
    },
  };
}
