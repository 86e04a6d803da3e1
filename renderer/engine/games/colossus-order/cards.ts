import type {
  ActionCard,
  ColossusOrderAbility,
  ColossusOrderCard,
  FollowerCard,
  GemMark,
} from '../../../../db/model/colossus-order-card.ts';
import { type CardFilter, type CostPart, type GemLevel, parseCost } from '../../cost/notation/index.ts';

/** What has a Play Cost (C02). */
export type PlayedCard = FollowerCard | ActionCard;

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
  readonly gemsKnown: boolean;
  /** `{off}` stands in it. */
  readonly turnsOff: boolean;
}

/** Whether a card has a Play Cost (C02): a Gem or a Colossus has none. */
export function hasPlayCost(card: ColossusOrderCard | undefined): card is PlayedCard {
  return card?.kind === 'follower' || card?.kind === 'action';
}

/** Keywords are compared without regard to case, spaces and hyphens: `Locus Trick` is `locus-trick`. */
export function hasKeyword(card: ColossusOrderCard | undefined, keyword: string): boolean {
  const wanted = plain(keyword);
  return card?.keywords.some((own) => plain(own) === wanted) ?? false;
}

function plain(keyword: string): string {
  return keyword
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}

/** The same card by name (C31, C42): the names agree in a language that both have. */
export function sameName(a: ColossusOrderCard, b: ColossusOrderCard): boolean {
  return (
    a === b ||
    (a.name.ja !== undefined && a.name.ja === b.name.ja) ||
    (a.name.en !== undefined && a.name.en === b.name.en)
  );
}

/** Whether a card can serve a part of a cost with this filter. */
export function fits(card: ColossusOrderCard | undefined, filter: CardFilter | undefined): boolean {
  if (!filter) return true;
  if (!card) return false;
  switch (filter.by) {
    case 'kind':
      return card.kind === filter.value;
    case 'color':
      return card.color === filter.value;
    case 'race':
      return card.races.includes(filter.value);
    case 'keyword':
      return hasKeyword(card, filter.value);
  }
}

/** The abilities of a Follower or Colossus; other cards have none. */
export function abilitiesOf(card: ColossusOrderCard | undefined): readonly ColossusOrderAbility[] {
  return card?.kind === 'follower' || card?.kind === 'colossus' ? card.abilities : [];
}

const readCosts = new Map<string, AbilityCost | null>();
/** Texts come from cards, of which there are few; an editor that tries many texts starts the memory anew. */
const remembered = 5000;

/** An ability's cost as read from its notation; null where the notation is wrong. Remembered by text. */
export function abilityCost(text: string): AbilityCost | null {
  const known = readCosts.get(text);
  if (known !== undefined) return known;
  if (readCosts.size >= remembered) readCosts.clear();
  const read = readAbilityCost(text);
  readCosts.set(text, read);
  return read;
}

function readAbilityCost(text: string): AbilityCost | null {
  const parsed = parseCost(text);
  if (!parsed.ok) return null;
  const { parts } = parsed.cost;
  let locus: number | null = 0;
  const gemLevel: Partial<Record<GemMark, number>> = {};
  for (const part of parts) {
    if (part.type === 'locus') locus = locus === null || part.n === null ? null : locus + part.n;
    if (part.type === 'gems') raise(gemLevel, part.marks);
  }
  const gemsKnown = !parts.some((part) => part.type === 'gems' && part.unknown);
  return { parts, locus, gemLevel, gemsKnown, turnsOff: parts.some((part) => part.type === 'off') };
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
