import { inPreferredOrder, type Judge, type Preference, type Preferred } from '../../table/preference.ts';
import { type Board, boardOf, type FieldCard } from './board.ts';
import { laddersOf, type Rung } from './ladders.ts';
import { type BattleSpiritsOption, reserveOnly } from './options.ts';
import { soulCoreEnds } from './soul-core.ts';
import type { BattleSpiritsOutcome, BattleSpiritsState } from './state.ts';

/** How a player of Battle Spirits may prefer one way to another of the same loss. */
export const preferences: readonly Preference[] = [
  { id: 'reserve', name: { en: 'Take from the Reserve first', ja: 'リザーブのコアから先に使う' } },
  {
    id: 'spare',
    name: { en: 'Take spare cores from cards before the Reserve', ja: 'リザーブより先に、カードの余分なコアを使う' },
  },
  { id: 'exhausted', name: { en: 'Take from exhausted cards first', ja: '疲労状態のカードから先に使う' } },
  {
    id: 'blockers',
    name: { en: 'Keep spirits that can block as they are', ja: 'ブロックできるスピリットのコアを残す' },
  },
  { id: 'nexus', name: { en: 'Take from nexuses first', ja: 'ネクサスから先に使う' } },
  { id: 'bp', name: { en: 'Keep as much BP as possible', ja: 'BPの合計が高くなるように残す' } },
  { id: 'newest', name: { en: 'Take from the newest cards first', ja: '新しく出したカードから先に使う' } },
  { id: 'oldest', name: { en: 'Take from the oldest cards first', ja: '先に出したカードから先に使う' } },
];

/** What a card gives in an outcome. */
interface Share {
  readonly card: FieldCard;
  readonly place: number;
  readonly given: number;
}

/**
 * Puts outcomes in the player's order. `order` names preferences, the most important first. The classes stay what they
 * are; only the example of each takes its cores from where the player prefers, and equal losses change places.
 */
export function prefer(
  state: BattleSpiritsState,
  option: BattleSpiritsOption,
  outcomes: readonly BattleSpiritsOutcome[],
  order: readonly string[],
): Preferred<BattleSpiritsOutcome> {
  const ids = order.filter((id) => preferences.some((preference) => preference.id === id));
  if (ids.length === 0) return { outcomes, because: null };
  const whole = boardOf(state);
  const board = option.action === 'swift' ? reserveOnly(whole) : whole;
  const own = outcomes.map((outcome) => preferredWay(board, option, outcome, ids));
  const sorted = inPreferredOrder(own, judgesOf(board, ids), ({ undominated, loss }) => `${undominated} ${loss}`);
  if (sorted.because !== null) return sorted;
  const [first] = sorted.outcomes;
  const changed = first !== undefined && !outcomes.includes(first);
  return { ...sorted, because: changed ? (ids.find((id) => sourceKeys[id] !== undefined) ?? null) : null };
}

function judgesOf(board: Board, ids: readonly string[]): Judge<BattleSpiritsOutcome>[] {
  const known = new Map<BattleSpiritsOutcome, readonly Share[]>();
  const shares = (outcome: BattleSpiritsOutcome): readonly Share[] => {
    const before = known.get(outcome);
    if (before !== undefined) return before;
    const all = board.field.map((card, place) => ({
      card,
      place,
      given: card.cores - (outcome.way.cores[card.ref] ?? 0),
    }));
    known.set(outcome, all);
    return all;
  };
  return ids.flatMap((id) => {
    const preference = preferences.find((one) => one.id === id);
    const measure = measures[id];
    if (preference === undefined || measure === undefined) return [];
    return [{ ...preference, score: (outcome) => measure(shares(outcome), outcome) }];
  });
}

const sum = (shares: readonly Share[], of: (share: Share) => number) =>
  shares.reduce((total, share) => total + of(share), 0);

const canBlock = ({ definition, exhausted }: FieldCard) => definition.kind === 'spirit' && !exhausted;

