import type { Suite } from './figure.ts';

/** The groups of figures, in order: the name that its figures begin with, and the file that measures them. */
export const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  'engine.options': async () => (await import('./engine-options.ts')).engineOptions,
  'engine.growth': async () => (await import('./engine-growth.ts')).engineGrowth,
  'engine.vs': async () => (await import('./engine-rivals.ts')).engineRivals,
  'deck.import': async () => (await import('./deck-import.ts')).deckImport,
  import: async () => (await import('./import-cards.ts')).importCards,
  'deck.add': async () => (await import('./deck-add.ts')).deckAdd,
  search: async () => (await import('./search.ts')).search,
  table: async () => (await import('./table.ts')).table,
  'table.open': async () => (await import('./table-open.ts')).tableOpen,
  start: async () => (await import('./start.ts')).start,
};
