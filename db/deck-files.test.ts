import { expect, test } from 'vitest';
import { readDeckFile, writeDeckFile } from './deck-files.ts';
import { saveDeck } from './decks.ts';
import { type DeckFormat, deckFormats } from './formats/deck-file.ts';
import { errorOf, good, openTestStore } from './testing/data-folder.ts';

const auto = { game: null, format: null, language: 'en' } as const;
const unresolved = [{ text: '3 Nobody Knows', count: 3, name: 'Nobody Knows', zone: 'main' }] as const;

test('A-71, A-76: cards are found by number, id and name in both languages, and add up', async () => {
  const text = '2 T1-001\n1 ワガハイ\n3 ivys purple dragon\n1 t1-002 Red Dragon\n';
  const deck = good(readDeckFile(await openTestStore(), { ...auto, source: { text } }));
  expect(deck.game).toBe('battle-spirits');
  expect(deck.cards.map(({ card, name, count }) => [card, name, count])).toEqual([
    ['T1-001', 'Small Red', 3],
    ['T1-003', "Ivy's Purple Dragon", 3],
    ['T1-002', 'Red Dragon', 1],
  ]);
  expect(deck.unresolved).toEqual([]);
});

test('A-77: a line that no card is found for is kept with its number', async () => {
  const source = { text: '2 Red Dragon\n\n3 Nobody Knows\n' };
  const deck = good(readDeckFile(await openTestStore(), { ...auto, source }));
  expect(deck.unresolved).toMatchObject([{ line: 3, text: '3 Nobody Knows', count: 3, name: 'Nobody Knows' }]);
});

test.each(deckFormats)(
  'A-80, A-81: a deck saved as %s and read again has the same cards and open lines',
  async (format) => {
    const store = await openTestStore();
    const lines = [
      { card: 'T1-001', count: 3, zone: 'main' },
      { card: 'T1-002', count: 2, zone: 'side' },
    ] as const;
    const { id } = good(
      saveDeck(store, { id: null, game: 'battle-spirits', name: { en: 'R&D: <one>' }, lines, unresolved }),
    );
    const file = good(writeDeckFile(store, { id, format, language: 'ja', pictures: null }));
    const read = good(readDeckFile(store, { ...auto, source: { text: file.text } }));
    expect(read).toMatchObject({ game: 'battle-spirits', name: 'R&D: <one>', detected: format });
    expect(read.cards.map(({ card, count, zone }) => ({ card, count, zone }))).toEqual(lines);
    // Some formats write each copy as a line of its own.
    expect(read.unresolved.reduce((sum, line) => sum + line.count, 0)).toBe(3);
    expect(new Set(read.unresolved.map(({ name, zone }) => `${zone}/${name}`))).toEqual(new Set(['main/Nobody Knows']));
  },
);

test('the name of the file is one that every system takes', async () => {
  const store = await openTestStore();
  const nameOf = (name: string) => {
    const { id } = good(saveDeck(store, { id: null, game: 'battle-spirits', name: { en: name }, lines: [] }));
    return good(writeDeckFile(store, { id, format: 'octgn', language: 'en', pictures: null })).fileName;
  };
  expect(nameOf('赤/白: "best" <1>?')).toBe('赤 白 best 1.o8d');
  expect(nameOf('../..')).toBe('deck.o8d');
  expect(nameOf('CON')).toBe('deck CON.o8d');
  expect(nameOf('nul.txt')).toBe('deck nul.txt.o8d');
  expect(Buffer.byteLength(nameOf('🐉'.repeat(100)))).toBe(204);
  expect(nameOf('龍皇ジークフリード')).toBe('龍皇ジークフリード.o8d');
});

test('bytes of older Japanese programs are read, with a word about it', async () => {
  const store = await openTestStore();
  // 「2 ワガハイ」 in Shift_JIS.
  const base64 = Buffer.from([0x32, 0x20, 0x83, 0x8f, 0x83, 0x4b, 0x83, 0x6e, 0x83, 0x43]).toString('base64');
  const read = good(readDeckFile(store, { ...auto, source: { base64 } }));
  expect(read.cards).toMatchObject([{ card: 'T1-001', count: 2 }]);
  expect(read.warnings.map(({ code }) => code)).toEqual(['encoding']);
});

