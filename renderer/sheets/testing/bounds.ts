import { textWidth } from '../face/measure.ts';
import type { GroupShape, Part, Shape, TextShape } from '../face/shapes.ts';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function around(points: readonly (readonly [number, number])[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The box around a path's corners and control points; for arcs, around a circle at their end. */
function pathPoints(d: string): [number, number][] {
  const points: [number, number][] = [];
  let current: [number, number] = [0, 0];
  const add = (x: number, y: number) => {
    current = [x, y];
    points.push(current);
  };
  for (const [, command, rest] of d.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const n =
      (rest ?? '').trim() === ''
        ? []
        : (rest ?? '')
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    if (n.some(Number.isNaN)) throw new Error(`not a path: ${d.slice(0, 80)}`);
    if (command === 'H') add(n[0]!, current[1]);
    else if (command === 'V') add(current[0], n[0]!);
    else if (command === 'A') {
      const start = current;
      add(n[5]!, n[6]!);
      const middle = [(start[0] + current[0]) / 2, (start[1] + current[1]) / 2] as const;
      points.push([middle[0], middle[1] - n[1]!], [middle[0], middle[1] + n[1]!]);
    } else for (let index = 0; index + 1 < n.length; index += 2) add(n[index]!, n[index + 1]!);
  }
  return points;
}

export function boundsOf(shape: Exclude<Shape, GroupShape>): Bounds {
  switch (shape.kind) {
    case 'rect':
      return { left: shape.x, top: shape.y, right: shape.x + shape.width, bottom: shape.y + shape.height };
    case 'circle':
      return {
        left: shape.x - shape.radius,
        top: shape.y - shape.radius,
        right: shape.x + shape.radius,
        bottom: shape.y + shape.radius,
      };
    case 'polygon':
      return around(shape.points);
    case 'path':
      return around(pathPoints(shape.d));
    case 'text': {
      const width = textWidth(shape.text, shape.size, shape.weight);
      const left = shape.anchor === 'start' ? shape.x : shape.anchor === 'end' ? shape.x - width : shape.x - width / 2;
      return { left, top: shape.y - shape.size * 0.88, right: left + width, bottom: shape.y + shape.size * 0.12 };
    }
  }
}

/** Every shape that is painted, groups opened. What is clipped counts as its clip: nothing of it is seen outside. */
export function painted(shapes: readonly Shape[]): Exclude<Shape, GroupShape>[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'group') return [shape];
    return shape.clip ? [shape.clip] : painted(shape.shapes);
  });
}

/** All groups of a part. */
export function partsOf(shapes: readonly Shape[], name: Part): GroupShape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'group') return [];
    return [...(shape.part === name ? [shape] : []), ...partsOf(shape.shapes, name)];
  });
}

export function textsOf(shapes: readonly Shape[]): TextShape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' ? textsOf(shape.shapes) : shape.kind === 'text' ? [shape] : [],
  );
}

/** The box around several boxes. */
export function together(boxes: readonly Bounds[]): Bounds {
  return around(boxes.flatMap(({ left, top, right, bottom }) => [[left, top] as const, [right, bottom] as const]));
}
