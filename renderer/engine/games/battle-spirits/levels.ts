import type { BattleSpiritsCard, BattleSpiritsLevel } from '../../../../db/model/battle-spirits-card.ts';

const lowestOfNexus: BattleSpiritsLevel = { level: 1, cores: 0 };

/**
 * The levels of a card in rising order, null where they are not known. A nexus needs no core for its first level
 * (S14, S32); magic has none (S15).
 */
export function levelsOf(card: BattleSpiritsCard): readonly BattleSpiritsLevel[] | null {
  if (card.kind === 'magic') return [];
  if (card.kind === 'spirit' || card.levels === null) return card.levels;
  const [first, ...higher] = card.levels;
  if (first?.cores === 0) return card.levels;
  return [{ ...(first ?? lowestOfNexus), cores: 0 }, ...higher];
}

/** The level that a card has with so many cores on it; null = below its first level, as an emptied spirit is (S13). */
export function levelAt(levels: readonly BattleSpiritsLevel[], cores: number): BattleSpiritsLevel | null {
  return levels.findLast((level) => level.cores <= cores) ?? null;
}

/** The cores that a spirit needs to stay on the field: its LV1 cost (S11-S13); 1 where its levels are not known (S12). */
export function coresToLive(card: BattleSpiritsCard): number {
  return card.kind === 'spirit' ? (card.levels?.[0]?.cores ?? 1) : 0;
}
