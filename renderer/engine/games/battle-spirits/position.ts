import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import type { CardInstance, CardLookup, PositionFault, Read } from '../../table/game.ts';
import { readMarks, writeMarks } from '../../table/marks.ts';
import { seededRandom } from '../../table/random.ts';
import { positionFaults } from './position-checks.ts';
import { formFault } from './position-faults.ts';
import { PositionFile } from './position-schema.ts';
import { ruleOf } from './rules-options.ts';
import type { BattleSpiritsPlayer, BattleSpiritsState, Permanent, Unknowns } from './state.ts';

const format = 'costwise.position/1';
/** Positions bring no randomness of their own unless they were written in the midst of a game. */
const randomOfPositions = seededRandom('00000000');

/** `{ rest }` where a file has fields that the engine does not know. */
function kept(rest: Unknowns): { readonly rest?: Unknowns } {
  return Object.keys(rest).length > 0 ? { rest } : {};
}

/** The file's cards and those of the library that it names. */
function definitions(
  file: PositionFile,
  lookup: CardLookup<'battle-spirits'> | undefined,
): Record<string, BattleSpiritsCard> {
  const cards = { ...file.cards };
  const { field, hand, deck, trash, removed } = file.player;
  const onField = field.flatMap(({ card, marks }) => [card, ...(marks?.attached ?? [])]);
  for (const key of [...onField, ...hand, ...deck, ...trash, ...removed]) {
    const found = Object.hasOwn(cards, key) ? undefined : lookup?.(key);
    if (found !== undefined) cards[key] = found;
  }
  return cards;
}

/** Gives each card of a pile an id that no card on the field has as its ref. */
function instanceMaker(refs: readonly string[]) {
  const used = new Set(refs);
  let next = 1;
  const made = (card: string): CardInstance => {
    while (used.has(`c${next}`)) next++;
    return { id: `c${next++}`, card };
  };
  return { pile: (keys: readonly string[]) => keys.map(made), nextId: () => next };
}

function permanentOf(
  entry: PositionFile['player']['field'][number],
  instances: (keys: readonly string[]) => CardInstance[],
): Permanent {
  const { ref, card, cores, exhausted, extraSymbols, locked, fixedSymbols, alsoColors, marks, ...rest } = entry;
  return {
    ref,
    card,
    cores,
    exhausted,
    extraSymbols,
    ...(locked === undefined ? {} : { locked }),
    ...(fixedSymbols === undefined ? {} : { fixedSymbols }),
    ...(alsoColors === undefined ? {} : { alsoColors }),
    ...readMarks(marks, instances),
    ...kept(rest),
  };
}

function stateOf(file: PositionFile, cards: Readonly<Record<string, BattleSpiritsCard>>): BattleSpiritsState {
  const { format: _, game, rules, cards: __, turn, player, opponent, stage, result, random, marks, ...rest } = file;
  const { life, reserve, trashCores, field, hand, deck, trash, removed, soulCore, ...restOfPlayer } = player;
  const { life: opponentLife, ...restOfOpponent } = opponent;
  const instances = instanceMaker(field.map((entry) => entry.ref));
  const withSoulCore = ruleOf(rules, 'soulCore') === true;
  const atTable: BattleSpiritsPlayer = {
    life,
    reserve,
    trashCores,
    field: field.map((entry) => permanentOf(entry, instances.pile)),
    hand: instances.pile(hand),
    deck: instances.pile(deck),
    trash: instances.pile(trash),
    removed: instances.pile(removed),
    soulCore: withSoulCore ? (soulCore ?? null) : null,
    ...kept(restOfPlayer),
  };
  return {
    game,
    rules,
    cards,
    turn,
    random: random ?? randomOfPositions,
    stage,
    result,
    nextId: instances.nextId(),
    player: atTable,
    opponent: { life: opponentLife ?? Number(ruleOf(rules, 'opponentLife')), ...kept(restOfOpponent) },
    ...readMarks(marks, instances.pile),
    ...kept(rest),
  };
}

/**
 * Reads a position file's JSON value (position-format). Parts that are left out get their defaults; fields that the
 * engine does not know are kept. Everything that is wrong is told with its place; never throws.
 */
export function read(position: unknown, lookup?: CardLookup<'battle-spirits'>): Read<BattleSpiritsState> {
  const parsed = PositionFile.safeParse(position);
  if (!parsed.success) return { ok: false, faults: parsed.error.issues.map((issue) => formFault(position, issue)) };
  const cards = definitions(parsed.data, lookup);
  const faults: PositionFault[] = positionFaults(parsed.data, cards);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: stateOf(parsed.data, cards) };
}

function keysOf(pile: readonly CardInstance[]): string[] {
  return pile.map(({ card }) => card);
}

/** The position file of a state: reading it back gives the same table. */
export function write(state: BattleSpiritsState): unknown {
  const { game, rules, cards, turn, player, opponent, stage, result, random } = state;
  const { life, reserve, trashCores, field, hand, deck, trash, removed, soulCore } = player;
  return {
    format,
    game,
    rules,
    cards,
    turn,
    player: {
      life,
      reserve,
      trashCores,
      field: field.map(({ rest, marks, ...entry }) => ({
        ...entry,
        ...(marks === undefined ? {} : { marks: writeMarks(marks) }),
        ...rest,
      })),
      hand: keysOf(hand),
      deck: keysOf(deck),
      trash: keysOf(trash),
      ...(removed.length > 0 ? { removed: keysOf(removed) } : {}),
      ...(soulCore === null ? {} : { soulCore }),
      ...player.rest,
    },
    opponent: { life: opponent.life, ...opponent.rest },
    ...(stage === 'playing' ? {} : { stage }),
    ...(result === null ? {} : { result }),
    ...(random.join() === randomOfPositions.join() ? {} : { random }),
    ...(state.marks === undefined ? {} : { marks: state.marks }),
    ...state.rest,
  };
}
