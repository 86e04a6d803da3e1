import type { CardDefinition } from '../../../db/model/card.ts';
import type { Playtest, PlaytestSetup } from '../../../db/model/playtest.ts';
import type { Bilingual } from '../../../db/model/text.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { rulesOf } from '../../engine/games/index.ts';
import type { TableState } from '../../engine/table/game.ts';
import type { Playable } from '../../engine/table/history.ts';
import { replayLines, type StoredLine } from '../../engine/table/lines.ts';
import { call } from '../../shared/client/bridge.ts';
import { endsAsPromised } from './files/replay-file.ts';
import type { TableAction, TableLines } from './shared/table-store.ts';

/** A saved game, replayed to where it was left. */
interface OpenPlaytest {
  readonly playtest: Playtest;
  readonly lines: TableLines;
  /** Card ids that the library no longer knows. */
  readonly missing: readonly string[];
  /** Why saved actions could not be done again, in their order. */
  readonly refused: readonly Bilingual[];
  /** The deck is no longer there; the game has its own list of the cards. */
  readonly deckGone: boolean;
  /** It came from a replay file and ends in another way than the file says. */
  readonly otherEnd: boolean;
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
  const started = startOf(setup, cards);
  if (!started.ok) return started;
  const start = started.value;
  const stored = playtest.value.lines as readonly StoredLine[];
  const lines = replayLines(rules as Playable<TableState, TableAction>, start, stored, line, pointer);
  const entries = new Set(lines.all.flatMap((one) => one.entries));
  const refused = [...entries].flatMap((entry) => (entry.refusal === null ? [] : [entry.refusal.message]));
  const deckGone = setup.deckId !== null && (await isGone(setup.deckId));
  const otherEnd = !endsAsPromised(playtest.value, lines);
  return { ok: true, value: { playtest: playtest.value, lines, missing, refused, deckGone, otherEnd } };
}

type Started = { readonly ok: true; readonly value: TableState } | { readonly ok: false; readonly error: CallError };

/** The table at the start: that of the position, or a new game. */
function startOf(setup: PlaytestSetup, cards: Readonly<Record<string, CardDefinition>>): Started {
  const rules = rulesOf(setup.game);
  if (setup.position === undefined) return { ok: true, value: rules.newGame({ ...setup, cards }) };
  const read = rules.read(setup.position);
  if (read.ok) return { ok: true, value: read.value };
  const [fault] = read.faults;
  const message = {
    en: `The position that this game began from cannot be read: ${fault?.at} ${fault?.message.en}. It was left as it is.`,
    ja: `このゲームの開始局面を読み込めません。${fault?.at}：${fault?.message.ja}。内容は変更していません。`,
  };
  return { ok: false, error: { code: 'damaged', message } };
}

async function isGone(deck: string): Promise<boolean> {
  const found = await call('decks.get', { id: deck });
  return !found.ok && found.error.code === 'not-found';
}
