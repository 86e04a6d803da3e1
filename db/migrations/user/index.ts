import type { Migration } from '../../migrate.ts';
import { decksAndSettings } from './0010-decks-and-settings.ts';
import { playtests } from './0020-playtests.ts';
import { notices } from './0030-notices.ts';
import { unresolvedLines } from './0040-unresolved-lines.ts';
import { playtestLines } from './0050-playtest-lines.ts';
import { tableMappings } from './0060-table-mappings.ts';
import { ownedPrintings } from './0070-owned-printings.ts';
import { deckDetails } from './0080-deck-details.ts';
import { deckVersions } from './0090-deck-versions.ts';
import { cardLimits } from './0100-card-limits.ts';

/** Every step of user.db, oldest first. A step that has shipped is never changed: a new one follows. */
export const userMigrations: readonly Migration[] = [
  decksAndSettings,
  playtests,
  notices,
  unresolvedLines,
  playtestLines,
  tableMappings,
  ownedPrintings,
  deckDetails,
  deckVersions,
  cardLimits,
];
