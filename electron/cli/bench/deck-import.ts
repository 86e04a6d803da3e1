import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeckFile } from '../../../db/deck-files.ts';
import { readCards } from '../../../db/formats/cards/read-cards.ts';
import { importCards } from '../../../db/import-cards.ts';
import type { LibraryCard } from '../../../db/model/card.ts';
import { localized } from '../../../db/model/text.ts';
import { createSyntheticCards } from '../../../db/search/synthetic.ts';
import { openStore, type Store } from '../../../db/store.ts';
import { programRoot } from '../program.ts';
import { type Figure, rounded, type Suite } from './figure.ts';
import { p95 } from './measure.ts';

const cardCount = 100_000;
const lineCount = 60;
const listCount = 20;

/** How long a deck list of 60 lines takes to be read and looked up in a large library. */
export const deckImport: Suite = {
  async run({ seed }) {
    const folder = mkdtempSync(join(tmpdir(), 'costwise-bench-'));
    const store = await openStore({ dataDir: folder, assetsDir: join(programRoot(), 'assets') });
    try {
      return { 'deck.import': await importFigure(store, Number.parseInt(seed, 16)) };
    } finally {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function importFigure(store: Store, seed: number): Promise<Figure> {
  await store.libraryState;
  const synthetic = createSyntheticCards(seed);
  const cards = Array.from({ length: cardCount }, () => synthetic.next().entry);
  fill(store, cards);
  const lists = Array.from({ length: listCount }, (_, list) => listOf(cards, list));
  let lost = 0;
  const value = p95(
    lists,
    (text) => text,
    (text) => {
      const read = readDeckFile(store, { source: { text }, game: null, format: null, language: 'en' });
      if (!read.ok) throw new Error(read.error.message.en);
      lost = read.value.unresolved.length;
    },
  );
  return {
    value: rounded(value),
    unit: 'ms',
    atMost: 50,
    boards: `${listCount} lists of ${lineCount} lines by number and by name in both languages, some of them wrong, in a library of ${cardCount.toLocaleString('en')} cards; p95`,
    linesWithoutACard: lost,
  };
}

/** Puts the cards into the library, set by set, as an import does. */
function fill(store: Store, cards: readonly LibraryCard[]): void {
  const sets = Map.groupBy(cards, ({ game, card }) => `${game}/${card.set ?? ''}`);
  const readings = [...sets].map(([key, own]) => {
    const [game = '', code = ''] = key.split('/');
    const file = {
      format: 'costwise.cards/1',
      game,
      set: { code, name: { en: code } },
      cards: own.map(({ id, card }) => ({ id, card })),
    };
    const read = readCards(JSON.stringify(file), { game: null, mapping: null });
    if (!read.ok) throw new Error(read.error.message.en);
    return read.value;
  });
  const imported = importCards(store, readings, { dryRun: false });
  if (!imported.ok) throw new Error(imported.error.message.en);
}

/** A list as people write them: numbers and names in turn, in both languages, every twentieth line of no card. */
function listOf(cards: readonly LibraryCard[], list: number): string {
  return Array.from({ length: lineCount }, (_, i) => {
    // A step that shares no factor with the number of cards walks over all of them.
    const { id, card } = cards[(list * 7919 + i * 104_729) % cards.length]!;
    if (i % 20 === 19) return `2 ${localized(card.name, 'en')} of Nowhere`;
    return [`3 ${id}`, `2 ${localized(card.name, 'en')}`, `${localized(card.name, 'ja')} ×2`][i % 3];
  }).join('\n');
}
