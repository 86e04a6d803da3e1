import { closed, type Point } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { slabs } from './facets.ts';
import type { Nature } from './nature.ts';
import { mirrored, points } from './ornaments.ts';
import { radial, type Stage } from './stage.ts';

/** A slab of a mask: its right half in units of the mask's size, and how far back it lies. */
interface Plate {
  readonly points: readonly Point[];
  readonly depth: number;
}

interface Recipe {
  /** From back to front. */
  readonly plates: readonly Plate[];
  /** The right eye. */
  readonly eye: readonly Point[];
  /** Dark openings: nostrils, mouth, visor; mirrored like everything else. */
  readonly dark?: readonly (readonly Point[])[];
  /** Pale parts: fangs, teeth, a jewel. */
  readonly pale?: readonly (readonly Point[])[];
}

/**
 * A face seen from the front, cut in facets and the same left and right.
 * @param size half the height of the face in millimetres; horns, ears and crests reach to about 1.7 times as far
 */
export function mask(stage: Stage, nature: Nature, size: number): Shape[] {
  const { center, tone, draws } = stage;
  const kind = nature === 'any' ? draws.pick(['dragon', 'beast', 'warrior', 'fae', 'bird']) : nature;
  const recipe = recipes[kind](stage);
  const place = ([x, y]: Point): Point => [center[0] + x * size, center[1] + y * size];
  const both = (points: readonly Point[]) => closed(points.map(place)) + closed(mirrored(points.map(place), center[0]));
  const glow = radial(place([0, 0]), size, '#ffffff', tone.bright, tone.accent);
  return [
    ...recipe.plates.flatMap(({ points, depth }) => slabs(stage, size, points.map(place), depth)),
    ...(recipe.dark ?? []).map((points): Shape => ({ kind: 'path', d: both(points), fill: tone.night })),
    ...(recipe.pale ?? []).map(
      (points): Shape => ({
        kind: 'path',
        d: both(points),
        fill: '#fff8e8',
        stroke: tone.night,
        strokeWidth: size * 0.014,
      }),
    ),
    { kind: 'path', d: both(recipe.eye), fill: tone.night, stroke: tone.night, strokeWidth: size * 0.06 },
    { kind: 'path', d: both(recipe.eye), fill: glow },
  ];
}

function plate(depth: number, corners: string): Plate {
  return { depth, points: points(corners) };
}

