import { familyWord, keywordWord, kindWord } from '../../../../db/model/card-words.ts';
import type { FacetName } from '../../../../db/model/facets.ts';
import { type Language, localized } from '../../../../db/model/text.ts';
import { cardTexts } from '../../card-facts/texts.ts';
import type { Facets } from './use-facets.ts';

export type FacetValue = Facets[FacetName][number];

const inTexts = (word: string, language: Language): string =>
  Object.hasOwn(cardTexts.en, word) ? String(cardTexts[language][word as keyof typeof cardTexts.en]) : word;

/** A value of a facet as people read it. */
export function facetWord(facet: FacetName, { value, name }: FacetValue, language: Language): string {
  switch (facet) {
    case 'game':
      return inTexts(value, language);
    case 'color':
      return value === 'none' ? cardTexts[language].colourless : inTexts(value, language);
    case 'kind':
      return kindWord(value as Parameters<typeof kindWord>[0])[language];
    case 'cost':
      return value === '?' ? cardTexts[language].unknown : value;
    case 'set':
      return name === undefined ? value : `${value} ${localized(name, language)}`;
    case 'family':
      return familyWord(value)[language];
    case 'keyword':
      return keywordWord(value)[language];
  }
}
