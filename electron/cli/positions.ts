import type { Bilingual } from '../../db/model/text.ts';
import { type OpenPosition, openPosition } from '../../renderer/engine/position.ts';
import { InputError } from './command.ts';
import { readText } from './input.ts';
import { parseJson } from './json.ts';
import type { Library } from './library.ts';

/** Why a text is no position: the first fault's place, and how many there are. */
interface WrongPosition {
  readonly at: string;
  readonly message: Bilingual;
}

export type PositionOrFault =
  | { readonly ok: true; readonly position: OpenPosition }
  | { readonly ok: false; readonly fault: WrongPosition };

/** Reads the JSON text of a position. */
export async function readPosition(text: string, library: Library): Promise<PositionOrFault> {
  const json = await parseJson(text);
  if (!json.ok) {
    return json;
  }
  let asked = false;
  const alone = openPosition(json.value, () => {
    asked = true;
    return undefined;
  });
  const read = asked ? openPosition(json.value, await library()) : alone;
  return read.ok ? { ok: true, position: read.value } : { ok: false, fault: firstOf(read.faults) };
}

/** Opens the position in a file (`-` = standard input). Throws `InputError` where there is none. */
export async function openPositionFile(file: string, library: Library): Promise<OpenPosition> {
  const read = await readPosition(await readText(file), library);
  if (!read.ok) {
    throw new InputError({ file, ...read.fault });
  }
  return read.position;
}

function firstOf(faults: readonly WrongPosition[]): WrongPosition {
  const [first] = faults;
  if (first === undefined) {
    return { at: '', message: { en: 'expected a position', ja: '局面が必要です' } };
  }
  const others = faults.length - 1;
  return others === 0
    ? first
    : {
        at: first.at,
        message: {
          en: `${first.message.en} (and ${others} more ${others === 1 ? 'fault' : 'faults'})`,
          ja: `${first.message.ja}(ほかに${others}件)`,
        },
      };
}
