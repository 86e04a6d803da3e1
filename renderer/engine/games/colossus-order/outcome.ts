import type { CostPart } from '../../cost/notation/index.ts';
import type { Pool } from './parts/pool.ts';
import type { ColossusOrderOutcome, ColossusOrderPlayer, PartChoice } from './state.ts';
import { listWays } from './ways.ts';

/** The outcomes `offset` to `offset + limit` of paying `parts` with the choices of `pools`. */
export function outcomesOf(
  player: ColossusOrderPlayer,
  parts: readonly CostPart[],
  pools: readonly Pool[],
  offset: number,
  limit: number,
): ColossusOrderOutcome[] {
  const promise = promiser(player, parts);
  const outcomes: ColossusOrderOutcome[] = [];
  if (limit <= 0) return outcomes;
  for (const chosen of listWays(pools, offset)) {
    outcomes.push(promise(chosen));
    if (outcomes.length >= limit) break;
  }
  return outcomes;
}

/** Makes the outcome of what the parts of a cost take; what no choice can change is worked out once. */
export function promiser(
  player: ColossusOrderPlayer,
  parts: readonly CostPart[],
): (chosen: readonly PartChoice[]) => ColossusOrderOutcome {
  const locus = parts.reduce((sum, part) => sum + (part.type === 'locus' ? (part.n ?? 0) : 0), 0);
  const drops = parts.map((part) => (part.type === 'drop' ? part.what : null));
  const gems = player.colossus.setGems.map(({ card }) => card);
  const counter = player.locus.counter + locus;
  const locusChanges = drops.includes('locus');
  const gemsChange = drops.includes('setGem');
  return (chosen) => ({
    locus,
    counter: locusChanges ? counterAfter(player.locus.counter, parts, chosen) : counter,
    gems: gemsChange ? gemsAfter(gems, parts, chosen) : gems,
    chosen,
  });
}

/** Points move the counter to the right; a card put away left of it moves it one left. */
function counterAfter(start: number, parts: readonly CostPart[], chosen: readonly PartChoice[]): number {
  let counter = start;
  parts.forEach((part, index) => {
    if (part.type === 'locus') counter += part.n ?? 0;
    else if (part.type === 'drop' && part.what === 'locus') {
      const places = chosen.find((choice) => choice.part === index)?.places ?? [];
      counter -= places.filter((place) => place < counter).length;
    }
  });
  return counter;
}

function gemsAfter(gems: readonly string[], parts: readonly CostPart[], chosen: readonly PartChoice[]): string[] {
  const left = [...gems];
  for (const { part: index, cards } of chosen) {
    const part = parts[index];
    if (part?.type !== 'drop' || part.what !== 'setGem') continue;
    for (const card of cards) left.splice(left.indexOf(card), 1);
  }
  return left;
}
