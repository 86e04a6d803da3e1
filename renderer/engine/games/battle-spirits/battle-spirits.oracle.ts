/**
 * Brute force over every split of every payment, written plainly and without a word of the engine: what the tests hold
 * the engine to on small boards. Step 3 (pay), sweep, step 4 (place), sweep, as the rules' section 9 puts it.
 */

export interface OracleCard {
  readonly ref: string;
  readonly kind: 'spirit' | 'nexus';
  readonly cores: number;
  readonly locked: boolean;
  /** Cores for levels 1, 2, …; a nexus's first is 0. */
  readonly levelCores: readonly number[];
}

interface Table {
  readonly reserve: number;
  /** Cores by card in field order; null = destroyed. */
  readonly cards: readonly (number | null)[];
}

export interface OracleOutcome {
  readonly level: number;
  readonly after: Readonly<Record<string, number>>;
  readonly destroyed: readonly string[];
  readonly loss: 'none' | 'level' | 'destroy';
  readonly undominated: boolean;
  readonly way: { readonly reserve: number; readonly cores: Readonly<Record<string, number>> };
}

/** All tables that taking exactly `count` cores can lead to, one core after the other. */
function takeCores(
  field: readonly OracleCard[],
  tables: readonly Table[],
  count: number,
  reserveOnly: boolean,
): Table[] {
  let now = unique(tables);
  for (let taken = 0; taken < count; taken++) {
    const next: Table[] = [];
    for (const table of now) {
      if (table.reserve > 0) next.push({ ...table, reserve: table.reserve - 1 });
      for (const [place, cores] of table.cards.entries()) {
        if (reserveOnly || field[place]!.locked || cores === null || cores === 0) continue;
        next.push({ ...table, cards: table.cards.with(place, cores - 1) });
      }
    }
    now = unique(next);
  }
  return now;
}

function sweepTable(field: readonly OracleCard[], table: Table): Table {
  let reserve = table.reserve;
  const cards = table.cards.map((cores, place) => {
    const card = field[place]!;
    if (cores === null || card.kind === 'nexus' || cores >= card.levelCores[0]!) return cores;
    reserve += cores;
    return null;
  });
  return { reserve, cards };
}

function unique(tables: readonly Table[]): Table[] {
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}

/** Every end state of paying `due` and placing `placing`. */
export function endStates(
  field: readonly OracleCard[],
  reserve: number,
  due: number,
  placing: number,
  reserveOnly: boolean,
): Table[] {
  const start = [{ reserve, cards: field.map((card) => card.cores) }];
  const paid = takeCores(field, start, due, reserveOnly).map((table) => sweepTable(field, table));
  return unique(takeCores(field, paid, placing, reserveOnly).map((table) => sweepTable(field, table)));
}

export function levelOf(card: OracleCard, cores: number | null): number {
  return cores === null ? 0 : card.levelCores.filter((needed) => needed <= cores).length;
}

/** All outcomes of all the levels that the new card can arrive at, in the order of position-format. */
export function allOutcomes(
  field: readonly OracleCard[],
  reserve: number,
  due: number,
  arrivals: readonly { readonly level: number; readonly placing: number }[],
  reserveOnly: boolean,
): OracleOutcome[] {
  const lists = arrivals.map(({ level, placing }) => {
    const classes = new Map<string, { levels: number[]; ends: Table[] }>();
    for (const end of endStates(field, reserve, due, placing, reserveOnly)) {
      const levels = end.cards.map((cores, place) => levelOf(field[place]!, cores));
      const known = classes.get(levels.join()) ?? { levels, ends: [] };
      known.ends.push(end);
      classes.set(levels.join(), known);
    }
    const all = [...classes.values()];
    return all.map(({ levels, ends }) => ({
      level,
      levels,
      best: ends.reduce((one, other) => (keepsMore(other, one) ? other : one)),
      undominated: !all.some((other) => dominates(other.levels, levels)),
    }));
  });
  const before = field.map((card) => levelOf(card, card.cores));
  return lists
    .flat()
    .sort((one, other) => compare(before, one, other))
    .map(({ level, levels, best, undominated }) => {
      const destroyed = field.filter((_, place) => levels[place] === 0).map(({ ref }) => ref);
      const lowered = levels.some((now, place) => now !== before[place]);
      return {
        level,
        after: Object.fromEntries(field.map(({ ref }, place) => [ref, levels[place]!])),
        destroyed,
        loss: destroyed.length > 0 ? 'destroy' : lowered ? 'level' : 'none',
        undominated,
        way: {
          reserve: best.reserve,
          cores: Object.fromEntries(
            field.flatMap(({ ref }, place) => (best.cards[place] === null ? [] : [[ref, best.cards[place]!]])),
          ),
        },
      };
    });
}

