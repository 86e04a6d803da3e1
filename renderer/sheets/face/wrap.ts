import { textWidth } from './measure.ts';
import type { Shape, Weight } from './shapes.ts';

/** A piece of a paragraph that never breaks: a word or a Japanese character with what must stay beside it, or a drawn mark. */
export type Atom =
  | { readonly kind: 'word'; readonly text: string; readonly space: boolean }
  | {
      readonly kind: 'mark';
      /** The width, in multiples of the text's size. */
      readonly ems: number;
      readonly draw: (x: number, baseline: number, size: number) => Shape[];
    };

const neverFirst = /^[、。，．・：；？！ー」』）〕】》〉…ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)%]/u;
const neverLast = /[「『（〔【《〈(]$/u;
const breakable = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

/** Splits a text into words (of Latin letters and figures) and Japanese characters, by the rules of Japanese line ends. */
export function atomsOf(text: string): Atom[] {
  const atoms: { kind: 'word'; text: string; space: boolean }[] = [];
  let space = false;
  let joined = false;
  for (const character of text) {
    if (/\s/u.test(character)) {
      space = true;
      joined = false;
      continue;
    }
    const last = atoms.at(-1);
    const wide = breakable.test(character);
    const glue = last && !space && (neverFirst.test(character) || neverLast.test(last.text) || (joined && !wide));
    if (glue) last.text += character;
    else atoms.push({ kind: 'word', text: character, space: space && last !== undefined });
    joined = !wide;
    space = false;
  }
  return atoms;
}

export interface Line {
  readonly atoms: readonly Atom[];
  readonly width: number;
}

function atomWidth(atom: Atom, size: number, weight: Weight): number {
  return atom.kind === 'mark' ? atom.ems * size : textWidth(atom.text, size, weight);
}

/** How far an atom stands from the one before it on the same line. */
export function gapBefore(atom: Atom, previous: Atom | undefined, size: number, weight: Weight): number {
  if (previous === undefined) return 0;
  if (atom.kind === 'mark' || previous.kind === 'mark') return size * (atom.kind === previous.kind ? 0.12 : 0.28);
  return atom.space ? textWidth(' ', size, weight) : 0;
}

/** An atom too wide for any line, cut into single characters so that nothing leaves its field. */
function splitAtom(atom: Atom, width: number, size: number, weight: Weight): Atom[] {
  if (atom.kind === 'mark' || atomWidth(atom, size, weight) <= width) return [atom];
  return [...atom.text].map((text, index) => ({ kind: 'word', text, space: index === 0 && atom.space }));
}

/** Breaks atoms into lines no wider than `width`. */
export function wrapAtoms(atoms: readonly Atom[], width: number, size: number, weight: Weight): Line[] {
  const lines: Line[] = [];
  let line: Atom[] = [];
  let used = 0;
  for (const atom of atoms.flatMap((whole) => splitAtom(whole, width, size, weight))) {
    const own = atomWidth(atom, size, weight);
    const gap = gapBefore(atom, line.at(-1), size, weight);
    if (line.length > 0 && used + gap + own > width) {
      lines.push({ atoms: line, width: used });
      line = [atom];
      used = own;
    } else {
      line.push(atom);
      used += gap + own;
    }
  }
  if (line.length > 0) lines.push({ atoms: line, width: used });
  return lines;
}
