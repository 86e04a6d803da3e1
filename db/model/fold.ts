/**
 * How texts are compared: never how they are stored. NFKC comes first (so that half-width kana meet their full forms),
 * then lower case, then accents off, then katakana to hiragana.
 */

const apostrophes = /[\u2018\u2019\u201B\u02BC\u02B9\u2032\u00B4`\uFF07]/gu;
/** Accents of Latin, Greek and Cyrillic; the voicing marks of kana (U+3099, U+309A) are letters' own and stay. */
const accents = /[\u0300-\u036F]/gu;
/** Which drawing of a kanji is meant: the same letter to a reader. */
const variants = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const katakana = /[\u30A1-\u30F6\u30FD\u30FE]+/gu;
const spaces = /\s+/gu;
/** Letters that may carry an accent: for texts without any, the long way round is spared. */
const maybeAccented = /[\u00C0-\u1FFF]/u;

function toHiragana(letters: string): string {
  return String.fromCharCode(...Array.from(letters, (letter) => letter.charCodeAt(0) - 0x60));
}

/** Kana from small a to small ke, and the sign that joins long vowels: what NFKC leaves as it is. */
function isKatakana(code: number): boolean {
  return code >= 0x30a1 && code <= 0x30f6;
}

/**
 * The folded form of a text of ASCII, kana, kanji and the usual Japanese stops, which is nearly every text of a card, in
 * one pass; null where another character is in it or spaces need mending.
 */
function foldPlain(text: string): string | null {
  const codes: number[] = [];
  let before = 0x20;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x20 && before === 0x20) return null;
    if (code >= 0x41 && code <= 0x5a) codes.push(code + 0x20);
    else if (code >= 0x20 && code <= 0x7e && code !== 0x60) codes.push(code);
    else if (isKatakana(code)) codes.push(code - 0x60);
    else if ((code >= 0x3041 && code <= 0x3096) || (code >= 0x4e00 && code <= 0x9fff)) codes.push(code);
    else if (
      (code >= 0x3001 && code <= 0x3003) ||
      (code >= 0x300c && code <= 0x300f) ||
      code === 0x30fb ||
      code === 0x30fc
    ) {
      codes.push(code);
    } else return null;
    before = code;
  }
  return before === 0x20 ? null : String.fromCharCode(...codes);
}

/** The comparable form of a text, punctuation kept: equal for full and half width, case, kana, accents, apostrophes. */
export function fold(text: string): string {
  // Longer texts have too many characters to be arguments of one call.
  const plain = text.length < 4000 ? foldPlain(text) : null;
  if (plain !== null) return plain;
  // Apostrophes go before NFKC, which would turn a lone acute accent into a space and a mark.
  let folded = text.replace(apostrophes, "'").normalize('NFKC').toLowerCase();
  if (maybeAccented.test(folded)) folded = folded.normalize('NFD').replace(accents, '').normalize('NFC');
  return folded.replace(variants, '').replace(katakana, toHiragana).replace(spaces, ' ').trim();
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
