import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardDefinition } from './card.ts';
import { CardSetFile } from './card-set.ts';
import { StarterDeckFile } from './deck.ts';

function filesIn(folder: string): unknown[] {
  const url = new URL(`../../assets/${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, url), 'utf8')));
}

const cards = new Map<string, { game: string; card: CardDefinition }>();
for (const file of filesIn('cards').map((raw) => CardSetFile.parse(raw))) {
  for (const { id, card } of file.cards) {
    if (cards.has(id)) throw new Error(`the id ${id} is used twice`);
    cards.set(id, { game: file.game, card });
  }
}
const decks = filesIn('decks').map((raw) => StarterDeckFile.parse(raw));

function copiesByName(deck: StarterDeckFile): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { card, count } of deck.lines) {
    const name = JSON.stringify(cards.get(card)?.card.name);
    copies.set(name, (copies.get(name) ?? 0) + count);
  }
  return copies;
}

test('there are two starter decks a game', () => {
  expect(decks.map(({ game }) => game).sort()).toEqual([
    'battle-spirits',
    'battle-spirits',
    'colossus-order',
    'colossus-order',
  ]);
  expect(new Set(decks.map(({ id }) => id)).size).toBe(4);
});

describe.each(decks.map((deck) => [deck.id, deck] as const))('starter deck %s', (_, deck) => {
  test('every card is bundled and belongs to its game', () => {
    for (const line of deck.lines) expect(cards.get(line.card)?.game, line.card).toBe(deck.game);
  });

  test('has a name and a text in both languages', () => {
    for (const text of [deck.name, deck.about]) {
      expect(text.en).toBeTruthy();
      expect(text.ja).toMatch(/[ぁ-ん一-鿿]/u);
    }
  });
});

const inGame = (game: string) => decks.filter((deck) => deck.game === game).map((deck) => [deck.id, deck] as const);

describe.each(inGame('battle-spirits'))('Battle Spirits deck %s is legal', (_, deck) => {
  test('40 cards, 3 of a name at most', () => {
    expect(deck.lines.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    for (const [name, count] of copiesByName(deck)) expect(count, name).toBeLessThanOrEqual(3);
    expect(deck.lines.every(({ zone }) => zone === 'main')).toBe(true);
  });
});

describe.each(inGame('colossus-order'))('Colossus Order deck %s is legal', (_, deck) => {
  const kindOf = (id: string) => cards.get(id)!.card.kind;

  test('C40: 1 Colossus and 50 cards', () => {
    const colossi = deck.lines.filter(({ zone }) => zone === 'colossus');
    expect(colossi.map(({ card, count }) => [kindOf(card), count])).toEqual([['colossus', 1]]);
    const rest = deck.lines.filter(({ zone }) => zone === 'main');
    expect(rest.reduce((sum, { count }) => sum + count, 0)).toBe(50);
    expect(rest.every(({ card }) => kindOf(card) !== 'colossus')).toBe(true);
  });

  test('C41: 18 to 20 Gems', () => {
    const gems = deck.lines.filter(({ card }) => kindOf(card) === 'gem').reduce((sum, { count }) => sum + count, 0);
    expect(gems).toBeGreaterThanOrEqual(18);
    expect(gems).toBeLessThanOrEqual(20);
  });

  test('C42: 3 of a name at most, Gems that are not unique aside', () => {
    const free = new Set(
      [...cards.values()]
        .filter(({ card }) => card.kind === 'gem' && !card.unique)
        .map(({ card }) => JSON.stringify(card.name)),
    );
    for (const [name, count] of copiesByName(deck)) if (!free.has(name)) expect(count, name).toBeLessThanOrEqual(3);
  });
});

describe('the Costwise starter set', () => {
  const starter = [...cards.entries()].filter(([id]) => id.startsWith('CWS-')).map(([, { card }]) => card);

  test('about 60 cards, every one named in both languages', () => {
    expect(starter.length).toBeGreaterThanOrEqual(58);
    for (const { name } of starter) {
      expect(name.en).toBeTruthy();
      expect(name.ja).toMatch(/[ぁ-んァ-ヶ一-鿿]/u);
    }
  });

  test('all names differ, in either language', () => {
    for (const language of ['en', 'ja'] as const) {
      expect(new Set(starter.map(({ name }) => name[language])).size).toBe(starter.length);
    }
  });

  test('every colour has a Colossus, both sorts of Gems, a unique Follower and a Snap Action', () => {
    for (const color of ['white', 'black', 'blue', 'red']) {
      const own = starter.filter((card) => 'color' in card && card.color === color);
      expect(own.some((card) => card.kind === 'colossus' && card.abilities.some((a) => a.timing === 'colossus'))).toBe(
        true,
      );
      expect(own.some((card) => card.kind === 'gem' && card.unique)).toBe(true);
      expect(own.some((card) => card.kind === 'gem' && !card.unique)).toBe(true);
      expect(own.some((card) => card.kind === 'follower' && card.unique)).toBe(true);
      expect(own.some((card) => card.kind === 'action' && card.snap)).toBe(true);
    }
  });

  test('no figure of it is unknown', () => {
    for (const card of starter) {
      if (card.kind === 'follower' || card.kind === 'action') expect(card.cost).toMatch(/^\{\d+\}/);
      if (card.kind === 'follower') {
        expect([card.attack, card.defence, card.crush, card.capture]).not.toContain(null);
      }
    }
  });
});

test('what is not known of the real Colossus Order cards is not entered', () => {
  const cost = (id: string) => {
    const card = cards.get(id)?.card;
    return card?.kind === 'follower' || card?.kind === 'action' ? card.cost : undefined;
  };
  expect(cost('CO-ash')).toBe('{?}{W}{W}{W}');
  expect(cost('CO-heroic-knight')).toBe('{4}{?}');
  expect(cost('CO-spurring-griffin')).toBe('{3}{W}{W}');
  expect(cost('CO-dark-strike')).toBeNull();
  expect(cost('CO-jade')).toBeNull();
});
