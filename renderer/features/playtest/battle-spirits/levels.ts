import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';

/** How a card on the field stands: its level, cores beyond what the level needs, and what the next level lacks. */
export interface Standing {
  readonly level: number;
  readonly spare: number;
  readonly next: { readonly level: number; readonly missing: number } | null;
}

/** Reads the standing of a card from its cores; a card whose levels are not known stands at level 1 with nothing to spare. */
export function standingOf(card: BattleSpiritsCard | undefined, cores: number): Standing {
  const levels = card?.levels ?? [];
  const reached = levels.filter((level) => level.cores <= cores).at(-1);
  const next = levels.find((level) => level.cores > cores);
  return {
    level: reached?.level ?? (levels.length === 0 ? 1 : 0),
    spare: reached === undefined ? 0 : cores - reached.cores,
    next: next === undefined ? null : { level: next.level, missing: next.cores - cores },
  };
}
