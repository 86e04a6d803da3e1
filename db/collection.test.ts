import { describe, expect, test } from 'vitest';
import { searchCards } from './cards.ts';
import { cardPrintings, ownedCards, setOwned } from './collection.ts';
import { saveDeck } from './decks.ts';
import { decksWith } from './decks-with.ts';
import { libraryFacets, refine } from './library-facets.ts';
import type { Store } from './store.ts';
import { errorOf, good, openTestStore } from './testing/data-folder.ts';

const game = 'battle-spirits';
const small = { game, card: 'T1-001' } as const;
const printing = { setCode: 'T1', number: 'T1-001', language: 'ja' } as const;

async function idsOf(store: Store, text: string, deck?: string): Promise<string[]> {
  const page = good(await searchCards(store, { text, game: null, offset: 0, limit: 60, deck }));
  if (page.error !== null) throw new Error(`${text}: ${page.error.expected.en}`);
  return page.cards.map(({ id }) => id);
}

describe('owned printings', () => {
  test('A-104: copies are counted by printing and summed over the printings of a card', async () => {
    const store = await openTestStore();
    expect(good(cardPrintings(store, small))).toEqual([
      { ...printing, language: 'en', rarity: null, owned: 0 },
      { ...printing, rarity: null, owned: 0 },
    ]);
    expect(good(setOwned(store, { ...small, ...printing, count: 2 }))).toEqual({ owned: 2 });
    expect(good(setOwned(store, { ...small, ...printing, language: 'en', count: 1 }))).toEqual({ owned: 3 });
    expect(good(cardPrintings(store, small)).map(({ owned }) => owned)).toEqual([1, 2]);
    expect(good(ownedCards(store))).toEqual([{ game, id: 'T1-001', count: 3 }]);
    expect(good(setOwned(store, { ...small, ...printing, count: 0 }))).toEqual({ owned: 1 });
  });

  test('a printing that the library no longer has stays in sight as long as it is owned', async () => {
    const store = await openTestStore();
    good(setOwned(store, { ...small, setCode: 'OLD', number: 'OLD-9', language: 'ja', count: 4 }));
    expect(good(cardPrintings(store, small)).at(0)).toEqual({
      setCode: 'OLD',
      number: 'OLD-9',
      language: 'ja',
      rarity: null,
      owned: 4,
    });
  });

  test('a number that is no count is refused with a sentence', async () => {
    const store = await openTestStore();
    for (const count of [-1, 1.5, 10_000]) {
      const error = errorOf(setOwned(store, { ...small, ...printing, count }));
      expect(error.message.en).toContain('from 0 to 9999');
      expect(error.message.ja).toContain('整数');
    }
    expect(good(ownedCards(store))).toEqual([]);
  });
});

describe('own: and in: read the other database', () => {
  test('own>0 finds what is owned, own:0 all else, in both languages', async () => {
    const store = await openTestStore();
    good(setOwned(store, { ...small, ...printing, count: 3 }));
    expect(await idsOf(store, 'own>0')).toEqual(['T1-001']);
    expect(await idsOf(store, '所持>=4')).toEqual([]);
    expect(await idsOf(store, 'own:0 game:bs')).toEqual(['T1-002', 'T1-003']);
  });

  test('in:deck is any deck of the user, or the deck at hand; a deck is also found by its name', async () => {
    const store = await openTestStore();
    const lines = [
      { card: 'T1-002', count: 1, zone: 'main' },
      { card: 'T1-003', count: 1, zone: 'side' },
    ] as const;
    const mine = good(saveDeck(store, { id: null, game, name: { en: "O'Brien's Rush", ja: '赤速攻' }, lines }));
    expect(await idsOf(store, 'in:deck')).toEqual(['T1-002']);
    expect(await idsOf(store, 'in:side')).toEqual(['T1-003']);
    expect(await idsOf(store, 'in:decks sort:cost')).toEqual(['T1-003', 'T1-002']);
    expect(await idsOf(store, 'in:deck', mine.id)).toEqual(['T1-002']);
    expect(await idsOf(store, 'in:deck', 'starter-one')).toEqual(['T1-001']);
    expect(await idsOf(store, `in:"o'brien"`)).toEqual(['T1-002', 'T1-003']);
    expect(await idsOf(store, '場所:スターター sort:cost')).toEqual(['T1-001', 'T1-002']);
    const none = good(await searchCards(store, { text: 'in:nowhere', game: null, offset: 0, limit: 60 }));
    expect(none.error).toMatchObject({ at: 3, expected: { en: expect.stringContaining('name of one of your decks') } });
  });

  test('A-89: the name of a deck is compared, never read as SQL', async () => {
    const store = await openTestStore();
    const name = { en: "'); DROP TABLE decks; -- 100%_" };
    good(saveDeck(store, { id: null, game, name, lines: [{ card: 'T1-001', count: 1, zone: 'main' }] }));
    expect(await idsOf(store, `in:"'); drop table decks; -- 100%_"`)).toEqual(['T1-001']);
    expect(await idsOf(store, 'in:deck')).toEqual(['T1-001']);
  });
});

test('the decks that hold a card: the user’s first, with copies over all zones', async () => {
  const store = await openTestStore();
  const line = (zone: 'main' | 'side', count: number) => ({ card: 'T1-001', count, zone });
  const saved = good(
    saveDeck(store, { id: null, game, name: { ja: '私の' }, lines: [line('main', 2), line('side', 1)] }),
  );
  expect(good(decksWith(store, small))).toEqual([
    { id: saved.id, name: { ja: '私の' }, starter: false, count: 3 },
    { id: 'starter-one', name: { en: 'Starter', ja: 'スターター' }, starter: true, count: 3 },
  ]);
  expect(good(decksWith(store, { game, card: 'T1-003' }))).toEqual([]);
});

test('facets bear the names that people read; a wrong search has none', async () => {
  const store = await openTestStore();
  const query = { text: '', game: null } as const;
  expect(good(libraryFacets(store, query)).facets?.set).toEqual([
    { value: 'T1', count: 3, chosen: false, name: { en: 'Test one', ja: 'テスト1' } },
    { value: 'T2', count: 1, chosen: false, name: { en: 'Test two' } },
  ]);
  expect(good(libraryFacets(store, { ...query, text: 'cost<=' })).facets).toBeNull();
});

test('a control beside the search changes its own term and nothing else', () => {
  const change = (text: string, how: Parameters<typeof refine>[0]['change'], language: 'en' | 'ja' = 'en') =>
    good(refine({ text, change: how, language })).text;
  expect(change('"red  dragon" -c:blue', { facet: 'cost', value: '3' })).toBe('"red  dragon" -c:blue cost:3');
  expect(change('cost:3 x', { facet: 'cost', value: '4' })).toBe('(cost:3 OR cost:4) x');
  expect(change('(cost:3 OR cost:4) x', { facet: 'cost', value: '3' })).toBe('cost:4 x');
  expect(change('c:red OR t:gem', { facet: 'game', value: 'colossus-order' }, 'ja')).toBe(
    '(c:red OR t:gem) ゲーム:コロッサス・オーダー',
  );
  expect(change('dragon sort:-name', { sort: { key: 'cost', falling: true } })).toBe('dragon sort:-cost');
  expect(change('sort:cost', { sort: null })).toBe('');
});
