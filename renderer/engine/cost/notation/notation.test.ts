import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardFilter, type CostPart, type CostText, parseCost, printCost, printPart } from './index.ts';

/** Rules section 3. */

function cost(text: string): CostText {
  const parsed = parseCost(text);
  if (!parsed.ok) throw new Error(`${text} goes wrong at ${parsed.at}: ${parsed.expected.en}`);
  return parsed.cost;
}

const parts = (text: string) => cost(text).parts;

describe('reading', () => {
  test.each<[string, readonly CostPart[]]>([
    ['{3}', [{ type: 'locus', n: 3 }]],
    ['{0}', [{ type: 'locus', n: 0 }]],
    ['{9999}', [{ type: 'locus', n: 9999 }]],
    ['{0012}', [{ type: 'locus', n: 12 }]],
    ['{?}', [{ type: 'locus', n: null }]],
    ['{W}', [{ type: 'gems', marks: { W: 1 } }]],
    ['{*}{R}{W}{U}{B}{W}', [{ type: 'gems', marks: { W: 2, B: 1, U: 1, R: 1, '*': 1 } }]],
    [
      '{W}, {W}',
      [
        { type: 'gems', marks: { W: 1 } },
        { type: 'gems', marks: { W: 1 } },
      ],
    ],
    ['{off}', [{ type: 'off' }]],
    ['{off:follower}', [{ type: 'off-follower' }]],
    ['{off:follower:white}', [{ type: 'off-follower', filter: { by: 'color', value: 'white' } }]],
    ['{off:follower:race=winged-beast}', [{ type: 'off-follower', filter: { by: 'race', value: 'winged-beast' } }]],
    ['{discard:2}', [{ type: 'discard', n: 2 }]],
    ['{discard:1:gem}', [{ type: 'discard', n: 1, filter: { by: 'kind', value: 'gem' } }]],
    ['{discard:1:follower}', [{ type: 'discard', n: 1, filter: { by: 'kind', value: 'follower' } }]],
    ['{discard:1:action}', [{ type: 'discard', n: 1, filter: { by: 'kind', value: 'action' } }]],
    ['{discard:1:black}', [{ type: 'discard', n: 1, filter: { by: 'color', value: 'black' } }]],
    ['{discard:1:blue}', [{ type: 'discard', n: 1, filter: { by: 'color', value: 'blue' } }]],
    ['{discard:1:red}', [{ type: 'discard', n: 1, filter: { by: 'color', value: 'red' } }]],
    ['{discard:1:race=有翼獣}', [{ type: 'discard', n: 1, filter: { by: 'race', value: '有翼獣' } }]],
    ['{discard:1:race="a } b"}', [{ type: 'discard', n: 1, filter: { by: 'race', value: 'a } b' } }]],
    ['{discard:1:keyword=soar}', [{ type: 'discard', n: 1, filter: { by: 'keyword', value: 'soar' } }]],
    ['{drop:setGem}', [{ type: 'drop', what: 'setGem', n: 1 }]],
    ['{drop:captureGem:2}', [{ type: 'drop', what: 'captureGem', n: 2 }]],
    ['{drop:locus:1}', [{ type: 'drop', what: 'locus', n: 1 }]],
    ['{mill:3}', [{ type: 'mill', n: 3 }]],
    ['"show \\"it\\" \\\\ all"', [{ type: 'text', text: 'show "it" \\ all' }]],
    ['""', [{ type: 'text', text: '' }]],
    ['', []],
    ['  ', []],
  ])('%s', (text, expected) => expect(cost(text)).toEqual({ parts: expected, effect: null }));

  test('a Play Cost is Locus Points with the Gem Level straight after', () => {
    expect(parts('{3}{W}{W}')).toEqual([
      { type: 'locus', n: 3 },
      { type: 'gems', marks: { W: 2 }, joined: true },
    ]);
    expect(parts('{?}{W}')).toEqual([
      { type: 'locus', n: null },
      { type: 'gems', marks: { W: 1 }, joined: true },
    ]);
    expect(parts('{4}{?}')).toEqual([
      { type: 'locus', n: 4 },
      { type: 'gems', marks: {}, joined: true, unknown: true },
    ]);
    expect(parts('{1}, {2}{*}, {off}')).toEqual([
      { type: 'locus', n: 1 },
      { type: 'locus', n: 2 },
      { type: 'gems', marks: { '*': 1 }, joined: true },
      { type: 'off' },
    ]);
  });

  test('▷ or -> ends the cost; what comes after it is kept as it is', () => {
    expect(cost('{2}, {off} ▷ draw, {3} "x"')).toEqual({
      parts: [{ type: 'locus', n: 2 }, { type: 'off' }],
      effect: 'draw, {3} "x"',
    });
    expect(cost('{2} -> １枚、引く ')).toEqual({ parts: [{ type: 'locus', n: 2 }], effect: '１枚、引く' });
    expect(cost('▷ free')).toEqual({ parts: [], effect: 'free' });
    expect(cost('{1} ▷')).toEqual({ parts: [{ type: 'locus', n: 1 }], effect: '' });
  });

  test('A-150: full-width signs, circled numbers, bare numbers and either case are read', () => {
    expect(parts('③')).toEqual(parts('{3}'));
    expect(parts('{⑳}')).toEqual(parts('{20}'));
    expect(parts('①{w}')).toEqual(parts('{1}{W}'));
    expect(parts('⓪')).toEqual(parts('{0}'));
    expect(parts('12')).toEqual(parts('{12}'));
    expect(parts('１２、｛Ｗ｝｛＊｝，｛ＯＦＦ｝､{Discard：②：ＧＥＭ}　')).toEqual(
      parts('{12}, {W}{*}, {off}, {discard:2:gem}'),
    );
    expect(parts('{DROP:SETGEM}, {Drop:CaptureGem}, {OFF:Follower:RACE=Ab}')).toEqual(
      parts('{drop:setGem}, {drop:captureGem}, {off:follower:race=Ab}'),
    );
    expect(cost('{1} －＞ ×')).toEqual(cost('{1} -> ×'));
  });

  test('inside quotation marks nothing is changed', () => {
    expect(parts('"１枚、＂見せる＂　＼"')).toEqual([{ type: 'text', text: '１枚、＂見せる＂　＼' }]);
    expect(parts('{discard:1:race=Ａｂ}')).toEqual([{ type: 'discard', n: 1, filter: { by: 'race', value: 'Ａｂ' } }]);
  });

  test('spaces stand anywhere between the signs', () => {
    expect(parts(' { 3 } { W } { W } ,{ discard : 1 : race = x }')).toEqual(parts('{3}{W}{W}, {discard:1:race=x}'));
  });
});

