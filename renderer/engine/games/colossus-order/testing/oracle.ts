import type { ColossusOrderCard } from '../../../../../db/model/colossus-order-card.ts';
import { type CostPart, parseCost } from '../../../cost/notation/index.ts';
import type { ColossusOrderState, PartChoice } from '../state.ts';

/**
 * The rules a second time, as plainly as can be: every choice of every part is made in turn on a copy of the table, and ways that no
 * player could tell apart are thrown together at the end. Slow, and sharing nothing with the engine but the notation.
 */

interface Item {
  readonly name: string;
  readonly card: string;
}

/** A copy of what a cost can touch. */
interface Copy {
  hand: Item[];
  setGems: Item[];
  captureGems: Item[];
  locus: (Item & { face: string })[];
  counter: number;
  field: { ref: string; card: string; off: boolean; sameAs: string }[];
  deck: Item[];
  discard: Item[];
}

export interface OracleWay {
  readonly chosen: readonly PartChoice[];
  readonly end: object;
  readonly counter: number;
  readonly gems: readonly string[];
}

function copyOf({ player }: ColossusOrderState): Copy {
  const items = (pile: readonly { id: string; card: string }[]) => pile.map(({ id, card }) => ({ name: id, card }));
  return {
    hand: items(player.hand),
    setGems: items(player.colossus.setGems),
    captureGems: items(player.colossus.captureGems),
    locus: player.locus.cards.map(({ id, card, face }) => ({ name: id, card, face })),
    counter: player.locus.counter,
    field: player.field.map((follower) => ({
      ref: follower.ref,
      card: follower.card,
      off: follower.position === 'off',
      sameAs: JSON.stringify([follower.card, follower.enteredThisTurn, follower.attacked, follower.usedAbilities]),
    })),
    deck: items(player.deck),
    discard: items(player.discard),
  };
}

/** What a player sees at the end: piles whose order does not matter are sorted. */
function seen(copy: Copy): object {
  const keys = (pile: readonly Item[]) => pile.map(({ card }) => card);
  return {
    hand: keys(copy.hand).sort(),
    setGems: keys(copy.setGems).sort(),
    captureGems: keys(copy.captureGems).sort(),
    locus: copy.locus.map(({ card, face }) => `${card} ${face}`),
    counter: copy.counter,
    off: copy.field.filter(({ off }) => off).map(({ ref }) => ref),
    deck: keys(copy.deck),
    discard: keys(copy.discard).sort(),
  };
}

/** What a player sees of a state, in the same form. */
export function seenState(state: ColossusOrderState): object {
  return seen(copyOf(state));
}

/** Whether every mark can be given a Gem of its own: tries all (C15, C16). */
function canMatch(marks: readonly string[], gems: readonly string[]): boolean {
  const [mark, ...rest] = marks;
  if (mark === undefined) return true;
  return gems.some((gem, index) => (mark === '*' || gem === mark) && canMatch(rest, gems.toSpliced(index, 1)));
}

const letters: Readonly<Record<string, string>> = { white: 'W', black: 'B', blue: 'U', red: 'R' };

function gemLetters(pile: readonly Item[], cards: ColossusOrderState['cards']): string[] {
  return pile.map(({ card }) => letters[cards[card]?.color ?? ''] ?? 'none');
}

function marksOf(part: Extract<CostPart, { type: 'gems' }>): string[] {
  return Object.entries(part.marks).flatMap(([mark, count]) => Array<string>(count).fill(mark));
}

function passes(card: ColossusOrderCard, part: { readonly filter?: { by: string; value: string } }): boolean {
  const { filter } = part;
  if (!filter) return true;
  if (filter.by === 'kind') return card.kind === filter.value;
  if (filter.by === 'color') return card.color === filter.value;
  if (filter.by === 'race') return card.races.includes(filter.value);
  return card.keywords.includes(filter.value);
}

/** All ways to take `n` of the places, in order. */
function subsets(places: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return places.flatMap((place, at) => subsets(places.slice(at + 1), n - 1).map((rest) => [place, ...rest]));
}

/** Of subsets that take the same kinds the first. */
function distinct(all: readonly number[][], kindOf: (place: number) => string): number[][] {
  const first = new Map<string, number[]>();
  for (const places of all) {
    const key = JSON.stringify(places.map(kindOf).sort());
    if (!first.has(key)) first.set(key, places);
  }
  return [...first.values()];
}

const allPlaces = (pile: readonly unknown[]) => pile.map((_, place) => place);

