import type { Tone } from '../face/palette.ts';
import type { Point } from '../face/path.ts';
import type { Area, LinearGradient, PathShape, RadialGradient, Shape } from '../face/shapes.ts';
import type { Draws } from './random.ts';

/** Where an emblem is drawn and with what: the same for all motif families. */
export interface Stage {
  readonly area: Area;
  readonly center: Point;
  /** The greatest circle that fits into the area, in millimetres. */
  readonly radius: number;
  readonly tone: Tone;
  /** The card's second colour, or the first again. */
  readonly second: Tone;
  /** Families or races: they choose among the ornaments. */
  readonly families: readonly string[];
  readonly draws: Draws;
}

export type Motif = (stage: Stage) => Shape[];

/** Light that falls off from a centre. */
export function radial(
  center: Point,
  radius: number,
  ...colors: readonly (string | [string, number])[]
): RadialGradient {
  return { kind: 'radial', center, radius, stops: stops(colors) };
}

/** A gradient from top to bottom (or between any two points). */
export function linear(from: Point, to: Point, ...colors: readonly (string | [string, number])[]): LinearGradient {
  return { kind: 'linear', from, to, stops: stops(colors) };
}

function stops(colors: readonly (string | [string, number])[]) {
  return colors.map((color, index) => {
    const at = colors.length === 1 ? 0 : index / (colors.length - 1);
    return typeof color === 'string' ? { at, color } : { at, color: color[0], opacity: color[1] };
  });
}

/** A path that is only a line. */
export function line(d: string, stroke: string, strokeWidth: number, strokeOpacity = 1): PathShape {
  return { kind: 'path', d, stroke, strokeWidth, strokeOpacity };
}