/** The smaller, the more the preference likes the outcome. */
const measures: Readonly<Record<string, (shares: readonly Share[], outcome: BattleSpiritsOutcome) => number>> = {
  reserve: (shares) => sum(shares, ({ given }) => given),
  spare: (_, { way }) => -way.reserve,
  exhausted: (shares) => -sum(shares, ({ card, given }) => (card.exhausted ? given : 0)),
  blockers: (shares, { after }) =>
    sum(shares, ({ card }) => (canBlock(card) ? card.level - (after[card.ref] ?? 0) : 0)),
  nexus: (shares) => -sum(shares, ({ card, given }) => (card.definition.kind === 'nexus' ? given : 0)),
  bp: (shares, { after }) => -sum(shares, ({ card }) => bpAt(card, after[card.ref] ?? 0)),
  newest: (shares) => sum(shares, ({ place, given }) => given * (shares.length - place)),
  oldest: (shares) => sum(shares, ({ place, given }) => given * (place + 1)),
};

function bpAt({ levels }: FieldCard, level: number): number {
  return levels?.find((one) => one.level === level)?.bp ?? 0;
}

/** By which key a preference takes from one card before another: the smaller, the sooner. */
const sourceKeys: Readonly<Record<string, ((card: FieldCard, place: number) => number) | undefined>> = {
  spare: () => 0,
  exhausted: ({ exhausted }) => (exhausted ? 0 : 1),
  blockers: (card) => (canBlock(card) ? 1 : 0),
  nexus: ({ definition }) => (definition.kind === 'nexus' ? 0 : 1),
  newest: (_, place) => -place,
  oldest: (_, place) => place,
};

/** A card that lives on in an outcome, and how few and many cores it can give there. */
interface Source {
  readonly card: FieldCard;
  readonly place: number;
  readonly rung: Rung;
}

/**
 * The outcome with the example way of its class that takes cores in the player's order. Its end is one that `endOf`
 * accepts: what the survivors give, with the least and most of the destroyed ones and the Reserve, encloses the need.
 */
function preferredWay(
  board: Board,
  { cost }: BattleSpiritsOption,
  outcome: BattleSpiritsOutcome,
  ids: readonly string[],
): BattleSpiritsOutcome {
  const { due } = cost;
  if (due === null) return outcome;
  const coresOn = (cores: Readonly<Record<string, number>>) => Object.values(cores).reduce((all, n) => all + n, 0);
  const before = board.field.reduce((all, card) => all + card.cores, board.reserve);
  const need = before - outcome.way.reserve - coresOn(outcome.way.cores);
  const ends = laddersOf(board).flatMap(({ card, place, rungs }) => {
    const rung = rungs.find(({ level, destroyed }) =>
      destroyed === 1 ? outcome.destroyed.includes(card.ref) : level === outcome.after[card.ref],
    );
    return rung === undefined ? [] : [{ card, place, rung }];
  });
  const living = ends.filter(({ rung }) => rung.destroyed === 0);
  const dying = ends.filter(({ rung }) => rung.destroyed === 1);
  const total = (sources: readonly Source[], of: (rung: Rung) => number) =>
    sources.reduce((all, { rung }) => all + of(rung), 0);
  const least = total(living, (rung) => rung.least);
  const atLeast = need - board.reserve - total(dying, (rung) => rung.most) - least;
  const atMost = need - total(dying, (rung) => rung.least) - least;
  const spareFirst = ids.find((id) => id === 'spare' || id === 'reserve') === 'spare';
  let open = Math.max(0, spareFirst ? atMost : atLeast);
  const cores = { ...outcome.way.cores };
  for (const { card, rung } of inSourceOrder(living, ids)) {
    const given = Math.min(open, rung.most - rung.least);
    cores[card.ref] = card.cores - rung.least - given;
    open -= given;
  }
  const way = { reserve: before - need - coresOn(cores), cores };
  if (Object.keys(cores).every((ref) => cores[ref] === outcome.way.cores[ref])) return outcome;
  const soulCore = soulCoreEnds(board, way, { due, placing: need - due });
  return { ...outcome, way, ...(soulCore === null ? {} : { soulCore }) };
}

/** The sources in the order in which the player takes from them; without a preference the latest on the field first. */
function inSourceOrder(sources: readonly Source[], ids: readonly string[]): Source[] {
  const keys = ids.flatMap((id) => sourceKeys[id] ?? []);
  return sources.toSorted((one, other) => {
    for (const key of keys) {
      const difference = key(one.card, one.place) - key(other.card, other.place);
      if (difference !== 0) return difference;
    }
    return other.place - one.place;
  });
}
