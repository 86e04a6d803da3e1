import type { GemMark } from '../../../../db/model/colossus-order-card.ts';
import { type CostPart, type GemLevel, parseCost } from '../../cost/notation/index.ts';
import type { PlayedCard } from './cards.ts';
import { type GemStep, gemSteps } from './parts/gems.ts';
import { type LocusStep, locusSteps } from './parts/locus.ts';
import { type Asked, askedFor } from './parts/pool.ts';

/** A Play Cost: the printed Locus Cost (null = not known) and the Gem Level (C10). */
export interface PlayCost {
  readonly locus: number | null;
  readonly gemLevel: GemLevel;
  /** False where the card's Gem Level is not known: then `gemLevel` says only what is. */
  readonly gemsKnown: boolean;
}

/** What an ability asks, read once from its notation. */
export interface AbilityCost {
  readonly parts: readonly CostPart[];
  /** All Locus Points of the cost together; null = not known. */
  readonly locus: number | null;
  /** For each mark the most that any part asks. */
  readonly gemLevel: GemLevel;
  /** False where a part is a Gem Level that is not known. */
  readonly gemsKnown: boolean;
  /** The parts by the place that they take from, each in the order of the cost. */
  readonly onLocus: readonly LocusStep[];
  readonly onGems: readonly GemStep[];
  readonly discards: readonly Asked[];
  readonly othersOff: readonly Asked[];
}

const readCosts = new Map<string, AbilityCost | null>();
/** Texts come from cards, of which there are few; an editor that tries many texts starts the memory anew. */
const remembered = 5000;

/** An ability's cost as read from its notation; null where the notation is wrong. Remembered by text. */
export function abilityCost(text: string): AbilityCost | null {
  const known = readCosts.get(text);
  if (known !== undefined) return known;
  if (readCosts.size >= remembered) readCosts.clear();
  const parsed = parseCost(text);
  const read = parsed.ok ? costOfParts(parsed.cost.parts) : null;
  readCosts.set(text, read);
  return read;
}

/** The cost that these parts make. */
export function costOfParts(parts: readonly CostPart[]): AbilityCost {
  let locus: number | null = 0;
  const gemLevel: Partial<Record<GemMark, number>> = {};
  for (const part of parts) {
    if (part.type === 'locus') locus = locus === null || part.n === null ? null : locus + part.n;
    if (part.type === 'gems') raise(gemLevel, part.marks);
  }
  return {
    parts,
    locus,
    gemLevel,
    gemsKnown: !parts.some((part) => part.type === 'gems' && part.unknown),
    onLocus: locusSteps(parts),
    onGems: gemSteps(parts),
    discards: askedFor(parts, 'discard'),
    othersOff: askedFor(parts, 'off-follower'),
  };
}

function raise(level: Partial<Record<GemMark, number>>, marks: GemLevel): void {
  for (const [mark, count] of Object.entries(marks) as [GemMark, number][]) {
    level[mark] = Math.max(level[mark] ?? 0, count);
  }
}

/**
 * A card's Play Cost. A cost that is not known, or whose notation has other parts than Locus Points and Gem marks, is null:
 * the engine says `cost-unknown` and never takes it for 0.
 */
export function playCost(card: PlayedCard): PlayCost | null {
  const cost = card.cost === null ? null : abilityCost(card.cost);
  return cost?.parts.every((part) => part.type === 'locus' || part.type === 'gems') ? cost : null;
}
