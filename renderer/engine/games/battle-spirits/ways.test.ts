import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { allOutcomes, endStates, markedEnds, mostFed, type OracleCard } from './battle-spirits.oracle.ts';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsOption } from './options.ts';
import type { BattleSpiritsState } from './state.ts';
import { coresOn, type HandCard, type RandomBoard, randomBoard } from './testing/boards.ts';
import { magic, nexus, ownedCores, position, spirit } from './testing/position.ts';

/** The engine against the brute-force oracle, on random boards. */

const runs = 4000;
/** Milliseconds: generous, for machines that are busy with other things. */
const patience = 120_000;

function cardOf(card: HandCard) {
  const { cost, levelCores, reduction, swift } = card;
  if (card.kind === 'magic') return magic(cost, { reduction, timings: ['main', 'flash'] });
  if (card.kind === 'nexus') return nexus(cost, levelCores, { reduction });
  const keywords = swift === null ? [] : [{ id: 'swift', levels: swift }];
  return spirit(cost, levelCores, { reduction, keywords });
}

function stateOf(board: RandomBoard): BattleSpiritsState {
  const onField = board.field.map((card, index) => {
    const make = card.kind === 'nexus' ? nexus : spirit;
    return [`f${index}`, make(0, card.levelCores, { symbols: card.symbols, locked: card.locked })] as const;
  });
  const inHand = board.hand.map((card, index) => [`h${index}`, cardOf(card)] as const);
  return position({
    cards: Object.fromEntries([...onField, ...inHand]),
    step: board.flash ? 'flash' : 'main',
    player: {
      reserve: board.reserve,
      trashCores: 3,
      field: board.field.map((card, index) => ({
        ref: `f${index}`,
        card: `f${index}`,
        cores: coresOn(card),
        exhausted: card.exhausted,
        ...(card.alsoWhite ? { alsoColors: ['white'] } : {}),
      })),
      hand: board.hand.map((_, index) => `h${index}`),
    },
  });
}

function oracleField(board: RandomBoard): OracleCard[] {
  return board.field.map((card, index) => ({
    ref: `f${index}`,
    kind: card.kind,
    cores: coresOn(card),
    locked: card.locked,
    levelCores: card.levelCores,
  }));
}

/** The price by trying every use of every symbol. */
function dueOf(board: RandomBoard, card: HandCard): number {
  const gems = board.field.flatMap(({ symbols, alsoWhite }) =>
    Object.entries(symbols).flatMap(([symbol, count]) =>
      Array.from({ length: count }, () => (alsoWhite && symbol !== 'god' ? [symbol, 'white'] : [symbol])),
    ),
  );
  return Math.max(0, card.cost - mostFed(card.reduction, gems));
}

/** The uses of a hand card that its step allows, with the levels that it can arrive at. */
function expectedUses(board: RandomBoard, card: HandCard) {
  if (card.kind === 'magic') return [{ action: 'activate', arrivals: [{ level: 1, placing: 0 }] }];
  const arrivals = card.levelCores.map((placing, index) => ({ level: index + 1, placing }));
  if (card.kind === 'nexus') return board.flash ? [] : [{ action: 'deploy', arrivals }];
  if (!board.flash) return [{ action: 'summon', arrivals }];
  const swift = arrivals.filter(({ level }) => card.swift?.includes(level));
  return card.swift === null ? [] : [{ action: 'swift', arrivals: swift }];
}

function forEachUse(
  board: RandomBoard,
  check: (expected: {
    option: BattleSpiritsOption;
    state: BattleSpiritsState;
    due: number;
    arrivals: readonly { level: number; placing: number }[];
    reserveOnly: boolean;
  }) => void,
): void {
  const state = stateOf(board);
  const options = battleSpirits.options(state, Number.POSITIVE_INFINITY);
  for (const [index, card] of board.hand.entries()) {
    const allowed = expectedUses(board, card);
    for (const option of options.filter(({ from }) => from.zone === 'hand' && from.index === index)) {
      const use = allowed.find(({ action }) => action === option.action);
      if (use === undefined) {
        expect(option.unmet.map(({ code }) => code)).toContain('wrong-step');
        expect(option.ways).toEqual({ total: '0', byLevel: {}, outcomes: [], truncated: false });
        continue;
      }
      check({
        option,
        state,
        due: dueOf(board, card),
        arrivals: use.arrivals,
        reserveOnly: option.action === 'swift',
      });
    }
    expect(allowed.every(({ action }) => options.some((option) => option.action === action))).toBe(true);
  }
}

