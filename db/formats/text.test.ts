import { describe, expect, test } from 'vitest';
import { readDeck } from './deck.ts';
import type { DeckFile } from './deck-file.ts';
import { bundledCards, gemNamed, resolverOf } from './testing/cards.ts';

const extra = [
  gemNamed('OWN-001', { en: 'Datasucker' }),
  gemNamed('OWN-002', { en: 'Shrivelling [4]' }),
  gemNamed('OWN-003', { en: '7 Samurai' }),
  gemNamed('OWN-004', { en: '+2 Mace' }),
  gemNamed('OWN-005', { en: 'Dr. Boom' }),
  gemNamed('OWN-006', { en: 'Magic' }),
  gemNamed('OWN-007', { en: 'Jinteki: Personal Evolution' }),
  gemNamed('OWN-008', { en: "R&D's Secret Lair" }),
  gemNamed('OWN-009', { en: 'Fast 2 Furious' }),
  gemNamed('OWN-010', { en: 'Twin' }),
  gemNamed('OWN-011', { en: 'Twin' }),
  gemNamed('OWN-012', { en: 'Zord 3' }),
];
const resolver = resolverOf([...bundledCards, ...extra]);

function read(text: string | Uint8Array): DeckFile {
  const deck = readDeck(text, resolver, { format: null, game: null, language: 'en' });
  if (!deck.ok) throw new Error(deck.error.message.en);
  return deck.value;
}

/** What one line is read as, in a deck of its own. */
function one(line: string): unknown {
  const { cards, unresolved } = read(line);
  expect(cards.length + unresolved.length, line).toBe(1);
  const [card] = cards;
  return card === undefined
    ? { unresolved: unresolved[0]!.name, count: unresolved[0]!.count }
    : [card.count, card.card];
}

