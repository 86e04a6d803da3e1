import type { ParseError } from 'jsonc-parser';
import type { Bilingual } from '../../db/model/text.ts';

/** Where a JSON text breaks (line and column, or the column alone in a text of one line), and what was expected there. */
export interface JsonFault {
  readonly at: string;
  readonly message: Bilingual;
}

/** Reads a JSON text. A broken one gives the line and column of the first fault. */
export async function parseJson(text: string): Promise<{ ok: true; value: unknown } | { ok: false; fault: JsonFault }> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, fault: await firstFault(text) };
  }
}

const expectations: Readonly<Record<string, Bilingual>> = {
  InvalidNumberFormat: { en: 'expected a number in JSON form', ja: 'JSONの数値が必要です' },
  PropertyNameExpected: { en: 'expected a property name in double quotes', ja: '二重引用符で囲んだ項目名が必要です' },
  ValueExpected: { en: 'expected a value', ja: '値が必要です' },
  ColonExpected: { en: 'expected ":"', ja: '「:」が必要です' },
  CommaExpected: { en: 'expected "," or the end of the list', ja: '「,」か終わりの括弧が必要です' },
  CloseBraceExpected: { en: 'expected "}"', ja: '「}」が必要です' },
  CloseBracketExpected: { en: 'expected "]"', ja: '「]」が必要です' },
  EndOfFileExpected: { en: 'expected the end of the text', ja: 'ここで終わる必要があります' },
  UnexpectedEndOfString: { en: "expected the end of the string: '\"'", ja: '文字列の終わりの「"」が必要です' },
  UnexpectedEndOfNumber: { en: 'expected a digit', ja: '数字が必要です' },
  InvalidUnicode: { en: 'expected four hexadecimal digits after "\\u"', ja: '「\\u」の後に16進数4桁が必要です' },
  InvalidEscapeCharacter: {
    en: 'expected a known escape after "\\"',
    ja: '「\\」の後に正しいエスケープ文字が必要です',
  },
  InvalidCharacter: { en: 'expected no control character in a string', ja: '文字列に制御文字は使えません' },
};

const anyFault: Bilingual = { en: 'expected JSON', ja: 'JSONが必要です' };

/** The parser that knows places is loaded only for a broken text: most texts are right. */
async function firstFault(text: string): Promise<JsonFault> {
  const loaded = await import('jsonc-parser');
  // Node gives its CommonJS form as the default, the bundler its module form.
  const jsonc = loaded.default ?? loaded;
  const faults: ParseError[] = [];
  jsonc.parse(text, faults, { disallowComments: true });
  const first = faults[0];
  if (first === undefined) {
    return { at: '', message: anyFault };
  }
  const before = text.slice(0, first.offset).split('\n');
  const column = `column ${before.at(-1)!.length + 1}`;
  return {
    at: text.includes('\n') ? `line ${before.length}, ${column}` : column,
    message: expectations[jsonc.printParseErrorCode(first.error)] ?? anyFault,
  };
}
