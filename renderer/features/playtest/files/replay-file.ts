import type { ReplayFile } from '../../../../db/model/playtest.ts';
import { current } from '../../../engine/table/history.ts';
import { tableHash } from '../../../engine/table/history-hash.ts';
import { storedLines } from '../../../engine/table/lines.ts';
import type { TableLines, TableStore } from '../shared/table-store.ts';

/** A game as a replay file, with all its lines; its end is given a fingerprint, which is checked when it is opened. */
export function replayFile({ name, setup }: TableStore['playtest'], lines: TableLines): ReplayFile {
  const stored = storedLines(lines);
  const placeOf = (line: number) => stored.findIndex((other) => other.line === line) + 1;
  return {
    format: 'costwise.replay/1',
    game: setup.game,
    name,
    deck: { name: setup.deckName, cards: [...setup.lines] },
    seed: setup.seed,
    first: setup.first,
    rules: setup.rules,
    ...(setup.position === undefined ? {} : { position: setup.position }),
    lines: stored.map((line) => ({
      name: line.name,
      parent: line.parent === null ? null : placeOf(line.parent),
      fork: line.fork,
      removed: line.removed,
      actions: [...line.actions],
    })),
    end: { line: placeOf(lines.line), pointer: lines.history.pointer, hash: tableHash(current(lines.history)) },
  };
}

/** Whether a game that came from a replay file ends here as the file promised; one without a promise does. */
export function endsAsPromised({ setup }: Pick<TableStore['playtest'], 'setup'>, lines: TableLines): boolean {
  const { promised } = setup;
  const line = lines.all.find(({ id }) => id === promised?.line);
  if (promised === undefined || line === undefined) return true;
  const state = line.entries[promised.pointer - 1]?.state ?? lines.history.start;
  return tableHash(state) === promised.hash;
}
