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
  const after: Record<string, number> = {};
  const cores: Record<string, number> = {};
  for (const card of board.field) {
    after[card.ref] = card.level;
    cores[card.ref] = card.cores;
  }
  let reserve = board.reserve - target.due - target.placing;
  let lowered = false;
  const destroyed: string[] = [];
  for (const [index, choice] of rungs.entries()) {
    const { card, rungs: ends } = ladders[index]!;
    const end = ends[choice]!;
    if (choice > 0) after[card.ref] = end.level;
    if (end.destroyed) {
      destroyed.push(card.ref);
      delete cores[card.ref];
      reserve += card.cores;
    } else {
      lowered ||= choice > 0;
      cores[card.ref] = card.cores - end.least;
      reserve += end.least;
    }
  }
  for (let index = ladders.length - 1; reserve < 0; index--) {
    const { card, rungs: ends } = ladders[index]!;
    const end = ends[rungs[index]!]!;
    if (end.destroyed) continue;
    const given = Math.min(-reserve, end.most - end.least);
    cores[card.ref] = card.cores - end.least - given;
    reserve += given;
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
