import * as ohm from 'ohm-js';
import type { Comparison, Expression, QueryError, Result } from './query.ts';

/**
 * The grammar of searches. Operators are `-` and OR only: `not` and `and` are words like any other, `or` in small
 * letters is an operator only between two terms, and what stands in quotation marks is always literal.
 */
const grammar = ohm.grammar(String.raw`
  CostwiseSearch {
    query = space* either? space* end
    either = every (space* or space* every)*
    every = term (space* ~loose term)*
    loose = or space* term
    term = inverted | plain
    inverted = minus plain
    plain = group | field | phrase | word

    group = open space* either space* close
    open = "(" | "（"
    close (a closing parenthesis) = ")" | "）"
    minus = "-" | "－" | "−"
    or = ("OR" | "ＯＲ" | "または" | "又は") boundary -- strong
       | "or" boundary -- weak
    boundary = &(space | open | close | end)

    field (a search term) = name space* comparison space* value -- compared
          | name colon key comparison value -- keyed
          | name colon comparison? value -- plain
    name = letter (letter | digit | "_")*
    key = (letter | "*")+
    colon = ":" | "："
    comparison = "!=" | "≠" | "<=" | "≦" | "≤" | "＜＝" | ">=" | "≧" | "≥" | "＞＝" | "=" | "＝" | "<" | "＜" | ">" | "＞"
    value = phrase | ~(quote | "「" | "『") plainChar+

    phrase = quote doubleText quoteEnd -- double
           | "「" cornerText cornerEnd -- corner
           | "『" whiteCornerText whiteCornerEnd -- whiteCorner
    quote = "\"" | "“" | "”" | "„" | "＂"
    doubleText (a quoted text) = (~quote any)+
    cornerText (a quoted text) = (~"」" any)+
    whiteCornerText (a quoted text) = (~"』" any)+
    quoteEnd (a closing quotation mark) = quote
    cornerEnd (a closing 」) = "」"
    whiteCornerEnd (a closing 』) = "』"

    word (a search term) = ~(strong boundary) wordStart plainChar*
    strong = "OR" | "ＯＲ" | "または" | "又は"
    wordStart = ~(minus | quote | "「" | "『") plainChar
    plainChar = ~(space | open | close) any
    space += "\u3000" | "\u00A0" | "\u2000".."\u200B" | "\uFEFF"
  }
`);

const comparisonOf: Readonly<Record<string, Comparison>> = {
  '!=': '!=',
  '≠': '!=',
  '<=': '<=',
  '≦': '<=',
  '≤': '<=',
  '＜＝': '<=',
  '>=': '>=',
  '≧': '>=',
  '≥': '>=',
  '＞＝': '>=',
  '=': '=',
  '＝': '=',
  '<': '<',
  '＜': '<',
  '>': '>',
  '＞': '>',
};

const semantics = grammar.createSemantics();

semantics.addOperation<string>('plainText', {
  phrase_double: (_open, text, _close) => text.sourceString,
  phrase_corner: (_open, text, _close) => text.sourceString,
  phrase_whiteCorner: (_open, text, _close) => text.sourceString,
  value: (value) => (value.ctorName === 'phrase' ? value.plainText() : value.sourceString),
  _iter: (...children) => children.map((child) => child.sourceString).join(''),
});

function joined(type: 'all' | 'any', parts: readonly Expression[]): Expression {
  return parts.length === 1 ? parts[0]! : { type, parts };
}

function fieldTerm(name: ohm.Node, key: ohm.Node | null, comparison: Comparison, value: ohm.Node): Expression {
  return {
    type: 'field',
    name: name.sourceString,
    key: key?.sourceString ?? null,
    comparison,
    value: value.plainText(),
    at: name.source.startIdx,
    valueAt: value.source.startIdx,
  };
}

semantics.addOperation<Expression>('expression', {
  either: (first, _space, _or, _space2, rest) =>
    joined('any', [first.expression(), ...rest.children.map((part) => part.expression())]),
  every: (first, _space, rest) =>
    joined('all', [first.expression(), ...rest.children.map((part) => part.expression())]),
  term: (term) => term.expression(),
  plain: (term) => term.expression(),
  inverted: (minus, part) => ({ type: 'not', part: part.expression(), at: minus.source.startIdx }),
  group: (_open, _space, inner, _space2, _close) => inner.expression(),
  field: (field) => field.expression(),
  field_compared: (name, _space, comparison, _space2, value) =>
    fieldTerm(name, null, comparisonOf[comparison.sourceString]!, value),
  field_keyed: (name, _colon, key, comparison, value) =>
    fieldTerm(name, key, comparisonOf[comparison.sourceString]!, value),
  field_plain: (name, _colon, comparison, value) =>
    fieldTerm(name, null, comparisonOf[comparison.sourceString] ?? ':', value),
  phrase(phrase) {
    return { type: 'text', text: phrase.plainText(), at: this.source.startIdx };
  },
  word(_start, _rest) {
    return { type: 'text', text: this.sourceString, at: this.source.startIdx };
  },
});

