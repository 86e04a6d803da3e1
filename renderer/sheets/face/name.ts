import type { Language, LocalizedText } from '../../../db/model/text.ts';
import { fittedSize, textWidth } from './measure.ts';
import { ink, softInk } from './palette.ts';
import { type Area, part, type Shape, type Weight } from './shapes.ts';
import { textIn } from './text.ts';

/** The name in the reader's language (or the only one there is), and the other language's where it says something else. */
function namesOf(name: LocalizedText, language: Language): { large: string; small: string | null } {
  const other = language === 'en' ? 'ja' : 'en';
  const large = name[language] ?? name[other] ?? '';
  const small = name[language] === undefined ? null : (name[other] ?? null);
  return { large, small: small === large ? null : small };
}

/** Where a Japanese name may be parted well: after の or ・, and where kanji and kana meet. */
const joint =
  /の|・|[、,]|(?<=\p{Script=Han})(?=[\p{Script=Katakana}])|(?<=[\p{Script=Katakana}ー])(?=\p{Script=Han})/gu;

/** Where a Latin name is written together from words: DragonEmperor. */
const capital = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** How much larger a cut inside a word must let the name be, to be better than one at a space. */
const worthIt = 1.25;

/** The parts of a name at the cut that makes the wider part narrowest. */
function partedAt(
  name: string,
  cuts: Iterable<number>,
  weight: Weight,
): { halves: readonly [string, string]; width: number } | null {
  let best: { halves: readonly [string, string]; width: number } | null = null;
  for (const cut of cuts) {
    const halves = [name.slice(0, cut).trim(), name.slice(cut).trim()] as const;
    if (halves.includes('')) continue;
    const width = Math.max(...halves.map((half) => textWidth(half, 1, weight)));
    if (best === null || width < best.width) best = { halves, width };
  }
  return best;
}

/**
 * The two parts of a name that are most alike in width: at a space, or before a capital inside a word (DragonEmperor)
 * where that gains much; at a joint of a Japanese name; anywhere where there is neither.
 */
function parted(name: string, weight: Weight): readonly [string, string] | null {
  const at = (pattern: RegExp, end: boolean) =>
    [...name.matchAll(pattern)].map((match) => match.index + (end ? match[0].length : 0));
  const spaces = partedAt(name, at(/\s+/gu, false), weight);
  const capitals = partedAt(name, at(capital, false), weight);
  if (spaces && capitals) return (capitals.width * worthIt < spaces.width ? capitals : spaces).halves;
  const found = spaces ?? capitals ?? partedAt(name, at(joint, true), weight);
  return (
    (
      found ??
      partedAt(
        name,
        [...name].map((_, index) => index),
        weight,
      )
    )?.halves ?? null
  );
}

const lineHeight = 1.14;

export interface NameSizes {
  /** The size of a name that fits on one line. */
  readonly one: number;
  /** Below this size it is set on two lines. */
  readonly least: number;
  /** The size on two lines. */
  readonly two: number;
  /** The size of the name in the other language; 0 = it is left out. */
  readonly small: number;
}

/** The name, large, and under it the one in the other language; long names are set smaller or on two lines, never cut. */
export function nameBlock(name: LocalizedText, language: Language, area: Area, sizes: NameSizes): Shape {
  const { large, small } = namesOf(name, language);
  const lines = nameLines(large, area.width, sizes);
  const under = small !== null && sizes.small > 0 ? small : null;
  const wanted =
    lines.reduce((sum, { size }) => sum + size * lineHeight, 0) + (under === null ? 0 : sizes.small * lineHeight);
  const scale = Math.min(1, area.height / wanted);
  let y = area.y + (area.height - wanted * scale) / 2;
  const shapes: Shape[] = [];
  const set = (text: string, size: number, weight: Weight, fill: string) => {
    shapes.push(
      textIn({ x: area.x, y: y + size * scale * 0.98, width: area.width, size: size * scale, weight, fill }, text),
    );
    y += size * scale * lineHeight;
  };
  for (const { text, size } of lines) set(text, size, 700, ink);
  if (under !== null) set(under, sizes.small, 400, softInk);
  return part('name', area, shapes);
}

function nameLines(name: string, width: number, sizes: NameSizes): { text: string; size: number }[] {
  const single = fittedSize(name, width, sizes.one, 700);
  const halves = single < sizes.least ? parted(name, 700) : null;
  if (!halves) return [{ text: name, size: single }];
  const size = Math.min(...halves.map((half) => fittedSize(half, width, sizes.two, 700)));
  return size > single ? halves.map((text) => ({ text, size })) : [{ text: name, size: single }];
}
