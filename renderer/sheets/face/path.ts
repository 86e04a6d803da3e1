/** Small helpers to write SVG path data in millimetres. */

export type Point = readonly [number, number];

/** A number with at most three decimals and no trailing zeros. */
export function short(value: number): string {
  const text = value.toFixed(3);
  return text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^-0$/, '0') : text;
}

/** A closed path through the points. */
export function closed(points: readonly Point[]): string {
  return `${open(points)}Z`;
}

/** An open path through the points. */
export function open(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** A whole circle as path data, for paths that join many. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = short(radius);
  const left = short(x - radius);
  const right = short(x + radius);
  return `M${left} ${short(y)}A${r} ${r} 0 1 1 ${right} ${short(y)}A${r} ${r} 0 1 1 ${left} ${short(y)}Z`;
}

/** The point at `angle` (degrees, 0 = up, clockwise) and `distance` from `center`. */
export function polar(center: Point, angle: number, distance: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [center[0] + Math.cos(radians) * distance, center[1] + Math.sin(radians) * distance];
}
