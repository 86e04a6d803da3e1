import { expect, test } from 'vitest';
import { cardsByKeySql, deckResolver } from './deck-resolver.ts';
import { readDeck } from './formats/deck.ts';
import { good, openTestStore } from './testing/data-folder.ts';

async function read(text: string) {
  const read = readDeck(text, good(deckResolver(await openTestStore())), { format: null, game: null, language: 'en' });
  if (!read.ok) throw new Error(read.error.message.en);
  return read.value;
}

test('A-71, A-76: cards of the library are found by number, id and name in both languages, and add up', async () => {
  const deck = await read('2 T1-001\n1 ワガハイ\n3 ivys purple dragon\n1 t1-002 Red Dragon\n');
  expect(deck.game).toBe('battle-spirits');
  expect(deck.cards.map(({ card, name, count }) => [card, name, count])).toEqual([
    ['T1-001', 'Small Red', 3],
    ['T1-003', "Ivy's Purple Dragon", 3],
    ['T1-002', 'Red Dragon', 1],
  ]);
  expect(deck.unresolved).toEqual([]);
});

test('A-77: a line that no card is found for is kept with its number', async () => {
  const deck = await read('2 Red Dragon\n\n3 Nobody Knows\n');
  expect(deck.unresolved).toMatchObject([{ line: 3, text: '3 Nobody Knows', count: 3, name: 'Nobody Knows' }]);
});

test('A-98: a key is looked up by index, never by reading all cards', async () => {
  const db = good((await openTestStore()).library);
  const plan = (db.prepare(`EXPLAIN QUERY PLAN ${cardsByKeySql}`).all('x') as { detail: string }[])
    .map(({ detail }) => detail)
    .join('\n');
  expect(plan).toContain('SEARCH search_keys USING PRIMARY KEY (key=?)');
  expect(plan).not.toContain('SCAN');
});
