import type Database from 'better-sqlite3';
import type { LibraryCard } from '../model/card.ts';
import type { IndexedPrinting } from './index-cards.ts';
import { search } from './search.ts';
import { createSyntheticCards } from './synthetic.ts';

/** Measurements of searches on made-up cards, for the benchmark suite: the same work for the same seed. */

export type MeasuredCards = readonly { readonly entry: LibraryCard; readonly printing: IndexedPrinting }[];

export function makeCards(seed: number, count: number): MeasuredCards {
  const cards = createSyntheticCards(seed);
  return Array.from({ length: count }, () => cards.next());
}

const fieldQueries = [
  'c:red t:spirit cost<=3',
  'red:red>=2 cost<=5',
  'bp>=9000',
  'fam:古竜 c:red',
  'kw:swift',
  'set:SYN012',
  'lv1:1 c:blue cost>=5',
  'game:colossus-order gem:W>=2',
  'sym:red -c:red',
  'c:red sort:cost,-name',
  '(c:green OR c:blue) sort:-bp',
  't:magic 竜',
] as const;

const lengths = [1, 2, 3, 8] as const;
const queriesOfAClass = 20;

/** 400 searches in 17 classes: names and texts, both languages, 1, 2, 3 and 8 characters, with and without a field. */
export function mixedQueries(cards: MeasuredCards): { readonly group: string; readonly query: string }[] {
  const queries: { group: string; query: string }[] = [];
  for (const part of ['name', 'text'] as const) {
    for (const language of ['ja', 'en'] as const) {
      for (const length of lengths) {
        for (let i = 0; i < queriesOfAClass; i += 1) {
          // A step that shares no factor with the number of cards walks over all of them.
          const { entry } = cards[(i * 7919 + length) % cards.length]!;
          const text = entry.card[part]?.[language] ?? '';
          const letters = Array.from(text.replace(/["、。,.]/gu, ''));
          const at = (i * 3) % Math.max(1, letters.length - length);
          const words =
            letters
              .slice(at, at + length)
              .join('')
              .trim() || letters[0]!;
          // Half of them as a user types them, half in the field alone.
          const query = i % 2 === 0 ? `"${words}"` : `${part}:"${words}"`;
          queries.push({ group: `${part} ${language} ${length}`, query });
        }
      }
    }
  }
  for (let i = 0; i < 80; i += 1) queries.push({ group: 'fields', query: fieldQueries[i % fieldQueries.length]! });
  return queries;
}

export interface SearchFigures {
  /** Milliseconds over all searches, each the median of its runs: the count and the first 60 cards. */
  readonly p50: number;
  readonly p95: number;
  /** The 95th percentile of each class. */
  readonly groups: Readonly<Record<string, number>>;
  readonly worst: string;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How often each search is measured: what else the machine does falls on one of them at most. */
const runs = 3;

/** Asks all mixed queries of `db`, once to warm up and then against the clock. */
export function measureSearches(db: Database.Database, cards: MeasuredCards): SearchFigures {
  const queries = mixedQueries(cards);
  const timeOf = (query: string) => {
    const start = performance.now();
    search(db, query, { offset: 0, limit: 60 });
    return performance.now() - start;
  };
  for (const { query } of queries) timeOf(query);
  const times = new Map<string, number[]>();
  for (const { group, query } of queries) {
    const taken = percentile(
      Array.from({ length: runs }, () => timeOf(query)),
      0.5,
    );
    times.set(group, [...(times.get(group) ?? []), taken]);
  }
  const all = [...times.values()].flat();
  const groups = Object.fromEntries([...times].map(([group, list]) => [group, percentile(list, 0.95)]));
  const [worst = ''] = Object.entries(groups).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { p50: percentile(all, 0.5), p95: percentile(all, 0.95), groups, worst };
}
