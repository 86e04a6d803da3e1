import { describe, expect, test } from 'vitest';
import { cornerCost, costPieces } from './notation.ts';

describe('the face reads cost notation', () => {
  test('C03: pieces in their order, the effect left out', () => {
    expect(costPieces('{2}, {W}{*}, {off} ▷ draw a card')).toEqual([
      { kind: 'points', text: '2' },
      { kind: 'comma' },
      { kind: 'gem', mark: 'W' },
      { kind: 'gem', mark: '*' },
      { kind: 'comma' },
      { kind: 'off' },
    ]);
  });

  test('every other part, with its filter', () => {
    expect(
      costPieces(
        '{off:follower:race=knight}, {discard:2:gem}, {drop:captureGem}, {drop:locus:2}, {mill:3}, "say \\"yes\\""',
      ).filter(({ kind }) => kind !== 'comma'),
    ).toEqual([
      { kind: 'off-follower', filter: 'race=knight' },
      { kind: 'discard', count: '2', filter: 'gem' },
      { kind: 'drop', place: 'captureGem', count: '1' },
      { kind: 'drop', place: 'locus', count: '2' },
      { kind: 'mill', count: '3' },
      { kind: 'text', text: 'say "yes"' },
    ]);
  });

  test('full-width and circled numbers are read as numbers', () => {
    expect(costPieces('｛３｝').concat(costPieces('⑫'))).toEqual([
      { kind: 'points', text: '3' },
      { kind: 'points', text: '12' },
    ]);
  });

  test('what the face does not know is shown as it is written', () => {
    expect(costPieces('{exile:1}')).toEqual([{ kind: 'text', text: 'exile:1' }]);
  });

  test('the corner of a card: the Locus Cost and its Gem marks, "?" where one is not known', () => {
    expect(cornerCost('{3}{W}{W}')).toEqual({ points: '3', gems: ['W', 'W'] });
    expect(cornerCost('{?}{W}')).toEqual({ points: '?', gems: ['W'] });
    expect(cornerCost('{4}{?}')).toEqual({ points: '4', gems: ['?'] });
    expect(cornerCost('{W}')).toEqual({ points: '0', gems: ['W'] });
    expect(cornerCost(null)).toEqual({ points: '?', gems: [] });
  });
});