test('what is no deck is refused with the line and what to do', async () => {
  const store = await openTestStore();
  expect(errorOf(readDeckFile(store, { ...auto, source: { text: '<html></html>' } })).message.en).toMatch(
    /^Line 1: .*<html>/,
  );
  const long = Array.from({ length: 2001 }, (_, i) => `1 Nobody ${i}`).join('\n');
  expect(errorOf(readDeckFile(store, { ...auto, source: { text: long } })).message.en).toContain('2001 others');
});

test('A-84: a deck whose cards the library has lost is still written, by id', async () => {
  const store = await openTestStore();
  const lines = [{ card: 'XX-9', count: 2, zone: 'main' }] as const;
  const { id } = good(saveDeck(store, { id: null, game: 'battle-spirits', name: { en: 'Old' }, lines }));
  expect(good(writeDeckFile(store, { id, format: 'text', language: 'en', pictures: null })).text).toContain(
    '2 XX-9 (XX-9)',
  );
});

test('A-129: for Tabletop Simulator each card has its place on a sheet of at most 69 cards, at the address that was given', async () => {
  const store = await openTestStore();
  const lines = Array.from({ length: 140 }, (_, i) => ({ card: `XX-${i}`, count: 1 + (i % 2), zone: 'main' as const }));
  const { id } = good(
    saveDeck(store, { id: null, game: 'battle-spirits', name: { en: 'Dragon: 1' }, lines, unresolved }),
  );
  const write = (pictures: string | null) =>
    good(writeDeckFile(store, { id, format: 'tabletop-simulator', language: 'en', pictures }));
  const file = write('C:\\Decks\\');
  expect(file.pictures?.sheets.map(({ fileName, rows, cards }) => [fileName, rows, cards.length])).toEqual([
    ['Dragon 1-1.png', 7, 69],
    ['Dragon 1-2.png', 7, 69],
    ['Dragon 1-3.png', 2, 2],
  ]);
  const [deck] = JSON.parse(file.text).ObjectStates;
  for (const { CardID, GMNotes, CustomDeck } of deck.ContainedObjects) {
    const sheet = file.pictures?.sheets[Math.floor(CardID / 100) - 1];
    expect(sheet?.cards[CardID % 100] ?? '').toBe(GMNotes);
    expect(CustomDeck[Math.floor(CardID / 100)]).toMatchObject({
      FaceURL: `file:///C:/Decks/${sheet?.fileName}`,
      BackURL: 'file:///C:/Decks/Dragon 1-back.png',
      NumWidth: sheet?.columns,
      NumHeight: sheet?.rows,
    });
  }
  expect(write('https://example.com/a/').text).toContain('"https://example.com/a/Dragon%201-2.png"');
  expect(write('').text).toContain('"FaceURL": "Dragon 1-1.png"');
  expect(write(null)).toMatchObject({ pictures: null });
});

test('A-80: our own form keeps printings, notes, tags and cover; the others carry the notes as comments', async () => {
  const store = await openTestStore();
  const notes = 'Swift red.\n\nCut the nexus?';
  const lines = [
    { card: 'T1-001', count: 2, zone: 'main', printing: 'T1/T1-001/ja' },
    { card: 'T1-001', count: 1, zone: 'main' },
  ] as const;
  const deck = { game: 'battle-spirits', name: { en: 'Mine' }, lines, notes, tags: ['test'], cover: 'T1-001' } as const;
  const { id } = good(saveDeck(store, { id: null, ...deck }));
  const again = (format: DeckFormat) => {
    const { text } = good(writeDeckFile(store, { id, format, language: 'en', pictures: null }));
    return good(readDeckFile(store, { ...auto, source: { text } }));
  };
  const own = again('json');
  expect(own).toMatchObject({ notes, tags: ['test'], cover: 'T1-001', comments: [] });
  expect(own.cards.map(({ name, ...line }) => line)).toEqual(lines);
  for (const format of deckFormats.filter((format) => format !== 'json')) {
    const read = again(format);
    expect(read.cards, format).toMatchObject([{ card: 'T1-001', count: 3 }]);
    expect(read.comments, format).toEqual(['# Swift red.', '# Cut the nexus?']);
  }
});
