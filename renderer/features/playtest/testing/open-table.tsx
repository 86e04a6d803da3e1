import { render } from '@testing-library/react';
import type { CardDefinition } from '../../../../db/model/card.ts';
import type { GameId } from '../../../../db/model/game.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import type { TableState } from '../../../engine/table/game.ts';
import { begin, type Playable, replay } from '../../../engine/table/history.ts';
import { oneLine } from '../../../engine/table/lines.ts';
import { setBridge } from '../../../shared/client/bridge.ts';
import { bundledCards, type FakeBridge, fakeBridge, starterDecks } from '../../../shared/testing/fake-bridge.ts';
import { Table } from '../shared/Table.tsx';
import {
  createTableStore,
  type TableAction,
  type TableHistory,
  TableProvider,
  type TableStoreApi,
} from '../shared/table-store.ts';
import { viewOf } from '../views.ts';

export interface OpenedTable {
  readonly api: TableStoreApi;
  readonly bridge: FakeBridge;
}

interface Given {
  readonly deck?: string;
  readonly seed?: string;
  /** Done before the table is shown. */
  readonly actions?: readonly TableAction[];
  /** The position of a puzzle (`p01`) instead of a new game. */
  readonly puzzle?: string;
}

const puzzles = import.meta.glob('../../../engine/puzzles/*.position.json', { eager: true, import: 'default' });

/** The table of a puzzle's position. */
function positionOf(puzzle: string): TableState {
  const [, file] = Object.entries(puzzles).find(([path]) => path.includes(`/${puzzle}-`)) ?? [];
  const { game } = file as { readonly game: GameId };
  const read = rulesOf(game).read(file);
  if (!read.ok) throw new Error(`${puzzle}: ${read.faults[0]?.message.en}`);
  return read.value;
}

/** Shows the table of a starter deck, or of a puzzle, with real rules and a data side in memory. */
export function openTable({
  deck = 'battle-spirits-red',
  seed = '0000000C',
  actions = [],
  puzzle,
}: Given = {}): OpenedTable {
  const bridge = fakeBridge();
  bridge.answer('playtests.record', () => ({}) as never);
  bridge.answer('playtests.line', () => ({}) as never);
  setBridge(bridge);
  const found = starterDecks().find(({ id }) => id === deck);
  if (found === undefined) throw new Error(`there is no starter deck ${deck}`);
  const position = puzzle === undefined ? null : positionOf(puzzle);
  const { lines } = found;
  const game = position?.game ?? found.game;
  const rules = rulesOf(game);
  const cards: Record<string, CardDefinition> = {};
  for (const { id, card } of bundledCards()) cards[id] = card;
  const setup = {
    game,
    deckId: deck,
    deckName: found.name.en ?? deck,
    lines: [...lines],
    seed,
    first: true,
    rules: {},
  };
  const history: TableHistory =
    position === null
      ? replay(rules as Playable<TableState, TableAction>, rules.newGame({ ...setup, cards }), actions, actions.length)
      : begin(position);
  const refused = history.entries.find((entry) => entry.refusal !== null)?.refusal;
  if (refused) throw new Error(refused.message.en);
  const api = createTableStore({ id: 'test', name: 'Test', setup }, oneLine(history));
  render(
    <TableProvider value={api}>
      <Table view={viewOf(game)} />
    </TableProvider>,
  );
  return { api, bridge };
}
