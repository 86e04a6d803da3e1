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
  // null = destroyed.
  const left: (number | null)[] = board.field.map((card) => card.cores);
  // Copies of what is now, changed where something ends otherwise: far quicker than building each anew.
  const after = { ...search.levelsNow };
  const destroyed: string[] = [];
  let reserve = board.reserve - target.due - target.placing;
  let lowered = false;
  for (const [index, choice] of rungs.entries()) {
    if (choice === 0) continue;
    const { card, place, rungs: ends } = ladders[index]!;
    const end = ends[choice]!;
    lowered = true;
    after[card.ref] = end.level;
    left[place] = end.destroyed ? null : card.cores - end.least;
    reserve += end.destroyed ? card.cores : end.least;
    if (end.destroyed) destroyed.push(card.ref);
  }
  for (let index = ladders.length - 1; reserve < 0; index--) {
    const { place, rungs: ends } = ladders[index]!;
    const end = ends[rungs[index]!]!;
    if (end.destroyed) continue;
    const given = Math.min(-reserve, end.most - end.least);
    left[place] = left[place]! - given;
    reserve += given;
  }
  const cores: Record<string, number> = destroyed.length === 0 ? { ...search.coresNow } : {};
  for (const [place, { ref, cores: before }] of board.field.entries()) {
    const kept = left[place] ?? null;
    if (kept !== null && (kept !== before || destroyed.length > 0)) cores[ref] = kept;
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
