import { fold } from '../model/fold.ts';

/**
 * Texts cut up for full-text tables that only know words. Both tables use the `ascii` tokenizer, for which every
 * character above U+007F is a letter, so what is cut here is never cut again.
 */

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}ー々〆〇';
const runs = new RegExp(`(?<cjk>[${cjk}]+)|(?<word>(?:(?![${cjk}])[\\p{L}\\p{N}\\p{M}])+)`, 'gu');

/**
 * Marks before the tokens of one kind, so that one full-text table can answer for all of them at once: pairs of names
 * carry none. Each is above U+007F and in no key.
 */
export const tokenMarks = { letter: '\u00B9', number: '\u2116', family: '\u203B', text: '\u00B6' } as const;

/** The overlapping pairs of a key, and its last character alone, each after `mark`: "abc" → "ab bc c". */
export function bigramsOfKey(key: string, mark = ''): string {
  return pairsOf(Array.from(key), mark).join(' ');
}

/** Every character of some keys once: what a search for a single character asks. */
export function lettersOfKeys(...keys: readonly string[]): string {
  return Array.from(new Set(keys.flatMap((key) => Array.from(key))), (letter) => tokenMarks.letter + letter).join(' ');
}

/**
 * An FTS5 expression that finds exactly the names whose key contains `key`: a phrase of its pairs, or one letter. `key`
 * is a key (letters and digits), so nothing in it can be syntax.
 */
export function nameQuery(key: string): string {
  const characters = Array.from(key);
  return characters.length === 1 ? `"${tokenMarks.letter}${key}"` : bigramQuery(key, '');
}

/** An FTS5 expression that finds exactly the keys cut up under `mark` that contain `key`. */
export function bigramQuery(key: string, mark: string): string {
  const characters = Array.from(key);
  return characters.length === 1 ? `"${mark}${key}" *` : `"${pairsOf(characters, mark).slice(0, -1).join(' ')}"`;
}

interface Run {
  readonly cjk: boolean;
  readonly characters: readonly string[];
}

function runsOf(text: string): Run[] {
  const folded = fold(text).replaceAll("'", '');
  return Array.from(folded.matchAll(runs), (match) => ({
    cjk: match.groups?.cjk !== undefined,
    characters: Array.from(match[0]),
  }));
}

function pairsOf(characters: readonly string[], mark: string): string[] {
  return characters.map((character, i) => mark + character + (characters[i + 1] ?? ''));
}

function tokensOf(run: Run): string[] {
  return run.cjk ? pairsOf(run.characters, tokenMarks.text) : [tokenMarks.text + run.characters.join('')];
}

/** A card text cut up: Japanese, Chinese and Korean runs as overlapping pairs with the last character alone, the rest as words. */
export function wordsOfText(text: string): string {
  return runsOf(text).flatMap(tokensOf).join(' ');
}

/**
 * An FTS5 expression that finds the texts in which `text` stands: anywhere inside a Japanese run, from the start of a
 * word elsewhere, punctuation passed over. Null when there is no letter or digit to look for.
 */
export function textQuery(text: string): string | null {
  const found = runsOf(text);
  const last = found.at(-1);
  if (last === undefined) {
    return null;
  }
  const tokens = found.flatMap(tokensOf);
  if (last.cjk && last.characters.length > 1) {
    // The text may go on after the last character, so that one is not asked for as the end of a run.
    return `"${tokens.slice(0, -1).join(' ')}"`;
  }
  return `"${tokens.join(' ')}" *`;
}

/** How long a text is for a search: characters of Japanese count twice, as one of them says as much as two letters. */
export function weightOf(text: string): number {
  return runsOf(text).reduce((sum, run) => sum + run.characters.length * (run.cjk ? 2 : 1), 0);
}
