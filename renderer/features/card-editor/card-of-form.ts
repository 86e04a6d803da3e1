import type { CardDefinition } from '../../../db/model/card.ts';
import type { Bilingual } from '../../../db/model/text.ts';
import { parseCost } from '../../engine/cost/notation/index.ts';
import type { AbilityRow, Counts, EffectRow, Form } from './form.ts';

/** What is wrong with a fact: `path` as in `levels.1.cores`; `at` = the place in the text, from 0, in cost notation. */
export interface FormFault {
  readonly path: string;
  readonly message: Bilingual;
  readonly at?: number;
}

export interface CardOfForm {
  /** What can be drawn and saved; where a fact is wrong it stands as not known. */
  readonly card: CardDefinition;
  readonly faults: readonly FormFault[];
}

const wholeNumber: Bilingual = {
  en: 'Write a whole number from 0 to 9999, or “?” where it is not known.',
  ja: '0から9999までの整数か、不明の場合は「?」を入力してください。',
};
const change: Bilingual = {
  en: 'Write by how much: a whole number such as -1 or 2.',
  ja: '増減する値を-1や2のような整数で入力してください。',
};
const levelList: Bilingual = {
  en: 'Write levels as in 1, 2; leave it empty for every level.',
  ja: 'レベルを「1, 2」のように入力してください。すべてのレベルの場合は空欄にします。',
};
const playCostOnly: Bilingual = {
  en: 'A Play Cost is Locus Points and Gem marks only, as in {3}{W}{W}.',
  ja: 'プレイコストは{3}{W}{W}のように、ロカスポイントとジェムマークだけで書いてください。',
};

/** The text as the fields mean it: full-width digits and signs are their half-width ones. */
const plain = (typed: string): string => typed.normalize('NFKC').replaceAll('−', '-').trim();

type Report = (path: string, message: Bilingual, at?: number) => void;

/** Reads a form: the card, and what keeps it from being one, each fault at its fact. The schema has the last word. */
export function cardOfForm(form: Form): CardOfForm {
  const faults: FormFault[] = [];
  const report: Report = (path, message, at) => {
    faults.push({ path, message, ...(at !== undefined && { at }) });
  };
  const shared = {
    ...form.rest,
    kind: form.kind,
    name: localizedOf(form.nameEn, form.nameJa) ?? {},
    ...optional('set', form.set),
    ...optional('number', form.number),
    ...optional('rarity', form.rarity),
    ...withText(form.textEn, form.textJa),
    ...(form.token && { token: true }),
  };
  const own = form.game === 'battle-spirits' ? battleSpirits(form, report) : colossusOrder(form, report);
  // The form gives every fact that a face reads; what it cannot promise is what the data side checks.
  return { card: { ...shared, ...own } as unknown as CardDefinition, faults };
}

function battleSpirits(form: Form, report: Report): object {
  const isMagic = form.kind === 'magic';
  return {
    colors: form.colors,
    cost: figure(form.cost, 'cost', report),
    reduction: countsOf(form.reduction, 'reduction', report),
    symbols: countsOf(form.symbols, 'symbols', report),
    families: words(form.families),
    keywords: form.keywords
      .map(({ id, levels }, i) => ({ id: id.trim(), ...levelsOf(levels, `keywords.${i}`, report) }))
      .filter(({ id }) => id !== ''),
    costEffects: form.effects.map((row, i) => ({
      ...levelsOf(row.levels, `costEffects.${i}`, report),
      on: targetOf(row, 'family'),
      whose: row.whose,
      ...effectOf(row, `costEffects.${i}`, report),
    })),
    ...(isMagic
      ? { levels: [], timings: form.timings }
      : {
          levels: levelRows(form, report),
          ...(form.reductionSymbols !== null && {
            reductionSymbols: countsOf(form.reductionSymbols, 'reductionSymbols', report),
          }),
          ...(form.locked && { locked: true }),
        }),
  };
}

/** No rows = the levels are not known. */
function levelRows(form: Form, report: Report): object | null {
  if (form.levels.length === 0) return null;
  return form.levels.map(({ level, cores, bp }, i) => ({
    level: count(level, `levels.${i}.level`, report),
    cores: count(cores, `levels.${i}.cores`, report),
    ...(form.kind === 'spirit' && { bp: figure(bp, `levels.${i}.bp`, report) }),
  }));
}

