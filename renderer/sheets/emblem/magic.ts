import { circlePath, open, type Point, polar, short } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { beads, regular, rosette, sparkle, star, starPolygon, ticks } from './ornaments.ts';
import { line, radial, type Stage } from './stage.ts';

/** A figure of power in one of three orders, with signs that this card alone has and a light in the middle. */
export function magic(stage: Stage): Shape[] {
  const figure = stage.draws.pick([circle, seal, orbits]);
  return figure(stage);
}

/** Rings with a band of signs around a star polygon. */
function circle(stage: Stage): Shape[] {
  const { center, radius, tone, draws } = stage;
  const r = radius * 0.94;
  const points = draws.whole(5, 9);
  const skip = draws.whole(2, Math.floor((points - 1) / 2));
  const turn = draws.pick([0, 180 / points]);
  const thin = radius * 0.014;
  const inner = r * draws.between(0.78, 0.83);
  const inside = inner * 0.95;
  const vertices = points * draws.pick([1, 2]);
  return [
    ...band(stage, r, inner, points * 2, turn),
    line(ticks(center, inside * 0.955, inside, points * 12, turn), tone.bright, thin, 0.7),
    web(stage, starPolygon(center, inside, points, skip, turn), inside),
    line(
      starPolygon(center, inside * 0.8, points, Math.max(1, skip - 1), turn + 180 / points),
      tone.accent,
      thin * 1.2,
      0.9,
    ),
    ...nodes(stage, inside, vertices, draws.between(0.05, 0.075), turn),
    ...core(stage, points, turn, inside * draws.between(0.5, 0.62)),
  ];
}

/** Polygons turned into each other, within a frame whose corners carry stones. */
function seal(stage: Stage): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const corners = draws.whole(3, 6);
  const turn = corners === 4 ? 45 : draws.pick([0, 180 / corners]);
  const thin = radius * 0.014;
  const depth = draws.whole(4, 6);
  const shrink = Math.cos(Math.PI / corners) * draws.between(0.96, 1);
  const shapes: Shape[] = [...band(stage, radius * 0.94, radius * 0.84, corners * 3, turn)];
  let size = radius * 0.82;
  for (let level = 0; level < depth && size > radius * 0.26; level++) {
    const own = level % 2 === 0 ? tone : second;
    shapes.push({
      kind: 'path',
      d: regular(center, size, corners, turn + level * (180 / corners)),
      fill: radial(center, size, [own.bright, 0.5], [own.hue, 0.35], [own.night, 0.35]),
      stroke: level % 2 === 0 ? own.bright : own.accent,
      strokeWidth: thin * (level === 0 ? 1.8 : 1.2),
    });
    size *= corners === 3 ? 0.62 : shrink;
  }
  return [
    ...shapes,
    ...nodes(stage, radius * 0.82, corners, 0.085, turn),
    ...core(stage, corners * 2, turn, radius * 0.34),
  ];
}

/** Small circles on the paths of larger ones, joined by lines of force. */
function orbits(stage: Stage): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const [x, y] = center;
  const thin = radius * 0.014;
  const count = draws.whole(4, 8);
  const turn = draws.pick([0, 180 / count]);
  const far = radius * draws.between(0.66, 0.72);
  const moon = radius * Math.min(0.22, draws.between(0.9, 1.1) * (1.4 / count));
  const moons = Array.from({ length: count }, (_, index) => polar(center, turn + (index * 360) / count, far));
  const chords = moons.flatMap((from, index) => moons.slice(index + 1).map((to) => open([from, to]))).join('');
  const inner = draws.whole(3, 6);
  return [
    {
      kind: 'circle',
      x,
      y,
      radius: radius * 0.95,
      fill: radial(center, radius, [tone.bright, 0.4], [tone.hue, 0.25], [tone.night, 0.5]),
    },
    line(circlePath(x, y, radius * 0.95) + circlePath(x, y, far), tone.bright, thin * 1.4),
    line(ticks(center, radius * 0.9, radius * 0.95, count * draws.whole(6, 9), turn), tone.bright, thin, 0.8),
    line(chords, tone.accent, thin, 0.75),
    ...moons.flatMap((middle): Shape[] => [
      {
        kind: 'circle',
        x: middle[0],
        y: middle[1],
        radius: moon,
        fill: radial(middle, moon, tone.deep, tone.night),
        stroke: tone.bright,
        strokeWidth: thin * 1.5,
      },
      {
        kind: 'path',
        d: starPolygon(middle, moon * 0.8, inner, inner > 4 ? 2 : 1, turn),
        fill: second.hue,
        fillOpacity: 0.55,
        stroke: second.accent,
        strokeWidth: thin,
      },
      { kind: 'circle', x: middle[0], y: middle[1], radius: moon * 0.2, fill: '#ffffff' },
    ]),
    line(circlePath(x, y, radius * 0.4), tone.bright, thin * 1.2, 0.9),
    line(signs(stage, radius * 0.345, radius * 0.045, count * 2, turn), tone.bright, thin * 1.2),
    ...core(stage, count, turn, radius * 0.29),
  ];
}

