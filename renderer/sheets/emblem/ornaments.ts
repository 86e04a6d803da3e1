import { circlePath, closed, open, type Point, polar, short } from '../face/path.ts';

/** The ornaments that emblems are built of: each returns path data around a centre, so that a whole ring is one path. */

export type PetalForm = 'blade' | 'leaf' | 'flame' | 'drop' | 'kite' | 'thorn' | 'feather' | 'claw';

export interface Petal {
  readonly form: PetalForm;
  /** Distances of foot and tip from the centre. */
  readonly from: number;
  readonly to: number;
  /** Half the greatest width, as an angle in degrees seen from the centre at the middle of the petal. */
  readonly spread: number;
}

const at = (point: Point) => `${short(point[0])} ${short(point[1])}`;

/** One petal that points to `angle` (degrees, 0 = up); `hand` turns bent petals left (-1) or right (1). */
export function petal(center: Point, angle: number, shape: Petal, hand = 1): string {
  const { from, to, spread, form } = shape;
  const p = (share: number, turn: number) =>
    at(polar(center, angle + turn * spread * hand, from + (to - from) * share));
  switch (form) {
    case 'blade':
      return `M${p(0, 0)}Q${p(0.45, -1.1)} ${p(1, 0)}Q${p(0.45, 1.1)} ${p(0, 0)}Z`;
    case 'leaf':
      return `M${p(0, 0)}C${p(0.25, -1.5)} ${p(0.7, -0.9)} ${p(1, 0)}C${p(0.7, 0.9)} ${p(0.25, 1.5)} ${p(0, 0)}Z`;
    case 'flame':
      return `M${p(0, -0.2)}C${p(0.3, -1.7)} ${p(0.6, -0.3)} ${p(1, 0.9)}C${p(0.72, 0.9)} ${p(0.45, 1.3)} ${p(0, 0.9)}Z`;
    case 'drop':
      return `M${p(0, 0)}C${p(0.5, -0.5)} ${p(1.02, -1.5)} ${p(1, 0)}C${p(1.02, 1.5)} ${p(0.5, 0.5)} ${p(0, 0)}Z`;
    case 'kite':
      return `M${p(0, 0)}L${p(0.62, -0.9)}L${p(1, 0)}L${p(0.62, 0.9)}Z`;
    case 'thorn':
      return `M${p(0, -1.5)}Q${p(0.25, -0.25)} ${p(1, 0)}Q${p(0.25, 0.25)} ${p(0, 1.5)}Z`;
    case 'feather':
      return `M${p(0, 0)}C${p(0.4, -1.2)} ${p(0.85, -1.1)} ${p(1, -0.25)}L${p(0.93, 0.25)}C${p(0.8, 0.95)} ${p(0.4, 0.8)} ${p(0, 0)}Z`;
    case 'claw':
      return `M${p(0, -0.7)}C${p(0.4, -1.5)} ${p(0.85, -0.9)} ${p(1, 0.8)}C${p(0.75, -0.1)} ${p(0.4, 0)} ${p(0, 0.7)}Z`;
  }
}

/** `count` petals around the centre, the first at `turn`; with `mirror` each bent petal meets its mirror image. */
export function rosette(center: Point, count: number, turn: number, shape: Petal, mirror = false): string {
  const step = 360 / count;
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = turn + index * step;
    d += petal(center, angle, shape);
    if (mirror) d += petal(center, angle, shape, -1);
  }
  return d;
}

/** The star polygon {points/skip}: `points` corners on a circle, each joined with the one `skip` further on. */
export function starPolygon(center: Point, radius: number, points: number, skip: number, turn: number): string {
  const corner = (index: number) => polar(center, turn + (index * 360) / points, radius);
  const seen = new Set<number>();
  let d = '';
  for (let start = 0; start < points; start++) {
    if (seen.has(start)) continue;
    const round: Point[] = [];
    for (let index = start; !seen.has(index); index = (index + skip) % points) {
      seen.add(index);
      round.push(corner(index));
    }
    d += closed(round);
  }
  return d;
}

/** A star with `points` outer corners and as many inner ones. */
export function star(center: Point, outer: number, inner: number, points: number, turn: number): string {
  const corners: Point[] = [];
  for (let index = 0; index < points * 2; index++) {
    corners.push(polar(center, turn + (index * 180) / points, index % 2 === 0 ? outer : inner));
  }
  return closed(corners);
}

/** A regular polygon. */
export function regular(center: Point, radius: number, corners: number, turn: number): string {
  return closed(Array.from({ length: corners }, (_, index) => polar(center, turn + (index * 360) / corners, radius)));
}

/** `count` beads on a circle. */
export function beads(center: Point, radius: number, count: number, bead: number, turn = 0): string {
  let d = '';
  for (let index = 0; index < count; index++) {
    const [x, y] = polar(center, turn + (index * 360) / count, radius);
    d += circlePath(x, y, bead);
  }
  return d;
}

/** `count` short radial lines between two distances. */
export function ticks(center: Point, inner: number, outer: number, count: number, turn = 0): string {
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = turn + (index * 360) / count;
    d += open([polar(center, angle, inner), polar(center, angle, outer)]);
  }
  return d;
}

/** `count` rays of light: wedges from the centre outwards, each `share` of its step wide. */
export function rays(center: Point, inner: number, outer: number, count: number, share: number, turn = 0): string {
  const half = (180 / count) * share;
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = turn + (index * 360) / count;
    d += closed([
      polar(center, angle - half * 0.3, inner),
      polar(center, angle - half, outer),
      polar(center, angle + half, outer),
      polar(center, angle + half * 0.3, inner),
    ]);
  }
  return d;
}

/** A cogwheel with `teeth` teeth; with `hole` its hub is open (fill by the even-odd rule). */
export function gear(center: Point, outer: number, inner: number, teeth: number, turn: number, hole = 0): string {
  const step = 360 / teeth;
  const corners: Point[] = [];
  for (let index = 0; index < teeth; index++) {
    const angle = turn + index * step;
    corners.push(
      polar(center, angle - step * 0.32, inner),
      polar(center, angle - step * 0.2, outer),
      polar(center, angle + step * 0.2, outer),
      polar(center, angle + step * 0.32, inner),
    );
  }
  return closed(corners) + (hole > 0 ? circlePath(center[0], center[1], hole) : '');
}

/** A light with four thin points. */
export function sparkle(center: Point, size: number): string {
  const [x, y] = center;
  const w = size * 0.12;
  const q = (px: number, py: number) => `${short(x + px)} ${short(y + py)}`;
  return `M${q(0, -size)}Q${q(w, -w)} ${q(size, 0)}Q${q(w, w)} ${q(0, size)}Q${q(-w, w)} ${q(-size, 0)}Q${q(-w, -w)} ${q(0, -size)}Z`;
}

/** Points mirrored on the vertical line through `x`. */
export function mirrored(points: readonly Point[], x: number): Point[] {
  return points.map(([px, py]) => [2 * x - px, py] as const);
}

/** A shape given by its right half (top to bottom) and closed by its mirror image. */
export function symmetric(rightHalf: readonly Point[], x: number): Point[] {
  return [...rightHalf, ...mirrored(rightHalf, x).reverse()];
}

/** Points from a text: `0.2 -0.62, 0.46 -0.4`, x and y of each. */
export function points(text: string): Point[] {
  return text.split(',').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.trim().split(' ').map(Number);
    return [x, y] as const;
  });
}
