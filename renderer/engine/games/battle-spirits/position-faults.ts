import type * as z from 'zod';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { PositionFault } from '../../table/game.ts';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, Bilingual>> = {
  string: { en: 'a text', ja: '文字列' },
  number: { en: 'a number', ja: '数' },
  int: { en: 'a whole number', ja: '整数' },
  boolean: { en: 'true or false', ja: 'true か false' },
  array: { en: 'a list', ja: '配列' },
  object: { en: 'an object', ja: 'オブジェクト' },
  record: { en: 'an object', ja: 'オブジェクト' },
};

/** The sentences of the card model that a position can break, in Japanese. */
const modelSentences: Readonly<Record<string, string>> = {
  'expected levels in rising order, each with more cores than the one before':
    'LVは小さい順に、コアの数も順に増えるように並べてください',
  "expected at least one level, and a spirit's first level needs at least 1 core (S12)":
    'スピリットには1つ以上のLVが必要で、最初のLVのコアは1個以上です',
  'a magic card has no levels (S15)': 'マジックにLVはありません',
  'expected exactly one of "set", "delta", "extra", "addReduction", "noReduction"':
    '"set"、"delta"、"extra"、"addReduction"、"noReduction" のうち1つだけを指定してください',
  'expected a text in "en" or "ja" (at least one)': '"en" か "ja" のどちらかに文字列が必要です',
};

/** "player.field[2].cores". */
export function pathText(path: Path): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return text.replace(/^\./, '');
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (now, part) => (typeof now === 'object' && now !== null ? Reflect.get(now, part) : undefined),
    value,
  );
}

function expectation(issue: Issue): Bilingual {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? { en: issue.expected, ja: issue.expected };
    case 'too_small':
      if (issue.origin === 'string') return { en: 'a text that is not empty', ja: '空でない文字列' };
      return { en: `${issue.minimum} or more`, ja: `${issue.minimum} 以上の値` };
    case 'too_big':
      return { en: `${issue.maximum} or less`, ja: `${issue.maximum} 以下の値` };
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value)).join(', ');
      return issue.values.length > 1
        ? { en: `one of ${values}`, ja: `${values} のどれか` }
        : { en: values, ja: values };
    }
    case 'invalid_union':
      if (issue.path.at(-1) === 'kind') {
        return { en: '"spirit", "nexus" or "magic"', ja: '"spirit"、"nexus"、"magic" のどれか' };
      }
      return { en: 'a text, a number, true or false', ja: '文字列か数か true か false' };
    default:
      return { en: 'another value', ja: '別の値' };
  }
}

/** What is wrong at a place of the file, with the place in the sentence. */
export function fault(path: Path, en: string, ja: string): PositionFault {
  const at = pathText(path);
  return at === '' ? { at, message: { en, ja } } : { at, message: { en: `${at}: ${en}`, ja: `${at}: ${ja}` } };
}

/** A fault of the file's form, told in both languages with the value that stands there. */
export function formFault(file: unknown, issue: Issue): PositionFault {
  const value = valueAt(file, issue.path);
  if (issue.code === 'custom' || Object.hasOwn(modelSentences, issue.message)) {
    return fault(issue.path, `${issue.message}.`, `${modelSentences[issue.message] ?? issue.message}。`);
  }
  const expected = expectation(issue);
  if (value === undefined) {
    return fault(
      issue.path,
      `this is missing; expected ${expected.en}.`,
      `値がありません。${expected.ja}を指定してください。`,
    );
  }
  const text = JSON.stringify(value) ?? String(value);
  const found = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return fault(
    issue.path,
    `expected ${expected.en}, but found ${found}.`,
    `${expected.ja}を指定してください。今は ${found} です。`,
  );
}
