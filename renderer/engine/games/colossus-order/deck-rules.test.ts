import { describe, expect, test } from 'vitest';
import type { ColossusOrderCard } from '../../../../db/model/colossus-order-card.ts';
import type { DeckLine } from '../../../../db/model/deck.ts';
import { problems } from './deck-rules.ts';
import { card } from './testing/table.ts';

/** Rules section 6. */

const action = (en: string, more: object = {}) =>
  card({ kind: 'action', color: 'white', name: { en }, cost: '{1}', ...more });
const gem = (en: string, unique = false) => card({ kind: 'gem', color: 'white', name: { en }, unique });
const colossus = card({ kind: 'colossus', color: 'white', name: { en: 'C' } });

const cards: Record<string, ColossusOrderCard> = {
  c: colossus,
  wg: gem('White Gem'),
  crown: gem('Crown', true),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`a${n}`, action(`A${n}`, { color: n % 2 ? 'black' : 'red' })]),
  ),
  'a0-again': action('A0'),
};

const line = (card: string, count: number, zone: DeckLine['zone'] = 'main'): DeckLine => ({ card, count, zone });
const threeEach = (kinds: number) => Array.from({ length: kinds }, (_, n) => line(`a${n}`, 3));
/** 1 + 20 + 30. */
const legal = [line('c', 1, 'colossus'), line('wg', 20), ...threeEach(10)];

const told = (lines: readonly DeckLine[]) => problems(lines, cards).map(({ message: _, ...rest }) => rest);

describe('decks', () => {
  test('C40, C41, C42, C43: 1 Colossus, 20 Gems and 30 cards of mixed colours, three a name, are legal', () => {
    expect(problems(legal, cards)).toEqual([]);
    expect(problems([...legal, line('a11', 5, 'side'), line('c', 2, 'maybe')], cards)).toEqual([]);
  });

  test('C40: exactly 51 cards', () => {
    expect(told(legal.slice(0, -1))).toEqual([{ rule: 'size', have: 48, allowed: 51 }]);
    expect(told([...legal, line('a11', 1)])).toEqual([{ rule: 'size', have: 52, allowed: 51 }]);
    expect(problems(legal.slice(0, -1), cards)[0]!.message).toEqual({
      en: 'A deck has exactly 51 cards, the Colossus among them; this one has 48.',
      ja: 'デッキはコロッサスを含めてちょうど51枚ですが、48枚です。',
    });
  });

  test('C40: exactly 1 Colossus, wherever it stands', () => {
    expect(told([...legal.slice(1), line('a11', 1)])).toEqual([{ rule: 'colossus-count', have: 0, allowed: 1 }]);
    expect(told([...legal.slice(0, -1), line('a9', 2), line('c', 1)])).toEqual([
      { rule: 'colossus-count', have: 2, allowed: 1 },
    ]);
    expect(problems(legal.slice(1), cards)[1]!.message.en).toBe('A deck has exactly 1 Colossus; this one has 0.');
  });

  test('C41: at most 20 Gems, Unique ones among them', () => {
    const lines = [line('c', 1), line('wg', 20), line('crown', 1), ...threeEach(9), line('a9', 2)];
    expect(told(lines)).toEqual([{ rule: 'gem-count', have: 21, allowed: 20 }]);
    expect(problems(lines, cards)[0]!.message.en).toBe('A deck has at most 20 Gems; this one has 21.');
  });

  test('C42: at most 3 of a name, over all its printings and lines', () => {
    const lines = [line('c', 1), line('wg', 20), ...threeEach(9), line('a0-again', 2), line('a0', 1)];
    expect(told(lines)).toEqual([{ rule: 'copies', card: 'a0', have: 6, allowed: 3 }]);
    expect(problems(lines, cards)[0]!.message).toEqual({
      en: 'A0: at most 3 of one name, but 6 are in the deck.',
      ja: '「A0」：同じ名前のカードは3枚までですが、6枚入っています。',
    });
  });

  test('C42: Unique Gems 3 of a name, other Gems any number', () => {
    const lines = [line('c', 1), line('wg', 16), line('crown', 4), ...threeEach(10)];
    expect(told(lines)).toEqual([{ rule: 'copies', card: 'crown', have: 4, allowed: 3 }]);
  });

  test('A-97: cards that are not in the library are named, and the others are still looked at', () => {
    const lines = [line('c', 1, 'colossus'), line('constructor', 2), line('wg', 21)];
    expect(told(lines)).toEqual([
      { rule: 'unknown-card', card: 'constructor', have: 2, allowed: 0 },
      { rule: 'size', have: 24, allowed: 51 },
      { rule: 'gem-count', have: 21, allowed: 20 },
    ]);
    expect(problems(lines, cards)[0]!.message.en).toBe('There is no card “constructor” in the library.');
  });
});
