import type { BattleSpiritsCard, BattleSpiritsLevel } from '../../../../db/model/battle-spirits-card.ts';
import { seenAs } from './face.ts';
import { coresToLive, levelAt, levelsOf } from './levels.ts';
import type { BattleSpiritsState, Permanent } from './state.ts';
import { type Gem, gemsOf } from './symbols.ts';

/** A card on the own field with what its cores make of it. */
export interface FieldCard extends Permanent {
  readonly definition: BattleSpiritsCard;
  readonly levels: readonly BattleSpiritsLevel[] | null;
  /** 1 where its levels are not known. */
  readonly level: number;
  /** Its cores can be paid with (S17); exhausted cards give theirs as any (D5). */
  readonly source: boolean;
  /** Its cores cannot be removed (4.5). */
  readonly locked: boolean;
  /** The cores it dies below: LV1's for a spirit, 0 for a nexus (S14, S21). */
  readonly coresToLive: number;
}

/** What the price and the ways to pay are read from: worked out once for all cards of the hand. */
export interface Board {
  readonly state: BattleSpiritsState;
  readonly field: readonly FieldCard[];
  readonly reserve: number;
  /** All cores that can be used: the Reserve and the field's sources. */
  readonly reachable: number;
  readonly gems: readonly Gem[];
}

/** Whether the cores on a card cannot be removed (4.5). */
export function isLocked(permanent: Permanent, definition: BattleSpiritsCard): boolean {
  return permanent.locked === true || (definition.kind !== 'magic' && definition.locked === true);
}

function fieldCard(state: BattleSpiritsState, permanent: Permanent): FieldCard {
  const definition = seenAs(state.cards, permanent);
  const levels = levelsOf(definition);
  const locked = isLocked(permanent, definition);
  return {
    ...permanent,
    ...(permanent.marks?.faceDown && { extraSymbols: {} }),
    definition,
    levels,
    level: levels === null ? 1 : (levelAt(levels, permanent.cores)?.level ?? 0),
    // Where a card would end is not known without its levels, so its cores stay.
    source: levels !== null && !locked,
    locked,
    coresToLive: coresToLive(definition),
  };
}

/** Reads the board of a state; every field card has a definition (checked when positions are read). */
export function boardOf(state: BattleSpiritsState): Board {
  const field = state.player.field.map((permanent) => fieldCard(state, permanent));
  const reserve = state.player.reserve;
  const onSources = field.reduce((sum, card) => (card.source ? sum + card.cores : sum), 0);
  return { state, field, reserve, reachable: reserve + onSources, gems: gemsOf(field) };
}
