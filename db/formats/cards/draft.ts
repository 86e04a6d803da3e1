import type * as z from 'zod';
import type { LibraryCard } from '../../model/card.ts';
import { cardSchemaOf } from '../../model/card.ts';
import type { GameId } from '../../model/game.ts';
import { readColor, readKind } from '../../model/words.ts';
import { type CardWarning, type DraftPrinting, type RowReading, refuseRow } from './card-file.ts';
import { cleanText, readFigure, readNumber } from './values.ts';

/** The facts of a Battle Spirits card as loosely as files give them. */
export interface BattleSpiritsFields {
  readonly number: string;
  readonly nameJa?: string | undefined;
  readonly nameEn?: string | undefined;
  readonly textJa?: string | undefined;
  readonly textEn?: string | undefined;
  readonly kind: string;
  readonly colors: readonly string[] | undefined;
  readonly cost: unknown;
  /** Undefined = written in a way that is not understood. */
  readonly reduction: Readonly<Record<string, number>> | undefined;
  readonly symbols: Readonly<Record<string, number>> | undefined;
  /** Null = the file has no level data. */
  readonly levels: readonly LevelFields[] | null;
  readonly families: readonly string[];
  readonly keywords?: readonly { readonly id: string; readonly levels?: readonly number[] }[];
  readonly rarity?: string | undefined;
  /** Whether a magic card is used at flash timing; its text says more where it is given. */
  readonly flash?: boolean | undefined;
}

export interface LevelFields {
  readonly level?: unknown;
  readonly cores?: unknown;
  readonly bp?: unknown;
}

const expected = {
  number: { ja: '番号', what: ['a card number such as BS01-001', 'カード番号（例：BS01-001）'] },
  kind: { ja: '種類', what: ['the kind spirit, nexus or magic', 'スピリット、ネクサス、マジックのいずれか'] },
  colors: { ja: '色', what: ['colours that exist', '存在する色'] },
  cost: { ja: 'コスト', what: ['a whole number as cost', '整数'] },
  reduction: { ja: '軽減シンボル', what: ['reduction symbols such as 赤1青2', '「赤1青2」のような書き方'] },
  symbols: { ja: 'シンボル', what: ['symbols such as 赤1', '「赤1」のような書き方'] },
  levels: { ja: 'レベル', what: ['levels with whole numbers of cores', '整数のコア数'] },
} as const;

function refuseField(at: string, field: keyof typeof expected, found: unknown): RowReading {
  const { ja: name, what } = expected[field];
  const [en, ja] = what;
  const shown = JSON.stringify(found) ?? 'nothing';
  return refuseRow(
    at,
    `${field}: expected ${en}, found ${shown}.`,
    `${name}：${ja}が必要ですが、${shown}となっています。`,
  );
}

/** Makes a card of loose facts: what is not known stays unknown with a warning, what is wrong refuses the row. */
export function draftBattleSpirits(fields: BattleSpiritsFields, at: string): RowReading {
  const number = readNumber(fields.number);
  if (number === null) return refuseField(at, 'number', fields.number);
  const kind = readKind(fields.kind);
  if (kind !== 'spirit' && kind !== 'nexus' && kind !== 'magic') return refuseField(at, 'kind', fields.kind);
  const colors = fields.colors?.map(readColor);
  if (colors === undefined || colors.includes(null)) return refuseField(at, 'colors', fields.colors);
  const cost = readFigure(fields.cost);
  if (cost === undefined) return refuseField(at, 'cost', fields.cost);
  if (fields.reduction === undefined) return refuseField(at, 'reduction', 'another form');
  if (fields.symbols === undefined) return refuseField(at, 'symbols', 'another form');
  const levels = kind === 'magic' ? [] : readLevels(fields.levels, kind);
  if (levels === undefined) return refuseField(at, 'levels', fields.levels);
  const text = localizedOf(fields.textEn, fields.textJa);
  const card = {
    kind,
    name: localizedOf(fields.nameEn, fields.nameJa) ?? {},
    set: number.setCode,
    number: number.number,
    ...(fields.rarity ? { rarity: fields.rarity } : {}),
    ...(text === null ? {} : { text }),
    colors,
    cost,
    reduction: fields.reduction,
    symbols: fields.symbols,
    levels,
    families: fields.families.map(cleanText).filter((family) => family !== ''),
    ...(fields.keywords === undefined ? {} : { keywords: fields.keywords }),
    ...(kind === 'magic' ? { timings: timingsOf(fields) } : {}),
  };
  const warnings: CardWarning[] = [];
  if (levels === null) warnings.push(levelsUnknown(at, number.number));
  if (cost === null) warnings.push(costUnknown(at, number.number));
  const printing = { number: number.number, setCode: number.setCode, rarity: fields.rarity || null };
  return checked('battle-spirits', number.id, card, printing, at, warnings);
}