const opening =
  'a number from 0 to 9999, “?” (not known), a Gem mark (W, B, U, R or *), “off”, “discard”, “drop” or “mill”';
const afterPart = '“▷”, “,”, “{” or the end';

describe('what goes wrong, where, and what was expected', () => {
  test.each([
    ['{3', 2, '“}”'],
    ['{}', 1, opening],
    ['{foo}', 1, opening],
    ['{2}, {discrad:1}', 6, opening],
    ['{10000}', 1, opening],
    ['{3}{4}', 4, '“?” (not known) or a Gem mark (W, B, U, R or *)'],
    ['{W}{3}', 4, 'a Gem mark (W, B, U, R or *)'],
    ['{3} draw', 4, afterPart],
    ['{3}; {4}', 3, afterPart],
    ['{2},', 4, 'a number from 0 to 9999, a text in quotation marks or “{”'],
    ['{off:folower}', 5, '“follower”'],
    [
      '{off:follower:green}',
      14,
      '“race”, “keyword”, “follower”, “action” or “gem” or “white”, “black”, “blue” or “red”',
    ],
    ['{discard}', 8, '“:”'],
    ['{discard:0}', 9, 'a number from 1 to 9999'],
    ['{mill:x}', 6, 'a number from 1 to 9999'],
    ['{mill:⓪}', 6, 'a number from 1 to 9999'],
    ['{discard:1:race=}', 16, 'a name'],
    ['{discard:1:race', 15, '“=”'],
    ['{drop:deck}', 6, '“setGem”, “captureGem” or “locus”'],
    ['{drop:locus:0}', 12, 'a number from 1 to 9999'],
    ['"open', 0, '“▷”, a number from 0 to 9999, a text in quotation marks, “{” or the end'],
    ['２、｛Ｘ｝', 3, opening],
  ])('%s', (text, at, expected) => {
    expect(parseCost(text)).toMatchObject({ ok: false, at, expected: { en: `Expected ${expected}.` } });
  });

  test('in Japanese as well', () => {
    const wrong = parseCost('{off:x}');
    expect(!wrong.ok && wrong.expected.ja).toBe('ここには「follower」が入ります。');
    const end = parseCost('{3} x');
    expect(!end.ok && end.expected.ja).toBe('ここには「▷」、「,」、「{」、終わりが入ります。');
    const many = parseCost('{x}');
    expect(!many.ok && many.expected.ja).toBe(
      'ここには0～9999の数字、「?」(不明)、ジェムマーク(W・B・U・R・*)、「off」、「discard」、「drop」、「mill」が入ります。',
    );
    const name = parseCost('{off:follower:x}');
    expect(!name.ok && name.expected.ja).toBe(
      'ここには「race」、「keyword」、「follower」「action」「gem」のどれか、「white」「black」「blue」「red」のどれかが入ります。',
    );
    const words = ['{drop:x}', '{mill:x}', '{discard:1:race=}', '{2},'].map((text) => parseCost(text));
    expect(words.map((wrong) => !wrong.ok && wrong.expected.ja)).toEqual([
      'ここには「setGem」「captureGem」「locus」のどれかが入ります。',
      'ここには1～9999の数字が入ります。',
      'ここには名前が入ります。',
      'ここには0～9999の数字、引用符で囲んだ文、「{」が入ります。',
    ]);
  });
});

