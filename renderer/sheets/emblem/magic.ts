import { circlePath, type Point, polar, short } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { beads, rosette, sparkle, star, starPolygon, ticks } from './ornaments.ts';
import { line, radial, type Stage } from './stage.ts';

/** A circle of power: rings, star polygons, a band of signs that this card alone has, and a light in the middle. */
export function magic(stage: Stage): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const [x, y] = center;
  const r = radius * 0.94;
  const points = draws.whole(5, 9);
  const skip = draws.whole(2, Math.floor((points - 1) / 2));
  const turn = draws.pick([0, 180 / points]);
  const thin = radius * 0.014;
  const band = { outer: r, inner: r * draws.between(0.78, 0.83) };
  const inside = band.inner * 0.95;
  const vertices = points * draws.pick([1, 2]);
  const orb = radius * draws.between(0.05, 0.075);
  return [
    {
      kind: 'circle',
      x,
      y,
      radius: r,
      fill: radial(center, r, [tone.bright, 0.4], [tone.hue, 0.25], [tone.night, 0.65]),
    },
    {
      kind: 'path',
      d: circlePath(x, y, band.outer) + circlePath(x, y, band.inner),
      evenOdd: true,
      fill: tone.night,
      fillOpacity: 0.55,
    },
    line(circlePath(x, y, band.outer) + circlePath(x, y, band.inner), tone.bright, thin * 1.5),
    line(circlePath(x, y, band.outer * 1.05) + circlePath(x, y, inside), tone.accent, thin, 0.8),
    line(ticks(center, inside * 0.955, inside, points * 12, turn), tone.bright, thin, 0.7),
    line(
      signs(stage, (band.outer + band.inner) / 2, (band.outer - band.inner) * 0.29, points * 2, turn),
      tone.bright,
      thin * 1.5,
    ),
    {
      kind: 'path',
      d: starPolygon(center, inside, points, skip, turn),
      evenOdd: true,
      fill: radial(center, inside, [tone.bright, 0.55], [tone.hue, 0.3], [tone.hue, 0.15]),
      stroke: tone.bright,
      strokeWidth: thin * 1.6,
    },
    line(
      starPolygon(center, inside * 0.8, points, Math.max(1, skip - 1), turn + 180 / points),
      tone.accent,
      thin * 1.2,
      0.9,
    ),
    {
      kind: 'path',
      d: rosette(center, points, turn, {
        form: draws.pick(['blade', 'leaf', 'kite', 'drop', 'thorn']),
        from: radius * 0.06,
        to: inside * draws.between(0.5, 0.62),
        spread: (180 / points) * 0.5,
      }),
      fill: radial(center, inside * 0.6, [second.deep, 0.8], [second.hue, 0.9], [second.bright, 0.9]),
      stroke: tone.night,
      strokeWidth: thin,
    },
    {
      kind: 'path',
      d: beads(center, inside, vertices, orb, turn),
      fill: tone.night,
      stroke: tone.bright,
      strokeWidth: thin * 1.3,
    },
    { kind: 'path', d: beads(center, inside, vertices, orb * 0.42, turn), fill: tone.accent },
    {
      kind: 'circle',
      x,
      y,
      radius: radius * 0.19,
      fill: radial(center, radius * 0.19, '#ffffff', tone.bright, tone.hue),
      stroke: tone.night,
      strokeWidth: thin,
    },
    {
      kind: 'path',
      d: star(center, radius * 0.16, radius * 0.06, draws.whole(3, 8), turn),
      fill: tone.deep,
      fillOpacity: 0.85,
    },
    { kind: 'path', d: sparkle(center, radius * 0.34), fill: '#ffffff', fillOpacity: 0.85 },
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
