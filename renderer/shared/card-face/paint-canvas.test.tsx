import { beforeEach, expect, test, vi } from 'vitest';
import { faceOf } from '../../sheets/face/face.ts';
import type { Face, Shape } from '../../sheets/face/shapes.ts';
import { bundledCards } from '../testing/fake-bridge.ts';
import { type Canvas2D, loadFacesFonts, paintFace } from './paint-canvas.ts';

/** A path that keeps how it was made. */
class FakePath {
  readonly made: unknown[];
  constructor(d?: string) {
    this.made = d === undefined ? [] : [d];
  }
  roundRect(...values: number[]) {
    this.made.push('rect', ...values);
  }
  arc(...values: number[]) {
    this.made.push('arc', ...values.slice(0, 3));
  }
  moveTo(...values: number[]) {
    this.made.push('to', ...values);
  }
  lineTo(...values: number[]) {
    this.made.push('line', ...values);
  }
  closePath() {
    this.made.push('close');
  }
}

interface Drawn {
  readonly what: 'fill' | 'stroke' | 'clip' | 'text';
  readonly of: unknown;
  readonly style: unknown;
  readonly alpha: number;
  readonly rule?: string | undefined;
}

/** A canvas that notes what is drawn with which ink, and keeps its state as a real one does. */
function fakeCanvas() {
  const drawn: Drawn[] = [];
  const saved: Record<string, unknown>[] = [];
  const state: Record<string, unknown> = { globalAlpha: 1, fillStyle: '', strokeStyle: '', font: '', textAlign: '' };
  const alpha = () => Number(state.globalAlpha);
  const gradient = (...from: number[]) => {
    const stops: unknown[] = [];
    return { from, stops, addColorStop: (at: number, color: string) => stops.push([at, color]) };
  };
  const methods = {
    save: () => saved.push({ ...state }),
    restore: () => Object.assign(state, saved.pop()),
    translate: () => {},
    scale: () => {},
    fill: (path: FakePath, rule: string) =>
      drawn.push({ what: 'fill', of: path.made, style: state.fillStyle, alpha: alpha(), rule }),
    stroke: (path: FakePath) => drawn.push({ what: 'stroke', of: path.made, style: state.strokeStyle, alpha: alpha() }),
    clip: (path: FakePath, rule: string) =>
      drawn.push({ what: 'clip', of: path.made, style: '', alpha: alpha(), rule }),
    fillText: (text: string, x: number, y: number) =>
      drawn.push({ what: 'text', of: [text, x, y, state.textAlign], style: state.font, alpha: alpha() }),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
  };
  return { canvas: Object.assign(state, methods) as unknown as Canvas2D, drawn, saved };
}

beforeEach(() => vi.stubGlobal('Path2D', FakePath));

function paint(shapes: readonly Shape[], scale = 2) {
  const { canvas, drawn, saved } = fakeCanvas();
  paintFace(canvas, { width: 10, height: 10, corner: 1, shapes }, 0, 0, scale);
  expect(saved).toEqual([]);
  return drawn;
}

test('Outlines of every kind are filled and stroked with their own opacity, also inside groups', () => {
  const drawn = paint([
    {
      kind: 'group',
      opacity: 0.5,
      clip: { kind: 'path', d: 'M 0 0 Z', evenOdd: true },
      shapes: [
        { kind: 'rect', x: 1, y: 2, width: 3, height: 4, radius: 1, fill: '#112233', fillOpacity: 0.5 },
        { kind: 'circle', x: 5, y: 5, radius: 2, stroke: '#ffffff', strokeOpacity: 0.4, strokeWidth: 0.2 },
      ],
    },
    { kind: 'path', d: 'M 1 1 Z', fill: '#000000', evenOdd: true },
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      fill: '#445566',
    },
  ]);
  expect(drawn).toEqual([
    { what: 'clip', of: ['M 0 0 Z'], style: '', alpha: 0.5, rule: 'evenodd' },
    { what: 'fill', of: ['rect', 1, 2, 3, 4, 1], style: '#112233', alpha: 0.25, rule: 'nonzero' },
    { what: 'stroke', of: ['arc', 5, 5, 2], style: '#ffffff', alpha: 0.2 },
    { what: 'fill', of: ['M 1 1 Z'], style: '#000000', alpha: 1, rule: 'evenodd' },
    {
      what: 'fill',
      of: ['to', 0, 0, 'line', 1, 0, 'line', 0, 1, 'close'],
      style: '#445566',
      alpha: 1,
      rule: 'nonzero',
    },
  ]);
});

test('Gradients keep place and opacity of their stops; letters are set at their size in pixels', () => {
  const stops = [
    { at: 0, color: '#aabbcc' },
    { at: 1, color: '#000000', opacity: 0.5 },
  ];
  const [linear, radial, text] = paint([
    { kind: 'path', d: 'A', fill: { kind: 'linear', from: [0, 1], to: [2, 3], stops } },
    { kind: 'path', d: 'B', fill: { kind: 'radial', center: [4, 5], radius: 6, stops } },
    { kind: 'text', x: 3, y: 4, size: 5, weight: 700, anchor: 'middle', fill: '#111111', text: '竜', maxWidth: 9 },
  ]);
  const written = [
    [0, '#aabbccff'],
    [1, '#00000080'],
  ];
  expect(linear?.style).toMatchObject({ from: [0, 1, 2, 3], stops: written });
  expect(radial?.style).toMatchObject({ from: [4, 5, 0, 4, 5, 6], stops: written });
  expect(text?.of).toEqual(['竜', 6, 8, 'center']);
  expect(String(text?.style)).toMatch(/^700 10px "Noto Sans Latin"/);
});

test('Every text of every bundled card is painted, and its letters are asked of the fonts before', async () => {
  const load = vi.fn(async (_font: string, _letters: string) => []);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  const faces = bundledCards().map(({ game, card }) => faceOf(game, card, 'full', 'ja'));
  await loadFacesFonts(faces);
  expect(load).toHaveBeenCalledTimes(2);
  const letters = new Set(load.mock.calls[0]?.[1]);
  const textsOf = (shapes: Face['shapes']): string[] =>
    shapes.flatMap((shape) =>
      shape.kind === 'group' ? textsOf(shape.shapes) : shape.kind === 'text' ? [shape.text] : [],
    );
  for (const face of faces) {
    const texts = textsOf(face.shapes);
    const { canvas, drawn } = fakeCanvas();
    paintFace(canvas, face, 0, 0, 6);
    expect(drawn.filter(({ what }) => what === 'text').map(({ of }) => (of as string[])[0])).toEqual(texts);
    expect(
      texts
        .join('')
        .split('')
        .every((letter) => letters.has(letter) || letter.charCodeAt(0) > 0xd7ff),
    ).toBe(true);
  }
});
