import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CardLimit, CardLimitsFile } from '../../db/model/card-limits.ts';
import type { GameId } from '../../db/model/game.ts';
import { InputError } from './command.ts';
import { readText } from './input.ts';
import { parseJson } from './json.ts';
import { assetsFolder } from './store.ts';

/** The restricted list of a game: the user's `limits/GAME.json` in the data folder, else the bundled one. Throws `InputError`. */
export async function readLimits(game: GameId, dataDir: string): Promise<readonly CardLimit[]> {
  const name = join('limits', `${game}.json`);
  const file = [join(dataDir, name), join(assetsFolder(), name)].find((path) => existsSync(path));
  if (file === undefined) return [];
  const json = await parseJson(await readText(file));
  if (!json.ok) throw new InputError({ file, ...json.fault });
  const limits = CardLimitsFile.safeParse(json.value);
  if (limits.success) return limits.data.cards;
  const [issue] = limits.error.issues;
  throw new InputError({
    file,
    at: issue?.path.join('.') ?? '',
    message: { en: issue?.message ?? '', ja: '値が制限リストの形式に合いません' },
  });
}