const recipes: Readonly<Record<Exclude<Nature, 'any'>, (stage: Stage) => Recipe>> = {
  dragon({ draws }) {
    const out = draws.between(0.75, 1.15);
    const up = draws.between(-1.6, -1.15);
    const snout = draws.between(0.28, 0.4);
    const frill = Array.from({ length: draws.whole(2, 3) }, (_, index) => {
      const y = -0.1 + index * 0.34;
      return plate(
        0.75,
        `0.5 ${y - 0.14}, ${1.15 - index * 0.14} ${y - 0.1 + draws.between(-0.12, 0.1)}, 0.56 ${y + 0.2}`,
      );
    });
    return {
      plates: [
        ...frill,
        plate(0.1, `0.2 -0.62, 0.46 -0.4, ${out * 0.9} -0.75, ${out} ${up}, ${out * 0.66} -0.95`),
        plate(0.35, '0 -0.7, 0.32 -0.62, 0.68 -0.25, 0.62 0.18, 0.4 0.6, 0 0.72'),
        plate(0, '0 -0.95, 0.16 -0.6, 0.12 -0.1, 0 0.05'),
        plate(0.55, '0.12 -0.35, 0.66 -0.28, 0.4 -0.05, 0.16 -0.06'),
        plate(0.15, `0 -0.05, 0.2 0.05, ${snout} 0.62, 0.2 0.98, 0 1`),
      ],
      eye: points('0.22 -0.02, 0.5 -0.16, 0.52 -0.03, 0.34 0.08'),
      dark: [points('0.1 0.68, 0.24 0.6, 0.18 0.78')],
      pale: draws.chance(0.6) ? [points('0.2 0.86, 0.3 0.78, 0.25 1.14')] : [],
    };
  },
  beast({ draws }) {
    const ear = draws.between(0.95, 1.3);
    const wide = draws.between(0.78, 0.95);
    return {
      plates: [
        plate(0.25, `0.2 -0.5, 0.42 ${-ear}, 0.78 ${-0.3 - ear * 0.25}, 0.74 -0.1`),
        plate(0.8, `0.34 -0.5, 0.46 ${-ear * 0.8}, 0.66 -0.4`),
        plate(0.6, `0.4 -0.2, ${wide} -0.05, ${wide * 1.14} 0.28, ${wide * 0.86} 0.3, ${wide * 0.95} 0.6, 0.4 0.66`),
        plate(0.3, '0 -0.66, 0.3 -0.58, 0.66 -0.12, 0.6 0.3, 0.32 0.7, 0 0.76'),
        plate(0.05, '0 -0.66, 0.14 -0.5, 0.1 0.1, 0 0.16'),
        plate(0.1, '0 0.1, 0.2 0.16, 0.36 0.5, 0.24 0.86, 0 0.94'),
      ],
      eye: points('0.2 0.02, 0.48 -0.16, 0.5 -0.02, 0.32 0.1'),
      dark: [points('0 0.34, 0.16 0.36, 0.1 0.5, 0 0.54'), points('0 0.6, 0.26 0.68, 0.2 0.76, 0 0.7')],
      pale: [points('0.12 0.7, 0.22 0.72, 0.17 1.0')],
    };
  },
  insect({ draws }) {
    const reach = draws.between(1.15, 1.6);
    const lean = draws.between(0.3, 0.85);
    return {
      plates: [
        plate(
          0.1,
          `0.08 -0.55, 0.16 -0.6, ${lean} ${-reach}, ${lean + 0.22} ${-reach + 0.1}, ${lean * 0.9} ${-reach + 0.12}`,
        ),
        plate(0.15, '0.14 0.5, 0.52 0.5, 0.66 0.95, 0.22 1.28, 0.4 0.92'),
        plate(0.45, '0 -0.72, 0.36 -0.62, 0.56 -0.2, 0.44 0.36, 0 0.66'),
        plate(0.05, '0 -0.72, 0.2 -0.5, 0 -0.15'),
        plate(0.15, '0 0.16, 0.2 0.24, 0.24 0.56, 0 0.7'),
      ],
      eye: points('0.26 -0.36, 0.52 -0.5, 0.84 -0.3, 0.8 0.06, 0.5 0.22, 0.28 0'),
      dark: [points('0 0.5, 0.1 0.5, 0.06 0.64, 0 0.64')],
    };
  },
  bird({ draws }) {
    const crest = draws.whole(2, 4);
    const plumes = Array.from({ length: crest }, (_, index) => {
      const angle = 0.12 + index * 0.24;
      const long = draws.between(1.2, 1.5) - index * 0.13;
      return plate(
        0.2 + index * 0.15,
        `${angle * 0.7} -0.5, ${angle * 1.5 + 0.02} ${-long}, ${angle * 1.6 + 0.2} ${-long * 0.72}, ${angle + 0.24} -0.42`,
      );
    }).reverse();
    return {
      plates: [
        ...plumes,
        plate(0.3, '0 -0.66, 0.4 -0.56, 0.7 -0.14, 0.58 0.32, 0.24 0.56, 0 0.56'),
        plate(0.65, '0.5 0.05, 0.98 0.2, 0.7 0.36, 0.86 0.62, 0.4 0.5'),
        plate(0.05, '0 -0.5, 0.16 -0.3, 0.14 0.04, 0 0.1'),
        plate(0, '0 -0.02, 0.26 0.14, 0.2 0.56, 0 1.08'),
        plate(0.6, '0 0.5, 0.14 0.56, 0 0.98'),
      ],
      eye: points('0.26 -0.06, 0.36 -0.2, 0.52 -0.18, 0.56 -0.02, 0.44 0.1, 0.3 0.06'),
      dark: [points('0.06 0.2, 0.16 0.24, 0.1 0.32')],
    };
  },
  machine({ draws }) {
    const fin = draws.between(0.85, 1.35);
    const jaw = draws.between(0.36, 0.5);
    return {
      plates: [
        plate(0.2, `0.56 -0.3, 0.8 ${-fin}, 0.98 ${-fin + 0.2}, 0.86 0.24, 0.6 0.3`),
        plate(0.4, `0 -0.82, 0.46 -0.72, 0.72 -0.3, 0.7 0.3, ${jaw} 0.86, 0 0.94`),
        plate(0, '0 -1.05, 0.18 -0.8, 0.14 -0.36, 0 -0.3'),
        plate(0.75, '0 -0.34, 0.6 -0.24, 0.64 0.2, 0.36 0.26, 0 0.12'),
        plate(0.1, '0 0.24, 0.28 0.3, 0.34 0.66, 0.2 0.9, 0 0.94'),
      ],
      eye: points('0.06 -0.08, 0.54 -0.16, 0.56 0, 0.1 0.06'),
      dark: [points('0.06 0.46, 0.22 0.46, 0.22 0.52, 0.06 0.52'), points('0.06 0.6, 0.2 0.6, 0.2 0.66, 0.06 0.66')],
      pale: [points('0.74 0, 0.84 -0.02, 0.82 0.1, 0.74 0.1')],
    };
  },
  undead({ draws }) {
    const horn = draws.between(1.1, 1.55);
    const curl = draws.between(0.7, 1.05);
    return {
      plates: [
        plate(0.7, `0.34 -0.66, 0.58 -0.44, ${curl + 0.1} -0.8, ${curl * 0.86} ${-horn}, ${curl * 0.8} -0.9`),
        plate(0.05, '0 -0.86, 0.4 -0.78, 0.7 -0.36, 0.66 0.1, 0.44 0.32, 0.38 0.5, 0 0.56'),
        plate(0.45, '0.3 -0.44, 0.7 -0.36, 0.64 0.06, 0.42 0.18'),
        plate(0.3, '0 0.44, 0.36 0.42, 0.34 0.78, 0.2 1, 0 1.02'),
      ],
      eye: points('0.24 -0.1, 0.42 -0.2, 0.46 -0.04, 0.34 0.06'),
      dark: [points('0 0.14, 0.1 0.32, 0 0.36'), points('0.02 0.56, 0.28 0.52, 0.26 0.66, 0.02 0.7')],
      pale: [points('0.04 0.5, 0.11 0.5, 0.1 0.66, 0.05 0.66'), points('0.15 0.49, 0.22 0.48, 0.21 0.62, 0.16 0.63')],
    };
  },
  warrior({ draws }) {
    const plume = draws.between(1.15, 1.5);
    const wing = draws.between(0.8, 1.15);
    const winged = draws.chance(0.55);
    return {
      plates: [
        plate(0.15, `0 ${-plume}, 0.16 ${-plume + 0.12}, 0.26 -0.9, 0.18 -0.66, 0 -0.6`),
        ...(winged
          ? [plate(0.2, `0.6 -0.3, 0.9 -0.5, ${wing} -1.1, 0.74 -0.86`)]
          : [plate(0.6, '0.6 -0.34, 0.86 -0.3, 0.9 0.1, 0.64 0.1')]),
        plate(0.3, '0 -0.8, 0.42 -0.68, 0.68 -0.28, 0.66 0.36, 0.4 0.86, 0 1'),
        plate(0, '0 -0.8, 0.14 -0.7, 0.12 0.2, 0 0.3'),
        plate(0.8, '0.12 -0.2, 0.66 -0.24, 0.6 0.02, 0.14 0.08'),
      ],
      eye: points('0.18 -0.04, 0.5 -0.1, 0.5 0, 0.2 0.04'),
      dark: [
        points('0 0.36, 0.07 0.3, 0.07 0.84, 0 0.88'),
        points('0.16 0.34, 0.24 0.3, 0.24 0.6, 0.16 0.64'),
        points('0.32 0.26, 0.4 0.22, 0.4 0.42, 0.32 0.46'),
      ],
    };
  },
  fae({ draws }) {
    const leaves = draws.whole(2, 4);
    const crown = Array.from({ length: leaves }, (_, index) => {
      const x = index * 0.26;
      const high = draws.between(1.15, 1.5) - index * 0.16;
      return plate(
        0.1 + index * 0.2,
        `${x} -0.5, ${x + 0.02} ${-high + 0.2}, ${x + 0.14} ${-high}, ${x + 0.28} ${-high + 0.34}, ${x + 0.26} -0.42`,
      );
    }).reverse();
    return {
      plates: [
        ...crown,
        plate(0.08, '0 -0.7, 0.34 -0.62, 0.6 -0.2, 0.54 0.34, 0.26 0.8, 0 0.92'),
        plate(0.55, '0.5 -0.24, 0.74 -0.1, 0.64 0.3, 0.5 0.36'),
        plate(0.4, '0 -0.1, 0.08 0.1, 0.1 0.3, 0 0.34'),
        plate(0.75, '0 -0.66, 0.1 -0.52, 0 -0.34'),
      ],
      eye: points('0.16 0.02, 0.3 -0.08, 0.46 -0.04, 0.32 0.08'),
      dark: [points('0 0.54, 0.14 0.5, 0.1 0.58, 0 0.6')],
    };
  },
};
