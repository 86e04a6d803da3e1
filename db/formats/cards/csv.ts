import { keywordOf } from '../../model/card-words.ts';
import { nameKey } from '../../model/fold.ts';
import type { GameId } from '../../model/game.ts';
import type { TableField, TableMapping } from '../../model/table-fields.ts';
import { tableFields } from '../../model/table-fields.ts';
import { readColor, readGame, readKind, readTruth } from '../../model/words.ts';
import { type RowReading, refuseRow } from './card-file.ts';
import { checked, draftBattleSpirits, type LevelFields } from './draft.ts';
import { cleanText, colorsOfText, countText, readFigure, readNumber } from './values.ts';

/** Card data in a table of the user's own: which column is which, the user says once. */

/** The headings by which it is guessed what a column holds. */
const headings = {
  game: ['game', 'ゲーム'],
  number: ['number', 'id', 'card id', 'cardid', 'cardno', 'no', 'カード番号', '番号'],
  nameJa: ['name ja', 'japanese name', 'name japanese', 'japanese', 'カード名', '名前', '日本語名', '日本語'],
  nameEn: ['name en', 'english name', 'name english', 'english', '英語名', '英語', 'name', 'card name'],
  kind: ['kind', 'type', 'category', '種類', 'カテゴリ'],
  colors: ['color', 'colors', 'colour', 'colours', '色', '属性'],
  cost: ['cost', 'コスト'],
  reduction: ['reduction', 'reduction symbols', '軽減', '軽減シンボル'],
  symbols: ['symbol', 'symbols', 'シンボル'],
  levels: ['levels', 'lv', 'level', 'レベル'],
  families: ['family', 'families', 'race', 'races', '系統', '種族'],
  keywords: ['keyword', 'keywords', 'キーワード'],
  rarity: ['rarity', 'レアリティ'],
  textJa: ['text ja', 'テキスト', '効果'],
  textEn: ['text', 'text en', 'effect'],
  attack: ['attack', 'アタック'],
  defence: ['defence', 'defense', 'ディフェンス'],
  crush: ['crush', 'クラッシュ'],
  capture: ['capture', 'キャプチャー'],
  unique: ['unique', 'ユニーク'],
  snap: ['snap', 'スナップ'],
} as const satisfies Record<TableField, readonly string[]>;

/** The mapping that the headings suggest: what the user sees first and may change. */
export function suggestMapping(columns: readonly string[]): TableMapping {
  const mapping: Partial<Record<TableField, string>> = {};
  for (const field of tableFields) {
    const keys = headings[field].map(nameKey);
    const column = columns.find((name) => keys.includes(nameKey(name)) && !Object.values(mapping).includes(name));
    if (column !== undefined) mapping[field] = column;
  }
  return mapping;
}

/** Levels one after another, each as cores and battle points or level, cores and battle points: `1/4000 · 2/6000`, `1/1/4000; 2/2/6000`. */
function levelsOfText(text: string): LevelFields[] | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '' || plain === '?') return null;
  return plain.split(/\s*[·・,;、|]\s*/u).map((part, i) => {
    const figures = part.split('/').map((figure) => figure.trim());
    // One figure more than there can be is left for the check to refuse, so that it does not vanish.
    const [level, cores, bp] = figures.length < 3 ? [String(i + 1), ...figures] : figures;
    return { level, cores, bp: figures.length > 3 ? part : (bp ?? null) };
  });
}

/** `swift`, `神速:2-3`, `swift LV1`: a keyword with the levels that have it (none = all). */
function keywordsOfText(text: string): { id: string; levels?: number[] }[] {
  return listOf(text, /\s*[,、;|]\s*/u).map((word) => {
    const groups = /^(?<id>.*?[^\s:：])[\s:：]*(?:lv)?(?<from>[1-9])(?:[-~・/](?<to>[1-9]))?$/iu.exec(
      word.normalize('NFKC'),
    )?.groups;
    if (groups === undefined) return { id: keywordOf(word) };
    const from = Number(groups.from);
    const to = Number(groups.to ?? groups.from);
    const levels = Array.from({ length: Math.max(to - from, 0) + 1 }, (_, i) => from + i);
    return { id: keywordOf(groups.id!), levels };
  });
}

