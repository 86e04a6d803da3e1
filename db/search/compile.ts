import { nameKey } from '../model/fold.ts';
import { readColor, readGame, readKind, readMark, readSymbol, readTruth } from '../model/words.ts';
import {
  amountIs,
  battlePointsAre,
  type Condition,
  cardHas,
  costIs,
  costUnknown,
  countedIs,
  countIs,
  either,
  every,
  everything,
  keyIs,
  labelled,
  nameContains,
  namesHave,
  not,
  numberContains,
  ofRow,
  type SqlCondition,
  textContains,
} from './condition.ts';
import { meansNoColor } from './facet-words.ts';
import { type Field, fieldNames, readField, unfinishedField } from './fields.ts';
import { type Comparison, type Expression, type FieldTerm, type Result, type TextTerm, wrong } from './query.ts';
import { colors, otherKeys, readPlace } from './vocabulary.ts';

/**
 * What a search reads beside the cards: SQL that gives `game`, `id` and `count`. The SQL is the program's own; what the
 * user has typed is only ever bound (A-89).
 */
export interface SearchSources {
  readonly owned?: SqlCondition;
  readonly places?: Readonly<Partial<Record<string, SqlCondition>>>;
  /** The cards of the decks whose name has this text in it; null where there is no such deck. */
  readonly decksNamed?: (name: string) => SqlCondition | null;
}

/** Where words without a field look: in names only, or anywhere. */
type Scope = 'names' | 'everywhere';

export interface CompileOptions {
  readonly scope: Scope;
  readonly sources: SearchSources;
}

function ok(value: Condition): Result<Condition> {
  return { ok: true, value };
}

/** The parts of the conjunction at the top of a search, each by itself: they may be answered by different tables. */
export function compileParts(expression: Expression, options: CompileOptions): Result<readonly Condition[]> {
  const conditions: Condition[] = [];
  for (const part of expression.type === 'all' ? expression.parts : [expression]) {
    const compiled = compile(part, options);
    if (!compiled.ok) return compiled;
    conditions.push(compiled.value);
  }
  return { ok: true, value: conditions };
}

/**
 * The condition of a search.
 * @returns the SQL, or where the search is wrong and what was expected there
 */
function compile(expression: Expression, options: CompileOptions): Result<Condition> {
  switch (expression.type) {
    case 'text':
      return textTerm(expression, options);
    case 'field':
      return fieldTerm(expression, options);
    case 'not': {
      // What is shut out is shut out wherever it stands, so that names found are always among cards found.
      const inner = compile(expression.part, { ...options, scope: 'everywhere' });
      return inner.ok ? ok(not(inner.value)) : inner;
    }
    case 'all':
    case 'any': {
      const parts: Condition[] = [];
      for (const part of expression.parts) {
        const compiled = compile(part, options);
        if (!compiled.ok) return compiled;
        parts.push(compiled.value);
      }
      return ok(expression.type === 'all' ? every(parts) : either(parts));
    }
  }
}

function textTerm({ text, at }: TextTerm, { scope }: CompileOptions): Result<Condition> {
  const missing = unfinishedField(text);
  if (missing === 'value') {
    return wrong(
      at + text.length,
      `a value after "${text}", for example 3 or red`,
      `「${text}」の後ろの値（例：3、赤）`,
    );
  }
  if (missing === 'quotation mark') {
    return wrong(at + text.length, 'a closing quotation mark', '引用符の終わり');
  }
  if (nameKey(text) === '') return ok(everything);
  return ok(scope === 'names' ? namesHave(text) : cardHas(text));
}

function fieldTerm(term: FieldTerm, options: CompileOptions): Result<Condition> {
  const field = readField(term.name);
  if (field === null) {
    const written = `${term.name}${term.key === null ? '' : `:${term.key}`}${term.comparison}${term.value}`;
    return wrong(
      term.at,
      `a field that exists ("${term.name}" is none; there are ${fieldNames.en.join(', ')}, lv1), or quotation marks around the text: "${written}"`,
      `使用できる条件名（「${term.name}」という条件はありません。使えるのは${fieldNames.ja.join('、')}、lv1です）。文字どおりに探すときは引用符で囲みます："${written}"`,
    );
  }
  if (term.key !== null && field.type !== 'counts') {
    return wrong(
      term.at + term.name.length,
      `a value after "${term.name}:", without a second comparison`,
      `「${term.name}:」の後ろの値（比較は1つだけです）`,
    );
  }
  return ofField(field, term, options);
}

function ofField(field: Field, term: FieldTerm, { sources }: CompileOptions): Result<Condition> {
  switch (field.type) {
    case 'color':
      return colorTerm(term);
    case 'kind':
      return choice(term, readKind, 'kind', kindExamples);
    case 'game':
      return choice(term, readGame, 'game', gameExamples);
    case 'figure':
      return term.value === '?' || term.value === '？'
        ? sameOrOther(term, costUnknown)
        : amountTerm(term, (comparison, amount) => costIs(comparison, amount));
    case 'amount':
      return amountTerm(term, (comparison, amount) =>
        field.what === 'bp' ? battlePointsAre(comparison, amount) : amountIs(field.what, '', comparison, amount),
      );
    case 'level':
      return amountTerm(term, (comparison, amount) => amountIs('level', field.level, comparison, amount));
    case 'counts':
      return countsTerm(field.what, term);
    case 'label': {
      const key = nameKey(term.value);
      const whole = term.comparison !== ':';
      return sameOrOther(term, labelled(field.what, [key, ...otherKeys(term.value, whole)], whole));
    }
    case 'flag': {
      const truth = readTruth(term.value);
      if (truth === null) return wrong(term.valueAt, 'yes or no', '「はい」または「いいえ」（yes／no）');
      const has = labelled('flag', [field.key], true);
      return sameOrOther(term, truth === 'yes' ? has : not(has));
    }
    case 'name':
      return sameOrOther(term, term.comparison === ':' ? nameContains(term.value) : keyIs(term.value));
    case 'number':
      return sameOrOther(term, term.comparison === ':' ? numberContains(term.value) : keyIs(term.value));
    case 'text':
      return sameOrOther(term, textContains(term.value));
    case 'owned': {
      const { owned } = sources;
      if (owned === undefined) return notHere(term);
      return amountTerm(term, (comparison, amount) => countedIs(owned, comparison, amount));
    }
    case 'place': {
      return placeTerm(term, sources);
    }
    case 'sort':
      return wrong(
        term.at,
        'sort: by itself, not inside parentheses, after "-" or beside OR',
        '単独の並び順（括弧の中、「-」の後ろ、ORの前後には置けません）',
      );
  }
}

