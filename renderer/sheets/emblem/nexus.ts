import { mixed } from '../face/palette.ts';
import { circlePath, closed, type Point, short } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { landmark } from './landmark.ts';
import { beads, rays, symmetric, ticks } from './ornaments.ts';
import { line, linear, radial, type Stage } from './stage.ts';

/** A place: a sun behind a building, a tree or crystals, mountain ridges mirrored left and right, light on the water. */
export function nexus(stage: Stage): Shape[] {
  const { area, center, radius, tone, second, draws } = stage;
  const horizon = area.y + area.height * draws.between(0.68, 0.74);
  const sun: Point = [center[0], center[1] - radius * draws.between(0.1, 0.25)];
  const disc = radius * draws.between(0.42, 0.56);
  const shapes: Shape[] = [
    {
      kind: 'path',
      d: rays(sun, disc * 1.1, radius * 2, draws.whole(10, 18), 0.5),
      fill: radial(sun, radius * 1.8, [tone.accent, 0.35], [tone.accent, 0]),
    },
    {
      kind: 'circle',
      x: sun[0],
      y: sun[1],
      radius: disc,
      fill: linear([sun[0], sun[1] - disc], [sun[0], sun[1] + disc], '#ffffff', tone.bright, tone.accent),
    },
    line(circlePath(sun[0], sun[1], disc * 1.14), tone.bright, radius * 0.016, 0.7),
    line(
      ticks(sun, disc * 1.2, disc * draws.between(1.28, 1.36), draws.pick([24, 36, 48])),
      tone.bright,
      radius * 0.016,
      0.7,
    ),
    {
      kind: 'path',
      d: beads(sun, disc * 1.46, draws.pick([8, 12, 16]), radius * 0.022),
      fill: tone.bright,
      fillOpacity: 0.85,
    },
  ];
  const heights = [draws.between(0.5, 0.62), draws.between(0.3, 0.42)];
  heights.forEach((height, layer) => {
    const peak = horizon - radius * height;
    shapes.push({
      kind: 'path',
      d: ridge(stage, peak, horizon, layer),
      fill: linear(
        [0, peak],
        [0, horizon],
        mixed(second.hue, tone.deep, layer * 0.6),
        mixed(second.deep, tone.night, 0.3 + layer * 0.4),
      ),
      stroke: mixed(second.bright, second.hue, 0.4),
      strokeOpacity: 0.55,
      strokeWidth: radius * 0.012,
    });
  });
  shapes.push(...landmark(stage, horizon));
  shapes.push(...water(stage, horizon));
  return shapes;
}

/** A mountain ridge by midpoint displacement, mirrored at the middle; low at the centre so that the landmark stands free. */
function ridge({ area, center, radius, draws }: Stage, peak: number, horizon: number, layer: number): string {
  const half = area.width / 2;
  let heights = [draws.between(0.1, 0.4), draws.between(0.8, 1), draws.between(0.4, 0.9)];
  for (let round = 0; round < 3; round++) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      if (next === undefined) return [height];
      return [height, (height + next) / 2 + draws.between(-0.2, 0.2) / 2 ** round];
    });
  }
  const step = half / (heights.length - 1);
  const right = heights.map(
    (height, index): Point => [
      center[0] + index * step,
      horizon - Math.max(0.04, height) * (horizon - peak) * (layer === 0 ? 1 : 0.8),
    ],
  );
  const foot = horizon + radius * 0.02;
  return closed(symmetric([...right, [center[0] + half + 1, foot]], center[0]).reverse());
}

/** Still water under the horizon with broken lines of light. */
function water({ area, center, radius, tone, draws }: Stage, horizon: number): Shape[] {
  const bottom = area.y + area.height;
  let glints = '';
  for (let y = horizon + radius * 0.06; y < bottom - radius * 0.03; y += radius * 0.07) {
    const w = radius * draws.between(0.1, 0.75);
    const gap = radius * draws.between(0.02, 0.12);
    glints += `M${short(center[0] - w)} ${short(y)}H${short(center[0] - gap)}M${short(center[0] + gap)} ${short(y)}H${short(center[0] + w)}`;
  }
  return [
    {
      kind: 'rect',
      x: area.x,
      y: horizon,
      width: area.width,
      height: bottom - horizon,
      fill: linear([0, horizon], [0, bottom], mixed(tone.deep, tone.night, 0.4), tone.night),
      fillOpacity: 0.92,
    },
    line(`M${short(area.x)} ${short(horizon)}H${short(area.x + area.width)}`, tone.bright, radius * 0.014, 0.7),
    line(glints, tone.bright, radius * 0.018, 0.55),
  ];
}
