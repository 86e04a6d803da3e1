/** Of which kind of run a character is part; an apostrophe is nothing at all, so that "o'brien" is one word. */
export const letterKinds = { gap: 1, cjk: 2, word: 3, nothing: 4 } as const;
export type LetterKind = (typeof letterKinds)[keyof typeof letterKinds];

const cjkLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー々〆〇]/u;
const wordLetter = /[\p{L}\p{N}\p{M}]/u;

function find(code: number): LetterKind {
  const character = String.fromCodePoint(code);
  if (character === "'") return letterKinds.nothing;
  if (cjkLetter.test(character)) return letterKinds.cjk;
  return wordLetter.test(character) ? letterKinds.word : letterKinds.gap;
}

/** The kinds of the characters of one code unit that have been asked for; 0 = not yet. */
const known = new Uint8Array(0x10000);

/** The kind of the character of this code point: asked for every character of every text, so looked up in a table. */
export function kindOfLetter(code: number): LetterKind {
  if (code > 0xffff) return find(code);
  const kind = known[code]!;
  if (kind !== 0) return kind as LetterKind;
  const found = find(code);
  known[code] = found;
  return found;
}
