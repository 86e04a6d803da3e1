import { fold, isSignsOnly, nameKey } from '../model/fold.ts';
import { bigramQuery, nameQuery, textQuery, tokenMarks, weightOf } from './bigrams.ts';
import type { Comparison } from './query.ts';

/**
 * What a card must be: a question to the full-text table alone (FTS5 syntax, made of keys only, bound when asked), or
 * SQL that is true or false (never NULL) of a row of search_cards, with what is bound to its `?` in order.
 */
export type Condition =
  | { readonly type: 'words'; readonly match: string }
  | {
      readonly type: 'sql';
      readonly sql: string;
      readonly params: readonly (string | number)[];
      /** Whether it reads the row and no other table. */
      readonly ofRow?: boolean;
      /** The same asked of one row at a time: less work where other conditions leave few rows. */
      readonly perRow?: string;
    };

export type SqlCondition = Extract<Condition, { type: 'sql' }>;

export function condition(sql: string, ...params: readonly (string | number)[]): SqlCondition {
  return { type: 'sql', sql, params };
}

/** A condition on the columns of the row alone. */
export function ofRow(sql: string, ...params: readonly (string | number)[]): SqlCondition {
  return { type: 'sql', sql, params, ofRow: true };
}

/** What the full-text table answers to `match`. */
export function wordsCondition(match: string): Condition {
  return { type: 'words', match };
}

export const everything = condition('1');
const nothing = condition('0');

/** The condition as SQL, also where it asks the full-text table. */
export function asSql(inner: Condition): SqlCondition {
  return inner.type === 'sql'
    ? inner
    : condition('place IN (SELECT rowid FROM search_words WHERE search_words MATCH ?)', inner.match);
}

export function not(inner: Condition): Condition {
  const { sql, params } = asSql(inner);
  return condition(`NOT (${sql})`, ...params);
}

export function either(parts: readonly Condition[]): Condition {
  if (parts.length === 1) return parts[0]!;
  const matches = parts.flatMap((part) => (part.type === 'words' ? [`(${part.match})`] : []));
  if (matches.length === parts.length) return wordsCondition(matches.join(' OR '));
  return joined(parts.map(asSql), 'OR');
}

/** Every part at once; the words of it as one question where there are several. */
export function every(parts: readonly Condition[]): Condition {
  const { match, rest } = split(parts);
  if (match === null) return joined(rest, 'AND');
  return rest.length === 0 ? wordsCondition(match) : joined([asSql(wordsCondition(match)), ...rest], 'AND');
}

/** The parts of a conjunction by who answers them: the full-text table first, the rows it gives afterwards. */
export function split(parts: readonly Condition[]): {
  readonly match: string | null;
  readonly rest: readonly SqlCondition[];
} {
  const matches = parts.flatMap((part) => (part.type === 'words' ? [`(${part.match})`] : []));
  return {
    match: matches.length === 0 ? null : matches.join(' AND '),
    rest: narrowed(parts.filter((part) => part.type === 'sql')),
  };
}

/** Where columns of the row leave few rows, the other conditions are asked of each of these. */
function narrowed(parts: readonly SqlCondition[]): readonly SqlCondition[] {
  if (!parts.some(({ ofRow }) => ofRow)) return parts;
  return parts.map((part) => (part.perRow === undefined ? part : condition(part.perRow, ...part.params)));
}

function joined(parts: readonly SqlCondition[], operator: 'AND' | 'OR'): Condition {
  if (parts.length === 1) return parts[0]!;
  return condition(parts.map((part) => `(${part.sql})`).join(` ${operator} `), ...parts.flatMap((part) => part.params));
}

export function nameContains(text: string): Condition {
  if (isSignsOnly(text)) {
    const signs = fold(text);
    return condition('place IN (SELECT place FROM search_names WHERE instr(ja, ?) OR instr(en, ?))', signs, signs);
  }
  return wordsCondition(nameQuery(nameKey(text)));
}

export function numberContains(text: string): Condition {
  return isSignsOnly(text) ? nothing : wordsCondition(bigramQuery(nameKey(text), tokenMarks.number));
}

/** A whole name or a whole number. */
export function keyIs(text: string): Condition {
  return condition('place IN (SELECT place FROM search_keys WHERE key = ?)', nameKey(text));
}

export function textContains(text: string): Condition {
  const query = textQuery(text, tokenMarks.text);
  return query === null ? nothing : wordsCondition(query);
}

/** From this weight on (two Japanese characters, three letters) a bare word also looks in numbers, families and texts. */
const weightForTexts = 3;

