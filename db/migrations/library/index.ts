import type { Migration } from '../../migrate.ts';
import { cards } from './0010-cards.ts';
import { starterDecks } from './0020-starter-decks.ts';
import { searchIndex } from './0030-search-index.ts';
import { ownCards } from './0040-own-cards.ts';
import { searchByColor } from './0050-search-by-color.ts';

/** Every step of library.db, oldest first. A step that has shipped is never changed: a new one follows. */
export const libraryMigrations: readonly Migration[] = [cards, starterDecks, searchIndex, ownCards, searchByColor];
