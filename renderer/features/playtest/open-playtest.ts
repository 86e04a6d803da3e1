import type { CardDefinition } from '../../../db/model/card.ts';
import type { Playtest } from '../../../db/model/playtest.ts';
import type { Bilingual } from '../../../db/model/text.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { rulesOf } from '../../engine/games/index.ts';
import type { TableState } from '../../engine/table/game.ts';
import { type Playable, replay, type StoredEntry } from '../../engine/table/history.ts';
import { call } from '../../shared/client/bridge.ts';
import type { TableAction, TableHistory } from './shared/table-store.ts';

/** A saved game, replayed to where it was left. */
interface OpenPlaytest {
  readonly playtest: Playtest;
  readonly history: TableHistory;
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
  const { setup, actions, pointer } = playtest.value;
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
  const history = replay(rules as Playable<TableState, TableAction>, start, actions as readonly StoredEntry[], pointer);
  const refused = history.entries.flatMap((entry) => (entry.refusal === null ? [] : [entry.refusal.message]));
  return { ok: true, value: { playtest: playtest.value, history, missing, refused } };
}
