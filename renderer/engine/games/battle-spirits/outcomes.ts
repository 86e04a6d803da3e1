import type { Board } from './board.ts';
import { Bounds } from './bounds.ts';
import { type Ladder, laddersOf } from './ladders.ts';

/** A level that the new card can arrive at, and the cores that it takes: what is paid and what is placed. */
export interface Target {
  readonly level: number;
  readonly due: number;
  readonly placing: number;
}

/** An outcome as the search finds it: for each ladder, the index of the rung on which its card ends. */
export interface Found {
  readonly target: Target;
  readonly rungs: readonly number[];
  readonly undominated: boolean;
}

export interface FoundPage {
  readonly found: readonly Found[];
  /** There are more behind them. */
  readonly more: boolean;
}

/**
 * Finds the outcomes of a board: the classes of ways in which every card ends at the same level.
 *
 * A class is feasible for N cores exactly when `least(all) <= N <= Reserve + most(all)`. Those with
 * `most(all) >= N - Reserve` (the covers) stay covers when a card falls further, so the undominated outcomes are the
 * minimal covers: covers in which no single fallen card can be put one rung higher. A minimal cover always has
 * `least(all) <= N`, because each fallen card gives at least one core more than a rung higher; hence an outcome is
 * undominated if and only if what it gives too much at most is less than the gap of every fallen card.
 *
 * The search walks through (cards destroyed, levels lost) in the order of the listing, and for each pair through the
 * ladders in field order, highest rung first; `Bounds` cuts off branches that cannot give enough or must give too
 * much, and branches once found empty are remembered. So outcomes come out in their final order and the search stops
 * after as many as are wanted.
 */
export class OutcomeSearch {
  readonly board: Board;
  readonly ladders: readonly Ladder[];
  /** Level and cores of each card of the field now. */
  readonly levelsNow: Readonly<Record<string, number>>;
  readonly coresNow: Readonly<Record<string, number>>;
  private readonly bounds: Bounds;
  /** The smallest gap of the ladders from an index on. */
  private readonly gapsFrom: number[];

  constructor(board: Board) {
    this.board = board;
    this.levelsNow = Object.fromEntries(board.field.map(({ ref, level }) => [ref, level]));
    this.coresNow = Object.fromEntries(board.field.map(({ ref, cores }) => [ref, cores]));
    this.ladders = laddersOf(board);
    this.bounds = new Bounds(this.ladders);
    const gaps = this.ladders.map((ladder) => Math.min(...ladder.rungs.slice(1).map((rung) => rung.gap)));
    this.gapsFrom = [...gaps, Infinity];
    for (let index = gaps.length - 1; index >= 0; index--) {
      this.gapsFrom[index] = Math.min(gaps[index]!, this.gapsFrom[index + 1]!);
    }
  }

  /** Outcomes `offset` to `offset + limit` of all targets (in rising order of level) in the order of the listing. */
  page(targets: readonly Target[], offset: number, limit: number): FoundPage {
    const { ladders, bounds } = this;
    const found: Found[] = [];
    let seen = 0;
    let more = false;
    const needs = targets.map((target) => {
      const cores = target.due + target.placing;
      return { target, cores, fromCards: cores - this.board.reserve };
    });
    const mostCores = Math.max(...needs.map((need) => need.cores));
    const rungs = ladders.map(() => 0);

    const report = (undominated: boolean, least: number, most: number, gap: number) => {
      for (const { target, cores, fromCards } of needs) {
        const excess = most - fromCards;
        if (excess < 0 || least > cores || excess < gap !== undominated) continue;
        seen++;
        if (seen <= offset) continue;
        more = found.length === limit;
        if (more) return;
        found.push({ target, rungs: [...rungs], undominated });
      }
    };

    for (const undominated of [true, false]) {
      const barren = new Set<string>();
      /** Whether some target may still be met; `least`, `most` and `gap` are those of the ladders before `index`. */
      const promising = (
        index: number,
        destroyed: number,
        lost: number,
        least: number,
        most: number,
        gap: number,
      ): boolean => {
        const layer = bounds.layer(destroyed);
        const rest = index * bounds.width + lost;
        const greatest = layer.greatestMost[rest]!;
        if (greatest < 0) return false;
        return needs.some(({ cores, fromCards }) => {
          if (most + greatest < fromCards) return false;
          if (undominated) {
            if (lost > 0 && most + layer.smallestRaised[rest]! >= fromCards) return false;
            return most + layer.smallestMost[rest]! - fromCards < gap;
          }
          const smallestGap = lost > 0 ? Math.min(gap, this.gapsFrom[index]!) : gap;
          return least + layer.smallestLeast[rest]! <= cores && most + greatest - fromCards >= smallestGap;
        });
      };
      const descend = (
        index: number,
        destroyed: number,
        lost: number,
        least: number,
        most: number,
        gap: number,
      ): void => {
        if (!promising(index, destroyed, lost, least, most, gap)) return;
        if (lost === 0) {
          rungs.fill(0, index);
          report(undominated, least, most + bounds.layer(0).greatestMost[index * bounds.width]!, gap);
          return;
        }
        const branch = () => `${index} ${destroyed} ${lost} ${undominated ? 0 : least} ${most} ${gap}`;
        if (barren.size > 0 && barren.has(branch())) return;
        const before = seen;
        for (const [choice, rung] of ladders[index]!.rungs.entries()) {
          if (rung.lost > lost || rung.destroyed > destroyed) continue;
          rungs[index] = choice;
          descend(
            index + 1,
            destroyed - rung.destroyed,
            lost - rung.lost,
            least + rung.least,
            most + rung.most,
            choice === 0 ? gap : Math.min(gap, rung.gap),
          );
          if (more) return;
        }
        if (seen === before) barren.add(branch());
      };
      for (let destroyed = 0; bounds.layer(destroyed).least <= mostCores; destroyed++) {
        for (let lost = 0; lost < bounds.width; lost++) {
          descend(0, destroyed, lost, 0, 0, Infinity);
          if (more) return { found, more };
        }
      }
    }
    return { found, more };
  }
}