/** `in:deck`, or `in:"Red rush"` for the decks with this in their name. */
function placeTerm(term: FieldTerm, { places, decksNamed }: SearchSources): Result<Condition> {
  const place = readPlace(term.value);
  const source = place === null ? decksNamed?.(term.value) : places?.[place];
  if (source === null || (place === null && source === undefined)) {
    return wrong(
      term.valueAt,
      'deck, side, maybe, decks or the name of one of your decks',
      'デッキ、サイド、候補、全デッキ、または自分のデッキの名前',
    );
  }
  return source === undefined ? notHere(term) : sameOrOther(term, countedIs(source, '>', 0));
}

function notHere(term: FieldTerm): Result<Condition> {
  return wrong(
    term.at,
    `a field that can be used here ("${term.name}" needs a deck or a collection, and none is open here)`,
    `ここで使用できる条件（「${term.name}」には開いているデッキまたはコレクションが必要です）`,
  );
}

/** For fields that are or are not: `:` and `=` ask for it, `!=` for the others, and nothing is more or less. */
function sameOrOther(term: FieldTerm, same: Condition): Result<Condition> {
  if (term.comparison === ':' || term.comparison === '=') return ok(same);
  if (term.comparison === '!=') return ok(not(same));
  return wrong(
    term.valueAt - term.comparison.length,
    `":", "=" or "!=" after "${term.name}"`,
    `「${term.name}」の後ろの「:」「=」「!=」のいずれか`,
  );
}

const colorExamples = { en: colors.join(', '), ja: '赤、紫、緑、白、黄、青、黒' };
const kindExamples = {
  en: 'spirit, nexus, magic, colossus, follower, action, gem',
  ja: 'スピリット、ネクサス、マジック、コロッサス、フォロワー、アクション、ジェム',
};
const gameExamples = { en: 'battle-spirits, colossus-order', ja: 'バトルスピリッツ、コロッサス・オーダー' };

/** Every set of colours with this one in it: a list that an index can be asked for, which a test of a bit cannot. */
function setsWith(bit: number): number[] {
  return Array.from({ length: 2 ** colors.length }, (_, set) => set).filter((set) => (set & bit) !== 0);
}

function colorTerm(term: FieldTerm): Result<Condition> {
  if (meansNoColor(term.value)) return sameOrOther(term, ofRow('colors = 0'));
  const color = readColor(term.value);
  if (color === null) {
    return wrong(term.valueAt, `a colour (${colorExamples.en} or none)`, `色（${colorExamples.ja}、または無色）`);
  }
  const bit = 1 << colors.indexOf(color);
  return sameOrOther(
    term,
    ofRow(term.comparison === ':' ? `colors IN (${setsWith(bit).join(', ')})` : `colors = ${bit}`),
  );
}

function choice(
  term: FieldTerm,
  read: (text: string) => string | null,
  column: 'kind' | 'game',
  examples: { readonly en: string; readonly ja: string },
): Result<Condition> {
  const value = read(term.value);
  return value === null
    ? wrong(term.valueAt, `one of ${examples.en}`, `${examples.ja}のいずれか`)
    : sameOrOther(term, ofRow(`${column} = ?`, value));
}

const highestAmount = 1_000_000_000;

function readAmount(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(',', '');
  return /^[0-9]{1,10}$/.test(plain) ? Math.min(Number(plain), highestAmount) : null;
}

function amountTerm(term: FieldTerm, make: (comparison: Comparison, amount: number) => Condition): Result<Condition> {
  const amount = readAmount(term.value);
  return amount === null
    ? wrong(term.valueAt, `a whole number after "${term.name}", for example 3`, `「${term.name}」の後ろの整数（例：3）`)
    : ok(make(term.comparison, amount));
}

/** `sym:red` has one, `sym:red>=2` has two, `sym>=2` has two of any colours together. */
function countsTerm(what: 'reduction' | 'symbol' | 'gem', term: FieldTerm): Result<Condition> {
  const read = what === 'gem' ? readMark : readSymbol;
  const written = term.key ?? term.value;
  if (term.key === null && readAmount(term.value) !== null) {
    return amountTerm(term, (comparison, amount) => countIs(what, '', comparison, amount));
  }
  const key = read(written);
  if (key === null) {
    return wrong(
      term.key === null ? term.valueAt : term.at + term.name.length + 1,
      what === 'gem' ? 'a Gem mark (W, B, U, R or *) or a number' : `a colour (${colorExamples.en}) or a number`,
      what === 'gem' ? 'ジェムのマーク（W、B、U、R、*）または数' : `色（${colorExamples.ja}）または数`,
    );
  }
  if (term.key === null) return sameOrOther(term, countIs(what, key, '>=', 1));
  return amountTerm(term, (comparison, amount) => countIs(what, key, comparison, amount));
}
