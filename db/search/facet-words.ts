import { familyWord, keywordWord } from '../model/card-words.ts';
import type { FacetName } from '../model/facets.ts';
import { nameKey } from '../model/fold.ts';
import type { Language } from '../model/text.ts';
import { colorWords, gameWords, kindWords, readColor, readGame, readKind, type Words } from '../model/words.ts';
import { type Field, readField } from './fields.ts';
import type { FieldTerm } from './query.ts';
import { otherKeys } from './vocabulary.ts';

/** How the values of facets stand in a search: read from its terms, and written into it. */

/** The facets whose values are names on cards, as the index keeps them. */
export type LabelFacet = Extract<FacetName, 'set' | 'family' | 'keyword'>;

export function isLabelFacet(facet: FacetName): facet is LabelFacet {
  return facet === 'set' || facet === 'family' || facet === 'keyword';
}

/** The value of cards without any colour, and of those whose cost is not known. */
export const noColor = 'none';
export const costNotKnown = '?';

const colorless = ['none', 'colorless', '無色', '無'];

/** Whether a word asks for cards without colours. */
export function meansNoColor(word: string): boolean {
  return colorless.includes(nameKey(word));
}

function facetOf(field: Field): FacetName | null {
  switch (field.type) {
    case 'game':
    case 'color':
    case 'kind':
      return field.type;
    case 'figure':
      return 'cost';
    case 'label':
      return field.what === 'set' || field.what === 'family' || field.what === 'keyword' ? field.what : null;
    default:
      return null;
  }
}

/** The facet that a term of a search is about, as far as it asks for one of its values; otherwise null. */
export function facetOfTerm(term: FieldTerm): FacetName | null {
  const field = readField(term.name);
  if (field === null || term.key !== null || (term.comparison !== ':' && term.comparison !== '=')) return null;
  return facetOf(field);
}

/** The keys of labels that `fam=NAME` finds. */
export function labelKeys(name: string): readonly string[] {
  return [...new Set([nameKey(name), ...otherKeys(name, true)])];
}

/** Whether a term asks for a value of its facet, perhaps among others. */
export function asksFor(term: FieldTerm, facet: FacetName, value: string): boolean {
  switch (facet) {
    case 'game':
      return readGame(term.value) === value;
    case 'kind':
      return readKind(term.value) === value;
    case 'color':
      return (meansNoColor(term.value) ? noColor : readColor(term.value)) === value;
    case 'cost':
      return term.value.normalize('NFKC') === value;
    default: {
      const key = nameKey(value);
      if (term.comparison === '=') return labelKeys(term.value).includes(key);
      return key.includes(nameKey(term.value)) || otherKeys(term.value, false).includes(key);
    }
  }
}

const fieldWords: Readonly<Record<FacetName, Readonly<Record<Language, string>>>> = {
  game: { en: 'game:', ja: 'ゲーム:' },
  color: { en: 'c:', ja: '色:' },
  kind: { en: 't:', ja: '種類:' },
  cost: { en: 'cost:', ja: 'コスト:' },
  set: { en: 'set=', ja: 'セット=' },
  family: { en: 'fam=', ja: '系統=' },
  keyword: { en: 'kw=', ja: 'キーワード=' },
};

/** The first word of a row in a language: the stored form is English. */
function wordIn(words: Words, stored: string, language: Language): string {
  const row = words.find(([first]) => first === stored);
  return (language === 'ja' ? row?.find((word) => /[^\x20-\x7e]/u.test(word)) : undefined) ?? stored;
}

/** A label as a user would say it, where that finds the same cards as its stored form. */
function labelIn(facet: LabelFacet, stored: string, language: Language): string {
  if (facet === 'set') return stored;
  const word = (facet === 'family' ? familyWord : keywordWord)(stored)[language];
  const same = labelKeys(word).toSorted().join('\n') === labelKeys(stored).toSorted().join('\n');
  return same ? word : stored;
}

function valueIn(facet: FacetName, value: string, language: Language): string {
  switch (facet) {
    case 'game':
      return wordIn(gameWords, value, language);
    case 'color':
      return value === noColor ? { en: noColor, ja: '無色' }[language] : wordIn(colorWords, value, language);
    case 'kind':
      return wordIn(kindWords, value, language);
    case 'cost':
      return value;
    default:
      return labelIn(facet, value, language);
  }
}

/** A term that asks for a value: `c:red`, 「色:赤」, `fam="Ancient Dragon"`. */
export function writeTerm(facet: FacetName, value: string, language: Language): string {
  const word = valueIn(facet, value, language);
  const plain = /^[^\s\u3000()（）"“”„＂「」『』:：<>=!]+$/u.test(word);
  return `${fieldWords[facet][language]}${plain ? word : `"${word.replaceAll('"', '')}"`}`;
}