describe('printing', () => {
  test.each([
    ['2,{w}{*} , {OFF}->draw a card', '{2}, {W}{*}, {off} ▷ draw a card'],
    ['③ {R}{W}', '{3}{W}{R}'],
    ['{4}{?}', '{4}{?}'],
    ['{?}', '{?}'],
    ['{drop:setGem:1},{drop:locus:2}', '{drop:setGem}, {drop:locus:2}'],
    ['{discard:1:race="ab"}, {discard:1:keyword="a b"}', '{discard:1:race=ab}, {discard:1:keyword="a b"}'],
    ['{off:follower:gem},{mill:2},"a\\"\\\\b"', '{off:follower:gem}, {mill:2}, "a\\"\\\\b"'],
    ['▷x', '▷ x'],
    ['{1}▷', '{1} ▷'],
    ['', ''],
  ])('%s in its canonical form', (text, expected) => expect(printCost(cost(text))).toBe(expected));

  test('one part alone', () => {
    expect(printPart({ type: 'gems', marks: { '*': 1, W: 2 }, joined: true })).toBe('{W}{W}{*}');
    expect(printPart({ type: 'discard', n: 3, filter: { by: 'color', value: 'blue' } })).toBe('{discard:3:blue}');
  });
});

const filter: fc.Arbitrary<CardFilter> = fc.oneof(
  fc.constantFrom('follower', 'action', 'gem').map((value): CardFilter => ({ by: 'kind', value }) as CardFilter),
  fc.constantFrom('white', 'black', 'blue', 'red').map((value): CardFilter => ({ by: 'color', value }) as CardFilter),
  fc
    .tuple(
      fc.constantFrom('race', 'keyword'),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('竜-A_1', '"', '\\', 'Ａ')),
    )
    .map(([by, value]): CardFilter => ({ by, value }) as CardFilter),
);
const filtered = fc.option(filter, { nil: undefined }).map((one) => (one ? { filter: one } : {}));
const points = fc.option(fc.nat({ max: 9999 }), { nil: null }).map((n): CostPart => ({ type: 'locus', n }));
const level = fc
  .dictionary(fc.constantFrom('W', 'B', 'U', 'R', '*'), fc.integer({ min: 1, max: 4 }), {
    minKeys: 1,
    noNullPrototype: true,
  })
  .map((marks): CostPart => ({ type: 'gems', marks }));
const positive = fc.integer({ min: 1, max: 9999 });
const single: fc.Arbitrary<readonly CostPart[]> = fc
  .oneof(
    points,
    level,
    fc.constant<CostPart>({ type: 'off' }),
    filtered.map((some): CostPart => ({ type: 'off-follower', ...some })),
    fc.tuple(positive, filtered).map(([n, some]): CostPart => ({ type: 'discard', n, ...some })),
    fc
      .tuple(fc.constantFrom('setGem', 'captureGem', 'locus'), positive)
      .map(([what, n]): CostPart => ({ type: 'drop', what, n }) as CostPart),
    positive.map((n): CostPart => ({ type: 'mill', n })),
    fc.string({ unit: 'binary' }).map((text): CostPart => ({ type: 'text', text })),
  )
  .map((part) => [part]);
const joined: fc.Arbitrary<readonly CostPart[]> = fc.oneof(
  fc.tuple(points, level).map(([n, gems]) => [n, { ...gems, joined: true } as CostPart]),
  points.map((n) => [n, { type: 'gems', marks: {}, joined: true, unknown: true } as CostPart]),
);
const costs: fc.Arbitrary<CostText> = fc.record({
  parts: fc
    .array(fc.oneof({ weight: 4, arbitrary: single }, { weight: 1, arbitrary: joined }), { maxLength: 6 })
    .map((all) => all.flat()),
  effect: fc.option(
    fc.string({ unit: 'binary' }).map((text) => text.trim()),
    { nil: null },
  ),
});

describe('reading and printing are each other’s inverse', () => {
  test('what is printed is read as it was', () => {
    fc.assert(
      fc.property(costs, (one) => {
        expect(parseCost(printCost(one))).toEqual({ ok: true, cost: one });
      }),
      { numRuns: 2000 },
    );
  });

  test('what is read is printed in one form, whatever the text; every fault lies within it', () => {
    const pieces = [
      '{3}',
      '{W}',
      '{*}',
      '{?}',
      '{off}',
      '{off:follower}',
      '{discard:1:gem}',
      '{drop:locus}',
      '{mill:1}',
    ];
    const text = fc
      .array(
        fc.oneof(fc.constantFrom(...pieces, ',', '、', '▷', ' ', '"a"', '③', '４', '{'), fc.string({ maxLength: 2 })),
      )
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseCost(typed);
        if (parsed.ok) {
          const printed = printCost(parsed.cost);
          expect(parseCost(printed)).toEqual(parsed);
          expect(printCost(cost(printed))).toBe(printed);
        } else {
          expect(parsed.at).toBeGreaterThanOrEqual(0);
          expect(parsed.at).toBeLessThanOrEqual(typed.length);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
