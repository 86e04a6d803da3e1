import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, isSignsOnly, nameKey } from './fold.ts';

describe('fold', () => {
  test.each([
    ['A-75: apostrophes are one', 'R&D’s ‘x ʼ＇', "r&d's 'x ''"],
    ['A-76: case does not matter', 'The Corruptor', 'the corruptor'],
    ['A-88: accents do not matter', 'Élan Ýmir Ñandú é', 'elan ymir nandu e'],
    ['A-150: width does not matter', 'Ｇ１２３', 'g123'],
    ['A-151: half-width katakana joins its marks before kana folding', 'ﾜｶﾞﾊｲ', 'わがはい'],
    ['A-151: katakana is hiragana', 'ゴラドン・ヴォルク', 'ごらどん・ゔぉるく'],
    ['A-153: Greek letters stay letters', 'β Ω', 'β ω'],
    ['voicing marks are part of a letter', 'ガか\u3099', 'がが'],
  ])('%s', (_name, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('the short way round for plain texts gives what the long way gives', () => {
    const letters = fc.constantFrom(..."aZ '`ぁゖガヷヺー、「」龍竜09,é￥・", 'ゝ', 'ヽ', 'ヿ');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        // An ideographic space in front makes the text one that takes the long way.
        expect(fold(text)).toBe(fold(`\u3000${text}`));
      }),
    );
  });

  test('folding twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('nameKey', () => {
  test('A-98: punctuation does not matter', () => {
    expect(nameKey('Jace, the Mind')).toBe(nameKey('jace the mind'));
    expect(nameKey('ウィル・オーブ')).toBe(nameKey('ウィルオーブ'));
    expect(nameKey('★Ash★')).toBe('ash');
  });

  test('a name of signs alone keeps them, out of the way of ASCII', () => {
    expect(nameKey('%_')).toBe('％＿');
    expect(isSignsOnly('★★')).toBe(true);
    expect(isSignsOnly('100%_')).toBe(false);
  });
});