/** The game of a kind: no two games share one. */
function gameOfKind(kind: string): GameId | null {
  switch (readKind(kind)) {
    case 'spirit':
    case 'nexus':
    case 'magic':
      return 'battle-spirits';
    case null:
      return null;
    default:
      return 'colossus-order';
  }
}

function listOf(text: string, separators = /\s*[,、;|/]\s*/u): string[] {
  return text
    .split(separators)
    .map(cleanText)
    .filter((part) => part !== '');
}

/** Reads one row of a table by the mapping. */
export function readCsvRow(
  cells: Readonly<Record<string, string>>,
  mapping: TableMapping,
  game: GameId | null,
  at: string,
): RowReading {
  const cell = (field: TableField) => {
    const column = mapping[field];
    return column === undefined ? '' : (cells[column] ?? '').trim();
  };
  const own = cell('game') === '' ? (game ?? gameOfKind(cell('kind'))) : readGame(cell('game'));
  if (own === 'colossus-order') return readColossusOrder(cell, at);
  if (own !== 'battle-spirits') {
    if (cell('game') === '') return refuseKind(at, cell('kind'));
    return refuseRow(
      at,
      `game: expected battle-spirits or colossus-order, found "${cell('game')}". Choose the game of the table, or name it in a column.`,
      `game：battle-spiritsまたはcolossus-orderが必要ですが、「${cell('game')}」となっています。表のゲームを選ぶか、列で指定してください。`,
    );
  }
  return draftBattleSpirits(
    {
      number: cell('number'),
      nameJa: cell('nameJa'),
      nameEn: cell('nameEn'),
      textJa: cell('textJa'),
      textEn: cell('textEn'),
      kind: cell('kind'),
      colors: colorsOfText(cell('colors')),
      cost: cell('cost'),
      reduction: countText(cell('reduction')),
      symbols: countText(cell('symbols')),
      levels: levelsOfText(cell('levels')),
      families: listOf(cell('families')),
      keywords: keywordsOfText(cell('keywords')),
      rarity: cell('rarity'),
    },
    at,
  );
}

function refuseKind(at: string, found: string): RowReading {
  return refuseRow(
    at,
    `kind: expected spirit, nexus, magic, colossus, follower, action or gem, found "${found}".`,
    `種類：スピリット、ネクサス、マジック、コロッサス、フォロワー、アクション、ジェムのいずれかが必要ですが、「${found}」となっています。`,
  );
}

function readColossusOrder(cell: (field: TableField) => string, at: string): RowReading {
  const number = readNumber(cell('number'));
  if (number === null) {
    return refuseRow(
      at,
      `number: expected a card number such as CO-001, found "${cell('number')}".`,
      `number：カード番号（例：CO-001）が必要です。`,
    );
  }
  const names = { en: cleanText(cell('nameEn')), ja: cleanText(cell('nameJa')) };
  const texts = { en: cleanText(cell('textEn')), ja: cleanText(cell('textJa')) };
  const given = (pair: { readonly en: string; readonly ja: string }) =>
    Object.fromEntries(Object.entries(pair).filter(([, text]) => text !== ''));
  const kind = readKind(cell('kind'));
  const fields: Record<string, unknown> = {
    kind: kind ?? cell('kind'),
    name: given(names),
    set: number.setCode,
    number: number.number,
    ...(cell('rarity') === '' ? {} : { rarity: cell('rarity') }),
    ...(Object.keys(given(texts)).length === 0 ? {} : { text: given(texts) }),
    color: cell('colors') === '' ? null : (readColor(cell('colors')) ?? cell('colors')),
    unique: readTruth(cell('unique')) === 'yes',
    races: listOf(cell('families')),
    keywords: listOf(cell('keywords')).map(keywordOf),
  };
  if (kind === 'follower' || kind === 'action')
    fields.cost = cell('cost') === '' ? null : cell('cost').normalize('NFKC');
  if (kind === 'action') fields.snap = readTruth(cell('snap')) === 'yes';
  if (kind === 'follower') {
    for (const figure of ['attack', 'defence', 'crush', 'capture'] as const) {
      fields[figure] = readFigure(cell(figure)) ?? (cell(figure) === '' ? null : cell(figure));
    }
  }
  const printing = { number: number.number, setCode: number.setCode, rarity: cell('rarity') || null };
  return checked('colossus-order', number.id, fields, printing, at, []);
}
