import { describe, expect, test } from 'vitest';
import { BattleSpiritsColor, BattleSpiritsSymbol, ReductionKey } from '../../../db/model/battle-spirits-card.ts';
import { GemMark } from '../../../db/model/colossus-order-card.ts';
import { boundsOf, painted, textsOf } from '../testing/bounds.ts';
import { contrast } from '../testing/contrast.ts';
import { cutOutline } from './gem-cut.ts';
import { gemMark } from './gem-mark.ts';
import { ink, lightInk, mixed, softInk, type ToneId, toneOf } from './palette.ts';
import { framePattern } from './pattern.ts';
import { symbolMark } from './symbol-mark.ts';

const toneIds: readonly ToneId[] = ['red', 'purple', 'green', 'white', 'yellow', 'blue', 'black', 'none'];

describe('marks', () => {
  test('every symbol has a shape of its own: no two are told by colour alone', () => {
    const outlines = BattleSpiritsSymbol.options.map((key) => {
      const [first] = symbolMark(key, [0, 0], 1);
      return first?.kind === 'path' ? first.d : '';
    });
    expect(new Set(outlines).size).toBe(BattleSpiritsSymbol.options.length);
    expect(outlines).not.toContain('');
  });

  test('the all-colour reduction shows all six hues', () => {
    const fills = symbolMark('any', [0, 0], 1).map((shape) => ('fill' in shape ? shape.fill : undefined));
    for (const color of BattleSpiritsColor.options) expect(fills).toContain(toneOf(color).hue);
  });

  test('every mark keeps within its circle by a fifth at most', () => {
    for (const key of ReductionKey.options) {
      for (const shape of painted(symbolMark(key, [0, 0], 1))) {
        const { left, top, right, bottom } = boundsOf(shape);
        expect(Math.max(-left, -top, right, bottom), key).toBeLessThanOrEqual(1.25);
      }
    }
  });

  test('Gem marks are five different cuts, each with its letter', () => {
    expect(new Set(GemMark.options.map((mark) => JSON.stringify(cutOutline(mark, [0, 0], 1)))).size).toBe(5);
    for (const mark of GemMark.options)
      expect(textsOf(gemMark(mark, [0, 0], 2)).map(({ text }) => text)).toEqual([mark]);
  });

  test('every colour has its own pattern on the frame', () => {
    const hole = { x: 3, y: 3, width: 50, height: 80 };
    expect(new Set(toneIds.map((id) => framePattern(59, 86, hole, () => id))).size).toBe(toneIds.length);
  });
});

describe('contrast (WCAG AA: 4.5)', () => {
  test.each(toneIds)('texts on paper and on dark bands of %s', (id) => {
    const tone = toneOf(id);
    for (const paper of [mixed(tone.paper, '#ffffff', 0.4), mixed(tone.paper, tone.hue, 0.09)]) {
      expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(softInk, paper)).toBeGreaterThanOrEqual(4.5);
    }
    for (const share of [0.25, 0.3, 0.35, 0.5, 0.6, 0.7]) {
      expect(contrast(lightInk, mixed(tone.deep, tone.night, share))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mixed(lightInk, tone.hue, 0.12), mixed(tone.deep, tone.night, share))).toBeGreaterThanOrEqual(
        4.5,
      );
    }
    expect(contrast('#ffffff', mixed(tone.hue, tone.deep, 0.85)), 'the cost').toBeGreaterThanOrEqual(4.5);
  });
});
