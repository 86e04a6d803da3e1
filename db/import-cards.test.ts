import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createLibraryResolver } from './card-resolver.ts';
import { findCardsByNumber, getCards, searchCards } from './cards.ts';
import { ok } from './errors.ts';
import { readCards } from './formats/cards/read-cards.ts';
import {
  type ImportOptions,
  type ImportPhase,
  type ImportReport,
  ImportStopped,
  importCards,
  importPhases,
  libraryVersion,
} from './import-cards.ts';
import { planFiles } from './import-plan.ts';
import type { Store } from './store.ts';
import { errorOf, freshFolder, good, openTestStore, smallBundle, writeBundle } from './testing/data-folder.ts';

const all = { text: '', game: null, offset: 0, limit: 100 } as const;

function take(store: Store, file: unknown, options: Partial<ImportOptions> = {}): ImportReport {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const reading = readCards(text, { game: 'battle-spirits', mapping: null });
  if (!reading.ok) throw new Error(reading.error.message.en);
  return good(importCards(store, [reading.value], { dryRun: false, ...options }))[0]!;
}

const found = async (store: Store, text: string) =>
  good(await searchCards(store, { ...all, text })).cards.map((card) => card.id);

/** Everything that an import may touch, as it stands. */
function contents(store: Store): unknown {
  const tables = ['sets', 'cards', 'card_names', 'printings', 'search_cards', 'search_names', 'search_keys'];
  return tables.map((table) => good(store.library).prepare(`SELECT * FROM ${table}`).all());
}

const dragon = {
  cardId: 'MY01-001',
  name: '試し竜',
  type: 'spirit',
  colors: ['red'],
  cost: 3,
  reduction: ['red'],
  family: ['地竜'],
  levels: [{ level: 1, cores: 1, bp: 2000 }],
  symbol: ['red'],
};
const wizard = { ...dragon, cardId: 'MY01-002', name: '試しの魔術', type: 'magic', levels: [] };
const mine = [dragon, wizard];
const counts = ({ added, changed, same, refused }: ImportReport) => [added, changed, same, refused.length];

test('cards of a file are found at once by name, number, field and in the order of the library; twice is the same as once', async () => {
  const store = await openTestStore();
  expect(counts(take(store, mine))).toEqual([2, 0, 0, 0]);
  expect(await found(store, '試し')).toEqual(['MY01-001', 'MY01-002']);
  expect(await found(store, 'MY01')).toEqual(['MY01-001', 'MY01-002']);
  expect(await found(store, 'set:MY01 t:magic')).toEqual(['MY01-002']);
  expect(await found(store, '')).toEqual(['MY01-002', 'MY01-001', 'T1-001', 'T1-002', 'T1-003', 'T2-001']);
  const [card] = createLibraryResolver(good(store.library)).byKey('試し竜');
  expect(card).toEqual({
    game: 'battle-spirits',
    id: 'MY01-001',
    kind: 'spirit',
    name: { ja: '試し竜' },
    numbers: ['MY01-001'],
  });
  const before = contents(store);
  expect(counts(take(store, mine))).toEqual([0, 0, 2, 0]);
  expect(contents(store)).toEqual(before);
});

test('A-107: a dry run says what would happen and changes nothing', async () => {
  const store = await openTestStore();
  const before = contents(store);
  const report = take(store, mine, { dryRun: true });
  expect(counts(report)).toEqual([2, 0, 0, 0]);
  expect(contents(store)).toEqual(before);
  expect(take(store, mine)).toEqual(report);
});

test('A-107: a dry run sees each card after those before it, as the import does', async () => {
  const store = await openTestStore();
  take(store, mine);
  const card = (id: string, number: string, ja: string) => ({
    id,
    card: { kind: 'spirit', name: { ja }, cost: 1, levels: null, number },
  });
  const file = {
    format: 'costwise.cards/1',
    game: 'battle-spirits',
    set: { code: 'MY01', name: { en: 'Mine' } },
    cards: [
      card('new-one', 'MY01-009', '新しい竜'),
      card('its-number', 'MY01-009', '別の竜'),
      card('by-number', 'MY01-001', '試し竜'),
      card('by-number-again', 'MY01-001', '試し竜'),
      card('its-number-again', 'MY01-001', '別の竜'),
    ],
  };
  const promised = take(store, file, { dryRun: true });
  expect(counts(promised)).toEqual([1, 1, 1, 2]);
  expect(promised.refused.map(({ at }) => at)).toEqual(['card 2 (its-number)', 'card 5 (its-number-again)']);
  expect(take(store, file)).toEqual(promised);
});

