import type { FacetName, SortBy } from '../model/facets.ts';
import type { Language } from '../model/text.ts';
import { asksFor, facetOfTerm, writeTerm } from './facet-words.ts';
import { readField } from './fields.ts';
import { type TopTerm, topTerms } from './parse.ts';
import type { FieldTerm } from './query.ts';

/** Changes of a search by something else than the keyboard: its text is edited, and what else stands in it stays. */

interface FacetTerm {
  readonly whole: TopTerm;
  readonly facet: FacetName;
  /** The values asked for, any of which will do: one, or those of `(c:red OR c:blue)`. */
  readonly parts: readonly { readonly from: number; readonly to: number; readonly term: FieldTerm }[];
}

function fieldAt({ from, to, expression }: TopTerm): FacetTerm['parts'] {
  return expression.type === 'field' ? [{ from, to, term: expression }] : [];
}

/** A term at the top of a search that asks for values of one facet and nothing else; null for all others. */
function facetTerm(whole: TopTerm): FacetTerm | null {
  const alternatives = whole.alternatives ?? [whole];
  const parts = alternatives.flatMap(fieldAt);
  if (parts.length === 0 || parts.length < alternatives.length) return null;
  const facets = new Set(parts.map(({ term }) => facetOfTerm(term)));
  const [facet = null] = facets;
  return facets.size === 1 && facet !== null ? { whole, facet, parts } : null;
}

function facetTerms(text: string): readonly FacetTerm[] {
  return (topTerms(text) ?? []).flatMap((term) => facetTerm(term) ?? []);
}

/** The facets that a search asks for, each with a question whether one of its values is among those asked for. */
export function chosenFacets(text: string): ReadonlyMap<FacetName, (value: string) => boolean> {
  const terms = facetTerms(text);
  return new Map(
    terms.map(({ facet }) => [
      facet,
      (value) =>
        terms.some((term) => term.facet === facet && term.parts.some(({ term: part }) => asksFor(part, facet, value))),
    ]),
  );
}

/** Puts `words` in place of a stretch of a text; where nothing takes its place, no gap is left behind. */
function replaced(text: string, from: number, to: number, words: string): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  if (words !== '') return before + words + after;
  return [before.trimEnd(), after.trimStart()].filter((part) => part !== '').join(' ');
}

/** The search without the terms that ask for values of a facet: what its counts are made of. */
export function withoutFacet(text: string, facet: FacetName): string {
  return cutOut(
    text,
    facetTerms(text).flatMap((term) => (term.facet === facet ? [term.whole] : [])),
  );
}

function cutOut(text: string, terms: readonly TopTerm[]): string {
  return terms.toReversed().reduce((left, { from, to }) => replaced(left, from, to, ''), text);
}

/** A term more; a search with OR at its top is put in parentheses first, so that the term is asked for in any case. */
function withTerm(text: string, words: string): string {
  const whole = text.trim();
  const [first] = topTerms(whole) ?? [];
  return whole === '' ? words : `${first?.bare === true ? `(${whole})` : whole} ${words}`;
}

/**
 * Asks for a value of a facet, or no longer where the search asks for it: `c:red` → `(c:red OR c:blue)` → `c:blue`. A
 * game takes the place of the other, as no card is of two games.
 */
export function toggleFacet(text: string, facet: FacetName, value: string, language: Language): string {
  const term = facetTerms(text).findLast((one) => one.facet === facet);
  if (term === undefined) return withTerm(text, writeTerm(facet, value, language));
  const { whole, parts } = term;
  const left = parts.filter((part) => !asksFor(part.term, facet, value));
  const kept = left.map(({ from, to }) => text.slice(from, to));
  const words =
    left.length < parts.length
      ? kept
      : facet === 'game'
        ? [writeTerm(facet, value, language)]
        : [...kept, writeTerm(facet, value, language)];
  return replaced(text, whole.from, whole.to, words.length > 1 ? `(${words.join(' OR ')})` : (words[0] ?? ''));
}

/** Sorts by `by` and nothing else; null = in the order of the library. */
export function withSort(text: string, by: SortBy | null, language: Language): string {
  const sorts = (topTerms(text) ?? []).filter(
    ({ expression }) => expression.type === 'field' && readField(expression.name)?.type === 'sort',
  );
  const left = sorts.length === 0 ? text : cutOut(text, sorts);
  return by === null
    ? left
    : withTerm(left, `${language === 'ja' ? '並び' : 'sort'}:${by.falling ? '-' : ''}${by.key}`);
}
