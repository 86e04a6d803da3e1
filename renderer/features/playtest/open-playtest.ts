import type { CardDefinition } from '../../../db/model/card.ts';
import type { Playtest } from '../../../db/model/playtest.ts';
import type { Bilingual } from '../../../db/model/text.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { rulesOf } from '../../engine/games/index.ts';
import type { TableState } from '../../engine/table/game.ts';
import type { Playable } from '../../engine/table/history.ts';
import { replayLines, type StoredLine } from '../../engine/table/lines.ts';
import { call } from '../../shared/client/bridge.ts';
import type { TableAction, TableLines } from './shared/table-store.ts';

/** A saved game, replayed to where it was left. */
interface OpenPlaytest {
  readonly playtest: Playtest;
  readonly lines: TableLines;
  /** Card ids that the library no longer knows. */
  readonly missing: readonly string[];
  /** Why saved actions could not be done again, in their order. */
  readonly refused: readonly Bilingual[];
}

export type Opened =
  | { readonly ok: true; readonly value: OpenPlaytest }
  | { readonly ok: false; readonly error: CallError };

const cardsAtATime = 500;

/** Reads a saved game with its cards and replays it; what is no longer known is said, and nothing stored is changed. */
export async function openPlaytest(id: string): Promise<Opened> {
  const playtest = await call('playtests.get', { id });
  if (!playtest.ok) return playtest;
  const { setup, line, pointer } = playtest.value;
  const cards: Record<string, CardDefinition> = {};
  const missing: string[] = [];
  const ids = [...new Set(setup.lines.map((line) => line.card))];
  for (let at = 0; at < ids.length; at += cardsAtATime) {
    const found = await call('library.get', { game: setup.game, ids: ids.slice(at, at + cardsAtATime) });
    if (!found.ok) return found;
    for (const card of found.value.cards) cards[card.id] = card.card;
    missing.push(...found.value.missing);
  }
  const rules = rulesOf(setup.game);
  const start = rules.newGame({ ...setup, cards });
  const stored = playtest.value.lines as readonly StoredLine[];
  const lines = replayLines(rules as Playable<TableState, TableAction>, start, stored, line, pointer);
  const entries = new Set(lines.all.flatMap((one) => one.entries));
  const refused = [...entries].flatMap((entry) => (entry.refusal === null ? [] : [entry.refusal.message]));
  return { ok: true, value: { playtest: playtest.value, lines, missing, refused } };
}
