import type { CostPart, GemLevel } from '../../../cost/notation/index.ts';
import { type Board, countCards } from '../board.ts';
import { type ColorMark, colorMarks, type MarkShort, markOfGem, shortMarks } from '../gem-level.ts';
import { type Choice, isPossible, mostFor } from './choice.ts';
import { namedByKey, type PartShort, type Pool } from './pool.ts';

/** The parts of a cost that have to do with Gems, in the order in which they are paid. */
export type GemStep =
  | { readonly part: number; readonly drop: 'setGem' | 'captureGem'; readonly n: number }
  | { readonly part: number; readonly level: GemLevel };

/** The Gem steps of a cost. */
export function gemSteps(parts: readonly CostPart[]): GemStep[] {
  return parts.flatMap((part, index): GemStep[] => {
    if (part.type === 'gems') return [{ part: index, level: part.marks }];
    if (part.type === 'drop' && part.what !== 'locus') return [{ part: index, drop: part.what, n: part.n }];
    return [];
  });
}

export interface GemsOutlook {
  readonly pools: readonly Pool[];
  /** Parts that put Gems away and find too few. */
  readonly short: readonly PartShort[];
  /** Gem Levels that are not met, mark by mark. */
  readonly marks: readonly (MarkShort & { readonly part: number })[];
}

const groups: readonly (ColorMark | undefined)[] = [...colorMarks, undefined];

/**
 * What the Gem steps of an ability can choose, and what falls short. Gem Levels are checked against the Gems that are left when
 * they are reached (C03): since a Set Gem of a colour meets only its own colour's marks, each level is for every colour a limit on
 * how many of its Gems the parts before it may take; the number of all Gems does not depend on which are chosen.
 */
export function gemsOutlook(board: Board, steps: readonly GemStep[]): GemsOutlook {
  const dropsSetGems = steps.some((step) => 'drop' in step && step.drop === 'setGem');
  const walk = dropsSetGems ? walkWithChoice(board, steps) : walkWithout(board, steps);
  return { ...walk, pools: [...walk.pools, ...capturePool(board, steps)] };
}

function capturePool(board: Board, steps: readonly GemStep[]): Pool[] {
  const asked = steps.flatMap((step) => ('drop' in step && step.drop === 'captureGem' ? [step] : []));
  if (asked.length === 0) return [];
  const counts = countCards(board.state.player.colossus.captureGems);
  const parts = asked.map(({ part }) => part);
  const choice: Choice = {
    needs: asked.map(({ n }) => n),
    kinds: counts.map(({ count }) => ({ count, barred: [], group: 0 })),
    caps: [],
  };
  const keys = counts.map(({ card }) => card);
  return [{ choice, parts, named: namedByKey(parts, keys) }];
}

/** No Set Gem goes away: the levels are compared with what is there. */
function walkWithout(board: Board, steps: readonly GemStep[]): GemsOutlook {
  const { gems } = board;
  const short: PartShort[] = [];
  const marks: (MarkShort & { part: number })[] = [];
  let captured = gems.captured;
  for (const step of steps) {
    if ('level' in step) {
      for (const mark of shortMarks(step.level, gems.set, gems.setTotal + captured))
        marks.push({ part: step.part, ...mark });
    } else if (step.n > captured) short.push({ part: step.part, need: step.n, have: captured });
    else captured -= step.n;
  }
  return { pools: [], short, marks };
}

function walkWithChoice(board: Board, steps: readonly GemStep[]): GemsOutlook {
  const { state, gems } = board;
  const counts = countCards(state.player.colossus.setGems);
  const asked = steps.flatMap((step) => ('drop' in step && step.drop === 'setGem' ? [step] : []));
  const unlimited = () => asked.map(() => Number.POSITIVE_INFINITY);
  let choice: Choice = {
    needs: asked.map(() => 0),
    kinds: counts.map(({ card, count }) => ({
      count,
      barred: [],
      group: groups.indexOf(markOfGem(state.cards[card])),
    })),
    caps: groups.map(unlimited),
  };

  const short: PartShort[] = [];
  const marks: (MarkShort & { part: number })[] = [];
  let captured = gems.captured;
  let reached = 0;

  /** Keeps `count` Gems of a colour from the parts reached so far, if that can be. */
  const keep = (mark: ColorMark, count: number): boolean => {
    const most = gems.set[mark] - count;
    if (most < 0) return false;
    const group = groups.indexOf(mark);
    const caps = choice.caps.map((cap, other) =>
      other === group ? cap.map((limit, part) => (part === reached - 1 ? Math.min(limit, most) : limit)) : cap,
    );
    const kept = { ...choice, caps };
    if (!isPossible(kept)) return false;
    choice = kept;
    return true;
  };

  for (const step of steps) {
    if ('level' in step) {
      const dropped = choice.needs.reduce((sum, need) => sum + need, 0);
      const have: Record<ColorMark, number> = { W: 0, B: 0, U: 0, R: 0 };
      for (const mark of colorMarks) {
        let count = step.level[mark] ?? 0;
        while (count > 0 && !keep(mark, count)) count -= 1;
        have[mark] = count;
      }
      const fallen = shortMarks(step.level, have, gems.setTotal - dropped + captured);
      for (const mark of fallen) marks.push({ part: step.part, ...mark });
    } else if (step.drop === 'captureGem') {
      if (step.n > captured) short.push({ part: step.part, need: step.n, have: captured });
      else captured -= step.n;
    } else {
      const index = reached;
      reached += 1;
      const tried = { ...choice, needs: choice.needs.map((need, other) => (other === index ? step.n : need)) };
      const have = mostFor(tried, index);
      if (have === step.n) choice = tried;
      else short.push({ part: step.part, need: step.n, have });
    }
  }

  const parts = asked.map(({ part }) => part);
  const keys = counts.map(({ card }) => card);
  return { pools: [{ choice, parts, named: namedByKey(parts, keys) }], short, marks };
}
