import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import type { ColossusOrderOutcome, ColossusOrderState, PartChoice } from './state.ts';
import { boards } from './testing/boards.ts';
import { canPlay, seenState, waysOfAbility } from './testing/oracle.ts';

/** The engine against the plain rules of oracle.ts, on random tables. */

const runs = Number(process.env.COSTWISE_PROPERTY_RUNS ?? 2000);
const all = 100_000;

/** A choice without regard to the order in which its cards are named. */
function told({ part, cards, places }: PartChoice): string {
  const each = cards.map((card, index) => (places ? `${card}@${places[index]}` : card));
  return `${part}: ${each.sort().join(' ')}`;
}

function key(way: Pick<ColossusOrderOutcome, 'chosen' | 'counter' | 'gems'>): string {
  return JSON.stringify([way.chosen.map(told), way.counter, [...way.gems].sort()]);
}

/** Every card of the table, wherever it is. */
function everything({ player }: ColossusOrderState): string[] {
  const { colossus, locus, field, hand, deck, discard } = player;
  const piles = [colossus.setGems, colossus.captureGems, locus.cards, hand, deck, discard].flat();
  return [...piles.map(({ id }) => id), ...field.map(({ ref }) => ref)].sort();
}

describe('on random tables', { timeout: 120_000 }, () => {
  test('A-03: every option is playable exactly when the plain rules find a way, with the same ways', () => {
    fc.assert(
      fc.property(boards, (state) => {
        for (const option of colossusOrder.options(state, all)) {
          expect(option.playable).toBe(option.unmet.length === 0);
          expect(option.playable).toBe(option.ways.total !== '0');
          if (option.from.zone === 'hand') expect(option.playable).toBe(canPlay(state, option.from.index));
          if (option.action !== 'ability') continue;

          const from = option.from as { zone: 'field' | 'colossus'; ref?: string; ability: number };
          const expected = waysOfAbility(state, from.ref ?? null, from.ability);
          expect(option.ways.total).toBe(String(expected.length));
          expect(option.ways.truncated).toBe(false);
          const listed = option.ways.outcomes.map(key);
          expect(new Set(listed).size).toBe(listed.length);
          expect(listed.toSorted()).toEqual(expected.map(key).sort());
        }
      }),
      { numRuns: runs },
    );
  });

  test('A-16: paying gives exactly the end that was promised, and no card is lost or doubled', () => {
    fc.assert(
      fc.property(boards, fc.nat(), (state, seed) => {
        const before = everything(state);
        for (const option of colossusOrder.options(state, all)) {
          if (!option.playable) continue;
          const outcome = option.ways.outcomes[seed % option.ways.outcomes.length]!;
          const done = colossusOrder.apply(state, colossusOrder.payment(option, outcome));
          if (!done.ok) throw new Error(done.refusal.message.en);
          const { player } = done.state;
          expect(player.locus.counter).toBe(outcome.counter);
          expect(player.colossus.setGems.map(({ card }) => card)).toEqual(outcome.gems);
          expect(everything(done.state)).toEqual(before);
          expect(player.locus.counter).toBeLessThanOrEqual(player.locus.cards.length);
          if (option.action !== 'ability') continue;
          const from = option.from as { ref?: string; ability: number };
          const way = waysOfAbility(state, from.ref ?? null, from.ability).find((one) => key(one) === key(outcome));
          expect(seenState(done.state)).toEqual(way?.end);
        }
      }),
      { numRuns: runs / 2 },
    );
  });

  test('A-41, A-49: what cannot be paid is refused with all its reasons, and nothing changes', () => {
    fc.assert(
      fc.property(boards, (state) => {
        const copy = structuredClone(state);
        for (const option of colossusOrder.options(state)) {
          const action = { type: 'pay', from: option.from, action: option.action as 'play', chosen: [] } as const;
          const done = colossusOrder.apply(state, action);
          if (option.playable) continue;
          expect(done).toMatchObject({ ok: false, refusal: { code: 'unmet', unmet: option.unmet } });
        }
        expect(state).toEqual(copy);
      }),
      { numRuns: runs / 4 },
    );
  });

  test('pages of outcomes put together are the whole list, from whichever place they start', () => {
    fc.assert(
      fc.property(boards, fc.nat({ max: 6 }), fc.integer({ min: 1, max: 5 }), (state, offset, limit) => {
        for (const { from, action, ways } of colossusOrder.options(state, all)) {
          const page = colossusOrder.outcomes(state, from, action, offset, limit);
          expect(page).toEqual(ways.outcomes.slice(offset, offset + limit));
        }
      }),
      { numRuns: runs },
    );
  });

  test('A-41: a position written and read again answers the same', () => {
    fc.assert(
      fc.property(boards, (state) => {
        const again = colossusOrder.read(structuredClone(colossusOrder.write(state)));
        if (!again.ok) throw new Error(JSON.stringify(again.faults));
        expect(colossusOrder.write(again.value)).toEqual(colossusOrder.write(state));
        expect(colossusOrder.options(again.value)).toEqual(colossusOrder.options(state));
      }),
      { numRuns: runs / 10 },
    );
  });
});
