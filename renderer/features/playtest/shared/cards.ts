import type { CardDefinition } from '../../../../db/model/card.ts';
import { type Language, localized } from '../../../../db/model/text.ts';
import type { TableState } from '../../../engine/table/game.ts';
import { once } from './once.ts';
import { colossusId } from './options.ts';

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
  return keysByInstance(state).get(instance) ?? null;
}

/** The name of an instance, wherever it lies. */
export function instanceName(state: TableState, instance: string, language: Language): string {
  const key = keyOfInstance(state, instance);
  return key === null ? instance : cardName(state, key, language);
}

/** The card keys of all instances on the table, wherever they lie. */
const keysByInstance = once((state: TableState): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  collect((state as TableState & Zones).player, keys);
  return keys;
});

function collect(value: unknown, keys: Map<string, string>): void {
  if (value === null || typeof value !== 'object') return;
  const { card, id, ref } = value as Readonly<Record<string, unknown>>;
  if (typeof card === 'string') {
    for (const name of [id, ref, 'setGems' in value ? colossusId : undefined]) {
      if (typeof name === 'string' && !keys.has(name)) keys.set(name, card);
    }
  }
  for (const inner of Object.values(value)) collect(inner, keys);
}
