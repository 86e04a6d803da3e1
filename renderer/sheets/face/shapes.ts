/**
 * The one vocabulary of the card face: what every painter (screen, preview, PDF) has to be able to draw.
 * All lengths and positions are millimetres from the card's top left corner, y downwards.
 */

export interface GradientStop {
  /** 0 to 1 along the gradient. */
  readonly at: number;
  readonly color: string;
  readonly opacity?: number;
}

export interface LinearGradient {
  readonly kind: 'linear';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly stops: readonly GradientStop[];
}

export interface RadialGradient {
  readonly kind: 'radial';
  readonly center: readonly [number, number];
  readonly radius: number;
  readonly stops: readonly GradientStop[];
}

/** A colour as `#rrggbb`, or a gradient in the card's own millimetres. */
export type Paint = string | LinearGradient | RadialGradient;

export interface Ink {
  readonly fill?: Paint;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeOpacity?: number;
  /** Millimetres. */
  readonly strokeWidth?: number;
}

export interface RectShape extends Ink {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

export interface CircleShape extends Ink {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface PathShape extends Ink {
  readonly kind: 'path';
  /** SVG path data, absolute commands only. */
  readonly d: string;
  readonly evenOdd?: boolean;
}

export interface PolygonShape extends Ink {
  readonly kind: 'polygon';
  readonly points: readonly (readonly [number, number])[];
}

export type Weight = 400 | 700;

export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: string;
  readonly text: string;
  /** The field that the text was fitted to: its estimated width is never more. */
  readonly maxWidth: number;
}

/** What a group of shapes is for: the picture can be swapped for the user's own, tests find the parts of a face by it. */
export type Part =
  | 'frame'
  | 'cost'
  | 'marks'
  | 'name'
  | 'picture'
  | 'kind'
  | 'text'
  | 'levels'
  | 'figures'
  | 'symbols'
  | 'foot';

export interface GroupShape {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
  readonly part?: Part;
  /** The area that this part may use. */
  readonly area?: Area;
  readonly clip?: RectShape | CircleShape | PathShape;
  readonly opacity?: number;
}

export type Shape = RectShape | CircleShape | PathShape | PolygonShape | TextShape | GroupShape;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A face ready to be painted: its size in millimetres, its corners, and its shapes from back to front. Every line is
 * drawn with round joins.
 */
export interface Face {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly shapes: readonly Shape[];
}

/** A part of the face with the area that it was given. */
export function part(name: Part, area: Area, shapes: readonly Shape[]): GroupShape {
  return { kind: 'group', part: name, area, shapes };
}
