import { expect, test } from 'vitest';
import type { DeckLine } from '../../../db/model/deck.ts';
import { bundledCards, starterDecks } from '../../shared/testing/fake-bridge.ts';
import { coloursOf, coverOf, curveOf, deckSize, groupsOf } from './grouping.ts';

const cards = new Map(bundledCards().map((card) => [card.id, card]));
const linesOf = (id: string) => starterDecks().find((deck) => deck.id === id)!.lines;
const main = (card: string, count: number): DeckLine => ({ card, count, zone: 'main' });

test('A deck stands in groups by kind, inside a group by cost; beside the deck comes last, unknown cards are kept', () => {
  const lines: DeckLine[] = [
    { card: 'BS01-001', count: 1, zone: 'maybe' },
    main('BS01-117', 2),
    main('XX-1', 1),
    main('BS01-004', 3),
    main('BS01-001', 3),
    main('BS01-098', 1),
  ];
  const groups = groupsOf(lines, cards, 'en');
  expect(groups.map(({ id, count, lines: held }) => [id, count, held.map(({ line }) => line.card).join()])).toEqual([
    ['spirit', 6, 'BS01-001,BS01-004'],
    ['nexus', 1, 'BS01-098'],
    ['magic', 2, 'BS01-117'],
    ['unknown', 1, 'XX-1'],
    ['maybe', 1, 'BS01-001'],
  ]);
  expect(deckSize(lines)).toBe(10);
});

test('The curve counts every card with a cost once, has no gap, and keeps unknown costs apart', () => {
  const red = curveOf(linesOf('battle-spirits-red'), cards);
  expect(red.map(({ cost }) => cost)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(red.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  expect(curveOf([main('CO-ash', 2), main('CWS-005', 9)], cards)).toContainEqual({ cost: null, count: 2 });
  expect(curveOf([main('CWS-005', 9)], cards).every(({ count }) => count === 0)).toBe(true);
});

test('Colours are counted by copies; the cover is the Colossus or what weighs most', () => {
  expect(coloursOf(linesOf('battle-spirits-red'), cards).map(({ color, count }) => [color, count])).toEqual([
    ['red', 40],
  ]);
  expect(coverOf({ lines: linesOf('battle-spirits-red') }, cards)?.id).toBe('BS01-X01');
  expect(coverOf({ lines: linesOf('battle-spirits-red'), cover: 'BS01-001' }, cards)?.id).toBe('BS01-001');
  expect(coverOf({ lines: linesOf('colossus-order-white-red') }, cards)?.card.kind).toBe('colossus');
  expect(coverOf({ lines: [] }, cards)).toBeNull();
});
