import { mixed } from '../face/palette.ts';
import { circlePath, closed, type Point, polar, short } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { beads, sparkle, star, ticks } from './ornaments.ts';
import { line, radial, type Stage } from './stage.ts';

/** A deed in one of three ways: it whirls, it cuts, or it bursts. */
export function action(stage: Stage): Shape[] {
  const deed = stage.draws.pick([whirl, cuts, burst]);
  return deed(stage);
}

/** Curved blades that turn around a flash, two rings against each other, splinters flying off. */
function whirl(stage: Stage): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const arms = draws.whole(4, 7);
  const twist = draws.between(50, 95) * draws.pick([1, -1]);
  const turn = draws.between(0, 360 / arms);
  const outer = radius * 0.97;
  return [
    swirl(
      center,
      arms * 2,
      outer * 1.05,
      twist * 0.7,
      turn,
      0.42,
      radial(center, outer, [tone.hue, 0.9], [tone.deep, 0.8], [tone.deep, 0.2]),
      null,
    ),
    ...shards(stage, arms, outer * 0.6, turn),
    swirl(
      center,
      arms,
      outer,
      twist,
      turn,
      0.72,
      radial(center, outer, '#ffffff', tone.bright, tone.hue, tone.deep),
      tone.night,
    ),
    ...rim(stage, outer * 0.6, arms, turn),
    swirl(
      center,
      arms,
      outer * 0.56,
      -twist * 1.1,
      turn + 180 / arms,
      0.6,
      radial(center, outer * 0.6, second.bright, second.accent, mixed(second.hue, second.night, 0.4)),
      tone.night,
    ),
    ...flash(stage, turn),
  ];
}

/** Great crescents that cross in the middle. */
function cuts(stage: Stage): Shape[] {
  const { area, center, radius, tone, second, draws } = stage;
  const count = draws.whole(2, 4);
  const start = draws.between(0, 180);
  const reach = Math.min(area.width * 0.5, radius * 1.35);
  const shapes: Shape[] = [...rim(stage, radius * 0.78, count * 4, start)];
  for (let index = 0; index < count; index++) {
    const angle = start + (index * 180) / count;
    const bend = radius * draws.between(0.2, 0.42) * (index % 2 === 0 ? 1 : -1);
    const long = reach * draws.between(0.82, 1);
    const own = index % 2 === 0 ? tone : second;
    const crescent = (thick: number) => {
      const tip = polar(center, angle, long);
      const end = polar(center, angle + 180, long);
      const near = polar(center, angle + 90, bend);
      const far = polar(center, angle + 90, bend + thick);
      const at = (point: Point) => point.map(short).join(' ');
      return `M${at(tip)}Q${at(near)} ${at(end)}Q${at(far)} ${at(tip)}Z`;
    };
    const thick = radius * draws.between(0.3, 0.46);
    shapes.push(
      { kind: 'path', d: crescent(thick * 1.5), fill: own.night, fillOpacity: 0.5 },
      {
        kind: 'path',
        d: crescent(thick),
        fill: radial(center, long, '#ffffff', own.bright, index % 2 === 0 ? own.hue : own.accent),
        stroke: own.night,
        strokeWidth: radius * 0.016,
      },
      { kind: 'path', d: crescent(thick * 0.35), fill: '#ffffff', fillOpacity: 0.8 },
    );
  }
  return [...shapes, ...shards(stage, draws.whole(4, 7), radius * 0.5, start), ...flash(stage, start)];
}

