import { mixed } from '../face/palette.ts';
import { circlePath, closed, type Point, polar, short } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { beads, sparkle, star, ticks } from './ornaments.ts';
import { line, radial, type Stage } from './stage.ts';

/** A deed: curved blades that turn around a flash, shards that fly off, arcs of movement. */
export function action(stage: Stage): Shape[] {
  const { area, center, radius, tone, second, draws } = stage;
  const arms = draws.whole(5, 9);
  const hand = draws.pick([1, -1]);
  const twist = draws.between(50, 105) * hand;
  const turn = draws.between(0, 360 / arms);
  const outer = radius * 0.96;
  const reach = Math.min(area.width * 0.5, radius * 1.45);
  const [x, y] = center;
  const flash = draws.whole(6, 12);
  return [
    {
      kind: 'path',
      d: swirl(center, arms * 2, outer * 1.1, twist * 0.7, turn, 0.3),
      fill: radial(center, outer * 1.1, [tone.hue, 0.9], [tone.deep, 0.75], [tone.deep, 0.15]),
    },
    {
      kind: 'path',
      d: shards(stage, arms, outer * 0.7, reach, turn),
      fill: radial(center, reach, '#ffffff', tone.bright, tone.accent),
      stroke: tone.night,
      strokeWidth: radius * 0.014,
    },
    {
      kind: 'path',
      d: swirl(center, arms, outer, twist, turn, 0.52),
      fill: radial(center, outer, '#ffffff', tone.bright, tone.hue, tone.deep),
      stroke: tone.night,
      strokeWidth: radius * 0.016,
    },
    line(circlePath(x, y, outer * 0.66), tone.bright, radius * 0.014, 0.6),
    line(ticks(center, outer * 0.69, outer * 0.74, arms * 6, turn), tone.bright, radius * 0.014, 0.6),
    {
      kind: 'path',
      d: swirl(center, arms, outer * 0.62, -twist * 1.1, turn + 180 / arms, 0.5),
      fill: radial(center, outer * 0.62, second.bright, second.accent, mixed(second.hue, second.night, 0.4)),
      stroke: tone.night,
      strokeWidth: radius * 0.014,
    },
    { kind: 'path', d: beads(center, outer * 0.36, arms * 2, radius * 0.022, turn), fill: '#ffffff', fillOpacity: 0.9 },
    {
      kind: 'path',
      d: star(center, radius * 0.3, radius * 0.12, flash, turn),
      fill: radial(center, radius * 0.3, '#ffffff', tone.bright),
      stroke: tone.night,
      strokeWidth: radius * 0.012,
    },
    { kind: 'circle', x, y, radius: radius * 0.09, fill: '#ffffff' },
    { kind: 'path', d: sparkle(center, radius * 0.55), fill: '#ffffff', fillOpacity: 0.8 },
  ];
}

/** Curved blades from the centre, each `thick` of its step wide at its widest. */
function swirl(center: Point, count: number, outer: number, twist: number, turn: number, thick: number): string {
  const step = (360 / count) * thick;
  const at = (angle: number, distance: number) => polar(center, angle, distance).map(short).join(' ');
  let d = '';
  for (let index = 0; index < count; index++) {
    const a = turn + (index * 360) / count;
    d += `M${at(a, outer * 0.08)}C${at(a, outer * 0.45)} ${at(a + twist * 0.4, outer * 0.85)} ${at(a + twist, outer)}C${at(a + twist * 0.55 + step, outer * 0.78)} ${at(a + step * 1.5, outer * 0.5)} ${at(a + step, outer * 0.08)}Z`;
  }
  return d;
}

/** Splinters that fly outwards, in turn far and near. */
function shards({ center, draws }: Stage, arms: number, inner: number, reach: number, turn: number): string {
  const near = draws.between(0.62, 0.75);
  const half = draws.between(2.4, 4.4);
  const count = arms * draws.pick([1, 2]);
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = turn + ((index + 0.5) * 360) / count;
    const tip = index % 2 === 0 ? reach : reach * near;
    const middle = inner + (tip - inner) * 0.35;
    d += closed([
      polar(center, angle, inner),
      polar(center, angle - half, middle),
      polar(center, angle, tip),
      polar(center, angle + half, middle),
    ]);
  }
  return d;
}