function isShort(text: string): boolean {
  return isSignsOnly(text) || weightOf(text) < weightForTexts;
}

/** A word or a phrase without a field, in names and numbers: where those it finds come before all others. */
export function namesHave(text: string): Condition {
  return isShort(text) ? nameContains(text) : either([nameContains(text), numberContains(text)]);
}

/** A word or a phrase without a field, anywhere: names, numbers, families and texts. */
export function cardHas(text: string): Condition {
  if (isShort(text)) return nameContains(text);
  const family = textQuery(text, tokenMarks.family);
  return either([
    nameContains(text),
    numberContains(text),
    ...(family === null ? [] : [wordsCondition(family)]),
    textContains(text),
  ]);
}

const sqlOf: Readonly<Record<Comparison, string>> = {
  ':': '=',
  '=': '=',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** Whether a card that has none of something counts as one with `amount` of it. */
function isTrueOfZero(comparison: Comparison, amount: number): boolean {
  switch (comparison) {
    case ':':
    case '=':
      return amount === 0;
    case '!=':
      return amount !== 0;
    case '<':
      return amount > 0;
    case '<=':
      return true;
    case '>':
      return false;
    case '>=':
      return amount === 0;
  }
}

const labelIs = 'label = (SELECT label FROM search_labels WHERE what = ? AND key = ?)';

/** Some fact of this kind and key has such an amount. */
export function amountIs(what: string, key: string, comparison: Comparison, amount: number): SqlCondition {
  const facts = `SELECT place FROM search_facts WHERE ${labelIs} AND amount ${sqlOf[comparison]} ?`;
  return {
    type: 'sql',
    sql: `place IN (${facts})`,
    params: [what, key, amount],
    // A fact of one exact amount is found by its place as well; of a range the places do not stand in order.
    ...(sqlOf[comparison] === '=' && { perRow: `EXISTS (${facts} AND search_facts.place = search_cards.place)` }),
  };
}

/** Some level of a card has such battle points; the most of them stand in its row (Followers have their attack there). */
export function battlePointsAre(comparison: Comparison, amount: number): Condition {
  return comparison === '>=' || comparison === '>'
    ? ofRow(`bp IS NOT NULL AND bp ${comparison} ? AND game = 'battle-spirits'`, amount)
    : amountIs('bp', '', comparison, amount);
}

/** As `amountIs`, where a card that has none of the key counts as 0 if it is a card that could have some. */
export function countIs(what: string, key: string, comparison: Comparison, amount: number): Condition {
  if (key === '' || !isTrueOfZero(comparison, amount)) return amountIs(what, key, comparison, amount);
  const others = condition(
    `place IN (SELECT place FROM search_facts WHERE ${labelIs} AND NOT amount ${sqlOf[comparison]} ?)`,
    what,
    key,
    amount,
  );
  return every([amountIs(what, '', '>=', 0), not(others)]);
}

/** Some label of this kind has one of the keys; or, unless `whole`, contains the first. */
export function labelled(what: string, keys: readonly [string, ...string[]], whole: boolean): Condition {
  const marks = keys.map(() => '?').join(', ');
  const part = whole ? '' : ' OR instr(key, ?)';
  return condition(
    `place IN (SELECT place FROM search_facts WHERE label IN (
      SELECT label FROM search_labels WHERE what = ? AND (key IN (${marks})${part})))`,
    what,
    ...keys,
    ...(whole ? [] : [keys[0]]),
  );
}

export function costIs(comparison: Comparison, amount: number): Condition {
  return ofRow(`cost IS NOT NULL AND cost ${sqlOf[comparison]} ?`, amount);
}

/** A card with a price that is not known: shown as "?". */
export const costUnknown = ofRow("cost IS NULL AND kind NOT IN ('colossus', 'gem')");

/** @param counted SQL that gives `game`, `id` and `count`; a card that it does not give counts as 0 */
export function countedIs(counted: SqlCondition, comparison: Comparison, amount: number): Condition {
  const rows = `SELECT mine.place FROM search_cards AS mine
    JOIN (${counted.sql}) AS held ON held.game = mine.game AND held.id = mine.id`;
  return isTrueOfZero(comparison, amount)
    ? condition(`place NOT IN (${rows} WHERE NOT held.count ${sqlOf[comparison]} ?)`, ...counted.params, amount)
    : condition(`place IN (${rows} WHERE held.count ${sqlOf[comparison]} ?)`, ...counted.params, amount);
}