/** All states that paying `part` can lead to, each with what was chosen; none where it cannot be paid. */
function pay(
  copy: Copy,
  part: CostPart,
  source: string | null,
  cards: ColossusOrderState['cards'],
): [Copy, Omit<PartChoice, 'part'>?][] {
  const next = () => structuredClone(copy);
  const take = <T extends Item>(pile: (of: Copy) => T[], chosen: readonly number[]): Copy => {
    const to = next();
    const from = pile(to);
    to.discard.push(...chosen.map((place) => ({ name: from[place]!.name, card: from[place]!.card })));
    for (const place of chosen.toReversed()) from.splice(place, 1);
    return to;
  };
  switch (part.type) {
    case 'locus': {
      if (part.n === null || part.n > copy.locus.length - copy.counter) return [];
      const to = next();
      to.counter += part.n;
      return [[to]];
    }
    case 'gems': {
      if (part.unknown) return [];
      const gems = [...gemLetters(copy.setGems, cards), ...copy.captureGems.map(() => 'none')];
      return canMatch(marksOf(part), gems) ? [[next()]] : [];
    }
    case 'off': {
      const to = next();
      const follower = to.field.find(({ ref }) => ref === source);
      if (!follower || follower.off) return [];
      follower.off = true;
      return [[to]];
    }
    case 'off-follower': {
      const places = allPlaces(copy.field).filter((place) => {
        const follower = copy.field[place]!;
        return !follower.off && follower.ref !== source && passes(cards[follower.card]!, part);
      });
      return distinct(subsets(places, 1), (place) => copy.field[place]!.sameAs).map(([place]) => {
        const to = next();
        to.field[place!]!.off = true;
        return [to, { cards: [copy.field[place!]!.ref] }];
      });
    }
    case 'discard': {
      const places = allPlaces(copy.hand).filter((place) => passes(cards[copy.hand[place]!.card]!, part));
      return distinct(subsets(places, part.n), (place) => copy.hand[place]!.card).map((chosen) => [
        take((of) => of.hand, chosen),
        { cards: chosen.map((place) => copy.hand[place]!.card) },
      ]);
    }
    case 'drop': {
      if (part.what === 'locus') {
        const kindOf = (place: number) =>
          JSON.stringify([copy.locus[place]!.card, copy.locus[place]!.face, place < copy.counter]);
        return distinct(subsets(allPlaces(copy.locus), part.n), kindOf).map((chosen) => {
          const to = take((of) => of.locus, chosen);
          to.counter -= chosen.filter((place) => place < copy.counter).length;
          return [to, { cards: chosen.map((place) => copy.locus[place]!.card), places: chosen }];
        });
      }
      const pileOf = (of: Copy) => (part.what === 'setGem' ? of.setGems : of.captureGems);
      const pile = pileOf(copy);
      return distinct(subsets(allPlaces(pile), part.n), (place) => pile[place]!.card).map((chosen) => [
        take(pileOf, chosen),
        { cards: chosen.map((place) => pile[place]!.card) },
      ]);
    }
    case 'mill':
      return part.n > copy.deck.length ? [] : [[take((of) => of.deck, allPlaces(copy.deck).slice(0, part.n))]];
    case 'text':
      return [[next()]];
  }
}

/** Every way to pay the parts in order. */
function allWays(
  copy: Copy,
  parts: readonly CostPart[],
  at: number,
  source: string | null,
  cards: ColossusOrderState['cards'],
): OracleWay[] {
  const part = parts[at];
  if (!part)
    return [{ chosen: [], end: seen(copy), counter: copy.counter, gems: copy.setGems.map(({ card }) => card) }];
  return pay(copy, part, source, cards).flatMap(([next, choice]) =>
    allWays(next, parts, at + 1, source, cards).map((way) => ({
      ...way,
      chosen: choice ? [{ part: at, ...choice }, ...way.chosen] : way.chosen,
    })),
  );
}

/** All ways of the ability at a place; none where it cannot be used now. */
export function waysOfAbility(state: ColossusOrderState, ref: string | null, ability: number): OracleWay[] {
  const { player, cards, turn } = state;
  const follower = player.field.find((one) => one.ref === ref);
  const card = cards[follower?.card ?? player.colossus.card]!;
  if (card.kind !== 'follower' && card.kind !== 'colossus') return [];
  const { timing, cost, oncePerTurn } = card.abilities[ability]!;
  const steps = timing === 'ignition' ? ['main', 'xplay'] : timing === 'colossus' ? ['main'] : [];
  if (!steps.includes(turn.step)) return [];
  if (ref === null && player.used.colossusAbility) return [];
  if (oncePerTurn && follower?.usedAbilities.includes(ability)) return [];
  const parsed = parseCost(cost);
  if (!parsed.ok) return [];
  const { parts } = parsed.cost;
  const held = follower?.enteredThisTurn && !card.keywords.includes('fleet');
  if (held && parts.some(({ type }) => type === 'off')) return [];
  return allWays(copyOf(state), parts, 0, ref, cards);
}

/** Whether the hand card at `index` can be played: every rule looked at for itself (C02-C22, C31, C32). */
export function canPlay(state: ColossusOrderState, index: number): boolean {
  const { player, cards, turn, waivers } = state;
  const card = cards[player.hand[index]!.card]!;
  if (card.kind !== 'follower' && card.kind !== 'action') return false;
  const snap = card.kind === 'action' && card.snap;
  if (!(turn.step === 'main' || (turn.step === 'xplay' && snap))) return false;
  if (card.kind === 'follower' && card.unique && player.field.some((one) => one.card === player.hand[index]!.card))
    return false;
  const waive = waivers.find(({ hand }) => hand === index)?.waive;
  if (waive === 'cost') return true;
  const parsed = parseCost(card.cost ?? '{oops');
  if (!parsed.ok) return false;
  const onField = [...player.field.map((one) => one.card), player.colossus.card];
  let due = 0;
  for (const part of parsed.cost.parts) {
    if (part.type === 'gems') {
      if (part.unknown || !canMatch(marksOf(part), gemLetters(copyOf(state).setGems, cards))) return false;
    } else if (part.type === 'locus') due += part.n ?? Number.NaN;
  }
  if (waive === 'locus') return true;
  for (const key of onField) {
    const source = cards[key]!;
    if (source.kind !== 'follower' && source.kind !== 'colossus') continue;
    for (const { on, delta } of source.costEffects) {
      const touched =
        (!on.kind || on.kind === card.kind) &&
        (!on.color || on.color === card.color) &&
        (!on.race || card.races.includes(on.race)) &&
        (!on.keyword || card.keywords.includes(on.keyword));
      if (touched) due += delta;
    }
  }
  return Math.max(0, due) <= player.locus.cards.length - player.locus.counter;
}
