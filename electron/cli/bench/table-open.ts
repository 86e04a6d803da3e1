import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardDefinition } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import { gameIds } from '../../../db/model/game-ids.ts';
import type { Playtest, PlaytestSetup } from '../../../db/model/playtest.ts';
import { rulesOf } from '../../../renderer/engine/games/index.ts';
import type { TableState } from '../../../renderer/engine/table/game.ts';
import { replayLines, type StoredLine } from '../../../renderer/engine/table/lines.ts';
import type { CallInput, CallName, CallOutput } from '../../ipc/contract.ts';
import { type Backend, startBackend } from '../../services/backend.ts';
import { programRoot } from '../program.ts';
import { assetsFolder } from '../store.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Figure, rounded, type Suite } from './figure.ts';
import { quantile } from './measure.ts';

const actionCount = 500;
const runs = 15;
const limits = { unit: 'ms', atMost: 300 } as const;

type Action = { readonly type: string; readonly [field: string]: unknown };

/** How long a saved game of many actions takes from the data to its table: reading, cards, and playing all again. */
export const tableOpen: Suite = {
  async run({ seed }) {
    return { 'table.open': await openFigure(seed) };
  },
};

async function openFigure(seed: string): Promise<Figure> {
  const worker = join(programRoot(), 'db', 'worker.ts');
  if (!existsSync(worker)) return { value: null, ...limits, skipped: 'measured in the project folder only' };
  const dataDir = mkdtempSync(join(tmpdir(), 'costwise-bench-'));
  const backend = startBackend({
    dataDir,
    assetsDir: assetsFolder(),
    worker,
    importWorker: join(programRoot(), 'db', 'import-worker.ts'),
    version: 'bench',
    host: 'browser',
    hostReason: null,
    languages: () => ['en'],
    log: () => {},
  });
  try {
    const perGame: Record<string, number> = {};
    for (const game of gameIds) {
      const id = await savedGame(backend, game, seed);
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        const from = performance.now();
        const opened = await open(backend, id);
        times.push(performance.now() - from);
        if (opened !== actionCount) throw new Error(`${game}: ${opened} of ${actionCount} actions were played again`);
      }
      perGame[game] = rounded(quantile(times, 0.95));
    }
    return {
      value: Math.max(...Object.values(perGame)),
      ...limits,
      boards: `a saved game of ${actionCount} actions of each game, read and played again: the slower one's p95 of ${runs} openings, the first included`,
      perGame,
    };
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function ask<N extends CallName>(backend: Backend, name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const result = await backend.router(name, input);
  if (!result.ok) throw new Error(`${name}: ${result.error.message.en}`);
  return result.value as CallOutput<N>;
}

async function cardsOf(backend: Backend, { game, lines }: PlaytestSetup): Promise<Record<string, CardDefinition>> {
  const ids = [...new Set(lines.map(({ card }) => card))];
  const { cards } = await ask(backend, 'library.get', { game, ids });
  return Object.fromEntries(cards.map(({ id, card }) => [id, card]));
}

/** Opens a saved game as the table does. @returns how many actions were played again */
async function open(backend: Backend, id: string): Promise<number> {
  const { setup, lines, line, pointer }: Playtest = await ask(backend, 'playtests.get', { id });
  const rules = rulesOf(setup.game);
  const start = rules.newGame({ ...setup, cards: await cardsOf(backend, setup) });
  const { history } = replayLines(rules, start, lines as readonly StoredLine[], line, pointer);
  return history.entries.filter(({ refusal }) => refusal === null).length;
}

/** Saves a game of many actions with the first starter deck of a game. */
async function savedGame(backend: Backend, game: GameId, seed: string): Promise<string> {
  // Answered when the bundled cards and decks are there.
  await ask(backend, 'library.search', { text: '' });
  const decks = await ask(backend, 'decks.list', {});
  const deck = await ask(backend, 'decks.get', { id: decks.find((one) => one.starter && one.game === game)?.id ?? '' });
  const setup: PlaytestSetup = {
    game,
    deckId: deck.id,
    deckName: deck.id,
    lines: deck.lines,
    seed,
    first: true,
    rules: {},
  };
  const { id } = await ask(backend, 'playtests.start', { name: deck.id, setup });
  const start = rulesOf(game).newGame({ ...setup, cards: await cardsOf(backend, setup) });
  const actions = playedActions(start, chanceOf(seed));
  for (const [index, action] of actions.entries())
    await ask(backend, 'playtests.record', { id, pointer: index + 1, action });
  return id;
}

interface WithPiles {
  readonly player: {
    readonly deck: readonly unknown[];
    readonly trash?: readonly { readonly id: string }[];
    readonly discard?: readonly { readonly id: string }[];
  };
}

/** A game as a player makes it: pays for what can be paid, draws, shuffles, goes on; used cards go back under a short deck. */
function playedActions(start: TableState, chance: Chance): readonly Action[] {
  const rules = rulesOf(start.game);
  const actions: Action[] = [];
  let state = start;
  const act = (action: Action): boolean => {
    const applied = rules.apply(state, action);
    if (!applied.ok) return false;
    state = applied.state;
    actions.push({ ...action });
    return true;
  };
  if (state.stage === 'setup') act({ type: 'mulligan', ids: [] });
  while (actions.length < actionCount) {
    const { player } = state as TableState & WithPiles;
    const used = player.trash?.at(-1) ?? player.discard?.at(-1);
    if (player.deck.length < 5 && used !== undefined && act({ type: 'move', id: used.id, to: 'deck-bottom' })) continue;
    const payable = rules.options(state, 5).filter(({ playable }) => playable);
    if (payable.length > 0 && chance.whole(0, 2) > 0) {
      const option = chance.pick(payable);
      if (act(rules.payment(option, chance.pick(option.ways.outcomes)))) continue;
    }
    act(
      chance.pick<Action>([
        { type: 'next-step' },
        { type: 'next-step' },
        { type: 'draw', count: 1 },
        { type: 'shuffle' },
      ]),
    );
  }
  return actions;
}
