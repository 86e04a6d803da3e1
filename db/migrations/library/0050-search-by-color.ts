import type { Migration } from '../../migrate.ts';
import { searchByColorSql } from '../../search/index-tables.ts';

/** Searches for a colour, the most frequent of all, count and sort without reading every card. */
export const searchByColor: Migration = { version: 50, name: 'search-by-color', sql: searchByColorSql };
