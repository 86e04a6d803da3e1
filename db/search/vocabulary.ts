import type { SortKey } from '../model/facets.ts';
import { nameKey } from '../model/fold.ts';
import { colorWords, type Words, wordReader } from '../model/words.ts';

/** The words of searches beside those for the facts of cards (words.ts), in both languages. */

/** All colours of all games; a colour's place is its bit in the index. */
export const colors: readonly string[] = colorWords.map(([stored]) => stored);

const placeWords: Words = [
  ['deck', 'デッキ'],
  ['side', 'サイド'],
  ['maybe', '検討中', '候補'],
  ['decks', '全デッキ'],
];

const sortWords: readonly (readonly [SortKey, ...string[]])[] = [
  ['cost', 'コスト', 'locus', 'ロカス', 'ローカス'],
  ['name', '名前', 'カード名'],
  ['bp', 'power', 'パワー'],
  ['number', '番号', 'no'],
  ['kind', '種類', 'type', 't'],
  ['color', '色', 'colour', 'c'],
  ['game', 'ゲーム'],
];

/** Families, races and keywords are stored in one language; a search may use the other. */
const translations: readonly (readonly [string, string])[] = [
  ['爬獣', 'Reptile Beast'],
  ['地竜', 'Terra Dragon'],
  ['空牙', 'Flying Fang'],
  ['竜人', 'Dragon'],
  ['翼竜', 'Winged Dragon'],
  ['漂精', 'Drifting Spirit'],
  ['機竜', 'Machine Dragon'],
  ['戦騎', 'Mounted Warrior'],
  ['古竜', 'Ancient Dragon'],
  ['幽魔', 'Darkling'],
  ['無魔', 'Zombie'],
  ['殻虫', 'Shell Insect'],
  ['剣獣', 'Blade Beast'],
  ['遊精', 'Imp'],
  ['怪虫', 'Parasite'],
  ['爪鳥', 'Winged Beast'],
  ['道化', 'Clown'],
  ['神速', 'swift'],
  ['覚醒', 'awaken'],
  ['ロカストリック', 'locus-trick'],
  ['ローカストリック', 'locus-trick'],
  ['フリート', 'fleet'],
  ['ソアー', 'soar'],
  ['鳥獣', 'winged-beast'],
  ['竜', 'dragon'],
  ['人間', 'human'],
  ['騎士', 'knight'],
  ['兵士', 'soldier'],
  ['戦士', 'warrior'],
  ['神官', 'priest'],
];

/** What a user's word stands for; null where it is none of them. */
export const readPlace = wordReader(placeWords);
export const readSort = wordReader(sortWords) as (text: string) => SortKey | null;

/** The keys under which a label may be stored when a user writes `text`: itself and what it means in the other language. */
export function otherKeys(text: string, whole: boolean): readonly string[] {
  const key = nameKey(text);
  const fits = (word: string) => (whole ? nameKey(word) === key : nameKey(word).includes(key));
  return translations
    .filter(([ja, en]) => fits(ja) || fits(en))
    .flatMap(([ja, en]) => [nameKey(ja), nameKey(en)])
    .filter((other) => other !== key);
}

const inOtherLanguage = new Map<string, string[]>();
for (const [ja, en] of translations) {
  for (const [name, other] of [
    [ja, en],
    [en, ja],
  ] as const) {
    inOtherLanguage.set(nameKey(name), [...(inOtherLanguage.get(nameKey(name)) ?? []), other]);
  }
}

/** What a family, race or keyword is called in the other language; empty where that is not known. */
export function otherNames(name: string): readonly string[] {
  return inOtherLanguage.get(nameKey(name)) ?? [];
}