/** Wedges of light thrown out of a broken ring. */
function burst(stage: Stage): Shape[] {
  const { center, radius, tone, second, draws } = stage;
  const count = draws.whole(7, 13);
  const turn = draws.between(0, 360 / count);
  const spike = (inner: number, outer: number, half: number, shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = turn + shift + (index * 360) / count;
      const far = index % 2 === 0 ? outer : outer * 0.8;
      return closed([
        polar(center, angle - half, inner),
        polar(center, angle, far),
        polar(center, angle + half, inner),
      ]);
    }).join('');
  const half = 150 / count;
  return [
    {
      kind: 'path',
      d: spike(radius * 0.2, radius * 1.02, half * 1.1, 180 / count),
      fill: radial(center, radius, second.accent, [second.hue, 0.9], [second.deep, 0.6]),
      stroke: second.night,
      strokeWidth: radius * 0.012,
    },
    {
      kind: 'path',
      d: spike(radius * 0.2, radius * 0.92, half, 0),
      fill: radial(center, radius * 0.95, '#ffffff', tone.bright, tone.hue),
      stroke: tone.night,
      strokeWidth: radius * 0.016,
    },
    ...rim(stage, radius * draws.between(0.46, 0.56), count, turn),
    ...shards(stage, Math.ceil(count / 2), radius * 0.74, turn + 90 / count),
    {
      kind: 'path',
      d: spike(radius * 0.1, radius * 0.46, half * 1.2, 180 / count),
      fill: radial(center, radius * 0.46, '#ffffff', tone.accent),
      stroke: tone.night,
      strokeWidth: radius * 0.012,
    },
    ...flash(stage, turn),
  ];
}

function rim({ center, radius, tone }: Stage, at: number, count: number, turn: number): Shape[] {
  return [
    line(circlePath(center[0], center[1], at), tone.bright, radius * 0.016, 0.7),
    line(ticks(center, at * 1.05, at * 1.12, count * 6, turn), tone.bright, radius * 0.014, 0.7),
    { kind: 'path', d: beads(center, at, count * 2, radius * 0.024, turn), fill: '#ffffff', fillOpacity: 0.9 },
  ];
}

function flash({ center, radius, tone, draws }: Stage, turn: number): Shape[] {
  const size = radius * draws.between(0.22, 0.32);
  return [
    {
      kind: 'path',
      d: star(center, size, size * 0.4, draws.whole(6, 12), turn),
      fill: radial(center, size, '#ffffff', tone.bright),
      stroke: tone.night,
      strokeWidth: radius * 0.014,
    },
    { kind: 'circle', x: center[0], y: center[1], radius: size * 0.3, fill: '#ffffff' },
    { kind: 'path', d: sparkle(center, size * 1.5), fill: '#ffffff', fillOpacity: 0.75 },
  ];
}

/** Curved blades from the centre, each `thick` of its step wide at its widest. */
function swirl(
  center: Point,
  count: number,
  outer: number,
  twist: number,
  turn: number,
  thick: number,
  fill: ReturnType<typeof radial>,
  stroke: string | null,
): Shape {
  const step = (360 / count) * thick * Math.sign(twist);
  const at = (angle: number, distance: number) => polar(center, angle, distance).map(short).join(' ');
  let d = '';
  for (let index = 0; index < count; index++) {
    const a = turn + (index * 360) / count;
    d += `M${at(a, outer * 0.06)}C${at(a, outer * 0.45)} ${at(a + twist * 0.35, outer * 0.85)} ${at(a + twist, outer)}`;
    d += `C${at(a + twist * 0.7 + step, outer * 0.8)} ${at(a + step * 1.2, outer * 0.55)} ${at(a + step, outer * 0.06)}Z`;
  }
  return { kind: 'path', d, fill, ...(stroke === null ? {} : { stroke, strokeWidth: outer * 0.016 }) };
}

/** Splinters that fly outwards, in turn far and near. */
function shards({ area, center, radius, tone, draws }: Stage, arms: number, inner: number, turn: number): Shape[] {
  const reach = Math.min(area.width * 0.5, radius * 1.4);
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
  return [
    {
      kind: 'path',
      d,
      fill: radial(center, reach, '#ffffff', tone.bright, tone.accent),
      stroke: tone.night,
      strokeWidth: radius * 0.014,
    },
  ];
}
