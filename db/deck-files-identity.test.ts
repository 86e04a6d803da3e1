import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDeckFile, writeDeckFile } from './deck-files.ts';
import { saveDeck } from './decks.ts';
import { type DeckFormat, deckFormats } from './formats/deck-file.ts';
import { bundledCards } from './formats/testing/cards.ts';
import type { DeckLine, DeckZone, UnresolvedDeckLine } from './model/deck.ts';
import type { GameId } from './model/game.ts';
import { openStore, type Store } from './store.ts';
import { good } from './testing/data-folder.ts';

/** Export and import through the databases: what is saved, written, read and looked up again is the same deck. */

const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];
let store: Store;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'costwise-db-'));
  store = await openStore({ dataDir: folder, assetsDir: 'assets' });
  await store.libraryState;
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const cardsOf = (game: GameId) => bundledCards.filter((card) => card.game === game);
const zoneFor = (kind: string, zone: DeckZone) => (kind === 'colossus' && zone === 'main' ? 'colossus' : zone);

interface Content {
  readonly game: GameId;
  readonly name: string;
  readonly lines: readonly DeckLine[];
  readonly unresolved: readonly UnresolvedDeckLine[];
}

function again({ game, name, lines, unresolved }: Content, format: DeckFormat, language: 'en' | 'ja') {
  const { id } = good(saveDeck(store, { id: null, game, name: { en: name }, lines, unresolved }));
  const file = good(writeDeckFile(store, { id, format, language, pictures: null }));
  const base64 = Buffer.from(file.text, 'utf8').toString('base64');
  return good(readDeckFile(store, { source: { base64 }, game: null, format: null, language }));
}

const inZones = (lines: readonly Pick<DeckLine, 'card' | 'count' | 'zone'>[]) =>
  zones.flatMap((zone) => lines.filter((line) => line.zone === zone).map(({ card, count }) => ({ card, count, zone })));

/** Copies by zone and name: some formats write each copy as a line of its own. */
function openCopies(lines: readonly Pick<UnresolvedDeckLine, 'name' | 'count' | 'zone'>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { name, count, zone } of lines) sums[`${zone}/${name}`] = (sums[`${zone}/${name}`] ?? 0) + count;
  return sums;
}

describe.each(deckFormats)('A-80, A-81: export and import through the library is identity: %s', (format) => {
  test.each(['battle-spirits', 'colossus-order'] as const)('the whole library of %s, with open lines', (game) => {
    const lines = cardsOf(game).map(({ id, card }, i): DeckLine => {
      return { card: id, count: 1 + (i % 4), zone: zoneFor(card.kind, zones[1 + (i % 3)]!) };
    });
    const unresolved: readonly UnresolvedDeckLine[] = [
      { text: '3 Nobody Knows', count: 3, name: 'Nobody Knows', zone: 'main' },
      { text: '2 だれも知らない', count: 2, name: 'だれも知らない', zone: 'side' },
    ];
    for (const language of ['en', 'ja'] as const) {
      const read = again({ game, name: 'All of it', lines, unresolved }, format, language);
      expect(read).toMatchObject({ detected: format, game, name: 'All of it', warnings: [] });
      expect(inZones(read.cards)).toEqual(inZones(lines));
      expect(openCopies(read.unresolved)).toEqual(openCopies(unresolved));
    }
  });

  test('any cards, counts, zones and open lines', () => {
    const cards = cardsOf('battle-spirits');
    const zone = fc.constantFrom<DeckZone>('main', 'side', 'maybe');
    const line = fc.record({
      card: fc.constantFrom(...cards.map(({ id }) => id)),
      count: fc.integer({ min: 1, max: 60 }),
      zone,
    });
    const word = fc.string({ unit: fc.constantFrom(...'aZé竜ゴβ&<"\'’[（/*'), minLength: 1, maxLength: 8 });
    const open = fc
      .tuple(word, fc.integer({ min: 1, max: 20 }), zone)
      .map(([text, count, of]) => ({ text: `${count} Qz${text}q`, count, name: `Qz${text}q`, zone: of }));
    const deck = fc.record({
      lines: fc.uniqueArray(line, { minLength: 1, maxLength: 15, selector: (one) => `${one.zone}/${one.card}` }),
      unresolved: fc.uniqueArray(open, { maxLength: 4, selector: (one) => one.name }),
    });
    fc.assert(
      fc.property(deck, ({ lines, unresolved }) => {
        const read = again({ game: 'battle-spirits', name: 'Any', lines, unresolved }, format, 'en');
        expect(inZones(read.cards)).toEqual(inZones(lines));
        expect(openCopies(read.unresolved)).toEqual(openCopies(unresolved));
      }),
      { numRuns: 25 },
    );
  });
});