test.each(importPhases)('A-133: an import that is interrupted while %s leaves nothing', async (where) => {
  const store = await openTestStore();
  const before = contents(store);
  const reading = readCards(JSON.stringify(mine), { game: null, mapping: null });
  if (!reading.ok) throw new Error(reading.error.message.en);
  let cards = 0;
  const onCard = (phase: ImportPhase) => {
    cards += phase === where ? 1 : 0;
    if (cards === 2) throw new Error('the power is cut');
  };
  expect(errorOf(importCards(store, [reading.value], { dryRun: false, onCard })).message.en).toContain('power is cut');
  expect(contents(store)).toEqual(before);
  expect(counts(take(store, mine))).toEqual([2, 0, 0, 0]);
});

test('when rows are refused, nothing is imported if the user wants all or nothing', async () => {
  const store = await openTestStore();
  const before = contents(store);
  const reading = readCards(JSON.stringify([dragon, { ...dragon, cardId: 'MY01-002', cost: 'many' }]), {
    game: null,
    mapping: null,
  });
  if (!reading.ok) throw new Error(reading.error.message.en);
  const all = importCards(store, [reading.value], { dryRun: false, whenRefused: 'nothing' });
  expect(errorOf(all).message.en).toBe('1 row is refused, so nothing was imported.');
  expect(contents(store)).toEqual(before);
  const rest = good(importCards(store, [reading.value], { dryRun: false, whenRefused: 'rest' }));
  expect(rest.map(counts)).toEqual([[1, 0, 0, 1]]);
});

test('A-137: the cards of the user outlast a change of the bundled sets, also in a set of both', async () => {
  const assetsDir = writeBundle();
  const dataDir = freshFolder();
  const store = await openTestStore({ dataDir, assetsDir });
  const red = { ...dragon, cardId: 'T1-002', name: 'レッドドラゴン', cost: 7 };
  take(store, [dragon, red, { ...dragon, cardId: 'T1-050', name: '同じ弾の竜' }]);
  store.close();

  const one = smallBundle['cards/one.json'] as { cards: { id: string; card: Record<string, unknown> }[] };
  const [ivy, ...others] = one.cards;
  writeBundle({ 'cards/one.json': { ...one, cards: [{ ...ivy, id: 'T1-009' }, ...others] } }, assetsDir);
  const again = await openTestStore({ dataDir, assetsDir });
  expect(again.notices).toEqual([]);
  expect(await found(again, '')).toEqual(['MY01-001', 'T1-001', 'T1-050', 'T1-002', 'T1-009', 'T2-001']);
  expect(await found(again, 'cost:7')).toEqual(['T1-002']);
  again.close();

  const without = await openTestStore({
    dataDir,
    assetsDir: writeBundle({ 'cards/two.json': smallBundle['cards/two.json'] }),
  });
  expect(await found(without, '')).toEqual(['MY01-001', 'T1-050', 'T1-002', 'T2-001']);
  expect(await found(without, 'set:T1')).toEqual(['T1-050', 'T1-002']);
});

test('a bundled card is never replaced in silence; what the file does not say stays', async () => {
  const store = await openTestStore();
  const report = take(store, [{ ...dragon, cardId: 'T1-002', name: 'レッドドラゴン', cost: 7 }]);
  expect(counts(report)).toEqual([0, 1, 0, 0]);
  expect(report.warnings).toMatchObject([
    { at: 'card 1 (T1-002)', code: 'bundled-replaced', message: { en: expect.stringContaining('T1-002') } },
  ]);
  const { cards } = good(getCards(store, 'battle-spirits', ['T1-002']));
  expect(cards[0]!.card).toMatchObject({
    name: { en: 'Red Dragon', ja: 'レッドドラゴン' },
    cost: 7,
    symbols: { red: 1 },
  });
  expect(await found(store, 'cost:5')).toEqual([]);
  expect(await found(store, 'red dragon')).toEqual(['T1-002']);
});

