/**
 * How texts are compared: never how they are stored. NFKC comes first (so that half-width kana meet their full forms),
 * then lower case, then accents off, then katakana to hiragana.
 */

const apostrophes = /[\u2018\u2019\u201B\u02BC\u02B9\u2032\u00B4`\uFF07]/gu;
/** Accents of Latin, Greek and Cyrillic; the voicing marks of kana (U+3099, U+309A) are letters' own and stay. */
const accents = /[\u0300-\u036F]/gu;
/** Which drawing of a kanji is meant: the same letter to a reader. */
const variants = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const katakana = /[\u30A1-\u30F6\u30FD\u30FE]/gu;
const spaces = /\s+/gu;

/** The comparable form of a text, punctuation kept: equal for full and half width, case, kana, accents, apostrophes. */
export function fold(text: string): string {
  return (
    text
      // Before NFKC, which would turn a lone acute accent into a space and a mark.
      .replace(apostrophes, "'")
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(accents, '')
      .replace(variants, '')
      .normalize('NFC')
      .replace(katakana, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x60))
      .replace(spaces, ' ')
      .trim()
  );
}

const notOfAKey = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * The key of a name: folded, and letters and digits only, so that "Jace the" finds "Jace, the …" and 「ウィル・オーブ」 is
 * 「ウィルオーブ」. A name without any letter keeps its signs, moved to their full-width forms.
 */
export function nameKey(name: string): string {
  const folded = fold(name);
  const letters = folded.replace(notOfAKey, '');
  return letters === '' ? wideSigns(folded) : letters;
}

/** Whether a text has signs only, no letter and no digit: such a text is looked for as it stands. */
export function isSignsOnly(text: string): boolean {
  return fold(text).replace(notOfAKey, '') === '';
}

/** ASCII signs in their full-width forms: the index takes ASCII signs for gaps between words. */
function wideSigns(text: string): string {
  return text.replace(/ /gu, '').replace(/[!-~]/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));
}