semantics.addOperation<Expression | null>('whole', {
  query: (_space, either, _space2, _end) => either.children[0]?.expression() ?? null,
});

/** A term at the top of a search and where it stands in the text, for those who change one term and leave the rest. */
export interface TopTerm {
  readonly from: number;
  /** The place after its last character. */
  readonly to: number;
  readonly expression: Expression;
  /** Of an `a OR b`, with or without parentheses: its parts; otherwise null. */
  readonly alternatives: readonly TopTerm[] | null;
  /** Whether it is an `a OR b` without parentheses. */
  readonly bare: boolean;
}

function termAt(node: ohm.Node): TopTerm {
  const { startIdx: from, endIdx: to } = node.source;
  return { from, to, expression: node.expression() as Expression, alternatives: node.alternatives(), bare: false };
}

semantics.addOperation<readonly TopTerm[] | null>('alternatives', {
  either: (first, _space, _or, _space2, rest) =>
    rest.children.length === 0 ? first.alternatives() : [first, ...rest.children].map(termAt),
  every: (first, _space, rest) => (rest.children.length === 0 ? first.alternatives() : null),
  term: (term) => term.alternatives(),
  plain: (term) => term.alternatives(),
  inverted: (_minus, _part) => null,
  group: (_open, _space, inner, _space2, _close) => inner.alternatives(),
  field: (_field) => null,
  phrase: (_phrase) => null,
  word: (_start, _rest) => null,
});

semantics.addOperation<readonly TopTerm[]>('topTerms', {
  query: (_space, either, _space2, _end) => either.children[0]?.topTerms() ?? [],
  either(first, _space, _or, _space2, rest) {
    return rest.children.length === 0 ? first.topTerms() : [{ ...termAt(this), bare: true }];
  },
  every: (first, _space, rest) => [first, ...rest.children].map(termAt),
});

/** What was expected, by the descriptions in the grammar: the most telling one first. */
const expectations: readonly (readonly [string, QueryError['expected']])[] = [
  ['a quoted text', { en: 'at least one character between the quotation marks', ja: '引用符の間に1文字以上' }],
  ['a closing quotation mark', { en: 'a closing quotation mark (")', ja: '引用符の終わり（"）' }],
  ['a closing 」', { en: 'a closing 」', ja: '閉じるかぎ括弧「」」' }],
  ['a closing 』', { en: 'a closing 』', ja: '閉じる二重かぎ括弧「』」' }],
  ['a closing parenthesis', { en: 'a closing parenthesis ")"', ja: '閉じる括弧「)」' }],
  ['a search term', { en: 'a word, a field or an opening parenthesis', ja: '語句、条件、または開く括弧' }],
];

function isInsideParentheses(before: string): boolean {
  return (before.match(/[(（]/gu)?.length ?? 0) > (before.match(/[)）]/gu)?.length ?? 0);
}

function explain(text: string, at: number, expectedText: string): QueryError {
  if (/^[)）]/u.test(text.slice(at)) && !isInsideParentheses(text.slice(0, at))) {
    return { at, expected: { en: 'an opening parenthesis before this ")"', ja: 'この「)」より前に開く括弧「(」' } };
  }
  const found = expectations.find(([description]) => expectedText.includes(description));
  return {
    at,
    expected: found?.[1] ?? { en: 'a word, a field or the end of the search', ja: '語句、条件、または検索の終わり' },
  };
}

/**
 * Reads a search.
 * @returns the tree; null for a search that says nothing (all cards); or where it is wrong and what was expected
 */
export function parseQuery(text: string): Result<Expression | null> {
  const match = grammar.match(text);
  if (match.succeeded()) {
    return { ok: true, value: semantics(match).whole() as Expression | null };
  }
  const failed = match as ohm.FailedMatchResult;
  return { ok: false, error: explain(text, failed.getRightmostFailurePosition(), failed.getExpectedText()) };
}

/** The terms at the top of a search, in their order; null where the search is wrong. */
export function topTerms(text: string): readonly TopTerm[] | null {
  const match = grammar.match(text);
  return match.succeeded() ? (semantics(match).topTerms() as readonly TopTerm[]) : null;
}
