import { saveFile } from '../../../shared/files/save-file.ts';
import type { TableLines, TableStore } from '../shared/table-store.ts';
import { replayFile } from './replay-file.ts';

/** Hands a game to the user as a replay file. `name` is the file's name without its ending. */
export function saveReplay(playtest: TableStore['playtest'], lines: TableLines, name: string): void {
  saveJson(name, replayFile(playtest, lines));
}

/** Hands a value to the user as a JSON file. `name` is the file's name without its ending. */
export function saveJson(name: string, value: unknown): void {
  saveFile(`${name}.json`, new Blob([jsonText(value)], { type: 'application/json' }));
}

/** JSON as our files have it. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
