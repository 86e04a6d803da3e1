import type { ColossusOrderCard } from '../../../../db/model/colossus-order-card.ts';
import type { CardInstance, CardLookup, Read } from '../../table/game.ts';
import { readMarks, writeMarks } from '../../table/marks.ts';
import { type RandomState, seededRandom } from '../../table/random.ts';
import { namedCards, positionFaults } from './position-checks.ts';
import { formFault } from './position-faults.ts';
import { PositionFile } from './position-schema.ts';
import { instanceId, opponentDeck } from './setup.ts';
import type { ColossusOrderPlayer, ColossusOrderState, LocusCard } from './state.ts';

/** Positions bring no randomness of their own unless they were written in the midst of a game. */
const randomOfPositions = seededRandom('00000000');

/**
 * Reads a position file's JSON value (position-format). Parts that are left out get their defaults; fields that the engine does not
 * know are kept. Everything that is wrong is told with its place; never throws.
 * @param lookup gives cards that the file names and does not define
 */
export function read(position: unknown, lookup?: CardLookup<'colossus-order'>): Read<ColossusOrderState> {
  const parsed = PositionFile.safeParse(position);
  if (!parsed.success) return { ok: false, faults: parsed.error.issues.map((issue) => formFault(position, issue)) };
  const file = parsed.data;
  const cards = definitions(file, lookup);
  const faults = positionFaults(file, cards);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: stateOf(file, cards) };
}

/** The file's cards, and those of the library that it names. */
function definitions(file: PositionFile, lookup?: CardLookup<'colossus-order'>): Record<string, ColossusOrderCard> {
  const cards = { ...file.cards };
  for (const { key } of namedCards(file)) {
    const found = Object.hasOwn(cards, key) ? undefined : lookup?.(key);
    if (found) cards[key] = found;
  }
  return cards;
}

/** Gives the cards of a file ids that no Follower has as its ref. */
function idMaker(refs: readonly string[]) {
  const taken = new Set(refs);
  let next = 0;
  const fresh = (): string => {
    while (taken.has(instanceId(next))) next += 1;
    return instanceId(next++);
  };
  const last = (): number => {
    const numbers = refs.map((ref) => Number(/^c(\d{1,9})$/.exec(ref)?.[1] ?? -1) + 1);
    return Math.max(next, ...numbers);
  };
  return { fresh, last };
}

function stateOf(file: PositionFile, cards: Readonly<Record<string, ColossusOrderCard>>): ColossusOrderState {
  const {
    format: _,
    game,
    rules,
    cards: __,
    turn,
    player,
    waivers,
    opponent,
    stage,
    result,
    random,
    marks,
    ...unread
  } = file;
  const ids = idMaker(player.field.map(({ ref }) => ref));
  const instances = (keys: readonly string[]): CardInstance[] => keys.map((card) => ({ id: ids.fresh(), card }));
  const { waivers: ofPlayer, ...rest } = player;
  const atTable: ColossusOrderPlayer = {
    ...rest,
    colossus: {
      ...player.colossus,
      setGems: instances(player.colossus.setGems),
      captureGems: instances(player.colossus.captureGems),
    },
    locus: {
      ...player.locus,
      cards: player.locus.cards.map((card): LocusCard => ({ ...card, id: ids.fresh() })),
    },
    field: player.field.map(({ marks: onCard, ...follower }) => ({ ...follower, ...readMarks(onCard, instances) })),
    hand: instances(player.hand),
    deck: instances(player.deck),
    discard: instances(player.discard),
  };
  const ownRandom: RandomState = random ?? randomOfPositions;
  const dummy = opponent ? { opponent: { ...opponent }, random: ownRandom } : freshOpponent(rules, ownRandom);
  return {
    game,
    rules,
    cards,
    turn: { ...turn, othersTurn: turn.othersTurn ?? turn.step === 'xplay' },
    random: dummy.random,
    stage,
    result,
    nextId: ids.last(),
    player: atTable,
    waivers: ofPlayer ?? waivers ?? [],
    opponent: dummy.opponent,
    ...readMarks(marks, instances),
    unread,
  };
}

function freshOpponent(rules: ColossusOrderState['rules'], random: RandomState) {
  const made = opponentDeck(rules, random);
  return { opponent: { deck: made.deck, discard: 0 }, random: made.random };
}

function keysOf(pile: readonly CardInstance[]): string[] {
  return pile.map(({ card }) => card);
}

/** The position file of a state: reading it back gives the same table. Cards have no ids in a file. */
export function write(state: ColossusOrderState): unknown {
  const { game, rules, cards, turn, player, waivers, opponent, stage, result, random, unread } = state;
  const { colossus, locus } = player;
  return {
    format: 'costwise.position/1',
    game,
    rules,
    cards,
    turn,
    player: {
      ...player,
      colossus: { ...colossus, setGems: keysOf(colossus.setGems), captureGems: keysOf(colossus.captureGems) },
      locus: { ...locus, cards: locus.cards.map(({ id: _, ...card }) => card) },
      field: player.field.map(({ marks, ...follower }) => ({
        ...follower,
        ...(marks === undefined ? {} : { marks: writeMarks(marks) }),
      })),
      hand: keysOf(player.hand),
      deck: keysOf(player.deck),
      discard: keysOf(player.discard),
      ...(waivers.length > 0 ? { waivers } : {}),
    },
    opponent,
    ...(stage === 'playing' ? {} : { stage }),
    ...(result === null ? {} : { result }),
    random,
    ...(state.marks === undefined ? {} : { marks: state.marks }),
    ...unread,
  };
}
