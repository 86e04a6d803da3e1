import type { Board, FieldCard } from './board.ts';

/** An end of a source: a level at which it lives on, or destroyed. */
export interface Rung {
  /** 0 = destroyed. */
  readonly level: number;
  readonly destroyed: 0 | 1;
  /** Levels lost from now to here. */
  readonly lost: number;
  /** The fewest and the most cores that it gives when it ends here. */
  readonly least: number;
  readonly most: number;
  /** What it gives more at most than one rung higher. */
  readonly gap: number;
}

/** A source and its ends, from the level that it has now downwards. */
export interface Ladder {
  /** Its place on the field. */
  readonly place: number;
  readonly card: FieldCard;
  readonly rungs: readonly Rung[];
}

/**
 * A card of c cores that lives on at a level gives at most c minus that level's cores, and at least so much that the
 * next level is out of reach: one core more than a rung higher could give.
 */
function rungsOf(card: FieldCard): Rung[] {
  const rungs: Rung[] = [];
  const below = (level: number, destroyed: 0 | 1, most: number) => {
    const above = rungs.at(-1);
    const least = above === undefined ? 0 : above.most + 1;
    rungs.push({ level, destroyed, lost: card.level - level, least, most, gap: most - (above?.most ?? 0) });
  };
  for (const { level, cores } of (card.levels ?? []).toReversed()) {
    if (cores <= card.cores) below(level, 0, card.cores - cores);
  }
  if (card.definition.kind === 'spirit') below(0, 1, card.cores);
  return rungs;
}

/** The ladders of all sources in field order. */
export function laddersOf(board: Board): Ladder[] {
  return board.field.flatMap((card, place) => (card.source ? [{ place, card, rungs: rungsOf(card) }] : []));
}
