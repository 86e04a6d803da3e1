import { mixed } from '../face/palette.ts';
import { circlePath, closed, open, type Point, polar, short } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { beads, symmetric } from './ornaments.ts';
import { line, linear, radial, type Stage } from './stage.ts';

/** What stands at the place: a tower, a gate, a tree, crystals or a stepped temple. */
export function landmark(stage: Stage, horizon: number): Shape[] {
  const build = stage.draws.pick([tower, gate, tree, spires, ziggurat]);
  return build(stage, horizon);
}

function stone({ tone, radius }: Stage, d: string, top: number, horizon: number): Shape {
  return {
    kind: 'path',
    d,
    evenOdd: true,
    fill: linear([0, top], [0, horizon], mixed(tone.deep, tone.night, 0.3), tone.night),
    stroke: tone.bright,
    strokeOpacity: 0.85,
    strokeWidth: radius * 0.016,
  };
}

/** Stacked storeys under a pointed roof, with lit windows; smaller towers beside. */
function tower(stage: Stage, horizon: number): Shape[] {
  const { center, radius, tone, draws } = stage;
  const side = draws.between(0.34, 0.5) * radius;
  const one = (x: number, scale: number): { d: string; lights: string; top: number } => {
    const storeys = draws.whole(3, 5);
    let width = radius * 0.19 * scale;
    let y = horizon;
    const half: Point[] = [];
    let lights = '';
    for (let storey = 0; storey < storeys; storey++) {
      const height = radius * draws.between(0.17, 0.23) * scale;
      half.unshift([x + width * 0.9, y - height], [x + width, y]);
      lights += circlePath(x, y - height * 0.5, radius * 0.028 * scale);
      y -= height;
      half.unshift([x + width * 1.12, y]);
      width *= 0.8;
    }
    const roof = y - radius * draws.between(0.22, 0.36) * scale;
    half.unshift([x, roof]);
    return { d: closed(symmetric(half, x)), lights, top: roof };
  };
  const main = one(center[0], 1);
  const left = one(center[0] - side, 0.62);
  const right = mirrorPath(left.d, center[0]);
  const lights = main.lights + left.lights + mirrorPath(left.lights, center[0]);
  return [
    stone(stage, left.d + right, left.top, horizon),
    stone(stage, main.d, main.top, horizon),
    { kind: 'path', d: lights, fill: tone.accent },
  ];
}

