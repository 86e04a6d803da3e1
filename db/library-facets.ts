import type Database from 'better-sqlite3';
import type { CardQuery } from './cards.ts';
import { ok, type Result } from './errors.ts';
import type { CardDefinition } from './model/card.ts';
import { familiesOf } from './model/card-words.ts';
import { type FacetName, mapFacets, type SortBy } from './model/facets.ts';
import { nameKey } from './model/fold.ts';
import type { Language, LocalizedText } from './model/text.ts';
import { toggleFacet, withSort } from './search/edit-query.ts';
import { isLabelFacet, type LabelFacet } from './search/facet-words.ts';
import { countFacets, type FacetCount } from './search/facets.ts';
import { searchSources } from './search-sources.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** A value with how many cards have it; a set also with its name. */
export interface LibraryFacet extends FacetCount {
  readonly name?: LocalizedText;
}

export type LibraryFacets = Readonly<Record<FacetName, readonly LibraryFacet[]>>;

export type FacetsQuery = Pick<CardQuery, 'text' | 'game' | 'language' | 'deck'>;

/** Values of one facet that are given: a pane shows a few dozen, and the rest is found by typing. */
const mostValues = 400;

/** How the cards that a search finds are spread; null where the search is wrong (`library.search` says where). */
export function libraryFacets(store: Store, query: FacetsQuery): Result<{ readonly facets: LibraryFacets | null }> {
  if (!store.library.ok) return store.library;
  const db = store.library.value;
  const { text, game, language, deck } = query;
  const counted = countFacets(db, text, { game, sources: searchSources(store, deck), ...(language && { language }) });
  if (!counted.ok) return ok({ facets: null });
  const facets = mapFacets((facet): readonly LibraryFacet[] => {
    const values = counted.value[facet].slice(0, mostValues);
    return isLabelFacet(facet) ? named(db, facet, values) : values;
  });
  return ok({ facets });
}

interface SetRow {
  readonly code: string;
  readonly name_en: string | null;
  readonly name_ja: string | null;
}

/** The index keeps names folded; people read them as they are stored. */
function named(db: Database.Database, facet: LabelFacet, values: readonly FacetCount[]): readonly LibraryFacet[] {
  if (facet === 'set') return withSetNames(db, values);
  return values.map((counted) => {
    const card = statement<{ readonly definition: string }>(db, cardWithLabelSql).get(facet, counted.value);
    if (card === undefined) return counted;
    const definition = JSON.parse(card.definition) as CardDefinition;
    const names = facet === 'family' ? familiesOf(definition) : keywordsOf(definition);
    return { ...counted, value: names.find((name) => nameKey(name) === counted.value) ?? counted.value };
  });
}

const cardWithLabelSql = `SELECT definition FROM cards JOIN search_cards USING (game, id)
  WHERE place = (SELECT place FROM search_facts JOIN search_labels USING (label) WHERE what = ? AND key = ? LIMIT 1)`;

function withSetNames(db: Database.Database, values: readonly FacetCount[]): readonly LibraryFacet[] {
  const sets = new Map(
    statement<SetRow>(db, 'SELECT code, name_en, name_ja FROM sets')
      .all()
      .map((set) => [nameKey(set.code), set]),
  );
  return values.map((counted) => {
    const set = sets.get(counted.value);
    if (set === undefined) return counted;
    const name = { ...(set.name_en && { en: set.name_en }), ...(set.name_ja && { ja: set.name_ja }) };
    return { ...counted, value: set.code, name };
  });
}

function keywordsOf({ keywords }: CardDefinition): readonly string[] {
  return keywords.map((keyword) => (typeof keyword === 'string' ? keyword : keyword.id));
}

/** A change of a search by a control beside it: a facet's value on or off, or another order. */
export type Refinement = { readonly facet: FacetName; readonly value: string } | { readonly sort: SortBy | null };

/** The text of the search after the change; what else stands in it stays as it is. */
export function refine(input: {
  readonly text: string;
  readonly change: Refinement;
  readonly language: Language;
}): Result<{ readonly text: string }> {
  const { text, change, language } = input;
  return ok({
    text:
      'facet' in change
        ? toggleFacet(text, change.facet, change.value, language)
        : withSort(text, change.sort, language),
  });
}
