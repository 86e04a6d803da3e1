import { nameKey } from '../model/fold.ts';

/** The fields of searches: how they are written in both languages, and what stands behind them. */

export type Field =
  | { readonly type: 'color' | 'kind' | 'game' | 'place' | 'sort' | 'name' | 'text' | 'number' | 'owned' }
  /** A column of search_cards. */
  | { readonly type: 'figure'; readonly column: 'cost' }
  /** Facts with an amount and no key. */
  | { readonly type: 'amount'; readonly what: string }
  /** Facts with a key and an amount: `sym:red>=2`; the sum under the empty key. */
  | { readonly type: 'counts'; readonly what: 'reduction' | 'symbol' | 'gem' }
  /** Cores that a level needs: the level stands in the field's name. */
  | { readonly type: 'level'; readonly level: string }
  /** Facts that a card has or has not, by a name that may be given in part. */
  | { readonly type: 'label'; readonly what: string }
  | { readonly type: 'flag'; readonly key: string };

const written: readonly (readonly [Field, readonly string[]])[] = [
  [{ type: 'color' }, ['c', 'color', 'colour', '色']],
  [{ type: 'kind' }, ['t', 'type', 'kind', '種類', 'カテゴリ']],
  [
    { type: 'figure', column: 'cost' },
    ['cost', 'コスト', 'locus', 'ロカス', 'ロカスコスト', 'ローカス', 'ローカスコスト'],
  ],
  [{ type: 'counts', what: 'reduction' }, ['red', 'reduction', '軽減', '軽減シンボル']],
  [{ type: 'counts', what: 'symbol' }, ['sym', 'symbol', 'シンボル']],
  [{ type: 'counts', what: 'gem' }, ['gem', 'gems', 'ジェム', 'ジェムレベル']],
  [{ type: 'amount', what: 'bp' }, ['bp']],
  [{ type: 'amount', what: 'attack' }, ['attack', 'アタック']],
  [{ type: 'amount', what: 'defence' }, ['defence', 'defense', 'ディフェンス']],
  [{ type: 'amount', what: 'crush' }, ['crush', 'クラッシュ']],
  [{ type: 'amount', what: 'capture' }, ['capture', 'キャプチャー', 'キャプチャ']],
  [{ type: 'label', what: 'family' }, ['fam', 'family', '系統', 'race', '種族']],
  [{ type: 'label', what: 'keyword' }, ['kw', 'keyword', 'キーワード']],
  [{ type: 'label', what: 'set' }, ['set', 'セット', '収録', '弾']],
  [{ type: 'label', what: 'rarity' }, ['rarity', 'レアリティ']],
  [{ type: 'flag', key: 'unique' }, ['unique', 'ユニーク']],
  [{ type: 'flag', key: 'snap' }, ['snap', 'スナップ']],
  [{ type: 'owned' }, ['own', 'owned', '所持', '所持数']],
  [{ type: 'place' }, ['in', '場所']],
  [{ type: 'game' }, ['game', 'ゲーム']],
  [{ type: 'name' }, ['name', '名前', 'カード名']],
  [{ type: 'text' }, ['text', 'テキスト', '効果']],
  [{ type: 'number' }, ['number', 'no', '番号', 'カード番号']],
  [{ type: 'sort' }, ['sort', '並び', '並び順']],
];

const fieldOf = new Map<string, Field>(
  written.flatMap(([field, names]) => names.map((name) => [nameKey(name), field] as const)),
);

const levelName = /^(?:lv|level|レベル)([1-9][0-9]?)$/iu;

/** The field that a name in a search stands for, in either language and any width; null where there is none. */
export function readField(name: string): Field | null {
  const level = levelName.exec(name.normalize('NFKC'));
  if (level !== null) {
    return { type: 'level', level: level[1]! };
  }
  return fieldOf.get(nameKey(name)) ?? null;
}

const beginning = /^([\p{L}\p{N}_]+)(?:[:：=＝<>＜＞≦≧≤≥≠]|!=)+(["“”„＂「『]?)/u;

/** What a word still waits for that begins as a field: its value (`cost<=`), or the end of a quotation (`set:"First`). */
export function unfinishedField(word: string): 'value' | 'quotation mark' | null {
  const match = beginning.exec(word);
  if (match === null || readField(match[1]!) === null) return null;
  if (match[2] !== '') return 'quotation mark';
  return match[0].length === word.length ? 'value' : null;
}

/** Every field in its first English and first Japanese form, for error sentences. */
export const fieldNames: Readonly<Record<'en' | 'ja', readonly string[]>> = {
  en: written.map(([, names]) => names[0]!),
  ja: written.map(([, names]) => names.find((name) => /[^\x20-\x7e]/.test(name)) ?? names[0]!),
};
