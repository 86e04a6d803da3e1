import * as loaded from 'jsonc-parser';
import { type FileResult, refused } from './deck-file.ts';

// Node gives the CommonJS form as the default, the bundler the module form.
const jsonc: Pick<typeof loaded, 'parse'> = Reflect.get(loaded, 'default') ?? loaded;

/** Reads JSON; a fault is told with its line and column. */
export function parseJson(text: string): FileResult<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return firstFault(text);
  }
}

/** The parser that knows places is asked only about a broken text. */
function firstFault(text: string): ReturnType<typeof refused> {
  const faults: loaded.ParseError[] = [];
  jsonc.parse(text, faults, { disallowComments: true });
  const before = text.slice(0, faults[0]?.offset ?? 0).split('\n');
  const line = before.length;
  const column = before.at(-1)!.length + 1;
  return refused(
    line,
    `This is not valid JSON (line ${line}, column ${column}). Look for a missing comma, quotation mark or bracket there.`,
    `JSONとして正しくありません（${line}行${column}文字目）。その近くにカンマ、引用符、括弧の抜けがないか確認してください。`,
  );
}
