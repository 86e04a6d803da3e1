import type { CardDefinition } from '../../../../db/model/card.ts';
import { type Language, localized } from '../../../../db/model/text.ts';
import type { TableState } from '../../../engine/table/game.ts';
import { colossusId } from './options.ts';

interface Keyed {
  readonly card: string;
}
interface Zones {
  readonly cards: Readonly<Record<string, CardDefinition>>;
  readonly player: Readonly<Record<string, unknown>>;
}

/** The definition of a card key; undefined = the library no longer has it. */
export function definitionOf(state: TableState, key: string): CardDefinition | undefined {
  return (state as TableState & Zones).cards[key];
}

/** The name of a card key in a language; the key itself where the card is not known. */
export function cardName(state: TableState, key: string, language: Language): string {
  const definition = definitionOf(state, key);
  return definition === undefined ? key : localized(definition.name, language);
}

/** The card key of an instance, wherever it lies; null = it is not on the table. */
export function keyOfInstance(state: TableState, instance: string): string | null {
  return find((state as TableState & Zones).player, instance)?.card ?? null;
}

/** The name of an instance, wherever it lies. */
export function instanceName(state: TableState, instance: string, language: Language): string {
  const key = keyOfInstance(state, instance);
  return key === null ? instance : cardName(state, key, language);
}

function find(value: unknown, instance: string): Keyed | null {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = find(entry, instance);
      if (found !== null) return found;
    }
    return null;
  }
  if (value === null || typeof value !== 'object') return null;
  const entry = value as Record<string, unknown>;
  if ((entry.id === instance || entry.ref === instance) && typeof entry.card === 'string')
    return entry as unknown as Keyed;
  if (instance === colossusId && typeof entry.card === 'string' && 'setGems' in entry) return entry as unknown as Keyed;
  for (const inner of Object.values(entry)) {
    if (typeof inner !== 'object') continue;
    const found = find(inner, instance);
    if (found !== null) return found;
  }
  return null;
}
