import type { Bilingual } from '../../../../db/model/text.ts';

/** The grammar's names of what can stand at a place, as the player reads them. */
const phrases: Readonly<Record<string, Bilingual>> = {
  'an arrow': { en: '“▷”', ja: '「▷」' },
  'a number': { en: 'a number from 0 to 9999', ja: '0～9999の数字' },
  'a positive number': { en: 'a number from 1 to 9999', ja: '1～9999の数字' },
  'a question mark': { en: '“?” (not known)', ja: '「?」(不明)' },
  'a Gem mark': { en: 'a Gem mark (W, B, U, R or *)', ja: 'ジェムマーク(W・B・U・R・*)' },
  off: { en: '“off”', ja: '「off」' },
  follower: { en: '“follower”', ja: '「follower」' },
  discard: { en: '“discard”', ja: '「discard」' },
  drop: { en: '“drop”', ja: '「drop」' },
  mill: { en: '“mill”', ja: '「mill」' },
  race: { en: '“race”', ja: '「race」' },
  keyword: { en: '“keyword”', ja: '「keyword」' },
  'a place': { en: '“setGem”, “captureGem” or “locus”', ja: '「setGem」「captureGem」「locus」のどれか' },
  'a kind of card': { en: '“follower”, “action” or “gem”', ja: '「follower」「action」「gem」のどれか' },
  'a colour': { en: '“white”, “black”, “blue” or “red”', ja: '「white」「black」「blue」「red」のどれか' },
  'a name': { en: 'a name', ja: '名前' },
  'a text in quotation marks': { en: 'a text in quotation marks', ja: '引用符で囲んだ文' },
  'end of input': { en: 'the end', ja: '終わり' },
};

function phraseOf(expected: string): Bilingual {
  return phrases[expected] ?? { en: `“${expected}”`, ja: `「${expected}」` };
}

/**
 * A sentence that says what can stand at the place.
 * @param expected what the grammar expected there, in its own words; equal ones are said once
 */
export function expectedSentence(expected: readonly string[]): Bilingual {
  const all = [...new Set(expected)].sort((a, b) => rank(a) - rank(b)).map(phraseOf);
  const last = all.at(-1);
  if (!last) return { en: 'Nothing more was expected here.', ja: 'ここには何も書けません。' };
  const before = all.slice(0, -1).map((phrase) => phrase.en);
  const en = before.length === 0 ? last.en : `${before.join(', ')} or ${last.en}`;
  return { en: `Expected ${en}.`, ja: `ここには${all.map((phrase) => phrase.ja).join('、')}が入ります。` };
}

/** Named things first, single signs after them, the end last. */
function rank(expected: string): number {
  if (expected === 'end of input') return 1000;
  const place = Object.keys(phrases).indexOf(expected);
  return place < 0 ? 500 : place;
}
