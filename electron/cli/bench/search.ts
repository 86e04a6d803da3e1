import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCards } from '../../../db/formats/cards/read-cards.ts';
import { importCards } from '../../../db/import-cards.ts';
import { type MeasuredCards, makeCards, measureSearches, mixedQueries } from '../../../db/search/measure.ts';
import { openStore, type Store } from '../../../db/store.ts';
import { programRoot } from '../program.ts';
import { assetsFolder } from '../store.ts';
import { type Figure, rounded, type Suite } from './figure.ts';
import { quantile } from './measure.ts';

const cardCount = 100_000;
const madeUp = `${cardCount.toLocaleString('en')} made-up cards of both games in both languages`;

/** How long searches take: in the data thread, and from a typed key to painted rows in real Electron. */
export const search: Suite = {
  async run({ seed }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'costwise-bench-'));
    try {
      const cards = makeCards(Number.parseInt(seed, 16) | 0, cardCount);
      const store = await openStore({ dataDir, assetsDir: assetsFolder() });
      fill(store, cards);
      const figure = searchFigure(store, cards);
      store.close();
      return { 'search.p95': figure, 'search.roundtrip': await roundtripFigure(dataDir, cards) };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Imports the cards as files of their sets. Throws where one is refused: the cards are our own. */
function fill(store: Store, cards: MeasuredCards): void {
  const files = Map.groupBy(cards, ({ entry, printing }) => `${entry.game} ${printing.setCode}`);
  const readings = Array.from(files.values(), (ofSet) => {
    const { entry, printing } = ofSet[0]!;
    const set = { code: printing.setCode, name: { en: printing.setCode } };
    const file = {
      format: 'costwise.cards/1',
      game: entry.game,
      set,
      cards: ofSet.map(({ entry: { id, card } }) => ({ id, card })),
    };
    const reading = readCards(Buffer.from(JSON.stringify(file)), { game: entry.game, mapping: null });
    if (!reading.ok) throw new Error(reading.error.message.en);
    return reading.value;
  });
  const imported = importCards(store, readings, { dryRun: false, whenRefused: 'nothing' });
  if (!imported.ok) throw new Error(imported.error.message.en);
}

function searchFigure(store: Store, cards: MeasuredCards): Figure {
  if (!store.library.ok) throw new Error(store.library.error.message.en);
  const { p50, p95, groups, worst } = measureSearches(store.library.value, cards);
  return {
    value: rounded(p95),
    unit: 'ms',
    atMost: 10,
    boards: `count and first page of ${mixedQueries(cards).length} mixed searches in ${madeUp}; worst class: ${worst}, ${rounded(groups[worst] ?? 0)} ms`,
    p50Ms: rounded(p50),
    worst,
    classesMs: Object.fromEntries(Object.entries(groups).map(([group, time]) => [group, rounded(time)])),
  };
}

async function roundtripFigure(dataDir: string, cards: MeasuredCards): Promise<Figure> {
  const limits = { unit: 'ms', atMost: 50 } as const;
  // The project's own tools: not there in an installed program, and never part of its bundle.
  const tool = join(programRoot(), 'tools', 'search-time.ts');
  if (!existsSync(tool)) return { value: null, ...limits, skipped: 'measured in the project folder only' };
  const { measureTyping } = (await import(
    /* @vite-ignore */ pathToFileURL(tool).href
  )) as typeof import('../../../tools/search-time.ts');
  // Every fifth of the mixed searches, so that every class is among them.
  const searches = mixedQueries(cards).flatMap(({ query }, i) => (i % 5 === 0 ? [query] : []));
  try {
    const times = await measureTyping(dataDir, searches);
    return {
      value: rounded(quantile(times, 0.95)),
      ...limits,
      boards: `the last key of ${times.length} searches until their rows are painted, 95th percentile, in ${madeUp}`,
      p50Ms: rounded(quantile(times, 0.5)),
    };
  } catch (error) {
    // No Electron or no screen: the tool says which.
    return { value: null, ...limits, skipped: error instanceof Error ? error.message : String(error) };
  }
}