/** More cores on the field; where equal, more on the earlier card. */
function keepsMore(one: Table, other: Table): boolean {
  const sum = (table: Table) => table.cards.reduce<number>((total, cores) => total + (cores ?? 0), 0);
  if (sum(one) !== sum(other)) return sum(one) > sum(other);
  const place = one.cards.findIndex((cores, index) => cores !== other.cards[index]);
  return place >= 0 && one.cards[place]! > other.cards[place]!;
}

function dominates(one: readonly number[], other: readonly number[]): boolean {
  return one.every((level, place) => level >= other[place]!) && one.some((level, place) => level > other[place]!);
}

interface Ranked {
  readonly level: number;
  readonly levels: readonly number[];
  readonly undominated: boolean;
}

function compare(before: readonly number[], one: Ranked, other: Ranked): number {
  if (one.undominated !== other.undominated) return one.undominated ? -1 : 1;
  const lost = ({ levels }: Ranked) => levels.reduce((sum, level, place) => sum + before[place]! - level, 0);
  const dead = ({ levels }: Ranked) => levels.filter((level) => level === 0).length;
  const loss = (ranked: Ranked) => (dead(ranked) > 0 ? 2 : lost(ranked) > 0 ? 1 : 0);
  if (loss(one) !== loss(other)) return loss(one) - loss(other);
  if (dead(one) !== dead(other)) return dead(one) - dead(other);
  if (lost(one) !== lost(other)) return lost(one) - lost(other);
  const place = one.levels.findIndex((level, index) => level !== other.levels[index]);
  return place >= 0 ? other.levels[place]! - one.levels[place]! : one.level - other.level;
}

interface MarkedTable extends Table {
  /** Where the Soul Core lies: `reserve`, a card's ref, `trash` or `new`. */
  readonly soul: string;
}

function takeMarked(
  field: readonly OracleCard[],
  tables: readonly MarkedTable[],
  count: number,
  goesTo: 'trash' | 'new',
): MarkedTable[] {
  let now = [...tables];
  for (let taken = 0; taken < count; taken++) {
    const next: MarkedTable[] = [];
    const add = (table: MarkedTable, place: string, held: number, after: MarkedTable) => {
      if (table.soul !== place) next.push(after);
      else {
        if (held > 1) next.push(after);
        next.push({ ...after, soul: goesTo });
      }
    };
    for (const table of now) {
      if (table.reserve > 0) add(table, 'reserve', table.reserve, { ...table, reserve: table.reserve - 1 });
      for (const [place, cores] of table.cards.entries()) {
        if (field[place]!.locked || cores === null || cores === 0) continue;
        add(table, field[place]!.ref, cores, { ...table, cards: table.cards.with(place, cores - 1) });
      }
    }
    now = [...new Map(next.map((table) => [JSON.stringify(table), table])).values()];
  }
  return now;
}

/** All tables that a payment can end in, with the places where the Soul Core can lie then. */
export function markedEnds(
  field: readonly OracleCard[],
  reserve: number,
  due: number,
  placing: number,
  soul: string,
): { readonly reserve: number; readonly cards: readonly (number | null)[]; readonly souls: ReadonlySet<string> }[] {
  const sweepMarked = (table: MarkedTable): MarkedTable => {
    const swept = sweepTable(field, table);
    const at = field.findIndex(({ ref }) => ref === table.soul);
    return { ...swept, soul: at >= 0 && swept.cards[at] === null ? 'reserve' : table.soul };
  };
  const start = [{ reserve, cards: field.map((card) => card.cores), soul }];
  const paid = takeMarked(field, start, due, 'trash').map(sweepMarked);
  const placed = takeMarked(field, paid, placing, 'new').map(sweepMarked);
  const byTable = Map.groupBy(placed, (table) => JSON.stringify([table.reserve, table.cards]));
  return [...byTable.values()].map((tables) => ({
    reserve: tables[0]!.reserve,
    cards: tables[0]!.cards,
    souls: new Set(tables.map((table) => table.soul)),
  }));
}

/** A symbol on the field: the colours that it may serve. */
export type OracleGem = readonly string[];

/** The most reduction symbols that can be fed, by trying every use of every symbol. */
export function mostFed(demand: Readonly<Record<string, number>>, gems: readonly OracleGem[]): number {
  const [gem, ...rest] = gems;
  if (gem === undefined) return 0;
  const coloured = !gem.includes('ultimate') && !gem.includes('god');
  const uses = Object.keys(demand).filter(
    (key) => demand[key]! > 0 && (gem.includes(key) || (key === 'any' && coloured)),
  );
  const used = uses.map((key) => 1 + mostFed({ ...demand, [key]: demand[key]! - 1 }, rest));
  return Math.max(mostFed(demand, rest), ...used);
}