/** A card in the model's own form, checked against its schema. */
export function checked(
  game: GameId,
  id: string,
  card: unknown,
  printing: DraftPrinting,
  at: string,
  warnings: readonly CardWarning[],
): RowReading {
  const read: z.ZodSafeParseResult<unknown> = cardSchemaOf[game].safeParse(card);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') || 'card';
    const why = (issue?.message ?? 'not readable').replace(/\.$/, '');
    return refuseRow(at, `${place}: ${why}.`, `${place}の値がカードの形式に合いません。`);
  }
  const entry = { game, id, card: read.data } as LibraryCard;
  return { ok: true, draft: { entry, printings: [printing], at }, warnings };
}

function localizedOf(en: string | undefined, ja: string | undefined): { en?: string; ja?: string } | null {
  const texts = { en: cleanText(en), ja: cleanText(ja) };
  if (texts.en === '' && texts.ja === '') return null;
  return { ...(texts.en === '' ? {} : { en: texts.en }), ...(texts.ja === '' ? {} : { ja: texts.ja }) };
}

/** Null = the file does not say; undefined = what it says is no list of levels. */
function readLevels(
  levels: readonly LevelFields[] | null,
  kind: 'spirit' | 'nexus',
): { level: number; cores: number; bp: number | null }[] | null | undefined {
  if (levels === null || levels.length === 0) return null;
  const read: { level: number; cores: number; bp: number | null }[] = [];
  for (const { level, cores, bp } of levels) {
    const figures = { level: readFigure(level), cores: readFigure(cores), bp: readFigure(bp) };
    if (figures.bp === undefined || typeof figures.level !== 'number' || typeof figures.cores !== 'number')
      return undefined;
    // A nexus has no battle points; the files that must write something write 0.
    read.push({ level: figures.level, cores: figures.cores, bp: kind === 'nexus' ? null : figures.bp });
  }
  return read.toSorted((a, b) => a.level - b.level);
}

function timingsOf({ textJa, textEn, flash }: BattleSpiritsFields): ('main' | 'flash')[] {
  const text = `${textJa ?? ''} ${textEn ?? ''}`;
  const main = /メイン[：:]|【メイン】|《メイン》|\bmain:/iu.test(text);
  const inFlash = /フラッシュ|\bflash:/iu.test(text) || (flash ?? false);
  return inFlash ? (main ? ['main', 'flash'] : ['flash']) : ['main'];
}

function levelsUnknown(at: string, number: string): CardWarning {
  return {
    at,
    code: 'levels-unknown',
    message: {
      en: `${number}: the file does not give its levels. They are left unknown ("?") until you fill them in.`,
      ja: `${number}：ファイルにレベルの情報がありません。入力されるまで「?」（不明）とします。`,
    },
  };
}

function costUnknown(at: string, number: string): CardWarning {
  return {
    at,
    code: 'cost-unknown',
    message: {
      en: `${number}: the file does not give its cost. It is left unknown ("?") until you fill it in.`,
      ja: `${number}：ファイルにコストの情報がありません。入力されるまで「?」（不明）とします。`,
    },
  };
}
