import type { BattleSpiritsState } from '../../../renderer/engine/games/battle-spirits/state.ts';

/** Gave up: more end states or more time than allowed. */
export const gaveUp = 'gave up';

export interface EnumerationLimits {
  readonly milliseconds: number;
  readonly endStates: number;
}

interface Source {
  readonly cores: number;
  /** Fewer cores than this destroy the card; 0 for the Reserve and nexuses. */
  readonly toLive: number;
}

/**
 * What a program without the engine's method does: goes through every split of the payment over Reserve and cards, sweeps
 * the destroyed spirits, goes through every split of the level cores, sweeps again, and collects the distinct end states.
 * @returns how many ways there are to pay `due` and place `placing`
 */
export function countByEnumeration(
  { cards, player }: BattleSpiritsState,
  due: number,
  placing: number,
  limits: EnumerationLimits,
): number | typeof gaveUp {
  const sources: Source[] = [
    { cores: player.reserve, toLive: 0 },
    ...player.field.map(({ card, cores }) => ({
      cores,
      toLive: cards[card]!.kind === 'spirit' ? (cards[card]!.levels?.[0]?.cores ?? 0) : 0,
    })),
  ];
  const toLive = sources.map((source) => source.toLive);
  const start = performance.now();
  const ends = new Set<string>();
  let steps = 0;
  const tooMuch = () =>
    ends.size > limits.endStates || (++steps % 1024 === 0 && performance.now() - start > limits.milliseconds);
  const complete = splits(
    sources.map(({ cores }) => cores),
    due,
    (afterPaying) => {
      const swept = sweep(afterPaying, toLive);
      return splits(swept, placing, (afterPlacing) => {
        ends.add(sweep(afterPlacing, toLive).join());
        return !tooMuch();
      });
    },
  );
  return complete ? ends.size : gaveUp;
}

/** Calls `use` with what is left in every place for each way to take `count` cores; false from it stops. */
function splits(cores: readonly number[], count: number, use: (left: number[]) => boolean): boolean {
  const left = [...cores];
  const take = (index: number, due: number): boolean => {
    if (index === left.length) {
      return due > 0 || use([...left]);
    }
    const before = left[index]!;
    for (let taken = 0; taken <= Math.min(Math.max(before, 0), due); taken++) {
      left[index] = before - taken;
      if (!take(index + 1, due - taken)) return false;
    }
    left[index] = before;
    return true;
  };
  return take(0, count);
}

const destroyed = -1;

/** Spirits with too few cores are destroyed and what is left on them goes to the Reserve (D3). */
function sweep(cores: readonly number[], toLive: readonly number[]): number[] {
  const swept = [...cores];
  for (const [index, left] of cores.entries()) {
    if (left !== destroyed && left < toLive[index]!) {
      swept[0]! += left;
      swept[index] = destroyed;
    }
  }
  return swept;
}
