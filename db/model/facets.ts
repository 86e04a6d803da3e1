/** What the cards that a search finds are counted by, in the order in which people read it. */
export const facetNames = ['game', 'color', 'kind', 'cost', 'set', 'family', 'keyword'] as const;
export type FacetName = (typeof facetNames)[number];

/** Something for each facet. */
export function mapFacets<T>(make: (facet: FacetName) => T): Readonly<Record<FacetName, T>> {
  return Object.fromEntries(facetNames.map((facet) => [facet, make(facet)])) as Record<FacetName, T>;
}

/** The orders that `sort:` knows; with `-` before them they fall. */
export const sortKeys = ['cost', 'name', 'bp', 'number', 'kind', 'color', 'game'] as const;
export type SortKey = (typeof sortKeys)[number];

/** How a search sorts: by what, and whether falling. */
export interface SortBy {
  readonly key: SortKey;
  readonly falling: boolean;
}
