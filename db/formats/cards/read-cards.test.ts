import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardReading } from './card-file.ts';
import { type ReadCardsOptions, readCards } from './read-cards.ts';

const options: ReadCardsOptions = { game: 'battle-spirits', mapping: null };

function read(file: unknown, own: ReadCardsOptions = options): CardReading {
  const text = typeof file === 'string' || file instanceof Uint8Array ? file : JSON.stringify(file);
  const reading = readCards(text, own);
  if (!reading.ok) throw new Error(reading.error.message.en);
  return reading.value;
}

const a = {
  cardId: 'TST01-001',
  name: 'テスト竜',
  type: 'spirit',
  colors: ['red'],
  cost: 2,
  reduction: ['red', 'red'],
  family: ['地竜'],
  levels: [
    { level: 1, cores: 1, bp: 1000 },
    { level: 2, cores: 3, bp: 3000 },
  ],
  symbol: ['red'],
  flash: false,
  rarity: '',
  limited: false,
  effect: '',
  effects: [],
};
const b = {
  id: 'TST01-001',
  nameEN: 'Test Dragon',
  nameJP: 'テスト竜',
  set: 'TST01',
  cardType: 'spirit',
  colors: ['red'],
  cost: 2,
  reduction: ['red', 'red'],
  rarity: 'C',
  families: ['Terra Dragon'],
  symbols: ['red'],
  levels: a.levels,
};
const d = {
  id: '26TST01-001',
  name: 'Test Dragon',
  type: 'Spirit',
  cost: 2,
  Color: ['Red'],
  Reduction: ['Red', 'Red'],
  Family: ['Terra Dragon'],
  Set: ['26TST01'],
  isToken: false,
};
const e = {
  cardNo: 'TST01-001',
  side: 'A',
  name: 'テスト竜',
  rarity: 'C',
  cost: 2,
  symbols: '赤1',
  reductionSymbols: '赤2',
  category: 'S',
  attributes: '赤',
  systems: ['地竜'],
  lvInfo: ['1,1,1000', '2,3,3000'],
  effect: '',
};
const facts = { kind: 'spirit', colors: ['red'], cost: 2, reduction: { red: 2 } };
const levels = [
  { level: 1, cores: 1, bp: 1000 },
  { level: 2, cores: 3, bp: 3000 },
];

describe('the same card in every form', () => {
  test.each([
    ['a', [a], { ...facts, name: { ja: 'テスト竜' }, symbols: { red: 1 }, levels, families: ['地竜'] }],
    [
      'b',
      [b],
      {
        ...facts,
        name: { en: 'Test Dragon', ja: 'テスト竜' },
        symbols: { red: 1 },
        levels,
        families: ['Terra Dragon'],
        rarity: 'C',
      },
    ],
    ['e', [e], { ...facts, name: { ja: 'テスト竜' }, symbols: { red: 1 }, levels, families: ['地竜'], rarity: 'C' }],
    ['e', { cards: [e] }, facts],
    [
      'csv',
      'Number,Kind,Name,カード名,Color,Cost,Reduction,Symbols,Levels,Family\nTST01-001,Spirit,Test Dragon,テスト竜,Red,2,red 2,赤1,1/1000 · 3/3000,地竜',
      { ...facts, name: { en: 'Test Dragon', ja: 'テスト竜' }, symbols: { red: 1 }, levels, families: ['地竜'] },
    ],
    [
      'csv',
      '番号;種類;カード名;色;コスト;軽減;シンボル;レベル\nＴＳＴ０１－００１;スピリット;テスト竜;赤;２;赤２;赤;1/1000、3/3000\n',
      { ...facts, symbols: { red: 1 }, levels },
    ],
  ])('form %s', (form, file, card) => {
    const reading = read(file);
    expect(reading).toMatchObject({
      form,
      refused: [],
      warnings: [],
      sets: [{ game: 'battle-spirits', code: 'TST01' }],
    });
    expect(reading.cards).toMatchObject([
      {
        entry: { game: 'battle-spirits', id: 'TST01-001', card },
        printings: [{ number: 'TST01-001', setCode: 'TST01' }],
      },
    ]);
  });

  test('form d has no levels: a warning for each card, never a default', () => {
    const reading = read({ [d.id]: d, t: { ...d, id: 'T-001', isToken: true } });
    expect(reading.cards).toMatchObject([{ entry: { id: '26TST01-001', card: { ...facts, levels: null } } }]);
    expect(reading.warnings).toMatchObject([{ at: 'card 26TST01-001', code: 'levels-unknown' }]);
    expect(reading.refused).toMatchObject([{ at: 'card t', why: { en: expect.stringContaining('token') } }]);
  });

  test('our own form gives the bundled set back, card for card', () => {
    const file = new URL('../../../assets/cards/bs01.json', import.meta.url);
    const set = JSON.parse(readFileSync(file, 'utf8'));
    const reading = read(readFileSync(file));
    expect(reading).toMatchObject({ form: 'costwise', refused: [], warnings: [], sets: [{ code: 'BS01' }] });
    expect(reading.cards.map(({ entry }) => entry.id)).toEqual(set.cards.map((card: { id: string }) => card.id));
    expect(reading.cards[0]!.entry.card).toMatchObject(set.cards[0].card);
  });
});

