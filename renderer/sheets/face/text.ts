import { fittedSize } from './measure.ts';
import type { TextShape, Weight } from './shapes.ts';

export interface TextField {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  /** The size to begin with; a text that is too long is set smaller, never cut. */
  readonly size: number;
  readonly weight: Weight;
  readonly anchor?: TextShape['anchor'];
  readonly fill: string;
}

/** One line of text, as large as its field allows. */
export function textIn(field: TextField, text: string): TextShape {
  const { x, y, width, weight, anchor = 'start', fill } = field;
  return {
    kind: 'text',
    x,
    y,
    size: fittedSize(text, width, field.size, weight),
    weight,
    anchor,
    fill,
    text,
    maxWidth: width,
  };
}
