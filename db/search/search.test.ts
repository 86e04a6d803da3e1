import { readdirSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { LibraryCard } from '../model/card.ts';
import { CardSetFile } from '../model/card-set.ts';
import { facetNames } from '../model/facets.ts';
import { condition } from './condition.ts';
import { chosenFacets, toggleFacet, withoutFacet } from './edit-query.ts';
import { countFacets } from './facets.ts';
import { createCardIndexer } from './index-cards.ts';
import { dropSearchIndexSql, searchByColorSql, searchIndexSql } from './index-tables.ts';
import { fromSelection, planSearch, type SearchOptions, search } from './search.ts';

const folder = new URL('../../assets/cards/', import.meta.url);
const entries = readdirSync(folder)
  .sort()
  .flatMap((file) => {
    const set = CardSetFile.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    return set.cards.map(({ id, card }) => ({
      setCode: set.set.code,
      entry: { game: set.game, id, card } as LibraryCard,
    }));
  });

function open(): Database.Database {
  const db = new Database(':memory:');
  db.exec(searchIndexSql);
  db.exec(searchByColorSql);
  const indexer = createCardIndexer(db);
  for (const { entry, setCode } of entries) {
    const number = entry.card.number ?? entry.id;
    indexer.add(entry, [{ number, setCode, rarity: entry.card.rarity ?? null }]);
  }
  return db;
}

const library = open();

function find(query: string, options: SearchOptions = {}, db = library): string[] {
  const result = search(db, query, { offset: 0, limit: 1000 }, options);
  if (!result.ok) throw new Error(`${query}: ${result.error.at} ${result.error.expected.en}`);
  expect(result.value.total, query).toBe(result.value.cards.length);
  return result.value.cards.map((card) => card.id);
}

function where(test: (entry: LibraryCard) => boolean): string[] {
  return entries.filter(({ entry }) => test(entry)).map(({ entry }) => entry.id);
}

/** The ids that a plain filter over the cards gives must be the ids that the search gives. */
const filters: readonly (readonly [string, (entry: LibraryCard) => boolean])[] = [
  ['', () => true],
  ['c:red', ({ game, card }) => (game === 'battle-spirits' ? card.colors.includes('red') : card.color === 'red')],
  ['色:赤 game:battle-spirits', (e) => e.game === 'battle-spirits' && e.card.colors.includes('red')],
  ['c:none', ({ game, card }) => (game === 'battle-spirits' ? card.colors.length === 0 : card.color === null)],
  ['t:spirit', ({ card }) => card.kind === 'spirit'],
  ['種類:スピリット コスト<=3', ({ card }) => card.kind === 'spirit' && card.cost !== null && card.cost <= 3],
  ['t!=spirit game:bs', (e) => e.game === 'battle-spirits' && e.card.kind !== 'spirit'],
  ['red:red>=2', (e) => e.game === 'battle-spirits' && (e.card.reduction.red ?? 0) >= 2],
  ['red>=4', (e) => e.game === 'battle-spirits' && Object.values(e.card.reduction).reduce((a, b) => a + b, 0) >= 4],
  ['red:red=0', (e) => e.game === 'battle-spirits' && (e.card.reduction.red ?? 0) === 0],
  ['sym:red', (e) => e.game === 'battle-spirits' && (e.card.symbols.red ?? 0) > 0],
  ['-シンボル:赤 game:bs', (e) => e.game === 'battle-spirits' && (e.card.symbols.red ?? 0) === 0],
  ['lv1:2', (e) => e.game === 'battle-spirits' && (e.card.levels ?? []).some((l) => l.level === 1 && l.cores === 2)],
  ['lv2>=4', (e) => e.game === 'battle-spirits' && (e.card.levels ?? []).some((l) => l.level === 2 && l.cores >= 4)],
  ['bp>=9000', (e) => e.game === 'battle-spirits' && (e.card.levels ?? []).some((l) => (l.bp ?? 0) >= 9000)],
  ['fam:古竜', (e) => e.game === 'battle-spirits' && e.card.families.includes('古竜')],
  ['系統="Ancient Dragon"', (e) => e.game === 'battle-spirits' && e.card.families.includes('古竜')],
  ['kw:swift', (e) => e.game === 'battle-spirits' && e.card.keywords.some((k) => k.id === 'swift')],
  ['キーワード:神速', (e) => e.game === 'battle-spirits' && e.card.keywords.some((k) => k.id === 'swift')],
  [
    'game:co locus<=3',
    (e) => e.game === 'colossus-order' && 'cost' in e.card && /^\{[0-3]\}/.test(String(e.card.cost)),
  ],
  [
    'ロカス<=3 game:co',
    (e) => e.game === 'colossus-order' && 'cost' in e.card && /^\{[0-3]\}/.test(String(e.card.cost)),
  ],
  ['kw:ロカストリック', (e) => 'keywords' in e.card && (e.card.keywords as unknown[]).includes('locus-trick')],
  ['kw:ローカストリック', (e) => 'keywords' in e.card && (e.card.keywords as unknown[]).includes('locus-trick')],
  ['gem:white', (e) => 'cost' in e.card && String(e.card.cost).includes('{W}')],
  ['gem:W>=2', (e) => 'cost' in e.card && String(e.card.cost).includes('{W}{W}')],
  ['unique:yes', (e) => e.game === 'colossus-order' && e.card.unique],
  ['attack>=3', (e) => e.card.kind === 'follower' && (e.card.attack ?? 0) >= 3],
  ['crush:2', (e) => e.card.kind === 'follower' && e.card.crush === 2],
  ['capture:1', (e) => e.card.kind === 'follower' && e.card.capture === 1],
  ['race:winged-beast game:co', (e) => e.game === 'colossus-order' && e.card.races.includes('winged-beast')],
  [
    'cost:?',
    (e) =>
      e.card.kind !== 'colossus' &&
      e.card.kind !== 'gem' &&
      (e.card.cost === null || String(e.card.cost).startsWith('{?}')),
  ],
  [
    '(c:red t:magic) OR (c:green t:nexus)',
    (e) =>
      e.game === 'battle-spirits' &&
      ((e.card.colors[0] === 'red' && e.card.kind === 'magic') ||
        (e.card.colors[0] === 'green' && e.card.kind === 'nexus')),
  ],
  [
    't:spirit -(c:red OR c:green)',
    (e) => e.card.kind === 'spirit' && !e.card.colors.includes('red') && !e.card.colors.includes('green'),
  ],
];

describe('fields find what a plain filter over the bundled cards finds', () => {
  test.each(filters)('%s', (query, filter) => {
    const expected = where(filter);
    if (query !== 'c:none') expect(expected.length, 'the filter itself must find something').toBeGreaterThan(0);
    expect(find(query).sort()).toEqual(expected.sort());
  });

  test('set: and number:', () => {
    expect(find('set:BS02').length).toBe(entries.filter((e) => e.setCode === 'BS02').length);
    expect(find('number=BS01-001')).toEqual(['BS01-001']);
    expect(find('番号:X01')).toEqual(['BS01-X01']);
    expect(find('BS01-001')).toEqual(['BS01-001']);
  });
});

describe('names and texts', () => {
  test.each([
    ['ゴラドン', 'BS01-001'],
    ['ごらどん', 'BS01-001'],
    ['ｺﾞﾗﾄﾞﾝ', 'BS01-001'],
    ['GORADON', 'BS01-001'],
    ['ｇｏｒａ', 'BS01-001'],
    ['ウィルオーブ', 'BS01-027'],
    ['"rib reaper"', 'BS01-029'],
    ['Ash', 'CO-ash'],
    ['★', 'CO-ash'],
    ['龍', 'BS01-X01'],
    ['name="goradon"', 'BS01-001'],
  ])('A-98: %s finds %s', (query, id) => {
    expect(find(query)).toContain(id);
  });

  test('the exact name comes first, then other names, then texts', () => {
    const awaken = find('アウェイクン');
    expect(awaken[0]).toBe('BS01-115');
    const dragon = find('dragon', { game: 'battle-spirits' });
    const named = dragon.map(
      (id) =>
        entries
          .find(({ entry }) => entry.id === id)!
          .entry.card.name.en?.toLowerCase()
          .includes('dragon') ?? false,
    );
    expect(named.lastIndexOf(true)).toBe(named.filter(Boolean).length - 1);
    expect(named).toContain(false);
  });

  test('pages put together are the whole, across the boundary between names and texts', () => {
    const whole = find('dragon');
    const pages = [0, 3, 6, 9, 12, 15, 18, 21].flatMap((offset) => {
      const page = search(library, 'dragon', { offset, limit: 3 });
      return page.ok ? page.value.cards.map((card) => card.id) : [];
    });
    expect(pages).toEqual(whole.slice(0, 24));
  });
});

describe('A-89: what is typed is bound, never SQL', () => {
  const names = [
    'Selective Snare',
    'Drop Table',
    "O'Brien",
    '100%_',
    'a"b',
    "'; DROP TABLE search_cards; --",
    'NEAR(a b)',
    'ja : x*',
    '%',
    '_',
    'not',
    'or',
  ];
  const db = open();
  const indexer = createCardIndexer(db);
  names.forEach((en, i) => {
    indexer.add(
      {
        game: 'colossus-order',
        id: `own-${i}`,
        card: { kind: 'gem', name: { en }, color: null, unique: false, races: [], keywords: [] },
      },
      [],
    );
  });

  test.each(names.map((name, i) => [name, `own-${i}`] as const))('%s', (name, id) => {
    // A quotation mark is spelt by the word itself, all else stands in quotation marks.
    const query = name.includes('"') ? name : `"${name}"`;
    expect(find(query, {}, db)).toContain(id);
    expect(find('', {}, db).length).toBe(entries.length + names.length);
  });
});

describe('sorting and facets', () => {
  test('sort:cost,-name', () => {
    const sorted = find('t:spirit c:red sort:cost,-name', { language: 'en' }).map(
      (id) => entries.find(({ entry }) => entry.id === id)!.entry.card,
    );
    const costs = sorted.map((card) => ('cost' in card ? Number(card.cost) : Number.NaN));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    const twos = sorted
      .filter((card) => 'cost' in card && card.cost === 2)
      .map((card) => (card.name.en ?? card.name.ja ?? '').toLowerCase());
    expect(twos.length).toBeGreaterThan(2);
    expect(twos).toEqual([...twos].sort().reverse());
  });

  test.each(['sort:cost,-name', 'sort:-cost,name c:red', 't:spirit sort:-bp,name', 'sort:kind,color,number'])(
    'pages of "%s" put together are the whole, costs that are not known last',
    (query) => {
      const whole = find(query);
      const paged = [0, 7, 14, 21, 28].flatMap((offset) => {
        const page = search(library, query, { offset, limit: 7 });
        return page.ok ? page.value.cards.map((card) => card.id) : [];
      });
      expect(paged).toEqual(whole.slice(0, 35));
      const last = search(library, query, { offset: whole.length - 3, limit: 7 });
      expect(last.ok && last.value.cards.map((card) => card.id)).toEqual(whole.slice(-3));
    },
  );

  test('without sort: the rows stand by game, colour and cost', () => {
    const order = find('game:bs c:red').map((id) => entries.find(({ entry }) => entry.id === id)!.entry.card);
    const costs = order.map((card) => ('cost' in card ? Number(card.cost) : 0));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });

  test('facets add up to what is found', () => {
    const counted = countFacets(library, 'cost<=3 OR t:gem');
    if (!counted.ok) throw new Error('wrong search');
    const sum = (counts: readonly { readonly count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    const { game, kind, cost } = counted.value;
    const total = find('cost<=3 OR t:gem').length;
    expect(sum(game)).toBe(total);
    expect(sum(kind)).toBe(total);
    expect(sum(cost)).toBe(find('cost<=3').length);
  });

  test.each(['', 'cost<=3 OR t:gem', 'dragon', 'c:red t:spirit', '(c:red OR c:blue) cost<=4', 'fam:竜 -kw:swift'])(
    'a click on a facet of "%s" finds what its count says, and a second click takes it back',
    (query) => {
      const counted = countFacets(library, query);
      if (!counted.ok) throw new Error('wrong search');
      for (const facet of facetNames) {
        const bare = withoutFacet(query, facet);
        expect(counted.value[facet].length).toBeGreaterThan(0);
        for (const { value, count, chosen } of counted.value[facet]) {
          for (const language of ['en', 'ja'] as const) {
            const clicked = toggleFacet(bare, facet, value, language);
            expect(find(clicked), clicked).toHaveLength(count);
            expect(find(toggleFacet(clicked, facet, value, language))).toEqual(find(bare));
            const marked = countFacets(library, clicked);
            expect(marked.ok && marked.value[facet].find((one) => one.value === value)?.chosen, clicked).toBe(true);
          }
          expect(chosen).toBe(chosenFacets(query).get(facet)?.(value) ?? false);
        }
      }
    },
  );
});

describe('own and in', () => {
  const sources = {
    owned: condition(
      "SELECT 'battle-spirits' AS game, value ->> 0 AS id, value ->> 1 AS count FROM json_each(?)",
      '[["BS01-001",3],["BS01-002",0]]',
    ),
    places: { deck: condition("SELECT 'battle-spirits' AS game, 'BS01-003' AS id, 2 AS count") },
  };

  test('own>0, own:0 and in:deck', () => {
    expect(find('own>0', { sources })).toEqual(['BS01-001']);
    expect(find('所持>=3', { sources })).toEqual(['BS01-001']);
    expect(find('own:0', { sources }).length).toBe(entries.length - 1);
    expect(find('in:deck', { sources })).toEqual(['BS01-003']);
    expect(find('-in:deck', { sources }).length).toBe(entries.length - 1);
  });

  test('without a collection the search says so', () => {
    expect(search(library, 'own>0', { offset: 0, limit: 10 })).toMatchObject({ ok: false, error: { at: 0 } });
  });
});

describe('a wrong field says where and what was expected, and finds nothing instead of all', () => {
  test.each([
    ['goradon foo:bar', 8, 'a field that exists'],
    ['c:pink', 2, 'a colour'],
    ['cost<=x', 6, 'a whole number'],
    ['cost<=', 6, 'a value'],
    ['set:"First', 10, 'quotation mark'],
    ['c>red', 1, '":", "=" or "!="'],
    ['t:dog', 2, 'one of spirit'],
    ['(sort:cost)-x OR sort:name', 1, 'sort'],
    ['-sort:cost', 1, 'sort'],
    ['sort:price', 5, 'one or more of'],
    ['sort:cost,price', 10, 'one or more of'],
    ['gem:Q>=1', 4, 'Gem mark'],
    ['unique:maybe', 7, 'yes or no'],
    ['cost:red>=2', 4, 'a value after'],
  ])('%s', (query, at, expected) => {
    const result = search(library, query, { offset: 0, limit: 10 });
    expect(result).toMatchObject({ ok: false, error: { at, expected: { en: expect.stringContaining(expected) } } });
    if (!result.ok) expect(result.error.expected.ja).toMatch(/[ぁ-んァ-ヶ]/);
  });
});

describe('query plans', () => {
  const planOf = (query: string) => {
    const plan = planSearch(query);
    if (!plan.ok) throw new Error('wrong search');
    const { sql, params } = fromSelection(plan.value.tiers.at(-1)!);
    const rows = library.prepare(`EXPLAIN QUERY PLAN SELECT id ${sql}`).all(...params) as { detail: string }[];
    return rows.map((row) => row.detail).join('\n');
  };

  test('facts are found by their primary key, words by the full-text index, cards by their place', () => {
    expect(planOf('lv2>=4')).toContain('SEARCH search_facts USING PRIMARY KEY (label=? AND amount>?)');
    expect(planOf('lv2>=4')).toContain('SEARCH search_cards USING INTEGER PRIMARY KEY (rowid=?)');
    expect(planOf('goradon c:red')).toMatch(
      /SCAN search_words VIRTUAL TABLE INDEX.*\n.*SEARCH search_cards USING INTEGER PRIMARY KEY/,
    );
    expect(planOf('c:red cost>=5')).toMatch(/USING INDEX search_cards_by_color \(colors=\? AND cost>\?\)/);
    expect(planOf('lv1:1 cost>=5')).toContain(
      'SEARCH search_facts EXISTS USING PRIMARY KEY (label=? AND amount=? AND place=?)',
    );
    expect(planOf('name=goradon')).toContain('SEARCH search_keys USING PRIMARY KEY (key=?)');
  });
});

describe('keeping the index', () => {
  test('a card that is changed is found by its new facts only; one taken out is not found', () => {
    const db = open();
    const indexer = createCardIndexer(db);
    const goradon = entries.find(({ entry }) => entry.id === 'BS01-001')!.entry;
    if (goradon.game !== 'battle-spirits') throw new Error('Goradon has changed its game');
    indexer.add({ ...goradon, card: { ...goradon.card, name: { en: 'Renamed' }, families: ['新種'] } }, []);
    expect(find('goradon', {}, db)).toEqual([]);
    expect(find('renamed fam:新種', {}, db)).toEqual(['BS01-001']);
    expect(find('fam:爬獣', {}, db)).not.toContain('BS01-001');
    indexer.remove('battle-spirits', 'BS01-001');
    indexer.remove('battle-spirits', 'never there');
    expect(find('renamed', {}, db)).toEqual([]);
    expect(find('', {}, db).length).toBe(entries.length - 1);
    const left = db
      .prepare('SELECT count(*) FROM search_facts WHERE place NOT IN (SELECT place FROM search_cards)')
      .pluck();
    expect(left.get()).toBe(0);
  });

  test('the tables can be dropped and made again', () => {
    const db = open();
    db.exec(dropSearchIndexSql);
    expect(db.prepare("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'search%'").pluck().get()).toBe(0);
    db.exec(searchIndexSql);
  });
});
