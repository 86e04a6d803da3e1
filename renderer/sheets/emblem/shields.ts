import type { Point } from '../face/path.ts';
import { points } from './ornaments.ts';

type Outline = readonly Point[];

/** Right halves of shields, in shares of the shield's half width and half height, top to bottom. */
export const shields: readonly [Outline, ...Outline[]] = [
  points('0 -1, 0.55 -0.9, 1 -1, 1 -0.1, 0.82 0.42, 0.45 0.8, 0 1.05'),
  points('0 -1.05, 0.6 -0.85, 0.95 -0.72, 1 0, 0.8 0.55, 0.4 0.85, 0 1.05'),
  points('0 -0.92, 0.9 -0.92, 0.9 -0.6, 1 -0.45, 0.92 0.2, 0.6 0.7, 0 1.05'),
  points('0 -1, 0.7 -0.72, 1 0, 0.7 0.72, 0 1.05'),
  // A roundel.
  points('0 -0.86, 0.48 -0.78, 0.86 -0.56, 1.08 -0.2, 1.08 0.22, 0.86 0.58, 0.48 0.8, 0 0.88'),
  // A banner with two tails.
  points('0 -0.95, 0.92 -0.95, 0.92 1.08, 0.46 0.82, 0 0.7'),
];