/** Path data of absolute M, L, A and Z commands mirrored at the vertical line through `x`. */
function mirrorPath(d: string, x: number): string {
  return d.replace(/([MLA])([^MLAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(/\s+/).map(Number);
    if (command === 'A') {
      const [rx, ry, turn, large, sweep, px, py] = numbers as [number, number, number, number, number, number, number];
      return `A${rx} ${ry} ${turn} ${large} ${1 - sweep} ${short(2 * x - px)} ${py}`;
    }
    return `${command}${short(2 * x - numbers[0]!)} ${numbers[1]}`;
  });
}

/** Nested arches on steps. */
function gate(stage: Stage, horizon: number): Shape[] {
  const { center, radius, tone, draws } = stage;
  const [x] = center;
  const width = radius * draws.between(0.42, 0.54);
  const height = radius * draws.between(0.62, 0.8);
  const arch = (share: number, lift: number) => {
    const w = width * share;
    const top = horizon - height * share - lift;
    return `M${short(x - w)} ${short(horizon)}L${short(x - w)} ${short(top + w)}A${short(w)} ${short(w * draws.pick([1, 1.15]))} 0 0 1 ${short(x + w)} ${short(top + w)}L${short(x + w)} ${short(horizon)}Z`;
  };
  const shares = [1, 0.78, 0.56].slice(0, draws.whole(2, 3));
  const inner = shares.at(-1)! * 0.72;
  const steps = Array.from({ length: draws.whole(2, 3) }, (_, index) => {
    const w = width * (1.18 + index * 0.16);
    const y = horizon + radius * 0.045 * index;
    return `M${short(x - w)} ${short(y)}H${short(x + w)}V${short(y + radius * 0.045)}H${short(x - w)}Z`;
  }).join('');
  return [
    ...shares.map((share) => stone(stage, arch(share, 0), horizon - height, horizon)),
    {
      kind: 'path',
      d: arch(inner, 0),
      fill: linear([0, horizon - height], [0, horizon], tone.bright, tone.accent),
      fillOpacity: 0.9,
    },
    stone(stage, steps, horizon, horizon + radius * 0.2),
    {
      kind: 'path',
      d: beads([x, horizon - height + width], width * 0.9, draws.whole(5, 9) * 2, radius * 0.02),
      fill: tone.accent,
      fillOpacity: 0.9,
    },
  ];
}

/** A tree that branches the same way to the left and the right. */
function tree(stage: Stage, horizon: number): Shape[] {
  const { center, radius, tone, draws } = stage;
  const bend = draws.between(20, 34);
  const shrink = draws.between(0.7, 0.78);
  const depth = 5;
  let wood = '';
  let leaves = '';
  const grow = (from: Point, angle: number, length: number, level: number): void => {
    const to = polar(from, angle, length);
    wood += open([from, to]);
    if (level >= depth) {
      leaves += circlePath(to[0], to[1], radius * 0.045);
      return;
    }
    if (level >= 3) leaves += circlePath(to[0], to[1], radius * 0.03);
    grow(to, angle - bend, length * shrink, level + 1);
    grow(to, angle + bend, length * shrink, level + 1);
  };
  grow([center[0], horizon], 0, radius * draws.between(0.32, 0.38), 1);
  const crown: Point = [center[0], horizon - radius * 0.85];
  return [
    {
      kind: 'circle',
      x: crown[0],
      y: crown[1],
      radius: radius * 0.62,
      fill: radial(crown, radius * 0.62, [tone.night, 0.55], [tone.deep, 0.4], [tone.deep, 0]),
    },
    line(wood, tone.night, radius * 0.05),
    line(wood, tone.bright, radius * 0.014, 0.8),
    {
      kind: 'path',
      d: leaves,
      fill: radial(crown, radius * 0.7, tone.accent, tone.bright),
      stroke: tone.night,
      strokeWidth: radius * 0.008,
    },
  ];
}

/** Crystals that stand in a cluster, each with a lit and a dark side. */
function spires(stage: Stage, horizon: number): Shape[] {
  const { center, radius, tone, draws } = stage;
  const shapes: Shape[] = [];
  const pairs = draws.whole(2, 3);
  const one = (x: number, lean: number, height: number, width: number) => {
    const top: Point = [x + lean, horizon - height];
    const shoulder = horizon - height * 0.74;
    const facet = (side: number) =>
      closed([
        top,
        [x + lean * 0.75 + side * width, shoulder],
        [x + side * width * 0.7, horizon + radius * 0.04],
        [x, horizon + radius * 0.04],
        [x + lean * 0.75, shoulder + height * 0.08],
      ]);
    shapes.push(
      {
        kind: 'path',
        d: facet(-1),
        fill: linear([0, top[1]], [0, horizon], '#ffffff', tone.bright, tone.hue),
        stroke: tone.night,
        strokeWidth: radius * 0.012,
      },
      {
        kind: 'path',
        d: facet(1),
        fill: linear([0, top[1]], [0, horizon], tone.hue, tone.deep),
        stroke: tone.night,
        strokeWidth: radius * 0.012,
      },
    );
  };
  for (let pair = pairs; pair >= 1; pair--) {
    const away = radius * (0.2 + 0.17 * (pair - 1)) * draws.between(0.95, 1.1);
    const height = radius * draws.between(0.5, 0.78) * (1 - pair * 0.12);
    const width = radius * draws.between(0.09, 0.13);
    const lean = radius * 0.1 * pair;
    one(center[0] - away, -lean, height, width);
    one(center[0] + away, lean, height, width);
  }
  one(center[0], 0, radius * draws.between(1, 1.2), radius * draws.between(0.14, 0.18));
  return shapes;
}

/** A stepped temple with a light on its top. */
function ziggurat(stage: Stage, horizon: number): Shape[] {
  const { center, radius, tone, draws } = stage;
  const [x] = center;
  const steps = draws.whole(4, 6);
  const width = radius * draws.between(0.72, 0.86);
  const rise = radius * draws.between(0.13, 0.16);
  const shapes: Shape[] = [];
  let lights = '';
  for (let step = 0; step < steps; step++) {
    const w = width * (1 - step / (steps + 0.6));
    const y = horizon - step * rise;
    shapes.push(
      stone(
        stage,
        closed([
          [x - w, y],
          [x - w * 0.94, y - rise],
          [x + w * 0.94, y - rise],
          [x + w, y],
        ]),
        y - rise,
        y,
      ),
    );
    if (step % 2 === 1) {
      for (const side of [-1, 1]) lights += circlePath(x + side * w * 0.6, y - rise / 2, radius * 0.024);
    }
  }
  const top = horizon - steps * rise;
  const stair = radius * 0.1;
  shapes.push(
    {
      kind: 'path',
      d: closed([
        [x - stair * 1.6, horizon],
        [x - stair * 0.6, top],
        [x + stair * 0.6, top],
        [x + stair * 1.6, horizon],
      ]),
      fill: linear([0, top], [0, horizon], tone.accent, tone.deep),
      fillOpacity: 0.85,
    },
    { kind: 'path', d: lights, fill: tone.accent },
    {
      kind: 'circle',
      x,
      y: top - radius * 0.13,
      radius: radius * 0.12,
      fill: radial([x, top - radius * 0.16], radius * 0.14, '#ffffff', tone.bright, tone.accent),
    },
    line(circlePath(x, top - radius * 0.13, radius * 0.18), tone.bright, radius * 0.018, 0.8),
  );
  return shapes;
}