/** A dark band between two rings, with the card's own signs in it. */
function band(stage: Stage, outer: number, inner: number, count: number, turn: number): Shape[] {
  const { center, radius, tone } = stage;
  const [x, y] = center;
  const thin = radius * 0.014;
  return [
    {
      kind: 'circle',
      x,
      y,
      radius: outer,
      fill: radial(center, outer, [tone.bright, 0.4], [tone.hue, 0.25], [tone.night, 0.65]),
    },
    {
      kind: 'path',
      d: circlePath(x, y, outer) + circlePath(x, y, inner),
      evenOdd: true,
      fill: tone.night,
      fillOpacity: 0.55,
    },
    line(circlePath(x, y, outer) + circlePath(x, y, inner), tone.bright, thin * 1.5),
    line(circlePath(x, y, outer * 1.05) + circlePath(x, y, inner * 0.95), tone.accent, thin, 0.8),
    line(signs(stage, (outer + inner) / 2, (outer - inner) * 0.29, count, turn), tone.bright, thin * 1.5),
  ];
}

function web({ center, radius, tone }: Stage, d: string, reach: number): Shape {
  return {
    kind: 'path',
    d,
    evenOdd: true,
    fill: radial(center, reach, [tone.bright, 0.55], [tone.hue, 0.3], [tone.hue, 0.15]),
    stroke: tone.bright,
    strokeWidth: radius * 0.022,
  };
}

function nodes({ center, radius, tone }: Stage, distance: number, count: number, share: number, turn: number): Shape[] {
  const orb = radius * share;
  return [
    {
      kind: 'path',
      d: beads(center, distance, count, orb, turn),
      fill: tone.night,
      stroke: tone.bright,
      strokeWidth: radius * 0.018,
    },
    { kind: 'path', d: beads(center, distance, count, orb * 0.42, turn), fill: tone.accent },
  ];
}

/** Petals, an orb and a light. */
function core({ center, radius, tone, second, draws }: Stage, points: number, turn: number, reach: number): Shape[] {
  const [x, y] = center;
  const form = draws.pick(['blade', 'leaf', 'kite', 'drop', 'thorn']);
  const orb = Math.min(radius * 0.19, reach * 0.5);
  return [
    {
      kind: 'path',
      d: rosette(center, points, turn, { form, from: radius * 0.06, to: reach, spread: (180 / points) * 0.5 }),
      fill: radial(center, reach, [second.deep, 0.8], [second.hue, 0.9], [second.bright, 0.9]),
      stroke: tone.night,
      strokeWidth: radius * 0.014,
    },
    {
      kind: 'circle',
      x,
      y,
      radius: orb,
      fill: radial(center, orb, '#ffffff', tone.bright, tone.hue),
      stroke: tone.night,
      strokeWidth: radius * 0.014,
    },
    {
      kind: 'path',
      d: star(center, orb * 0.84, orb * 0.32, draws.whole(3, 8), turn),
      fill: tone.deep,
      fillOpacity: 0.85,
    },
    { kind: 'path', d: sparkle(center, radius * draws.between(0.2, 0.34)), fill: '#ffffff', fillOpacity: 0.85 },
  ];
}

/** A band of signs, each mirrored in itself, drawn on a little grid of three by three. */
function signs({ center, draws }: Stage, distance: number, size: number, count: number, turn: number): string {
  const kinds = draws.whole(2, 4);
  const strokes = Array.from({ length: kinds }, () =>
    Array.from({ length: draws.whole(2, 3) }, () => ({
      from: [draws.whole(0, 1), draws.whole(-1, 1)] as const,
      to: [draws.whole(0, 1), draws.whole(-1, 1)] as const,
    })),
  );
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = turn + ((index + 0.5) * 360) / count;
    const middle = polar(center, angle, distance);
    const place = (across: number, up: number): Point => {
      const foot = polar(middle, angle, up * size);
      return polar(foot, angle + 90, across * size * 0.75);
    };
    const stroke = (a: readonly [number, number], b: readonly [number, number], side: number) => {
      const p = place(a[0] * side, a[1]);
      const q = place(b[0] * side, b[1]);
      return `M${short(p[0])} ${short(p[1])}L${short(q[0])} ${short(q[1])}`;
    };
    for (const { from, to } of strokes[index % kinds]!) d += stroke(from, to, 1) + stroke(from, to, -1);
    d += stroke([0, -1], [0, 1], 1);
  }
  return d;
}
