import { useCallback } from 'react';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { importTexts } from './texts.ts';

const own = [
  'number',
  'nameJa',
  'nameEn',
  'textJa',
  'textEn',
  'rarity',
  'game',
  'attack',
  'defence',
  'crush',
  'capture',
  'name',
  'text',
  'color',
  'costEffects',
  'abilities',
  'timings',
] as const;
const ofCards = [
  'kind',
  'cost',
  'reduction',
  'symbols',
  'levels',
  'families',
  'races',
  'keywords',
  'unique',
  'snap',
  'set',
] as const;

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T => names.some((one) => one === name);

/** Names a fact of a card, or what a column holds, in the user's words; one that is not known is named as the file does. */
export function useFieldName(): (field: string) => string {
  const t = useTexts(importTexts);
  const card = useTexts(cardTexts);
  return useCallback(
    (field) => {
      if (field === 'colors') return card('colour');
      if (isOneOf(own, field)) return t(field);
      return isOneOf(ofCards, field) ? card(field) : field;
    },
    [t, card],
  );
}
