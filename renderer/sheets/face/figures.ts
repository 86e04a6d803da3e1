import type { FollowerCard } from '../../../db/model/colossus-order-card.ts';
import type { Bilingual, Language } from '../../../db/model/text.ts';
import { ink, lightInk, mixed, softInk, type Tone } from './palette.ts';
import { closed, type Point } from './path.ts';
import { type Area, part, type Shape } from './shapes.ts';
import { textIn } from './text.ts';

type Figure = 'attack' | 'defence' | 'crush' | 'capture';

const words: Readonly<Record<Figure, Bilingual>> = {
  attack: { en: 'Attack', ja: '攻撃力' },
  defence: { en: 'Defence', ja: '防御力' },
  crush: { en: 'Crush', ja: 'クラッシュ' },
  capture: { en: 'Capture', ja: 'キャプチャー' },
};

/** Small signs on a square of -1 to 1: sword, shield, broken block, stone in a claw. */
const icons: Readonly<Record<Figure, readonly (readonly Point[])[]>> = {
  attack: [
    [
      [0.95, -0.95],
      [0.8, -0.45],
      [-0.28, 0.6],
      [-0.6, 0.28],
      [0.45, -0.8],
    ],
    [
      [-0.95, 0.05],
      [-0.7, -0.1],
      [0.12, 0.7],
      [-0.05, 0.95],
    ],
    [
      [-0.55, 0.38],
      [-0.38, 0.55],
      [-0.78, 0.95],
      [-0.95, 0.78],
    ],
  ],
  defence: [
    [
      [0, -0.95],
      [0.85, -0.7],
      [0.8, 0.1],
      [0.5, 0.6],
      [0, 0.98],
      [-0.5, 0.6],
      [-0.8, 0.1],
      [-0.85, -0.7],
    ],
  ],
  crush: [
    [
      [-0.15, -0.95],
      [0.12, -0.4],
      [0.75, -0.75],
      [0.5, -0.15],
      [0.98, 0.15],
      [0.45, 0.35],
      [0.6, 0.95],
      [0.05, 0.55],
      [-0.5, 0.9],
      [-0.4, 0.35],
      [-0.98, 0.2],
      [-0.5, -0.1],
      [-0.85, -0.65],
      [-0.25, -0.4],
    ],
  ],
  capture: [
    [
      [0, -0.95],
      [0.5, -0.5],
      [0, 0.1],
      [-0.5, -0.5],
    ],
    [
      [-0.95, -0.1],
      [-0.6, 0.25],
      [-0.1, 0.45],
      [0.1, 0.45],
      [0.6, 0.25],
      [0.95, -0.1],
      [0.85, 0.5],
      [0.4, 0.95],
      [-0.4, 0.95],
      [-0.85, 0.5],
    ],
  ],
};

function icon(figure: Figure, [x, y]: Point, size: number, fill: string): Shape {
  const d = icons[figure].map((points) => closed(points.map(([px, py]) => [x + px * size, y + py * size]))).join('');
  return { kind: 'path', d, fill };
}

/** Attack, defence, Crush and Capture in four cells; a figure that is not known is "?". */
export function followerFigures(
  card: FollowerCard,
  tone: Tone,
  language: Language,
  area: Area,
  withWords: boolean,
): Shape {
  const cell = area.width / 4;
  const order: readonly Figure[] = ['attack', 'defence', 'crush', 'capture'];
  const shapes = order.flatMap((figure, index): Shape[] => {
    const value = card[figure];
    const text = value === null ? '?' : String(value);
    const left = area.x + cell * index;
    const top = area.y + (withWords ? 2.6 : 0);
    const height = area.height - (withWords ? 2.6 : 0);
    const middle = top + height / 2;
    const size = height * 0.78;
    const strong = figure === 'attack' || figure === 'defence';
    const chip = {
      x: left + 0.45,
      y: top + height * 0.06,
      width: cell - 0.9,
      height: height * 0.88,
      radius: height * 0.2,
    };
    const cellShapes: Shape[] = [
      strong
        ? { kind: 'rect', ...chip, fill: mixed(tone.deep, tone.night, 0.3) }
        : {
            kind: 'rect',
            ...chip,
            fill: '#ffffff',
            fillOpacity: 0.55,
            stroke: mixed(tone.deep, tone.hue, 0.4),
            strokeWidth: 0.2,
          },
      icon(
        figure,
        [left + cell * 0.27, middle],
        height * 0.25,
        strong ? mixed(tone.bright, '#ffffff', 0.3) : tone.deep,
      ),
      textIn(
        {
          x: left + cell * 0.67,
          y: middle + size * 0.36,
          width: cell * 0.5,
          size,
          weight: 700,
          anchor: 'middle',
          fill: strong ? lightInk : ink,
        },
        text,
      ),
    ];
    if (withWords) {
      cellShapes.push(
        textIn(
          {
            x: left + cell / 2,
            y: area.y + 1.9,
            width: cell - 1,
            size: 1.9,
            weight: 400,
            anchor: 'middle',
            fill: softInk,
          },
          words[figure][language],
        ),
      );
    }
    return cellShapes;
  });
  return part('figures', area, shapes);
}
