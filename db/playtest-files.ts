import { fail, ok, type Result } from './errors.ts';
import { parseJson } from './formats/json-text.ts';
import { type Playtest, ReplayFile } from './model/playtest.ts';
import { addPlaytest } from './playtests.ts';
import type { Store } from './store.ts';

/** What a text was: a replay, which is a saved game now, or a position, which the rules of its game have still to read. */
export type OpenedFile =
  | { readonly kind: 'replay'; readonly id: string }
  | { readonly kind: 'position'; readonly position: Readonly<Record<string, unknown>> };

const newest = 1;

/**
 * Reads the text of a replay or position file. A replay is added to the saved games in one transaction; a wrong file is
 * refused with the place that is wrong and what was expected, and nothing is written.
 */
export function openFile(store: Store, text: string): Result<OpenedFile> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, error: { code: 'bad-input', message: parsed.error.message } };
  const { value } = parsed;
  const format = isObject(value) && typeof value.format === 'string' ? value.format : '';
  if (isObject(value) && format.startsWith('costwise.position/')) return ok({ kind: 'position', position: value });
  const version = /^costwise\.replay\/(\d+)$/.exec(format)?.[1];
  if (version === undefined) {
    return fail(
      'bad-input',
      'This is neither a replay nor a position of Costwise: "format" must be "costwise.replay/1" or "costwise.position/1".',
      'Costwiseのリプレイでも局面でもありません。「format」は「costwise.replay/1」か「costwise.position/1」でなければなりません。',
    );
  }
  if (Number(version) > newest) {
    return fail(
      'bad-input',
      `This replay was written by a newer version of Costwise (${format}). Update Costwise to open it. Nothing was changed.`,
      `このリプレイは新しいバージョンのCostwiseで保存されています（${format}）。Costwiseを更新してから開いてください。何も変更していません。`,
    );
  }
  const replay = ReplayFile.safeParse(value);
  if (!replay.success) {
    const [issue] = replay.error.issues;
    return wrongAt(issue?.path.map(String).join('.') || 'format', issue?.message ?? '');
  }
  const gap = firstGap(replay.data);
  if (gap !== null) return gap;
  const added = addPlaytest(store, gameOf(replay.data));
  return added.ok ? ok({ kind: 'replay', id: added.value.id }) : added;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrongAt<T>(at: string, why: string): Result<T> {
  return fail(
    'bad-input',
    `This replay is damaged at "${at}": ${why}. It was not opened, and the file is as it was.`,
    `このリプレイは「${at}」が壊れているため開けません（${why}）。ファイルには変更を加えていません。`,
  );
}

/** The first line that would leave its parent at a point that is not there; null = all hang together. */
function firstGap({ lines, end }: ReplayFile): Result<never> | null {
  const lengths: number[] = [];
  for (const [index, { parent, fork, actions }] of lines.entries()) {
    const before = parent === null ? 0 : lengths[parent - 1];
    if (before === undefined || (parent === null && index > 0)) {
      return wrongAt(`lines.${index}.parent`, `expected the number of an earlier line, 1 to ${index}`);
    }
    if (fork > before) return wrongAt(`lines.${index}.fork`, `expected 0 to ${before}`);
    lengths.push(fork + actions.length);
  }
  const length = lengths[end.line - 1];
  if (length === undefined) return wrongAt('end.line', `expected 1 to ${lines.length}`);
  return end.pointer > length ? wrongAt('end.pointer', `expected 0 to ${length}`) : null;
}

function gameOf(file: ReplayFile): Pick<Playtest, 'name' | 'setup' | 'lines' | 'line' | 'pointer'> {
  const { game, name, deck, seed, first, rules, position, lines, end } = file;
  return {
    name,
    setup: {
      game,
      deckId: null,
      deckName: deck.name,
      lines: deck.cards,
      seed,
      first,
      rules,
      ...(position === undefined ? {} : { position }),
      promised: end,
    },
    lines: lines.map(({ removed, ...line }, index) => ({ ...line, line: index + 1, removed })),
    line: end.line,
    pointer: end.pointer,
  };
}