describe('against brute force', () => {
  test.prop([randomBoard], { numRuns: runs })(
    'A-03, A-26: price, playable, totals, levels and all outcomes in their order are those of every split tried out',
    (board) => {
      const field = oracleField(board);
      forEachUse(board, ({ option, due, arrivals, reserveOnly }) => {
        expect(option.cost.due).toBe(due);
        expect(option.cost.placing).toBe(arrivals[0]!.placing);
        const counts = arrivals.map(
          ({ level, placing }) =>
            [String(level), endStates(field, board.reserve, due, placing, reserveOnly).length] as const,
        );
        const total = counts[0]![1];
        expect(option.ways.total).toBe(String(total));
        expect(option.playable).toBe(total > 0);
        expect(option.playable).toBe(option.unmet.length === 0);
        if (total === 0) {
          expect(option.ways).toEqual({ total: '0', byLevel: {}, outcomes: [], truncated: false });
          return;
        }
        const byLevel = counts.filter(([, count]) => count > 0).map(([level, count]) => [level, String(count)]);
        expect(option.ways.byLevel).toEqual(option.action === 'activate' ? {} : Object.fromEntries(byLevel));
        expect(option.ways.outcomes).toEqual(allOutcomes(field, board.reserve, due, arrivals, reserveOnly));
        expect(option.ways.truncated).toBe(false);
      });
    },
    patience,
  );

  test.prop([randomBoard], { numRuns: 400 })(
    'A-16, S16, S22: paying comes to exactly the promised end; the Trash grows by exactly the price, no core is lost',
    (board) => {
      forEachUse(board, ({ option, state, due }) => {
        for (const outcome of option.ways.outcomes.slice(0, 12)) {
          const done = battleSpirits.apply(state, battleSpirits.payment(option, outcome));
          if (!done.ok) throw new Error(done.refusal.message.en);
          const { player } = done.state;
          const old = player.field.filter(({ ref }) => Object.hasOwn(outcome.after, ref));
          expect(Object.fromEntries(old.map(({ ref, cores }) => [ref, cores]))).toEqual(outcome.way.cores);
          expect(player.reserve).toBe(outcome.way.reserve);
          expect(player.trashCores).toBe(3 + due);
          expect(ownedCores(done.state)).toBe(ownedCores(state));
          expect(player.field.length - old.length).toBe(option.action === 'activate' ? 0 : 1);
          const dead = player.trash.map(({ id }) => id).filter((id) => Object.hasOwn(outcome.after, id));
          expect(dead).toEqual(outcome.destroyed);
          for (const { card, cores } of player.field) {
            const definition = state.cards[card]!;
            expect(cores).toBeGreaterThanOrEqual(definition.kind === 'spirit' ? definition.levels![0]!.cores : 0);
          }
        }
      });
    },
    patience,
  );

  test.prop(
    [randomBoard, fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3'), fc.nat(5)), fc.integer({ min: 1, max: 3 })],
    {
      numRuns: 600,
    },
  )(
    'A-49, S17, S22: a payment of free choice is taken exactly when some split ends so; a refused one changes nothing',
    (board, cores, level) => {
      const field = oracleField(board);
      forEachUse(board, ({ option, state, due, arrivals, reserveOnly }) => {
        if (option.from.zone !== 'hand') return;
        const before = structuredClone(state);
        const action = option.action as 'summon';
        const from = { zone: 'hand', index: option.from.index } as const;
        const done = battleSpirits.apply(state, { type: 'pay', from, action, level, cores });
        const arrival = arrivals.find((one) => one.level === level);
        const ends = arrival === undefined ? [] : endStates(field, board.reserve, due, arrival.placing, reserveOnly);
        const wanted = field.map(({ ref }) => cores[ref] ?? null);
        const known = Object.keys(cores).every((ref) => field.some((card) => card.ref === ref));
        const end = known ? ends.find(({ cards }) => JSON.stringify(cards) === JSON.stringify(wanted)) : undefined;
        expect(done.ok).toBe(end !== undefined);
        expect(state).toEqual(before);
        if (done.ok) expect(done.state.player.reserve).toBe(end!.reserve);
      });
    },
    patience,
  );

  test.prop([randomBoard, fc.nat(20), fc.nat(8)], { numRuns: 300 })(
    'pages of outcomes are pieces of the whole list, and a short list says that there are more',
    (board, offset, limit) => {
      forEachUse(board, ({ option, state }) => {
        const all = option.ways.outcomes;
        const page = battleSpirits.outcomes(state, option.from, option.action, offset, limit);
        expect(page).toEqual(all.slice(offset, offset + limit));
        const short = battleSpirits
          .options(state, limit)
          .find(
            ({ from, action }) => JSON.stringify(from) === JSON.stringify(option.from) && action === option.action,
          )!;
        expect(short.ways.outcomes).toEqual(all.slice(0, limit));
        expect(short.ways.truncated).toBe(all.length > limit);
        expect(short.ways.total).toBe(option.ways.total);
      });
    },
    patience,
  );

  test.prop([randomBoard, fc.nat(6)], { numRuns: 400 })(
    '3.3: the Soul Core can end exactly where some split leaves it',
    (board, choice) => {
      const field = oracleField(board);
      const places = [
        ...(board.reserve > 0 ? ['reserve'] : []),
        ...field.filter((card) => card.cores > 0).map(({ ref }) => ref),
      ];
      const soulCore = places[choice % places.length];
      if (soulCore === undefined || board.flash) return;
      const plain = stateOf(board);
      const state = { ...plain, rules: { soulCore: true }, player: { ...plain.player, soulCore } };
      for (const { from, cost, ways } of battleSpirits.options(state, Number.POSITIVE_INFINITY)) {
        const card = board.hand[from.zone === 'hand' ? from.index : -1]!;
        for (const outcome of ways.outcomes) {
          const placing = card.kind === 'magic' ? 0 : card.levelCores[outcome.level - 1]!;
          const ends = markedEnds(field, board.reserve, cost.due!, placing, soulCore);
          const cards = field.map(({ ref }) => outcome.way.cores[ref] ?? null);
          const end = ends.find((one) => JSON.stringify(one.cards) === JSON.stringify(cards))!;
          expect([...outcome.soulCore!].sort()).toEqual([...end.souls].sort());
        }
      }
    },
    patience,
  );
});
