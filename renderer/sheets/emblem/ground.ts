import { mixed } from '../face/palette.ts';
import { circlePath, closed, type Point, polar, short } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { rays, sparkle } from './ornaments.ts';
import { line, radial, type Stage } from './stage.ts';

/** The ground of every emblem: a glow in the card's colour or beside it, a weave of light, dust and a few stars. */
export function ground(stage: Stage): Shape[] {
  const { area, center, radius, tone, second, draws } = stage;
  const reach = Math.hypot(area.width, area.height) / 2;
  const warmth = draws.between(0, 0.55);
  const weave = draws.pick([raysOfLight, rings, lozenges, waves, comb]);
  const scattered = (count: number, least: number, most: number, figure: (at: Point, size: number) => string) => {
    let d = '';
    for (let index = 0; index < count; index++) {
      const size = radius * draws.between(least, most);
      const x = area.x + size + draws.between(0, 1) * (area.width - size * 2);
      const y = area.y + size + draws.between(0, 1) * (area.height - size * 2);
      d += figure([x, y], size);
    }
    return d;
  };
  return [
    {
      kind: 'rect',
      ...area,
      fill: radial(center, reach, mixed(tone.hue, tone.accent, warmth), mixed(tone.deep, tone.hue, 0.12), second.night),
    },
    ...weave(stage, reach),
    {
      kind: 'path',
      d: scattered(draws.whole(16, 26), 0.006, 0.018, ([x, y], size) => circlePath(x, y, size)),
      fill: tone.bright,
      fillOpacity: 0.45,
    },
    { kind: 'path', d: scattered(draws.whole(3, 5), 0.05, 0.11, sparkle), fill: '#ffffff', fillOpacity: 0.6 },
  ];
}

function raysOfLight({ center, radius, tone, draws }: Stage, reach: number): Shape[] {
  const count = draws.whole(9, 20) * 2;
  const d = rays(center, radius * 0.1, reach * 1.1, count, draws.between(0.35, 0.6), draws.between(0, 30));
  return [{ kind: 'path', d, fill: radial(center, reach, [tone.bright, 0.24], [tone.bright, 0.08], [tone.bright, 0]) }];
}

function rings({ center, radius, tone, draws }: Stage, reach: number): Shape[] {
  const step = radius * draws.between(0.12, 0.2);
  const bands: string[] = ['', ''];
  for (let index = 0, r = radius * 0.4; r < reach * 1.1; index++, r += step)
    bands[index % 2] += circlePath(center[0], center[1], r);
  return [line(bands[0]!, tone.bright, step * 0.42, 0.1), line(bands[1]!, tone.bright, step * 0.08, 0.35)];
}

function lozenges({ area, center, radius, tone, draws }: Stage, reach: number): Shape[] {
  const step = radius * draws.between(0.16, 0.26);
  const tall = draws.between(1, 1.7);
  let d = '';
  for (let row = -12; row <= 12; row++) {
    for (let column = -14; column <= 14; column++) {
      const x = center[0] + (column + (row % 2 === 0 ? 0 : 0.5)) * step;
      const y = center[1] + (row * step * tall) / 2;
      if (Math.abs(x - center[0]) > area.width / 2 + step || Math.abs(y - center[1]) > area.height / 2 + step) continue;
      const half = step * 0.38;
      d += closed([
        [x, y - half * tall],
        [x + half, y],
        [x, y + half * tall],
        [x - half, y],
      ]);
    }
  }
  return [
    { kind: 'path', d, fill: radial(center, reach, [tone.bright, 0.02], [tone.bright, 0.1], [tone.bright, 0.16]) },
  ];
}

function waves({ area, center, radius, tone, draws }: Stage): Shape[] {
  const step = radius * draws.between(0.13, 0.2);
  const swell = step * draws.between(0.6, 1.3);
  const long = radius * draws.between(0.3, 0.5);
  let d = '';
  for (let y = area.y - swell; y < area.y + area.height + swell; y += step) {
    // From the middle to both sides, so that the weave is the same left and right.
    for (const side of [1, -1]) {
      d += `M${short(center[0])} ${short(y)}`;
      for (let x = 0; x < area.width / 2; x += long) {
        const at = (dx: number, dy: number) => `${short(center[0] + side * (x + dx * long))} ${short(y + dy * swell)}`;
        d += `C${at(0.25, -1)} ${at(0.75, 1)} ${at(1, 0)}`;
      }
    }
  }
  return [line(d, tone.bright, step * 0.16, 0.2)];
}

function comb({ area, center, radius, tone, draws }: Stage, reach: number): Shape[] {
  const size = radius * draws.between(0.1, 0.16);
  const wide = size * Math.sqrt(3);
  let d = '';
  for (let row = -16; row <= 16; row++) {
    for (let column = -16; column <= 16; column++) {
      const middle: Point = [center[0] + (column + (row % 2 === 0 ? 0 : 0.5)) * wide, center[1] + row * size * 1.5];
      if (
        Math.abs(middle[0] - center[0]) > area.width / 2 + wide ||
        Math.abs(middle[1] - center[1]) > area.height / 2 + size
      )
        continue;
      d += closed([0, 60, 120, 180, 240, 300].map((angle) => polar(middle, angle, size * 0.86)));
    }
  }
  return [
    { kind: 'path', d, fill: radial(center, reach, [tone.bright, 0.01], [tone.bright, 0.09], [tone.bright, 0.15]) },
  ];
}
