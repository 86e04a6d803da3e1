import { decodeHTML } from 'entities';
import { readSymbol } from '../../model/words.ts';

/** The values of card data as the public files write them. */

/** A name or a text without what a web page has left in it: entities, marks of byte order, space at its ends. */
export function cleanText(text: string | null | undefined): string {
  return decodeHTML(text ?? '')
    .replace(/[\uFEFF\u200B]/gu, '')
    .replace(/\r\n?/gu, '\n')
    .trim();
}

/**
 * A whole number from 0, full-width digits as well.
 * @returns null for what is not given (absent, empty, "?", "-"); undefined for what is no number
 */
export function readFigure(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.normalize('NFKC').trim();
  if (/^(?:|\?|-|–|—|N\/A)$/iu.test(text)) return null;
  return /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined;
}

/** One symbol a list item: `["red", "red"]` → {red: 2}; undefined where an item is no symbol. */
export function countList(items: readonly string[]): Record<string, number> | undefined {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const symbol = readSymbol(item);
    if (symbol === null) return undefined;
    counts[symbol] = (counts[symbol] ?? 0) + 1;
  }
  return counts;
}

/**
 * Symbols with figures: `赤1青2`, `全2`, `red 1, blue 2`, `赤`; nothing for an empty text.
 * @returns undefined where the text is something else
 */
export function countText(text: string): Record<string, number> | undefined {
  const plain = text.normalize('NFKC').trim();
  if (/^(?:0|-|なし|none)?$/iu.test(plain)) return {};
  const counts: Record<string, number> = {};
  const rest = plain.replace(
    /([^\d\s,、;|:×x/]+)\s*[:×x]?\s*(\d{1,2})?[\s,、;|/]*/giu,
    (whole, word: string, figure: string | undefined) => {
      for (const name of namesIn(word, figure !== undefined)) {
        const symbol = readSymbol(name);
        if (symbol === null) return whole;
        counts[symbol] = (counts[symbol] ?? 0) + (figure === undefined ? 1 : Number(figure));
      }
      return '';
    },
  );
  return rest === '' ? counts : undefined;
}

/** A word is one symbol, or a Japanese character each: 赤紫 without a figure is a red one and a purple one. */
function namesIn(word: string, counted: boolean): string[] {
  return !counted && readSymbol(word) === null && /^\p{Script=Han}+$/u.test(word) ? Array.from(word) : [word];
}

/** The colours of a text: `赤紫`, `Red/Blue`, `red|blue`; undefined where one is none. */
export function colorsOfText(text: string): string[] | undefined {
  const counts = countText(text);
  return counts === undefined ? undefined : Object.keys(counts);
}

export interface CardNumber {
  /** Without the suffix that tells faces or artworks apart: `BS01-014`. */
  readonly id: string;
  /** As the file has it, cleaned: `BS01-014A`. */
  readonly number: string;
  readonly setCode: string;
}

/** A printing's number and the card's id in it: `BS01-014A`, `BS02-034_2`, full width and spaces as well. */
export function readNumber(text: string): CardNumber | null {
  const number = text.normalize('NFKC').replace(/\s+/gu, '').toUpperCase();
  const match = /^(?<set>[A-Z0-9]+)-(?<own>[A-Z]*\d+)(?<suffix>(?:[A-Z]|_[0-9A-Z]+|\([A-Z]\)|-[AB])?)$/.exec(
    number,
  )?.groups;
  if (match === undefined)
    return /^[^\s-]+-\S+$/u.test(number) ? { id: number, number, setCode: number.split('-')[0]! } : null;
  return { id: `${match.set}-${match.own}`, number, setCode: match.set! };
}
