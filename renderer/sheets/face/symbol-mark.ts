import type { ReductionKey } from '../../../db/model/battle-spirits-card.ts';
import { mixed, toneOf } from './palette.ts';
import { circlePath, closed, type Point, polar } from './path.ts';
import type { Shape } from './shapes.ts';

/**
 * A symbol of Battle Spirits: its hue and its shape (red triangle, purple diamond, green circle, white square, yellow
 * star, blue hexagon; `any` is a wheel of all six). `radius` is the circle that the mark keeps within.
 */
export function symbolMark(key: ReductionKey, center: Point, radius: number): Shape[] {
  switch (key) {
    case 'any':
      return anyMark(center, radius);
    case 'ultimate':
      return cutMark(spikes(center, radius, 8, 0.55), center, radius, '#f2d9a0', '#8a5a1c');
    case 'god':
      return cutMark(spikes(center, radius, 4, 0.42), center, radius, '#fff4cf', '#a07a2c');
    default: {
      const tone = toneOf(key);
      const bright = key === 'white' ? '#ffffff' : mixed(tone.hue, tone.bright, 0.3);
      const dark = key === 'white' ? '#93a5b3' : mixed(tone.hue, tone.deep, 0.3);
      return cutMark(outline(key, center, radius), center, radius, bright, dark);
    }
  }
}

const onCircle = (center: Point, radius: number, angles: readonly number[]) =>
  angles.map((angle) => polar(center, angle, radius));

function spikes(center: Point, radius: number, count: number, depth: number): string {
  return closed(
    Array.from({ length: count * 2 }, (_, index) =>
      polar(center, (index * 180) / count, index % 2 === 0 ? radius : radius * depth),
    ),
  );
}

/** The shape of a colour, as path data. */
function outline(key: Exclude<ReductionKey, 'any' | 'ultimate' | 'god'>, center: Point, radius: number): string {
  const [x, y] = center;
  switch (key) {
    case 'red':
      return closed(onCircle([x, y + radius * 0.16], radius * 1.06, [0, 120, 240]));
    case 'purple':
      return closed([
        [x, y - radius * 1.06],
        [x + radius * 0.8, y],
        [x, y + radius * 1.06],
        [x - radius * 0.8, y],
      ]);
    case 'green':
      return circlePath(x, y, radius * 0.88);
    case 'white':
      return closed(onCircle(center, radius * 1.1, [45, 135, 225, 315]));
    case 'yellow':
      return spikes([x, y + radius * 0.06], radius * 1.08, 5, 0.46);
    case 'blue':
      return closed(onCircle(center, radius * 0.98, [30, 90, 150, 210, 270, 330]));
  }
}

function cutMark(d: string, center: Point, radius: number, bright: string, dark: string): Shape[] {
  const [x, y] = center;
  return [
    {
      kind: 'path',
      d,
      fill: {
        kind: 'linear',
        from: [x, y - radius],
        to: [x, y + radius],
        stops: [
          { at: 0, color: bright },
          { at: 1, color: dark },
        ],
      },
      stroke: '#1d1712',
      strokeWidth: radius * 0.18,
    },
    { kind: 'path', d, stroke: '#ffffff', strokeOpacity: 0.85, strokeWidth: radius * 0.07 },
  ];
}

/** The all-colour reduction: six wedges in the six hues around a white eye. */
function anyMark(center: Point, radius: number): Shape[] {
  const hues = (['red', 'yellow', 'green', 'blue', 'purple', 'white'] as const).map((key) => toneOf(key).hue);
  const [x, y] = center;
  return [
    { kind: 'circle', x, y, radius: radius * 0.95, fill: '#1d1712' },
    ...hues.map(
      (fill, index): Shape => ({
        kind: 'polygon',
        points: [
          center,
          polar(center, index * 60, radius * 0.88),
          polar(center, index * 60 + 30, radius * 0.92),
          polar(center, index * 60 + 60, radius * 0.88),
        ],
        fill,
      }),
    ),
    { kind: 'circle', x, y, radius: radius * 0.34, fill: '#ffffff', stroke: '#1d1712', strokeWidth: radius * 0.12 },
  ];
}