describe('one line in all the ways that people write it', () => {
  test.each([
    '3 Goradon',
    '3x Goradon',
    '3X Goradon',
    '3 x Goradon',
    'x3 Goradon',
    '×3 Goradon',
    '3× Goradon',
    '3×Goradon',
    '３ Goradon',
    '３枚 ゴラドン',
    '3枚ゴラドン',
    '×３ ゴラドン',
    'ゴラドン×3',
    'ゴラドン ×３',
    'ゴラドン　３枚',
    'ゴラドン３枚',
    'ゴラドン 3',
    'Goradon x3',
    'Goradon\tx3',
    'Goradon\t3',
    '3\tGoradon',
    'Goradon: 3',
    '3: Goradon',
    'Goradon, 3',
    '3,Goradon',
    '"Goradon",3',
    '3,"Goradon"',
    '3 "Goradon"',
    '3 「ゴラドン」',
    'Goradon (3)',
    'Goradon (x3)',
    'ゴラドン（3枚）',
    '[3] Goradon',
    '(3) Goradon',
    '- 3 Goradon',
    '* Goradon x3',
    '・ゴラドン ×3',
    '  3   GORADON  ',
    '3 ｺﾞﾗﾄﾞﾝ',
    '3 ごらどん',
    '3ゴラドン',
    'Goradon 3x',
    '3 Goradon # the best',
    '3 Goradon // the best',
    '3 Goradon\u200b',
  ])('A-78: %j', (line) => {
    expect(one(line)).toEqual([3, 'BS01-001']);
  });

  test.each([
    '3 BS01-001',
    '3x BS01-001',
    'BS01-001 x3',
    'BS01-001\t3',
    'BS01-001: 3',
    'bs01-001 ×３',
    '3 BS01-001 Goradon',
    '3 Goradon BS01-001',
    '3 Goradon (BS01-001)',
    '3 ゴラドン【BS01-001】',
    '3 ゴラドン [BS01-001]',
    'BS01-001 Goradon x3',
    '３枚　ＢＳ０１－００１',
    '3,BS01-001,Goradon',
    '3 [BS01-001] Goradon',
    '【BS01-001】ゴラドン ×3',
    '3 Goradon (BS01) 001',
    '3 Goradon (BS01) 1',
    '3 Goradon (BS01) 001 *F*',
    '3 Goradon *foil*',
  ])('numbers: %j', (line) => {
    expect(one(line)).toEqual([3, 'BS01-001']);
  });

  test.each<[string, unknown]>([
    ['A-73: & stays &', "2 R&D's Secret Lair"],
    ['A-75: any apostrophe', '2 R&D’s Secret Lair'],
    ['A-82: entities are read', '2 R&amp;D&#039;s Secret Lair'],
  ])('%s', (_name, line) => {
    expect(one(line as string)).toEqual([2, 'OWN-008']);
  });

  test.each<[string, unknown]>([
    ['A-80: 2 Shrivelling [4]', [2, 'OWN-002']],
    ['A-80: Shrivelling [4]', [1, 'OWN-002']],
    ['A-80: 1 Jinteki: Personal Evolution', [1, 'OWN-007']],
    ['A-76: 1 DR. BOOM', [1, 'OWN-005']],
    ['A-78: Dr. Boom\tx1', [1, 'OWN-005']],
    ['names that begin with digits: 7 Samurai', [1, 'OWN-003']],
    ['names that begin with digits: 2 7 Samurai', [2, 'OWN-003']],
    ['names that begin with a sign: +2 Mace', [1, 'OWN-004']],
    ['names that begin with a sign: 3 +2 Mace', [3, 'OWN-004']],
    ['names that end with digits: Zord 3', [1, 'OWN-012']],
    ['names that end with digits: 2 Zord 3', [2, 'OWN-012']],
    ['digits inside: 2 Fast 2 Furious', [2, 'OWN-009']],
    ['digits inside: 1 Fast 2 Furious', [1, 'OWN-009']],
    ['called like a heading: 3 Magic', [3, 'OWN-006']],
    ['called like a heading: Magic x3', [3, 'OWN-006']],
    ['unknown: 3 Nobody Knows', { unresolved: 'Nobody Knows', count: 3 }],
    ['unknown: Nobody Knows x2', { unresolved: 'Nobody Knows', count: 2 }],
    ['unknown: Nobody Knows', { unresolved: 'Nobody Knows', count: 1 }],
    ['no guess from a sign: +2 Datasucker', { unresolved: '+2 Datasucker', count: 1 }],
    ['no guess from a level: 2 Datasucker [4]', { unresolved: 'Datasucker [4]', count: 2 }],
    ['none of it: 0 Datasucker', { unresolved: 'Datasucker', count: 0 }],
    ['too many: 1000 Datasucker', { unresolved: 'Datasucker', count: 1000 }],
    ['two cards of one name: 2 Twin', { unresolved: 'Twin', count: 2 }],
    ['a number tells them apart: 2 Twin (OWN-011)', [2, 'OWN-011']],
    ['a line of signs: ***', { unresolved: '***', count: 1 }],
  ])('%s', (line, expected) => {
    expect(one(line.replace(/^.*?: (?=.)/, ''))).toEqual(expected);
  });
});

