/** The facts of a card that a column of a table (CSV) can hold. */
export const tableFields = [
  'game',
  'number',
  'nameJa',
  'nameEn',
  'kind',
  'colors',
  'cost',
  'reduction',
  'symbols',
  'levels',
  'families',
  'keywords',
  'rarity',
  'textJa',
  'textEn',
  'attack',
  'defence',
  'crush',
  'capture',
  'unique',
  'snap',
] as const;
export type TableField = (typeof tableFields)[number];

/** Which column (by its heading) holds which fact. */
export type TableMapping = Readonly<Partial<Record<TableField, string>>>;

/** The facts without which no row is a card: each group needs one of its facts. */
const needed: readonly (readonly TableField[])[] = [['number'], ['kind'], ['nameJa', 'nameEn']];

/** @returns the groups of facts of which `mapping` has none; empty = the table can be read */
export function missingFields(mapping: TableMapping): readonly (readonly TableField[])[] {
  return needed.filter((group) => group.every((field) => mapping[field] === undefined));
}
