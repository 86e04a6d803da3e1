/** How far a katakana letter stands after its hiragana in Unicode. */
const katakanaToHiragana = 0x60;

function toHiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - katakanaToHiragana));
}

/**
 * The search key of a name: stored text is never changed, both sides of a comparison are folded. Width first (NFKC, so
 * that half-width katakana joins its marks: ), then case, Latin accents, kana, and punctuation
 * runs of space become one. A name of nothing but punctuation keeps it.
 */
export function foldName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // Latin, Greek and Cyrillic accents only: the kana voicing marks (U+3099, U+309A) make other letters.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const kana = toHiragana(plain);
  const bare = kana
    .replace(/[\p{P}\p{S}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return bare === '' ? kana.replace(/\s+/gu, ' ').trim() : bare;
}