describe('whole lists', () => {
  test('A-71: equal lines add up, across spellings', () => {
    expect(read('2 Datasucker\n1 Datasucker\nDATASUCKER x3').cards).toEqual([
      { card: 'OWN-001', name: 'Datasucker', count: 6, zone: 'main' },
    ]);
  });

  test('every line is in exactly one place; headings in both languages open zones', () => {
    const text = [
      '\uFEFF// Name: 赤速攻',
      '# my comment',
      '',
      'メインデッキ（5枚）',
      '3 ゴラドン',
      'スピリット',
      '2 BS01-002',
      'Total: 5',
      '',
      '== Sideboard ==',
      '1 Merat',
      '[サイド]',
      '1 Nobody',
      '検討中：',
      '1 Metalburn',
      'SB: 1 Eyeburn',
      '// Main',
      '1 Hummerdrake',
      '// 3 Not a line',
    ].join('\r\n');
    const deck = read(text);
    expect(deck).toMatchObject({
      name: '赤速攻',
      game: 'battle-spirits',
      detected: 'text',
      comments: ['# my comment', '// 3 Not a line'],
      warnings: [],
    });
    expect(deck.cards.map(({ card, count, zone }) => [card, count, zone])).toEqual([
      ['BS01-001', 3, 'main'],
      ['BS01-002', 2, 'main'],
      ['BS01-006', 1, 'side'],
      ['BS01-008', 1, 'maybe'],
      ['BS01-005', 1, 'side'],
      ['BS01-007', 1, 'main'],
    ]);
    expect(deck.unresolved).toEqual([{ line: 13, text: '1 Nobody', count: 1, name: 'Nobody', zone: 'side' }]);
  });

  test.each([
    'Main',
    'Main Deck:',
    '[Main]',
    '## Deck (40)',
    'Spirits (20)',
    'Nexus: 5',
    'Magic - 10',
    '■スピリット',
    '【ネクサス】',
    'デッキ 40枚',
    'Gems (20 cards)',
    '合計：40枚',
    'Total 40',
    '// Sideboard',
    '--- Maybeboard ---',
  ])('a heading is no card: %s', (heading) => {
    const deck = read(`${heading}\n3 Goradon`);
    expect(deck.cards.length).toBe(1);
    expect(deck.unresolved).toEqual([]);
  });

  test('a heading that is also a card says so, and so does a count that is also a name', () => {
    expect(read('Magic\n2 Datasucker').warnings.map((warning) => warning.code)).toEqual(['header-or-card']);
    const samurai = resolverOf([gemNamed('A-1', { en: '7 Samurai' }), gemNamed('A-2', { en: 'Samurai' })]);
    const deck = readDeck('7 Samurai', samurai, { format: null, game: null, language: 'en' });
    expect(deck).toMatchObject({
      ok: true,
      value: { cards: [{ card: 'A-2', count: 7 }], warnings: [{ line: 1, code: 'count-or-name' }] },
    });
  });

  test.each([
    ['0 Datasucker', 'count-zero'],
    ['1000 Datasucker', 'count-limit'],
    ['998 Datasucker\n2 Datasucker', 'count-limit'],
    ['2 Twin', 'ambiguous-name'],
    ['2 Goradon (BS99-001)', 'number-unknown'],
    ['2 Goradon (BS01-002)', 'number-name-mismatch'],
    ['9 Goradon\n3 Merat\n1 Datasucker', 'other-game'],
  ])('%j warns: %s', (text, code) => {
    const { warnings } = read(text);
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
    expect(warnings[0]!.line).toBe(text.split('\n').length);
    expect(warnings[0]!.message.ja).toMatch(/[ぁ-ん]/);
  });

  test('a Colossus goes to its own zone without being told', () => {
    expect(read('1 Auradin, the Dawn Rampart').cards).toMatchObject([{ card: 'CWS-001', zone: 'colossus' }]);
  });

  test('UTF-16, Shift_JIS and mixed bytes', () => {
    const utf16 = new Uint8Array(Buffer.from('\uFEFF3 ゴラドン', 'utf16le'));
    expect(read(utf16).cards).toMatchObject([{ card: 'BS01-001', count: 3 }]);
    const shiftJis = Uint8Array.from([0x33, 0x20, 0x83, 0x53, 0x83, 0x89, 0x83, 0x68, 0x83, 0x93]);
    expect(read(shiftJis)).toMatchObject({ cards: [{ card: 'BS01-001' }], warnings: [{ code: 'encoding' }] });
    const mixed = Uint8Array.from([0x33, 0x0a, 0xff, 0x00, 0x41]);
    expect(readDeck(mixed, resolver, { format: null, game: null, language: 'en' })).toMatchObject({
      ok: false,
      error: { line: 2 },
    });
  });

  test('A-138: 60 lines take less than 50 ms', () => {
    const text = bundledCards
      .slice(0, 60)
      .map((card, i) => `${1 + (i % 3)}x ${card.card.name.ja ?? card.card.name.en}`)
      .join('\n');
    // The best of five: other programs on the machine may take the time of some.
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      expect(read(text).unresolved).toEqual([]);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
