import type { Found, OutcomeSearch } from './outcomes.ts';
import { soulCoreEnds } from './soul-core.ts';
import type { BattleSpiritsOutcome } from './state.ts';

type Way = BattleSpiritsOutcome['way'];

/**
 * The outcome that the search has found, with its example way: every card gives the least that its end asks for, the
 * Reserve gives the rest, together with what destroyed spirits leave there (D3, D4), and only what is missing then
 * comes from the cards that live on: from those later on the field first, so that the most stays on the earliest.
 */
export function outcomeOf(search: OutcomeSearch, { target, rungs, undominated }: Found): BattleSpiritsOutcome {
  const { board, ladders } = search;
  const levels = board.field.map((card) => card.level);
  // null = destroyed.
  const left: (number | null)[] = board.field.map((card) => card.cores);
  let reserve = board.reserve - target.due - target.placing;
  let lowered = false;
  for (const [index, choice] of rungs.entries()) {
    const { card, place, rungs: ends } = ladders[index]!;
    const end = ends[choice]!;
    lowered ||= choice > 0;
    levels[place] = end.level;
    left[place] = end.destroyed ? null : card.cores - end.least;
    reserve += end.destroyed ? card.cores : end.least;
  }
  for (let index = ladders.length - 1; reserve < 0; index--) {
    const { place, rungs: ends } = ladders[index]!;
    const end = ends[rungs[index]!]!;
    if (end.destroyed) continue;
    const given = Math.min(-reserve, end.most - end.least);
    left[place] = left[place]! - given;
    reserve += given;
  }
  const after: Record<string, number> = {};
  const cores: Record<string, number> = {};
  const destroyed: string[] = [];
  for (const [place, { ref }] of board.field.entries()) {
    const kept = left[place] ?? null;
    after[ref] = levels[place]!;
    if (kept === null) destroyed.push(ref);
    else cores[ref] = kept;
  }
  const way: Way = { reserve, cores };
  const loss = destroyed.length > 0 ? 'destroy' : lowered ? 'level' : 'none';
  const soulCore = soulCoreEnds(board, way, target);
  return {
    level: target.level,
    after,
    destroyed,
    loss,
    undominated,
    way,
    ...(soulCore === null ? {} : { soulCore }),
  };
}
