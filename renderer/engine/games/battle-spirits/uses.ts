import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import { levelsOf } from './levels.ts';
import type { BattleSpiritsStep, PayName } from './state.ts';

/** What a card of the hand can be used for (S01): each type has its own verb, Swift cards two. */
export function usesOf(card: BattleSpiritsCard): readonly PayName[] {
  if (card.kind === 'nexus') return ['deploy'];
  if (card.kind === 'magic') return ['activate'];
  return card.keywords.some(({ id }) => id === 'swift') ? ['summon', 'swift'] : ['summon'];
}

/** The steps in which a use is allowed (3.1): Swift and flash magic in flash timing, any magic in the main step. */
export function stepsFor(card: BattleSpiritsCard, use: PayName): readonly BattleSpiritsStep[] {
  if (use === 'swift') return ['attack', 'flash'];
  return card.kind === 'magic' && card.timings.includes('flash') ? ['main', 'attack', 'flash'] : ['main'];
}

/** A level that the new card can arrive at and the cores that are placed for it. */
export interface Arrival {
  readonly level: number;
  readonly cores: number;
}

/**
 * The levels that the card can arrive at, lowest first (S11, S27, D10); by Swift only levels that have the keyword (D7),
 * unless the rules option `swiftLevel` is lenient. Magic stays nowhere: level 1 with no cores (S15). Null = the levels
 * that decide it are not known.
 */
export function arrivalsOf(card: BattleSpiritsCard, use: PayName, lenientSwift: boolean): readonly Arrival[] | null {
  if (card.kind === 'magic') return [{ level: 1, cores: 0 }];
  const levels = levelsOf(card);
  if (levels === null || use !== 'swift' || lenientSwift) return levels;
  const keywords = card.keywords.filter(({ id }) => id === 'swift');
  const swift = levels.filter(({ level }) =>
    keywords.some((keyword) => keyword.levels === undefined || keyword.levels.includes(level)),
  );
  return swift.length > 0 ? swift : null;
}
