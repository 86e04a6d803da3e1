import type { BattleSpiritsCard } from '../model/battle-spirits-card.ts';
import type { LibraryCard } from '../model/card.ts';
import { type ColossusOrderCard, GemMark } from '../model/colossus-order-card.ts';
import { nameKey } from '../model/fold.ts';
import { colors } from './vocabulary.ts';

/** Something that a card has: what it is, of which kind, how much of it. */
export interface Fact {
  readonly what: string;
  readonly key: string;
  readonly amount: number;
}

function label(what: string, names: readonly string[]): Fact[] {
  return names.map((name) => ({ what, key: nameKey(name), amount: 1 }));
}

/** Amounts by key, and their sum under the empty key where there are several keys to sum or one alone. */
function counts(what: string, amounts: Readonly<Record<string, number | undefined>>): Fact[] {
  const facts = Object.entries(amounts).map(([key, amount]) => ({ what, key, amount: amount ?? 0 }));
  return [...facts, { what, key: '', amount: facts.reduce((sum, fact) => sum + fact.amount, 0) }];
}

function figure(what: string, amount: number | null | undefined): Fact[] {
  return amount === null || amount === undefined ? [] : [{ what, key: '', amount }];
}

function battleSpiritsFacts(card: BattleSpiritsCard): Fact[] {
  const levels = card.levels ?? [];
  const points = new Set(levels.flatMap((level) => (typeof level.bp === 'number' ? [level.bp] : [])));
  return [
    ...counts('reduction', card.reduction),
    ...counts('symbol', card.symbols),
    ...levels.map((level) => ({ what: 'level', key: String(level.level), amount: level.cores })),
    ...Array.from(points, (bp) => ({ what: 'bp', key: '', amount: bp })),
    ...label('family', card.families),
    ...label(
      'keyword',
      card.keywords.map((keyword) => keyword.id),
    ),
  ];
}

/** How many marks of each colour a Play Cost asks for: `{3}{W}{W}` → {W: 2}. */
function marksOf(cost: string): Record<string, number> {
  const marks: Record<string, number> = {};
  for (const [, part] of cost.normalize('NFKC').matchAll(/\{([^{}]*)\}/gu)) {
    const mark = GemMark.safeParse(part?.toUpperCase());
    if (mark.success) {
      marks[mark.data] = (marks[mark.data] ?? 0) + 1;
    }
  }
  return marks;
}

function colossusOrderFacts(card: ColossusOrderCard): Fact[] {
  const fighting =
    card.kind === 'follower'
      ? [
          ...figure('attack', card.attack),
          ...figure('defence', card.defence),
          ...figure('crush', card.crush),
          ...figure('capture', card.capture),
        ]
      : [];
  const priced =
    card.kind === 'follower' || card.kind === 'action'
      ? card.cost === null
        ? []
        : counts('gem', marksOf(card.cost))
      : [];
  const flags = [card.unique ? 'unique' : '', card.kind === 'action' && card.snap ? 'snap' : ''];
  return [
    ...priced,
    ...fighting,
    ...label('family', card.races),
    ...label('keyword', card.keywords),
    ...label(
      'flag',
      flags.filter((flag) => flag !== ''),
    ),
  ];
}

/** All that can be asked about a card by name and amount, each (what, key, amount) once. */
export function factsOf({ game, card }: LibraryCard): Fact[] {
  return game === 'battle-spirits' ? battleSpiritsFacts(card) : colossusOrderFacts(card);
}

/** The card's colours as bits, in the order of the vocabulary. */
export function colorBits(entry: LibraryCard): number {
  const own = entry.game === 'battle-spirits' ? entry.card.colors : entry.card.color === null ? [] : [entry.card.color];
  return own.reduce((bits, color) => bits | (1 << colors.indexOf(color)), 0);
}

/** The highest battle points of any level, or the attack of a Follower; null = none or not known. */
export function strengthOf(entry: LibraryCard): number | null {
  if (entry.game === 'colossus-order') {
    return entry.card.kind === 'follower' ? entry.card.attack : null;
  }
  const points = (entry.card.levels ?? []).flatMap((level) => (typeof level.bp === 'number' ? [level.bp] : []));
  return points.length === 0 ? null : Math.max(...points);
}