describe('what the files are known for', () => {
  test('id suffixes: printings of one card, and another face with another name', () => {
    const reading = read([
      { ...b, id: 'TST01-014A' },
      { ...b, id: 'TST01-014B' },
      { ...b, id: 'TST01-034_2' },
      { ...b, id: 'TST01-050' },
      { ...b, id: 'TST01-050B', nameEN: 'Other Face', nameJP: '裏' },
    ]);
    expect(
      reading.cards.map(({ entry, printings }) => [entry.id, printings.map((printing) => printing.number)]),
    ).toEqual([
      ['TST01-014', ['TST01-014A', 'TST01-014B']],
      ['TST01-034', ['TST01-034_2']],
      ['TST01-050', ['TST01-050']],
      ['TST01-050B', ['TST01-050B']],
    ]);
    expect(reading.warnings).toEqual([]);
  });

  test('printings that disagree are said; a number that stands twice counts once', () => {
    const reading = read([
      { ...b, id: 'TST01-014A' },
      { ...b, id: 'TST01-014B', cost: 3 },
      { ...b, id: 'TST01-014A' },
    ]);
    expect(reading.warnings.map((warning) => warning.code)).toEqual(['faces-differ', 'repeated']);
    expect(reading.cards).toMatchObject([
      { entry: { card: { cost: 2 } }, printings: [{ number: 'TST01-014A' }, { number: 'TST01-014B' }] },
    ]);
  });

  test('one number for two names is refused, not lost', () => {
    const reading = read([b, { ...b, nameEN: 'Other', nameJP: '別' }]);
    expect(reading.cards.length).toBe(1);
    expect(reading.refused).toMatchObject([{ at: 'card 2 (TST01-001)' }]);
  });

  test('A-82, A-150: entities, byte order marks, full-width digits', () => {
    const bytes = new TextEncoder().encode(
      `\uFEFF${JSON.stringify([{ ...e, name: 'R&amp;D&#039;s', cost: '２', lvInfo: ['１,１,1000'] }])}`,
    );
    expect(read(bytes).cards).toMatchObject([
      { entry: { card: { name: { ja: "R&D's" }, cost: 2, levels: [{ level: 1, cores: 1, bp: 1000 }] } } },
    ]);
  });

  test('nexus and magic: no battle points, no levels, timings as the text says', () => {
    const nexus = {
      ...b,
      id: 'TST01-098',
      cardType: 'nexus',
      levels: [
        { level: 1, cores: 0, bp: 0 },
        { level: 2, cores: 2, bp: 0 },
      ],
    };
    const magic = {
      ...a,
      cardId: 'TST01-117',
      type: 'magic',
      levels: [],
      symbol: [],
      effect: 'メイン：引く。フラッシュ：+2000。',
    };
    expect(read([nexus]).cards).toMatchObject([
      {
        entry: {
          card: {
            kind: 'nexus',
            levels: [
              { cores: 0, bp: null },
              { cores: 2, bp: null },
            ],
          },
        },
      },
    ]);
    expect(read([magic])).toMatchObject({
      warnings: [],
      cards: [{ entry: { card: { kind: 'magic', levels: [], timings: ['main', 'flash'] } } }],
    });
    expect(read([{ ...e, category: 'N', lvInfo: ['1,0', '2,1'] }]).cards).toMatchObject([
      {
        entry: {
          card: {
            levels: [
              { cores: 0, bp: null },
              { cores: 1, bp: null },
            ],
          },
        },
      },
    ]);
  });

  test('all-colour reduction and several colours', () => {
    expect(
      read([{ ...e, reductionSymbols: '赤1青2', symbols: '紫1緑1', attributes: '赤紫' }]).cards[0]!.entry.card,
    ).toMatchObject({ reduction: { red: 1, blue: 2 }, symbols: { purple: 1, green: 1 }, colors: ['red', 'purple'] });
    expect(read([{ ...e, reductionSymbols: '全2' }]).cards[0]!.entry.card).toMatchObject({ reduction: { any: 2 } });
  });

  test('a cost that is not given is unknown, with a warning', () => {
    expect(read([{ ...a, cost: null }])).toMatchObject({
      cards: [{ entry: { card: { cost: null } } }],
      warnings: [{ code: 'cost-unknown' }],
    });
  });

  test.each<[string, object, string]>([
    ['a kind that is not known', { ...a, type: 'brave' }, 'kind'],
    ['a colour that is not known', { ...a, colors: ['pink'] }, 'colors'],
    ['a cost that is no number', { ...a, cost: 'two' }, 'cost'],
    ['a number that is none', { ...a, cardId: 'nothing' }, 'number'],
    ['no name', { ...a, name: ' ' }, 'name'],
    [
      'levels that fall',
      {
        ...a,
        levels: [
          { level: 1, cores: 3, bp: 1 },
          { level: 2, cores: 1, bp: 2 },
        ],
      },
      'levels',
    ],
    ['a spirit that needs no core (S12)', { ...a, levels: [{ level: 1, cores: 0, bp: 1 }] }, 'levels'],
    ['a symbol that is none', { ...a, symbol: ['moon'] }, 'symbols'],
    ['a row that is no card', { ...a, name: 3 }, 'name'],
  ])('%s refuses the row with its place, and the others go on', (_name, row, field) => {
    const reading = read([row, { ...a, cardId: 'TST01-002' }]);
    expect(reading.cards.map(({ entry }) => entry.id)).toEqual(['TST01-002']);
    expect(reading.refused).toMatchObject([
      {
        at: expect.stringContaining('card 1'),
        why: { en: expect.stringContaining(field), ja: expect.stringMatching(/[ぁ-ん]/) },
      },
    ]);
  });
});

