import type { Bilingual } from '../model/text.ts';

/** What a search means, as a tree: made by the parser, read by the SQL writer. Positions count from 0 in the query's text. */

export type Comparison = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

export interface TextTerm {
  readonly type: 'text';
  readonly text: string;
  readonly at: number;
}

export interface FieldTerm {
  readonly type: 'field';
  /** As written, for example `コスト` or `lv1`. */
  readonly name: string;
  /** The `red` of `sym:red>=2`; null where there is none. */
  readonly key: string | null;
  readonly comparison: Comparison;
  readonly value: string;
  readonly at: number;
  readonly valueAt: number;
}

export type Expression =
  | TextTerm
  | FieldTerm
  | { readonly type: 'all'; readonly parts: readonly Expression[] }
  | { readonly type: 'any'; readonly parts: readonly Expression[] }
  | { readonly type: 'not'; readonly part: Expression; readonly at: number };

/** Where a query is wrong and what was expected there: shown to the user, never an empty result instead. */
export interface QueryError {
  readonly at: number;
  readonly expected: Bilingual;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: QueryError };

export function wrong(at: number, en: string, ja: string): { readonly ok: false; readonly error: QueryError } {
  return { ok: false, error: { at, expected: { en, ja } } };
}
