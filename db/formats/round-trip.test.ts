import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LibraryCard } from '../model/card.ts';
import type { DeckZone } from '../model/deck.ts';
import { localized } from '../model/text.ts';
import { readDeck, writeDeck } from './deck.ts';
import { type DeckFile, type DeckFormat, deckFormats } from './deck-file.ts';
import { bundledCards, difficultCards, gemNamed, resolverOf } from './testing/cards.ts';

const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];
const options = { format: null, language: 'en' } as const;

function lineOf({ id, card }: LibraryCard, count: number, zone: DeckZone) {
  const own = zone === 'main' && card.kind === 'colossus' ? 'colossus' : zone;
  return { card: id, name: localized(card.name, 'en'), count, zone: own };
}

function deckOf(cards: readonly LibraryCard[], name: string): DeckFile {
  const lines = cards.map((card, i) => lineOf(card, 1 + (i % 4), zones[1 + (i % 3)]!));
  return {
    format: 'costwise.deck/1',
    game: cards[0]!.game,
    name,
    detected: 'json',
    cards: zones.flatMap((zone) => lines.filter((line) => line.zone === zone)),
    unresolved: [],
    warnings: [],
    comments: [],
  };
}

function again(deck: DeckFile, format: DeckFormat, cards: readonly LibraryCard[]): DeckFile {
  const file = writeDeck(deck, format, { sheets: null });
  const read = readDeck(new TextEncoder().encode(file), resolverOf(cards), { ...options, game: deck.game });
  if (!read.ok) throw new Error(`${format}: ${read.error.message.en}\n${file}`);
  return read.value;
}

function inZones(cards: DeckFile['cards']): unknown[] {
  return zones.flatMap((zone) => cards.filter((card) => card.zone === zone));
}

describe.each(deckFormats)('A-80, A-81: export and import is identity: %s', (format) => {
  test.each(['battle-spirits', 'colossus-order'] as const)('the whole library of %s', (game) => {
    const cards = bundledCards.filter((card) => card.game === game);
    const deck = deckOf(cards, 'All cards: “every” & <each>');
    const read = again(deck, format, bundledCards);
    expect(inZones(read.cards)).toEqual(deck.cards);
    expect(read).toMatchObject({ detected: format, game, name: deck.name, unresolved: [], warnings: [] });
  });

  test('A-73, A-82, A-89, A-153: names that have broken other programs', () => {
    const deck = deckOf(difficultCards, "Deck's name & 2 × <more>");
    const read = again(deck, format, difficultCards);
    const oneLine = (name: string) => name.replace(/\s+/gu, ' ');
    expect(inZones(read.cards)).toEqual(deck.cards);
    expect(read.unresolved).toEqual([]);
    expect(oneLine(read.name)).toBe(deck.name);
  });

  test('any names, any counts, any zones', () => {
    const sign = fc.constantFrom(
      ...Array.from('aZé0１x×*+-_#/&;<>\'"“”「」[]()（）{}:,.!%@`|\\~= 竜ゴｶﾞ・βΩ🐉？\u3000'),
    );
    const name = fc.string({ unit: sign, minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
    const line = fc.tuple(name, fc.integer({ min: 1, max: 99 }), fc.constantFrom<DeckZone>('main', 'side', 'maybe'));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), name, (lines, title) => {
        const cards = lines.map(([en], i) => gemNamed(`PRP-${i}`, { en }));
        const plain = lines.map(([, count, zone], i) => lineOf(cards[i]!, count, zone));
        const deck = {
          ...deckOf(cards, title.trim()),
          cards: zones.flatMap((zone) => plain.filter((own) => own.zone === zone)),
        };
        const read = again(deck, format, cards);
        expect(inZones(read.cards)).toEqual(deck.cards);
        expect(read.unresolved).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('A-77, A-84: lines without a card come back as lines without a card; comments stay', () => {
    const cards = bundledCards.filter((card) => card.game === 'battle-spirits').slice(0, 3);
    const lost = [
      { line: 1, text: '3 Nobody Knows', count: 3, name: 'Nobody Knows', zone: 'main' as const },
      { line: 2, text: '2 Nor this & that', count: 2, name: 'Nor this & that', zone: 'side' as const },
    ];
    const comments = format === 'code' ? [] : ['# kept', '// as it is: & <so>'];
    const deck = { ...deckOf(cards, 'Deck'), unresolved: lost, comments };
    const read = again(deck, format, bundledCards);
    const total = (name: string) =>
      read.unresolved.filter((line) => line.name === name).reduce((sum, line) => sum + line.count, 0);
    expect(total('Nobody Knows')).toBe(3);
    expect(total('Nor this & that')).toBe(2);
    expect(read.unresolved.every((line) => line.zone === (line.name === 'Nobody Knows' ? 'main' : 'side'))).toBe(true);
    expect(read.comments).toEqual(comments);
    // written and read once more, nothing grows.
    const twice = again(read, format, bundledCards);
    expect(writeDeck(twice, format, { sheets: null })).toBe(writeDeck(read, format, { sheets: null }));
  });
});
