import type * as z from 'zod';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { PositionFault } from '../../table/game.ts';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

const forms: Readonly<Record<string, Bilingual>> = {
  string: { en: 'a text', ja: '文字列' },
  number: { en: 'a number', ja: '数' },
  int: { en: 'a whole number', ja: '整数' },
  boolean: { en: 'true or false', ja: 'true か false' },
  array: { en: 'a list', ja: '配列' },
  object: { en: 'an object', ja: 'オブジェクト' },
  record: { en: 'an object', ja: 'オブジェクト' },
};

/** The one sentence of the card model that a position can break. */
const nameless = 'expected a text in "en" or "ja" (at least one)';

/** "player.field[2].card". */
function pathText(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** What is wrong at a place of the file; the place stands at the head of the sentence. */
export function fault(path: Path, en: string, ja: string): PositionFault {
  const at = pathText(path);
  const head = at === '' ? '' : `${at}: `;
  return { at, message: { en: head + en, ja: head + ja } };
}

function foundAt(file: unknown, path: Path): unknown {
  let value = file;
  for (const step of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  return value;
}

function expected(issue: Issue): Bilingual {
  switch (issue.code) {
    case 'invalid_type':
      return forms[issue.expected] ?? { en: 'another value', ja: '別の値' };
    case 'too_small':
      return issue.origin === 'string'
        ? { en: 'a text that is not empty', ja: '空でない文字列' }
        : { en: `${issue.minimum} or more`, ja: `${issue.minimum}以上` };
    case 'too_big':
      return { en: `${issue.maximum} or less`, ja: `${issue.maximum}以下` };
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value)).join(', ');
      return { en: issue.values.length === 1 ? values : `one of ${values}`, ja: values };
    }
    case 'invalid_union':
      return issue.path.at(-1) === 'kind'
        ? {
            en: '"colossus", "follower", "action" or "gem"',
            ja: '"colossus"、"follower"、"action"、"gem" のどれか',
          }
        : { en: 'another value', ja: '別の値' };
    default:
      return { en: 'another value', ja: '別の値' };
  }
}

/** A fault of the file's form, with what stands there now. */
export function formFault(file: unknown, issue: Issue): PositionFault {
  if (issue.message === nameless) {
    return fault(issue.path, `${nameless}.`, '"en" か "ja" のどちらかに文字列が必要です。');
  }
  const { en, ja } = expected(issue);
  const value = foundAt(file, issue.path);
  if (value === undefined) {
    return fault(issue.path, `this is missing; expected ${en}.`, `値がありません。${ja}を書いてください。`);
  }
  const text = JSON.stringify(value) ?? String(value);
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return fault(issue.path, `expected ${en}, but found ${shown}.`, `${ja}を書いてください。今は ${shown} です。`);
}
