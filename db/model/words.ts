import { nameKey } from './fold.ts';

/** The words for the facts of cards in both languages, as users and files write them. The first of a row is the stored form. */

export type Words = readonly (readonly [string, ...string[]])[];

export const colorWords: Words = [
  ['red', 'r', '赤'],
  ['purple', 'p', '紫'],
  ['green', 'g', '緑'],
  ['white', 'w', '白'],
  ['yellow', 'y', '黄', '黄色'],
  ['blue', 'u', '青'],
  ['black', 'b', '黒'],
];

export const kindWords: Words = [
  ['spirit', 'スピリット'],
  ['nexus', 'ネクサス'],
  ['magic', 'マジック'],
  ['colossus', 'コロッサス'],
  ['follower', 'フォロワー'],
  ['action', 'アクション'],
  ['gem', 'ジェム'],
];

/** The kinds of all games. */
export const kinds: readonly string[] = kindWords.map(([stored]) => stored);

export const gameWords: Words = [
  ['battle-spirits', 'bs', 'バトルスピリッツ', 'バトスピ'],
  ['colossus-order', 'co', 'コロッサス・オーダー'],
];

const symbolWords: Words = [
  ...colorWords,
  ['ultimate', 'アルティメット', '究極'],
  ['god', '神'],
  ['any', '全', '全色', '*'],
];

const markWords: Words = [
  ['W', 'white', '白'],
  ['B', 'black', '黒'],
  ['U', 'blue', '青'],
  ['R', 'red', '赤'],
  ['*', 'colorless', '無色', '無'],
];

const truthWords: Words = [
  ['yes', 'y', 'true', '1', 'はい', '有', 'あり'],
  ['no', 'n', 'false', '0', 'いいえ', '無', 'なし'],
];

/** Reads a word of one of the rows: its stored form, or null. */
export function wordReader(words: Words): (text: string) => string | null {
  const stored = new Map<string, string>();
  for (const row of words) {
    for (const word of row) {
      stored.set(nameKey(word), row[0]);
    }
  }
  return (text) => stored.get(nameKey(text)) ?? null;
}

/** What a word stands for, in either language and any width; null where it is none of them. */
export const readColor = wordReader(colorWords);
export const readKind = wordReader(kindWords);
export const readGame = wordReader(gameWords);
export const readSymbol = wordReader(symbolWords);
export const readMark = wordReader(markWords);
export const readTruth = wordReader(truthWords);