function colossusOrder(form: Form, report: Report): object {
  const always = {
    color: form.colors[0] ?? null,
    unique: form.unique,
    races: words(form.families),
    keywords: form.keywords.map(({ id }) => id.trim()).filter((id) => id !== ''),
  };
  if (form.kind === 'gem') return always;
  if (form.kind === 'action') return { ...always, cost: playCost(form.cost, report), snap: form.snap };
  const acting = {
    ...always,
    abilities: form.abilities.map((row, i) => abilityOf(row, `abilities.${i}`, report)),
    costEffects: form.effects.map((row, i) => ({
      on: targetOf(row, 'race'),
      delta: signed(row.amount, `costEffects.${i}`, report),
    })),
  };
  if (form.kind === 'colossus') return acting;
  return {
    ...acting,
    cost: playCost(form.cost, report),
    attack: figure(form.attack, 'attack', report),
    defence: figure(form.defence, 'defence', report),
    crush: figure(form.crush, 'crush', report),
    capture: figure(form.capture, 'capture', report),
  };
}

/** A Play Cost as it is written on a card (rules section 3), null = not known. */
function playCost(typed: string, report: Report): string | null {
  const cost = typed.trim();
  if (cost === '' || plain(cost) === '?') return null;
  const read = parseCost(typed);
  if (!read.ok) report('cost', read.expected, read.at);
  else if (read.cost.effect !== null || read.cost.parts.some(({ type }) => type !== 'locus' && type !== 'gems')) {
    report('cost', playCostOnly);
  } else return cost;
  return null;
}

function abilityOf({ cost, timing, once, textEn, textJa, rest }: AbilityRow, path: string, report: Report): object {
  if (cost.trim() !== '') {
    const read = parseCost(cost);
    if (!read.ok) report(`${path}.cost`, read.expected, read.at);
  }
  return { ...rest, cost: cost.trim(), timing, ...(once && { oncePerTurn: true }), ...withText(textEn, textJa) };
}

function effectOf({ what, amount, counts }: EffectRow, path: string, report: Report): object {
  if (what === 'noReduction') return { noReduction: true };
  if (what === 'addReduction') return { addReduction: countsOf(counts, path, report) };
  return { [what]: what === 'delta' ? signed(amount, path, report) : count(amount, path, report) };
}

function targetOf({ kind, color, family, keyword }: EffectRow, familyField: 'family' | 'race'): object {
  return {
    ...optional('kind', kind),
    ...optional('color', color),
    ...optional(familyField, family),
    ...optional('keyword', keyword),
  };
}

function figure(typed: string, path: string, report: Report): number | null {
  const text = plain(typed);
  return text === '' || text === '?' ? null : count(typed, path, report);
}

function count(typed: string, path: string, report: Report): number {
  const text = plain(typed);
  if (/^\d{1,5}$/u.test(text)) return Number(text);
  report(path, wholeNumber);
  return 0;
}

function signed(typed: string, path: string, report: Report): number {
  const text = plain(typed);
  if (/^[+-]?\d{1,4}$/u.test(text)) return Number(text);
  report(path, change);
  return 0;
}

function countsOf(counts: Counts, path: string, report: Report): Readonly<Record<string, number>> {
  const read = Object.entries(counts)
    .filter(([, typed]) => plain(typed) !== '')
    .map(([key, typed]) => [key, count(typed, `${path}.${key}`, report)] as const);
  return Object.fromEntries(read.filter(([, n]) => n > 0));
}

function levelsOf(typed: string, path: string, report: Report): { readonly levels?: readonly number[] } {
  const parts = words(plain(typed));
  if (parts.length === 0) return {};
  if (parts.some((part) => !/^\d{1,2}$/u.test(part))) report(path, levelList);
  return { levels: parts.map(Number).filter(Number.isInteger) };
}

/** Words with commas of either language between them. */
function words(typed: string): readonly string[] {
  return typed
    .split(/[,、，]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function optional<K extends string>(field: K, typed: string): { readonly [F in K]?: string } {
  const value = typed.trim();
  return value === '' ? {} : ({ [field]: value } as { readonly [F in K]?: string });
}

function localizedOf(en: string, ja: string): { readonly en?: string; readonly ja?: string } | null {
  const texts = { ...optional('en', en), ...optional('ja', ja) };
  return Object.keys(texts).length === 0 ? null : texts;
}

function withText(en: string, ja: string): { readonly text?: object } {
  const text = localizedOf(en, ja);
  return text === null ? {} : { text };
}
