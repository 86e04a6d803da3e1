import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fitCards, type Room } from './fit.ts';

const room: Room = {
  width: 700,
  height: 450,
  rows: [[1, 1], Array.from({ length: 6 }, () => 1)],
  ratio: 86 / 59,
  foot: 36,
  empty: 64,
  gap: { x: 10, y: 8 },
  least: 60,
  most: 300,
};

const cards = (count: number) => Array.from({ length: count }, () => 1);

describe('the size of the cards on a field', () => {
  test('a larger table has larger cards, a fuller one smaller cards', () => {
    const narrow = fitCards(room);
    expect(fitCards({ ...room, width: 1400, height: 900 })).toBeGreaterThan(narrow * 1.5);
    expect(fitCards({ ...room, rows: [cards(3), cards(15)] })).toBeLessThan(narrow);
  });

  test('cards that lie sideways need more room', () => {
    const upright = fitCards({ ...room, height: 220, rows: [cards(6)] });
    expect(fitCards({ ...room, height: 220, rows: [cards(6).map(() => 88 / 63)] })).toBeLessThan(upright);
  });

  test('never above the most, never below the least', () => {
    expect(fitCards({ ...room, rows: [cards(1)], width: 5000, height: 5000 })).toBe(300);
    expect(fitCards({ ...room, rows: [cards(40)], width: 300, height: 100 })).toBe(60);
  });

  property.prop([fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 15 }), fc.integer({ min: 500, max: 2600 })])(
    'on each screen a full board stands in its room, or the cards are as small as they may be',
    (nexuses, spirits, width) => {
      const given = { ...room, width, height: width * 0.6, rows: [cards(nexuses), cards(spirits)] };
      const card = fitCards(given);
      if (card === given.least) return;
      const perLine = Math.floor((width + given.gap.x) / (card + given.gap.x));
      const lines = Math.ceil(nexuses / perLine) + Math.ceil(spirits / perLine);
      const height = lines * (card * given.ratio + given.foot) + (nexuses === 0 ? given.empty : 0);
      expect(height).toBeLessThanOrEqual(given.height);
    },
  );
});
