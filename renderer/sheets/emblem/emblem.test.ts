import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../../../db/model/card.ts';
import { boundsOf, painted } from '../testing/bounds.ts';
import { bundledCards } from '../testing/bundled.ts';
import { emblemOf } from './emblem.ts';

const area = { x: 0, y: 0, width: 54, height: 36 };
const library = bundledCards();
const drawing = (card: CardDefinition) => JSON.stringify(emblemOf(card, area));

describe('emblems', () => {
  test('the same card always has the same emblem, whatever its text, cost or the copy of its data', () => {
    for (const { card } of library) {
      const copy = { ...structuredClone(card), text: { en: 'another text' }, cost: null } as CardDefinition;
      expect(drawing(copy)).toBe(drawing(card));
    }
  });

  test('different cards have different emblems over the whole bundled library', () => {
    expect(library.length).toBeGreaterThanOrEqual(130);
    expect(new Set(library.map(({ card }) => drawing(card))).size).toBe(library.length);
  });

  test('two cards of one kind, colour and family differ in more than the ground', () => {
    const motif = (card: CardDefinition) => {
      const shapes = emblemOf(card, area);
      return JSON.stringify(shapes.slice(-Math.ceil(shapes.length / 2)));
    };
    expect(new Set(library.map(({ card }) => motif(card))).size).toBe(library.length);
  });

  test('all numbers are finite', () => {
    for (const { id, card } of library) {
      for (const field of [area, { x: 2, y: 13, width: 54, height: 51 }]) {
        for (const shape of painted(emblemOf(card, field))) {
          expect(Object.values(boundsOf(shape)).every(Number.isFinite), id).toBe(true);
        }
      }
    }
  });
});
