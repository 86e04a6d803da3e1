import { type CardDefinition, cardSchemaOf } from './model/card.ts';
import { familyWord } from './model/card-words.ts';
import { nameKey } from './model/fold.ts';
import type { GameId } from './model/game.ts';

/** Facts of a printing, which a card that is known has already. */
const ofPrinting: ReadonlySet<string> = new Set(['set', 'number', 'rarity']);
const inLanguages: ReadonlySet<string> = new Set(['name', 'text']);

/** What a file says of a card by saying nothing: no value, no list item, no symbol. */
function isNotSaid(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function gameOf(card: CardDefinition): GameId {
  return card.kind === 'spirit' || card.kind === 'nexus' || card.kind === 'magic' ? 'battle-spirits' : 'colossus-order';
}

/**
 * A card as a file gives it, with what the library knew where the file says nothing: the other language's name, levels,
 * keywords, effects on costs. A card of another kind is another card, and nothing of the one before is kept.
 */
export function filledFrom(before: CardDefinition, given: CardDefinition): CardDefinition {
  if (before.kind !== given.kind) return given;
  const filled: Record<string, unknown> = { ...before };
  for (const [field, value] of Object.entries(given)) {
    const known = filled[field];
    if (ofPrinting.has(field) && known !== undefined) continue;
    // A magic card's timings are read from its text: without a text they are a guess.
    if (field === 'timings' && isNotSaid(given.text)) continue;
    // The same families in the other language are no news, and the engine knows those of the library.
    if ((field === 'families' || field === 'races') && sameFamilies(known, value)) continue;
    if (inLanguages.has(field) && isLocalized(known) && isLocalized(value)) filled[field] = { ...known, ...value };
    else if (!isNotSaid(value)) filled[field] = value;
  }
  return cardSchemaOf[gameOf(given)].parse(filled);
}

function sameFamilies(before: unknown, given: unknown): boolean {
  const keys = (list: unknown) =>
    (list as readonly string[]).map((family) => nameKey(familyWord(family).en)).toSorted();
  return keys(before).join('\n') === keys(given).join('\n');
}

function isLocalized(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null;
}
