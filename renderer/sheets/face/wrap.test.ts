import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atomsOf, type Line, wrapAtoms } from './wrap.ts';

function lines(text: string, width: number): string[] {
  return wrapAtoms(atomsOf(text), width, 1, 400).map(lineText);
}

function lineText(line: Line): string {
  return line.atoms
    .map((atom, index) => (atom.kind === 'mark' ? '' : (atom.space && index > 0 ? ' ' : '') + atom.text))
    .join('');
}

describe('line breaking', () => {
  test('Japanese breaks anywhere but before 、。」ー and small kana, and not after 「', () => {
    expect(lines('リザーブのコアを置く。', 10)).toEqual(['リザーブのコアを置', 'く。']);
    expect(lines('あいう「えお」', 4)).toEqual(['あいう', '「えお」']);
    expect(lines('あいカード', 3)).toEqual(['あい', 'カード']);
  });

  test('Latin words stay whole', () => {
    expect(lines('Draw a card, then discard a card.', 6)).toEqual(['Draw a card,', 'then discard', 'a card.']);
  });

  test('a word wider than the field is cut into pieces that fit', () => {
    expect(lines('wwwwwwwwwwww', 4).every((line) => line.length <= 5)).toBe(true);
  });

  test('no line is wider than the field and no character is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'あ漢字ー。「」(A b,c1%) ァッ') }),
        fc.integer({ min: 2, max: 20 }),
        (text, width) => {
          const wrapped = wrapAtoms(atomsOf(text), width, 1, 400);
          for (const line of wrapped) expect(line.width).toBeLessThanOrEqual(width);
          expect(wrapped.map(lineText).join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
        },
      ),
    );
  });
});
