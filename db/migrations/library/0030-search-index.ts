import type { Migration } from '../../migrate.ts';
import { searchIndexSql } from '../../search/index-tables.ts';

/** The tables that searches read; filled by the card indexer (db/search/index-cards.ts) in the import's transaction. */
export const searchIndex: Migration = { version: 30, name: 'search-index', sql: searchIndexSql };
