import { fold } from '../model/fold.ts';
import { kindOfLetter, letterKinds } from './letters.ts';
import { createTokenText } from './token-text.ts';

/**
 * Texts cut up for full-text tables that only know words. Both tables use the `ascii` tokenizer, for which every
 * character above U+007F is a letter, so what is cut here is never cut again.
 */

/**
 * Marks before the tokens of one kind, so that one full-text table can answer for all of them at once: pairs of names
 * carry none. Each is above U+007F and in no key.
 */
export const tokenMarks = { letter: '\u00B9', number: '\u2116', family: '\u203B', text: '\u00B6' } as const;

const space = 0x20;
const written = createTokenText();

/** The overlapping pairs of a key, and its last character alone, each after `mark`: "abc" → "ab bc c". */
export function bigramsOfKey(key: string, mark = ''): string {
  const markCode = mark === '' ? 0 : mark.charCodeAt(0);
  let before = 0;
  for (let i = 0; i < key.length; i += 1) {
    const code = key.codePointAt(i)!;
    if (code > 0xffff) i += 1;
    if (before !== 0) {
      written.put(markCode);
      written.put(before);
      written.put(code);
      written.put(space);
    }
    before = code;
  }
  if (before !== 0) {
    written.put(markCode);
    written.put(before);
  }
  return written.take();
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
    const kind = kindOfLetter(character.codePointAt(0)!);
    if (kind === letterKinds.nothing) continue;
    if (kind === letterKinds.gap) {
      last = undefined;
      continue;
    }
    const name = kind === letterKinds.cjk ? 'cjk' : 'word';
    if (last?.kind === name) last.text += character;
    else {
      last = { kind: name, text: character };
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

/**
 * A text cut up: Japanese, Chinese and Korean runs as overlapping pairs with the last character alone, the rest as words.
 * It is the tokens of `runsOf`, one after another, in a single pass: an import cuts millions of characters.
 */
export function wordsOfText(text: string, mark: string): string {
  const markCode = mark === '' ? 0 : mark.charCodeAt(0);
  const folded = fold(text);
  let run: number = letterKinds.gap;
  /** The last character of a Japanese run, whose token waits for the next one. */
  let before = 0;
  let isFirst = true;

  function beginToken(): void {
    if (!isFirst) written.put(space);
    isFirst = false;
    written.put(markCode);
  }
  function endRun(): void {
    if (before !== 0) {
      beginToken();
      written.put(before);
      before = 0;
    }
    run = letterKinds.gap;
  }

  for (let i = 0; i < folded.length; i += 1) {
    const code = folded.codePointAt(i)!;
    if (code > 0xffff) i += 1;
    const kind = kindOfLetter(code);
    if (kind === letterKinds.nothing) continue;
    if (kind !== run) endRun();
    if (kind === letterKinds.gap) continue;
    if (kind === letterKinds.word) {
      if (run !== kind) beginToken();
      written.put(code);
    } else {
      if (before !== 0) {
        beginToken();
        written.put(before);
        written.put(code);
      }
      before = code;
    }
    run = kind;
  }
  endRun();
  return written.take();
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
