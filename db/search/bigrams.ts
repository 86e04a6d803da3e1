import { fold } from '../model/fold.ts';

/**
 * Texts cut up for full-text tables that only know words. Both tables use the `ascii` tokenizer, for which every
 * character above U+007F is a letter, so what is cut here is never cut again.
 */

const cjkLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー々〆〇]/u;
const wordLetter = /[\p{L}\p{N}\p{M}]/u;

type LetterKind = 'gap' | 'cjk' | 'word' | 'nothing';

const kinds = new Map<string, LetterKind>();

/** Of which kind of run a character is part; an apostrophe is nothing at all, so that "o'brien" is one word. */
function kindOf(character: string): LetterKind {
  let kind = kinds.get(character);
  if (kind === undefined) {
    kind =
      character === "'" ? 'nothing' : cjkLetter.test(character) ? 'cjk' : wordLetter.test(character) ? 'word' : 'gap';
    kinds.set(character, kind);
  }
  return kind;
}

/**
 * Marks before the tokens of one kind, so that one full-text table can answer for all of them at once: pairs of names
 * carry none. Each is above U+007F and in no key.
 */
export const tokenMarks = { letter: '\u00B9', number: '\u2116', family: '\u203B', text: '\u00B6' } as const;

/** The overlapping pairs of a key, and its last character alone, each after `mark`: "abc" → "ab bc c". */
export function bigramsOfKey(key: string, mark = ''): string {
  let pairs = '';
  let before = '';
  for (const character of key) {
    if (before !== '') pairs += `${mark}${before}${character} `;
    before = character;
  }
  return before === '' ? '' : `${pairs}${mark}${before}`;
}

const asciiLetter = /^[0-9a-z]$/;
const asciiLetters = Array.from('0123456789abcdefghijklmnopqrstuvwxyz');

/** The Latin letters and digits of some keys, each once: one of them alone begins too many pairs to be looked for as a prefix. */
export function lettersOfKeys(...keys: readonly string[]): string {
  let found = '';
  for (const letter of asciiLetters) {
    if (keys.some((key) => key.includes(letter))) found += `${tokenMarks.letter}${letter} `;
  }
  return found;
}

/**
 * An FTS5 expression that finds exactly the names whose key contains `key`. A key is letters and digits, so nothing in
 * it can be syntax.
 */
export function nameQuery(key: string): string {
  return asciiLetter.test(key) ? `"${tokenMarks.letter}${key}"` : bigramQuery(key, '');
}

/** An FTS5 expression that finds exactly the keys cut up under `mark` that contain `key`. */
export function bigramQuery(key: string, mark: string): string {
  const characters = Array.from(key);
  return characters.length === 1 ? `"${mark}${key}" *` : `"${pairsOf(characters, mark).slice(0, -1).join(' ')}"`;
}

interface Run {
  readonly kind: 'cjk' | 'word';
  text: string;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  for (const character of fold(text)) {
    const kind = kindOf(character);
    if (kind === 'nothing') continue;
    if (kind === 'gap') {
      last = undefined;
      continue;
    }
    if (last?.kind === kind) last.text += character;
    else {
      last = { kind, text: character };
      runs.push(last);
    }
  }
  return runs;
}

function pairsOf(characters: readonly string[], mark: string): string[] {
  return characters.map((character, i) => mark + character + (characters[i + 1] ?? ''));
}

function tokensOf({ kind, text }: Run, mark: string): string[] {
  return kind === 'cjk' ? pairsOf(Array.from(text), mark) : [mark + text];
}

/** A text cut up: Japanese, Chinese and Korean runs as overlapping pairs with the last character alone, the rest as words. */
export function wordsOfText(text: string, mark: string): string {
  return runsOf(text)
    .map((run) => (run.kind === 'cjk' ? bigramsOfKey(run.text, mark) : mark + run.text))
    .join(' ');
}

/**
 * An FTS5 expression that finds the texts cut up under `mark` in which `text` stands: anywhere inside a Japanese run, from
 * the start of a word elsewhere, punctuation passed over. Null when there is no letter or digit to look for.
 */
export function textQuery(text: string, mark: string): string | null {
  const found = runsOf(text);
  const last = found.at(-1);
  if (last === undefined) return null;
  const tokens = found.flatMap((run) => tokensOf(run, mark));
  // A Japanese text may go on after the last character, so that one is not asked for as the end of a run.
  return last.kind === 'cjk' && Array.from(last.text).length > 1
    ? `"${tokens.slice(0, -1).join(' ')}"`
    : `"${tokens.join(' ')}" *`;
}

/** How long a text is for a search: characters of Japanese count twice, as one of them says as much as two letters. */
export function weightOf(text: string): number {
  return runsOf(text).reduce((sum, run) => sum + Array.from(run.text).length * (run.kind === 'cjk' ? 2 : 1), 0);
}