test('a form without levels leaves the levels that are known, and families in another language are no news', async () => {
  const store = await openTestStore();
  take(store, [{ ...dragon, family: ['地竜'] }]);
  const english = {
    id: 'MY01-001',
    nameEN: 'Trial Dragon',
    cardType: 'spirit',
    colors: ['red'],
    cost: 3,
    reduction: ['red'],
    symbols: ['red'],
    families: ['Terra Dragon'],
  };
  expect(counts(take(store, [english]))).toEqual([0, 1, 0, 0]);
  const { cards } = good(getCards(store, 'battle-spirits', ['MY01-001']));
  expect(cards[0]!.card).toMatchObject({
    name: { en: 'Trial Dragon', ja: '試し竜' },
    levels: [{ level: 1, cores: 1, bp: 2000 }],
    families: ['地竜'],
  });
});

test('another printing is added to its card; a number that another card has is refused with both names', async () => {
  const store = await openTestStore();
  take(store, mine);
  expect(counts(take(store, [{ ...dragon, cardId: 'MY01-001B' }]))).toEqual([0, 1, 0, 0]);
  expect(good(findCardsByNumber(store, 'battle-spirits', 'MY01-001B')).map((card) => card.id)).toEqual(['MY01-001']);
  expect(await found(store, 'MY01-001B')).toEqual(['MY01-001']);

  const report = take(store, {
    format: 'costwise.cards/1',
    game: 'battle-spirits',
    set: { code: 'MY01', name: { en: 'Mine' } },
    cards: [
      { id: 'other', card: { kind: 'spirit', name: { en: 'Other' }, cost: 1, levels: null, number: 'MY01-002' } },
    ],
  });
  expect(counts(report)).toEqual([0, 0, 0, 1]);
  expect(report.refused).toMatchObject([{ at: 'card 1 (other)', why: { en: expect.stringContaining('試しの魔術') } }]);
});

test('A-110: a row that is wrong is refused with its line, and the rest is taken in', async () => {
  const store = await openTestStore();
  const report = take(store, 'number,kind,name,cost\nMY02-001,spirit,One,1\nMY02-002,spirit,Two, with a comma,2\n');
  expect(counts(report)).toEqual([1, 0, 0, 1]);
  expect(report.refused).toMatchObject([{ at: 'row 3' }]);
  expect(await found(store, 'MY02')).toEqual(['MY02-001']);
});

test('A-142: many cards at once leave the indexes of the tables as they were, also when the import is stopped at its end', async () => {
  const store = await openTestStore();
  const db = good(store.library);
  const indexes = () => db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name").all();
  const before = indexes();
  const rows = Array.from({ length: 1001 }, (_, i) => `MANY-${i},spirit,Card ${i},${i % 9}`);
  const reading = readCards(`number,kind,name,cost\n${rows.join('\n')}`, { game: null, mapping: null });
  if (!reading.ok) throw new Error(reading.error.message.en);
  let indexed = 0;
  const onCard = (phase: ImportPhase) => {
    indexed += phase === 'indexing' ? 1 : 0;
    if (indexed === 1001) throw new ImportStopped();
  };
  expect(() => importCards(store, [reading.value], { dryRun: false, onCard })).toThrow(ImportStopped);
  expect(indexes()).toEqual(before);
  expect(await found(store, 'set:MANY')).toEqual([]);
  expect(good(importCards(store, [reading.value], { dryRun: false })).map(counts)).toEqual([[1001, 0, 0, 0]]);
  expect(indexes()).toEqual(before);
  expect(await found(store, 'MANY-1000')).toEqual(['MANY-1000']);
});

test('a plan made before counts while nobody else has written to the library; then it is made again', async () => {
  const dataDir = freshFolder();
  const store = await openTestStore({ dataDir });
  const db = new Database(join(dataDir, 'library.db'));
  onTestFinished(() => {
    db.close();
  });
  const reading = readCards(JSON.stringify(mine), { game: null, mapping: null });
  if (!reading.ok) throw new Error(reading.error.message.en);
  const known = { version: libraryVersion(db), files: planFiles(db, [reading.value], () => {}) };
  let planned = 0;
  const onCard = (phase: ImportPhase) => {
    planned += phase === 'planning' ? 1 : 0;
  };
  const options = { dryRun: false, known, onCard } as const;
  expect(() =>
    importCards({ library: ok(db) }, [reading.value], {
      ...options,
      onCard: () => {
        throw new ImportStopped();
      },
    }),
  ).toThrow(ImportStopped);
  expect(planned).toBe(0);
  take(store, [dragon]);
  expect(good(importCards({ library: ok(db) }, [reading.value], options)).map(counts)).toEqual([[1, 0, 1, 0]]);
  expect(planned).toBe(2);
});