describe('tables', () => {
  test('A-110: an unquoted comma refuses its row with the line, the rest is read', () => {
    const reading = read(
      'number,kind,name,color,cost,levels\nT-001,spirit,Jace, the Mind,red,2,1/1000\nT-002,spirit,"Jace, the Mind",red,2,1/1000\nT-003,spirit,Short\n',
    );
    expect(reading.cards.map(({ entry }) => entry.card.name.en)).toEqual(['Jace, the Mind']);
    expect(reading.refused.map((refusal) => refusal.at)).toEqual(['row 2', 'row 4']);
  });

  test('spare commas at the ends of rows and a quotation mark inside a cell', () => {
    const reading = read(
      'number,kind,name,color,cost,,\nT-001,magic,Fine,red,2,,\nT-002,magic,a "b" c,red,2,,\nT-003,magic,"a ""b""",red,2,,\n',
    );
    expect(reading.cards.map(({ entry }) => entry.card.name.en)).toEqual(['Fine', 'a "b" c', 'a "b"']);
    expect(reading.refused).toEqual([]);
  });

  test('a quotation mark that is never closed refuses from its row on, and says so', () => {
    const reading = read(
      'number,kind,name,color,cost\nT-001,magic,Fine,red,2\nT-002,magic,"open,red,2\nT-003,magic,Lost,red,2\n',
    );
    expect(reading.cards.map(({ entry }) => entry.id)).toEqual(['T-001']);
    expect(reading.refused).toMatchObject([{ why: { en: expect.stringContaining('quotation mark') } }]);
  });

  test('a mapping of the user, and Colossus Order in a column', () => {
    const csv =
      'nr\twhat\ttitle\tprice\tatk\tgame\nX-001\tfollower\tTest Knight\t{3}{W}{W}\t２\tcolossus-order\nX-002\taction\tStrike\t{1}\t\tcolossus-order\nX-003\tfollower\tNo\t{1}\tmany\tcolossus-order\nX-004\tspirit\tNo game\t1\t\tchess\n';
    const reading = read(csv, {
      game: null,
      mapping: { number: 'nr', kind: 'what', nameEn: 'title', cost: 'price', attack: 'atk', game: 'game' },
    });
    expect(reading.cards).toMatchObject([
      { entry: { game: 'colossus-order', card: { kind: 'follower', cost: '{3}{W}{W}', attack: 2, defence: null } } },
      { entry: { game: 'colossus-order', card: { kind: 'action', snap: false } } },
    ]);
    expect(reading.refused.map((refusal) => refusal.at)).toEqual(['row 4', 'row 5']);
  });

  test('without a game the kind says it; levels of two and three figures, keywords with their levels', () => {
    const reading = read(
      'number,kind,name,color,cost,symbols,levels,keywords\nT-001,spirit,A,red,3,red,1/1/2000; 3/2/4000,"神速:2-3, own word"\nT-002,follower,B,white,{1},,,Locus Trick\nT-003,gmae,C,red,1,,,\nT-004,spirit,D,red,1,red,1/1/1/1,\nT-005,nexus,E,red,1,red,0 · 2,swift LV1\n',
      { game: null, mapping: null },
    );
    expect(reading.cards).toMatchObject([
      {
        entry: {
          game: 'battle-spirits',
          card: {
            levels: [
              { level: 1, cores: 1, bp: 2000 },
              { level: 3, cores: 2, bp: 4000 },
            ],
            keywords: [{ id: 'swift', levels: [2, 3] }, { id: 'own word' }],
          },
        },
      },
      { entry: { game: 'colossus-order', card: { kind: 'follower', keywords: ['locus-trick'] } } },
      {
        entry: {
          card: {
            levels: [
              { level: 1, cores: 0, bp: null },
              { level: 2, cores: 2, bp: null },
            ],
            keywords: [{ id: 'swift', levels: [1] }],
          },
        },
      },
    ]);
    expect(reading.refused).toMatchObject([
      { at: 'row 4', why: { en: expect.stringContaining('found "gmae"') } },
      { at: 'row 5', why: { en: expect.stringContaining('levels') } },
    ]);
  });

  test('A-110: what is refused stands in the order of the rows', () => {
    const reading = read(
      'number,kind,name,color,cost\nT-001,magic,A,rde,1\nT-002,magic,B,C,red,1\nT-003,magic,D,rde,1\n',
    );
    expect(reading.refused.map(({ at }) => at)).toEqual(['row 2', 'row 3', 'row 4']);
  });

  test('a table without the columns that are needed names its headings', () => {
    expect(readCards('a,b\n1,2', options)).toMatchObject({
      ok: false,
      error: { message: { en: expect.stringContaining('a, b') } },
    });
    expect(readCards('', options)).toMatchObject({ ok: false });
  });
});

test.each([
  ['broken JSON', '[{"cardId": ', 'line 1'],
  ['JSON of something else', '{"a": {"b": 1}}', 'no card data'],
  ['JSON of nothing', '[]', 'no card data'],
])('%s is refused as a whole', (_name, text, message) => {
  expect(readCards(text, options)).toMatchObject({
    ok: false,
    error: { message: { en: expect.stringContaining(message) } },
  });
});
