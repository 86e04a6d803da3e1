import type { Language } from '../../../../../db/model/text.ts';
import { sharedLength } from '../../../../engine/table/lines.ts';
import { textIn } from '../../../../shared/i18n/define-texts.ts';
import type { TableLines } from '../table-store.ts';
import { timeTexts } from './texts.ts';

type TableLine = TableLines['all'][number];

/** The name of a line: the player's, else its number. */
export function lineName({ id, name }: Pick<TableLine, 'id' | 'name'>, language: Language): string {
  return name ?? textIn(timeTexts, language, 'lineNumber', { number: id });
}

/** Where a line leaves its parent, in words: after what; null = it began with the game or at its start. */
export function lineOrigin(lines: TableLines, line: TableLine, language: Language): string | null {
  const parent = lines.all.find(({ id }) => id === line.parent);
  const before = line.entries[line.fork - 1];
  if (parent === undefined || before === undefined) return null;
  const what = before.events.at(-1)?.message[language] ?? before.refusal?.message[language] ?? '';
  return textIn(timeTexts, language, 'lineFrom', { line: lineName(parent, language), what });
}

/** The other lines that leave the one in force right after its first `pointer` actions, by that pointer. */
export function branchesOf({ all, line, history }: TableLines): ReadonlyMap<number, readonly TableLine[]> {
  const branches = new Map<number, TableLine[]>();
  for (const other of all) {
    if (other.id === line || other.removed) continue;
    const at = sharedLength(history.entries, other.entries);
    branches.set(at, [...(branches.get(at) ?? []), other]);
  }
  return branches;
}

/** The line after the one in force, going round; null = there is no other. */
export function nextLine({ all, line }: TableLines): number | null {
  const listed = all.filter(({ removed, id }) => !removed || id === line);
  if (listed.length < 2) return null;
  const at = listed.findIndex(({ id }) => id === line);
  return listed[(at + 1) % listed.length]?.id ?? null;
}
