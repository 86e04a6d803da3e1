import * as z from 'zod';
import { type RowReading, refuseRow } from './card-file.ts';
import { type BattleSpiritsFields, draftBattleSpirits } from './draft.ts';
import { colorsOfText, countList, countText } from './values.ts';

/** The forms of the public data sets, each row by itself. */

const figure = z.union([z.number(), z.string()]).nullish();
const level = z.looseObject({ level: figure, cores: figure, bp: figure });
const list = z.array(z.string()).default([]);

const RowA = z.looseObject({
  cardId: z.string(),
  name: z.string(),
  type: z.string(),
  colors: list,
  cost: figure,
  reduction: list,
  family: list,
  levels: z.array(level).nullish(),
  symbol: list,
  flash: z.boolean().optional(),
  rarity: z.string().optional(),
  effect: z.string().optional(),
});

/** Form (a): `cardId`, Japanese names, one list item for each symbol. */
export function readRowA(row: unknown, at: string): RowReading {
  return readWith(RowA, row, at, (card) => ({
    number: card.cardId,
    nameJa: card.name,
    textJa: card.effect,
    kind: card.type,
    colors: card.colors,
    cost: card.cost,
    reduction: countList(card.reduction),
    symbols: countList(card.symbol),
    levels: card.levels ?? null,
    families: card.family,
    rarity: card.rarity,
    flash: card.flash,
  }));
}

const RowB = z.looseObject({
  id: z.string(),
  nameEN: z.string().nullish(),
  nameJP: z.string().nullish(),
  cardType: z.string(),
  colors: list,
  cost: figure,
  reduction: list,
  families: list,
  symbols: list,
  levels: z.array(level).nullish(),
  rarity: z.string().nullish(),
  effectText: z.looseObject({ en: z.string().nullish() }).nullish(),
});

/** Form (b): `nameEN` and `nameJP`, families in English. */
export function readRowB(row: unknown, at: string): RowReading {
  return readWith(RowB, row, at, (card) => ({
    number: card.id,
    nameEn: card.nameEN ?? undefined,
    nameJa: card.nameJP ?? undefined,
    textEn: card.effectText?.en ?? undefined,
    kind: card.cardType,
    colors: card.colors,
    cost: card.cost,
    reduction: countList(card.reduction),
    symbols: countList(card.symbols),
    levels: card.levels ?? null,
    families: card.families,
    rarity: card.rarity ?? undefined,
  }));
}

const RowD = z.looseObject({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  cost: figure,
  Color: list,
  Reduction: list,
  Family: list,
  isToken: z.boolean().optional(),
});

/** Form (d), TCG Arena: no levels, battle points or symbols; they stay unknown. */
export function readRowD(row: unknown, at: string): RowReading {
  const read = RowD.safeParse(row);
  if (read.success && read.data.isToken === true) {
    return refuseRow(
      at,
      'A token is no card of a deck; it is left out.',
      'トークンはデッキのカードではないため、読み込みません。',
    );
  }
  return readWith(RowD, row, at, (card) => ({
    number: card.id,
    nameEn: card.name,
    kind: card.type,
    colors: card.Color,
    cost: card.cost,
    reduction: countList(card.Reduction),
    symbols: {},
    levels: null,
    families: card.Family,
  }));
}

const RowE = z.looseObject({
  cardNo: z.string(),
  side: z.string().nullish(),
  name: z.string(),
  rarity: z.string().nullish(),
  cost: figure,
  symbols: z.string().nullish(),
  reductionSymbols: z.string().nullish(),
  category: z.string(),
  attributes: z.string().nullish(),
  systems: list,
  lvInfo: z.array(z.string()).nullish(),
  effect: z.string().nullish(),
});

const categories: Readonly<Record<string, string>> = { S: 'spirit', N: 'nexus', M: 'magic' };

/** `1,2,1000` = level, cores, battle points; a nexus has `2,1`. */
function levelOfText(text: string) {
  const [number, cores, bp] = text.normalize('NFKC').split(/[,、]/u);
  return { level: number, cores, bp: bp ?? null };
}

/** Form (e): symbols as texts (`赤1`, `全2`), levels as `1,2,1000`, the category a letter. */
export function readRowE(row: unknown, at: string): RowReading {
  return readWith(RowE, row, at, (card) => ({
    number: card.side === 'B' ? `${card.cardNo}B` : card.cardNo,
    nameJa: card.name,
    textJa: card.effect ?? undefined,
    kind: categories[card.category.normalize('NFKC').trim().toUpperCase()] ?? card.category,
    colors: colorsOfText(card.attributes ?? ''),
    cost: card.cost,
    reduction: countText(card.reductionSymbols ?? ''),
    symbols: countText(card.symbols ?? ''),
    levels: card.lvInfo?.map(levelOfText) ?? null,
    families: card.systems,
    rarity: card.rarity ?? undefined,
  }));
}

function readWith<T>(
  schema: z.ZodType<T>,
  row: unknown,
  at: string,
  fields: (row: T) => BattleSpiritsFields,
): RowReading {
  const read = schema.safeParse(row);
  if (read.success) return draftBattleSpirits(fields(read.data), at);
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') || 'card';
  return refuseRow(
    at,
    `${place}: ${(issue?.message ?? 'not readable').replace(/\.$/, '')}.`,
    `${place}の値を読み取れません。`,
  );
}
