import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LibraryCard } from '../../../db/model/card.ts';
import { CardSetFile } from '../../../db/model/card-set.ts';
import { type DeckLine, StarterDeckFile } from '../../../db/model/deck.ts';
import { deckProblems } from './deck-rules.ts';

const assets = new URL('../../../assets/', import.meta.url);
const filesIn = (folder: string): unknown[] =>
  readdirSync(new URL(folder, assets)).map((file) => JSON.parse(readFileSync(new URL(folder + file, assets), 'utf8')));

const cards = filesIn('cards/').flatMap((file) => {
  const set = CardSetFile.parse(file);
  return set.cards.map(({ id, card }) => ({ id, game: set.game, card }) as LibraryCard);
});
const decks = filesIn('decks/').map((file) => StarterDeckFile.parse(file));

const main = (card: string, count: number): DeckLine => ({ card, count, zone: 'main' });
const brief = (problems: ReturnType<typeof deckProblems>) =>
  problems.map(({ rule, card, have, allowed }) => ({ rule, card, have, allowed }));

test.each(decks)('A-97: the starter deck $id is legal', ({ game, lines }) => {
  expect(deckProblems(game, lines, cards)).toEqual([]);
});

test('A-97: Battle Spirits: four of one name over two printings, and fewer than 40 cards, are said with their figures', () => {
  const twin: LibraryCard = { ...cards.find(({ id }) => id === 'BS01-001')!, id: 'PX-001' };
  const { lines } = decks.find(({ id }) => id === 'battle-spirits-red')!;
  expect(brief(deckProblems('battle-spirits', [...lines, main('PX-001', 1)], [...cards, twin]))).toEqual([
    { rule: 'copies', card: 'BS01-001', have: 4, allowed: 3 },
  ]);
  expect(brief(deckProblems('battle-spirits', [main('BS01-001', 3)], cards))).toEqual([
    { rule: 'size', card: undefined, have: 3, allowed: 40 },
  ]);
});

test('A-97: cards that are only thought of are no part of the deck', () => {
  const { lines } = decks.find(({ id }) => id === 'battle-spirits-red')!;
  expect(deckProblems('battle-spirits', [...lines, { card: 'BS01-001', count: 3, zone: 'maybe' }], cards)).toEqual([]);
});

test.each(decks)('A-97: a card that the library does not have is named in $id', ({ game, lines }) => {
  expect(brief(deckProblems(game, [...lines, main('XX-1', 2)], cards))).toContainEqual({
    rule: 'unknown-card',
    card: 'XX-1',
    have: 2,
    allowed: 0,
  });
});

test('C41: more than 20 Gems in a deck are a problem', () => {
  const { lines } = decks.find(({ game }) => game === 'colossus-order')!;
  const gem = cards.find(({ card }) => card.kind === 'gem' && !card.unique)!;
  const rules = deckProblems('colossus-order', [...lines, main(gem.id, 20)], cards).map(({ rule }) => rule);
  expect(rules).toContain('gem-count');
});
