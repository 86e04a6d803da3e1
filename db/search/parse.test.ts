import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse.ts';
import type { Expression } from './query.ts';

/** The tree in short: words bare, fields as name, key, comparison, value. */
function short(expression: Expression | null): unknown {
  if (expression === null) return null;
  switch (expression.type) {
    case 'text':
      return expression.text;
    case 'field':
      return [
        expression.name,
        ...(expression.key === null ? [] : [expression.key]),
        expression.comparison,
        expression.value,
      ];
    case 'not':
      return { not: short(expression.part) };
    case 'all':
      return { all: expression.parts.map(short) };
    case 'any':
      return { any: expression.parts.map(short) };
  }
}

function tree(text: string): unknown {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(`${parsed.error.at}: ${parsed.error.expected.en}`);
  return short(parsed.value);
}

describe('reading a search', () => {
  test.each<[string, unknown]>([
    ['', null],
    ['  　 ', null],
    ['dragon', 'dragon'],
    ['red dragon', { all: ['red', 'dragon'] }],
    ['"red dragon"', 'red dragon'],
    ['「赤い竜」 “x y” ＂z＂ 『w』', { all: ['赤い竜', 'x y', 'z', 'w'] }],
    ['-dragon', { not: 'dragon' }],
    ['－「速攻 付与」', { not: '速攻 付与' }],
    ['a OR b c', { any: ['a', { all: ['b', 'c'] }] }],
    ['a or b', { any: ['a', 'b'] }],
    ['竜 または 龍', { any: ['竜', '龍'] }],
    ['(a OR b) c', { all: [{ any: ['a', 'b'] }, 'c'] }],
    ['（a OR b）-(c d)', { all: [{ any: ['a', 'b'] }, { not: { all: ['c', 'd'] } }] }],
    ['cost<=3', ['cost', '<=', '3']],
    ['cost <= 3 x', { all: [['cost', '<=', '3'], 'x'] }],
    ['コスト≦３', ['コスト', '<=', '３']],
    [
      '色：赤　種類：スピリット',
      {
        all: [
          ['色', ':', '赤'],
          ['種類', ':', 'スピリット'],
        ],
      },
    ],
    ['red:red>=2', ['red', 'red', '>=', '2']],
    ['gem:*>=1', ['gem', '*', '>=', '1']],
    ['lv1:>=2', ['lv1', '>=', '2']],
    ['set:"First set"', ['set', ':', 'First set']],
    ['bp!=5000', ['bp', '!=', '5000']],
    ['sort:cost,-name', ['sort', ':', 'cost,-name']],
  ])('%s', (text, expected) => {
    expect(tree(text)).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ['not and AND x', { all: ['not', 'and', 'AND', 'x'] }],
    ['or', 'or'],
    ['or else', { all: ['or', 'else'] }],
    ['more or', { all: ['more', 'or'] }],
    ['"a OR b" "-c" "cost<=3"', { all: ['a OR b', '-c', 'cost<=3'] }],
    ['O\'Brien a"b BS01-001 x-y', { all: ["O'Brien", 'a"b', 'BS01-001', 'x-y'] }],
    ['Selective Snare', { all: ['Selective', 'Snare'] }],
    ['Oracle orbit', { all: ['Oracle', 'orbit'] }],
  ])('A-99: names keep their words: %s', (text, expected) => {
    expect(tree(text)).toEqual(expected);
  });
});

describe('a wrong search says where and what was expected', () => {
  test.each([
    ['"abc', 4, 'quotation mark'],
    ['「abc', 4, '」'],
    ['(a b', 4, 'closing parenthesis'],
    ['a)', 1, 'opening parenthesis'],
    ['a OR', 4, 'a word'],
    ['OR a', 0, 'a word'],
    ['-', 1, 'a word'],
    ['- a', 1, 'a word'],
    ['()', 1, 'a word'],
    ['a OR OR b', 5, 'a word'],
    ['""', 1, 'at least one character'],
  ])('%s', (text, at, expected) => {
    const parsed = parseQuery(text);
    expect(parsed).toMatchObject({ ok: false, error: { at, expected: { en: expect.stringContaining(expected) } } });
    if (!parsed.ok) expect(parsed.error.expected.ja).toMatch(/[ぁ-ん]/);
  });
});
