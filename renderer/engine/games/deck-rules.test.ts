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
const deckOf = (game: string) => decks.find((deck) => deck.game === game)!;

const main = (card: string, count: number): DeckLine => ({ card, count, zone: 'main' });
const without = (lines: readonly DeckLine[], card: string) => lines.filter((line) => line.card !== card);
const brief = (problems: ReturnType<typeof deckProblems>) =>
  problems.map(({ rule, cards: about, have, allowed }) => ({ rule, about, have, allowed }));

test.each(decks)('A-97: the starter deck $id is legal', ({ game, lines }) => {
  expect(deckProblems(game, lines, cards)).toEqual([]);
});

test('A-97: Battle Spirits: four of one name over two printings, and fewer than 40 cards, are said with their figures', () => {
  const twin: LibraryCard = { ...cards.find(({ id }) => id === 'BS01-001')!, id: 'PX-001' };
  const { lines } = decks.find(({ id }) => id === 'battle-spirits-red')!;
  expect(brief(deckProblems('battle-spirits', [...lines, main('PX-001', 1)], [...cards, twin]))).toEqual([
    { rule: 'copies', about: ['BS01-001', 'PX-001'], have: 4, allowed: 3 },
  ]);
  expect(brief(deckProblems('battle-spirits', [main('BS01-001', 3)], cards))).toEqual([
    { rule: 'too-few', about: [], have: 3, allowed: 40 },
  ]);
});

test('A-97: a card that the library does not have is named', () => {
  const { lines } = deckOf('battle-spirits');
  expect(brief(deckProblems('battle-spirits', [...lines, main('XX-1', 2)], cards))).toEqual([
    { rule: 'unknown-card', about: ['XX-1'], have: 2, allowed: 0 },
  ]);
});

test('C40: exactly one Colossus and exactly 50 other cards', () => {
  const { lines } = deckOf('colossus-order');
  const colossus = lines.find(({ zone }) => zone === 'colossus')!;
  expect(brief(deckProblems('colossus-order', without(lines, colossus.card), cards))).toEqual([
    { rule: 'colossus', about: [], have: 0, allowed: 1 },
  ]);
  const two = lines.map((line) => (line === colossus ? { ...line, count: 2 } : line));
  expect(brief(deckProblems('colossus-order', two, cards))).toEqual([
    { rule: 'colossus', about: [colossus.card], have: 2, allowed: 1 },
  ]);
  const follower = lines.find(({ card }) => cards.find(({ id }) => id === card)?.card.kind === 'follower')!;
  const fewer = brief(deckProblems('colossus-order', without(lines, follower.card), cards));
  expect(fewer).toEqual([{ rule: 'too-few', about: [], have: 50 - follower.count, allowed: 50 }]);
  const stray = lines.map((line) => (line === follower ? { ...line, zone: 'colossus' as const } : line));
  expect(brief(deckProblems('colossus-order', stray, cards)).map(({ rule }) => rule)).toEqual([
    'wrong-zone',
    'too-few',
  ]);
});

test('C41, C42: more than 20 Gems are too many, and plain Gems have no limit by name but Unique Gems and others have 3', () => {
  const gem = cards.find(({ card }) => card.kind === 'gem' && !card.unique)!;
  const uniqueGem = cards.find(({ card }) => card.kind === 'gem' && card.unique)!;
  const follower = cards.find(({ game, card }) => game === 'colossus-order' && card.kind === 'follower')!;
  const lines = [main(gem.id, 21), main(uniqueGem.id, 4), main(follower.id, 4)];
  expect(brief(deckProblems('colossus-order', lines, cards)).filter(({ rule }) => rule !== 'colossus')).toEqual([
    { rule: 'too-few', about: [], have: 29, allowed: 50 },
    { rule: 'gems', about: [gem.id, uniqueGem.id], have: 25, allowed: 20 },
    { rule: 'copies', about: [uniqueGem.id], have: 4, allowed: 3 },
    { rule: 'copies', about: [follower.id], have: 4, allowed: 3 },
  ]);
});
