import type { BattleSpiritsLevel } from '../../../../db/model/battle-spirits-card.ts';

/** How a card on the field stands: its level, cores beyond what the level needs, and what the next level lacks. */
export interface Standing {
  readonly level: number;
  readonly spare: number;
  readonly next: { readonly level: number; readonly missing: number } | null;
}

/** Reads the standing of a card from its cores; without levels (not known, face-down) it stands at level 1. */
export function standingOf(levels: readonly BattleSpiritsLevel[], cores: number): Standing {
  const reached = levels.filter((level) => level.cores <= cores).at(-1);
  const next = levels.find((level) => level.cores > cores);
  return {
    level: reached?.level ?? (levels.length === 0 ? 1 : 0),
    spare: reached === undefined ? 0 : cores - reached.cores,
    next: next === undefined ? null : { level: next.level, missing: next.cores - cores },
  };
}
