import type { LibraryCard } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { CardKind } from '../../shared/card-facts/look-up.ts';

export interface LevelRow {
  readonly level: string;
  readonly cores: string;
  readonly bp: string;
}

export interface KeywordRow {
  readonly id: string;
  /** As in "1, 2"; empty = at every level. */
  readonly levels: string;
}

/** What a cost effect does; the last two for Battle Spirits only. */
export const effectWhats = ['set', 'delta', 'extra', 'addReduction', 'noReduction'] as const;
export type EffectWhat = (typeof effectWhats)[number];

export interface EffectRow {
  readonly levels: string;
  readonly kind: string;
  readonly color: string;
  /** A family, or a race. */
  readonly family: string;
  readonly keyword: string;
  readonly whose: string;
  readonly what: EffectWhat;
  readonly amount: string;
  readonly counts: Counts;
}

export interface AbilityRow {
  readonly cost: string;
  readonly timing: string;
  readonly once: boolean;
  readonly textEn: string;
  readonly textJa: string;
  /** What the editor does not show of it, as it was. */
  readonly rest: Readonly<Record<string, unknown>>;
}

/** Counts by colour as typed; a colour that is absent or empty counts to nothing. */
export type Counts = Readonly<Record<string, string>>;

/** A card of either game as it is being written: every fact as typed, also where it is not yet one. */
export interface Form {
  readonly game: GameId;
  readonly kind: CardKind;
  readonly nameEn: string;
  readonly nameJa: string;
  readonly set: string;
  readonly number: string;
  readonly rarity: string;
  readonly textEn: string;
  readonly textJa: string;
  readonly token: boolean;
  /** A number, or cost notation in Colossus Order; empty or "?" = not known. */
  readonly cost: string;
  /** Families, or races, with commas between. */
  readonly families: string;
  readonly keywords: readonly KeywordRow[];
  readonly effects: readonly EffectRow[];
  readonly colors: readonly string[];
  readonly reduction: Counts;
  readonly symbols: Counts;
  /** Null = it counts for reductions as its symbols. */
  readonly reductionSymbols: Counts | null;
  readonly levels: readonly LevelRow[];
  readonly locked: boolean;
  readonly timings: readonly string[];
  readonly unique: boolean;
  readonly snap: boolean;
  readonly attack: string;
  readonly defence: string;
  readonly crush: string;
  readonly capture: string;
  readonly abilities: readonly AbilityRow[];
  /** What the editor does not show of the card, as it was. */
  readonly rest: Readonly<Record<string, unknown>>;
}

export const emptyEffect: EffectRow = {
  levels: '',
  kind: '',
  color: '',
  family: '',
  keyword: '',
  whose: 'own',
  what: 'delta',
  amount: '',
  counts: {},
};

export const emptyAbility: AbilityRow = { cost: '', timing: 'ignition', once: false, textEn: '', textJa: '', rest: {} };

/** A new card of a game, with nothing on it but what the kind cannot be without. */
export function emptyForm(game: GameId): Form {
  return {
    game,
    kind: game === 'battle-spirits' ? 'spirit' : 'follower',
    nameEn: '',
    nameJa: '',
    set: '',
    number: '',
    rarity: '',
    textEn: '',
    textJa: '',
    token: false,
    cost: '',
    families: '',
    keywords: [],
    effects: [],
    colors: [],
    reduction: {},
    symbols: {},
    reductionSymbols: null,
    levels: game === 'battle-spirits' ? [{ level: '1', cores: '1', bp: '' }] : [],
    locked: false,
    timings: ['main'],
    unique: false,
    snap: false,
    attack: '',
    defence: '',
    crush: '',
    capture: '',
    abilities: [],
    rest: {},
  };
}

type Facts = Readonly<Record<string, unknown>>;
const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const facts = (value: unknown): Facts => (isFacts(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numbers = (value: unknown): string => list(value).map(text).join(', ');
const counts = (value: unknown): Counts =>
  Object.fromEntries(Object.entries(facts(value)).map(([key, count]) => [key, text(count)]));

/** The facts that have fields of their own, whatever the kind. */
const known: ReadonlySet<string> = new Set([
  ...['kind', 'name', 'set', 'number', 'rarity', 'text', 'token', 'cost', 'families', 'races', 'keywords'],
  ...['costEffects', 'colors', 'color', 'reduction', 'symbols', 'reductionSymbols', 'levels', 'locked', 'timings'],
  ...['unique', 'snap', 'attack', 'defence', 'crush', 'capture', 'abilities'],
]);

function without(value: Facts, fields: ReadonlySet<string>): Facts {
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.has(field)));
}

/** A card of the library as a form; what has no field is kept. */
export function formOf({ game, card }: LibraryCard): Form {
  const given: Facts = card;
  const name = facts(given.name);
  const words = facts(given.text);
  return {
    ...emptyForm(game),
    kind: card.kind,
    nameEn: text(name.en),
    nameJa: text(name.ja),
    set: text(given.set),
    number: text(given.number),
    rarity: text(given.rarity),
    textEn: text(words.en),
    textJa: text(words.ja),
    token: given.token === true,
    cost: text(given.cost),
    families: list(given.families ?? given.races)
      .map(text)
      .join(', '),
    keywords: list(given.keywords).map((keyword) =>
      isFacts(keyword) ? { id: text(keyword.id), levels: numbers(keyword.levels) } : { id: text(keyword), levels: '' },
    ),
    effects: list(given.costEffects).map((effect) => effectRow(facts(effect))),
    colors: given.color === undefined ? list(given.colors).map(text) : [text(given.color)].filter(Boolean),
    reduction: counts(given.reduction),
    symbols: counts(given.symbols),
    reductionSymbols: given.reductionSymbols === undefined ? null : counts(given.reductionSymbols),
    levels: list(given.levels).map((row) => {
      const { level, cores, bp } = facts(row);
      return { level: text(level), cores: text(cores), bp: text(bp) };
    }),
    locked: given.locked === true,
    timings: given.timings === undefined ? ['main'] : list(given.timings).map(text),
    unique: given.unique === true,
    snap: given.snap === true,
    attack: text(given.attack),
    defence: text(given.defence),
    crush: text(given.crush),
    capture: text(given.capture),
    abilities: list(given.abilities).map((ability) => abilityRow(facts(ability))),
    rest: without(given, known),
  };
}

function effectRow(effect: Facts): EffectRow {
  const on = facts(effect.on);
  const what = effectWhats.find((each) => effect[each] !== undefined) ?? 'delta';
  return {
    levels: numbers(effect.levels),
    kind: text(on.kind),
    color: text(on.color),
    family: text(on.family ?? on.race),
    keyword: text(on.keyword),
    whose: text(effect.whose) || 'own',
    what,
    amount: text(effect[what]),
    counts: counts(effect.addReduction),
  };
}

const knownOfAbility: ReadonlySet<string> = new Set(['cost', 'timing', 'oncePerTurn', 'text']);

function abilityRow(ability: Facts): AbilityRow {
  const words = typeof ability.text === 'string' ? { en: ability.text } : facts(ability.text);
  return {
    cost: text(ability.cost),
    timing: text(ability.timing),
    once: ability.oncePerTurn === true,
    textEn: text(words.en),
    textJa: text('ja' in words ? words.ja : ''),
    rest: without(ability, knownOfAbility),
  };
}

/** A copy as a card of its own: without the number and set that are another card's. */
export function copyOf(card: LibraryCard): Form {
  return { ...formOf(card), set: '', number: '', rarity: '' };
}
