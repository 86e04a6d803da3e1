import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedNow, type ByHand, finish, pick, soFar, startByHand, takeBack } from './by-hand.ts';
import { colossusOrder } from './index.ts';
import { boards } from './testing/boards.ts';
import { abilityOption, acted, handOption, keys, table, withAbilities } from './testing/table.ts';

/** Paying by hand (issue 3, part 6), for costs that ask for choices. */

function picked(draft: ByHand, kind: number): ByHand {
  const done = pick(draft, kind);
  if (!done.ok) throw new Error(done.message.en);
  return done.draft;
}

function said(draft: ByHand, kind: number): string {
  const done = pick(draft, kind);
  return done.ok ? 'ok' : done.message.en;
}

/** A cost with three choices, the second of which a Gem Level limits. */
function begun() {
  const state = withAbilities(['{1}, {discard:2}, {drop:setGem}, {W}, {off:follower}'], {
    hand: ['wg', 'filler', 'wg', 'squire'],
    setGems: ['wg', 'bg'],
    locus: ['filler'],
    field: [
      { ref: 'f1', card: 'seer' },
      { ref: 'f2', card: 'squire' },
      { ref: 'f3', card: 'squire' },
    ],
  });
  const option = abilityOption(state);
  return { state, option, start: startByHand(state, option)! };
}

describe('picking', () => {
  test('the end so far holds what is picked, part by part, and nothing else', () => {
    const { start } = begun();
    expect(soFar(start).chosen).toEqual([]);
    const one = picked(start, 1);
    expect(soFar(one).chosen).toEqual([{ part: 1, cards: ['filler'] }]);
    expect(soFar(one).gems).toEqual(['wg', 'bg']);
    const gem = picked(picked(one, 2), 1);
    expect(soFar(gem).chosen).toEqual([
      { part: 1, cards: ['filler', 'squire'] },
      { part: 2, cards: ['bg'] },
    ]);
    expect(soFar(gem).gems).toEqual(['wg']);
  });

  test('the first part that asks for a choice is asked for first, with all that it can take', () => {
    const { start } = begun();
    expect(askedNow(start)).toEqual({
      part: 1,
      name: { en: 'Discard 2 cards from hand', ja: '手札のカード2枚を捨てる' },
      need: 2,
      picked: 0,
      candidates: [
        { kind: 0, cards: ['wg', 'wg'], left: 2, possible: true },
        { kind: 1, cards: ['filler'], left: 1, possible: true },
        { kind: 2, cards: ['squire'], left: 1, possible: true },
      ],
    });
  });

  test('picks are counted, and copies used up', () => {
    const { start } = begun();
    const one = picked(start, 1);
    expect(askedNow(one)).toMatchObject({
      part: 1,
      picked: 1,
      candidates: [{ left: 2 }, { left: 0, possible: false }, { left: 1 }],
    });
    expect(said(one, 1)).toBe('All copies of that card are picked.');
    expect(said(one, 7)).toBe('This part cannot take that card.');
  });

  test('a pick that makes the rest impossible is refused: the White Gem is needed later', () => {
    const { start } = begun();
    const gems = picked(picked(start, 0), 2);
    expect(askedNow(gems)).toMatchObject({
      part: 2,
      candidates: [
        { kind: 0, cards: ['wg'], possible: false },
        { kind: 1, cards: ['bg'], possible: true },
      ],
    });
    expect(said(gems, 0)).toBe('With that card gone the rest of the cost could not be paid.');
  });

  test('Followers stand with their refs; the end is the payment that was picked', () => {
    const { state, option, start } = begun();
    const last = picked(picked(picked(start, 2), 0), 1);
    expect(askedNow(last)).toMatchObject({ part: 4, candidates: [{ kind: 0, cards: ['f2', 'f3'], left: 2 }] });
    const missing = finish(last);
    expect(!missing.ok && missing.message).toEqual({
      en: 'Still to choose: 1 for “Turn another Follower OFF”.',
      ja: '「他のフォロワー1体をOFFにする」のために、あと1枚選んでください。',
    });
    const all = picked(last, 0);
    expect(askedNow(all)).toBeNull();
    expect(said(all, 0)).toBe('Everything is chosen already.');
    const done = finish(all);
    if (!done.ok) throw new Error(done.message.en);
    expect(done.outcome).toEqual({
      locus: 1,
      counter: 1,
      gems: ['wg'],
      chosen: [
        { part: 1, cards: ['wg', 'squire'] },
        { part: 2, cards: ['bg'] },
        { part: 4, cards: ['f2'] },
      ],
    });
    expect(option.ways.outcomes).toContainEqual(done.outcome);
    const end = acted(state, done.action);
    expect(keys(end.player.hand)).toEqual(['filler', 'wg']);
    expect(keys(end.player.discard)).toEqual(['wg', 'squire', 'bg']);
    expect(end.player.field[1]!.position).toBe('off');
  });

  test('A-41, A-51: picks are taken back one by one, and leaving changes nothing', () => {
    const { state, start } = begun();
    const copy = structuredClone(state);
    const three = picked(picked(picked(start, 0), 0), 1);
    const two = takeBack(three);
    expect(two.picks).toEqual([[0, 0]]);
    expect(takeBack(two).picks).toEqual([[0]]);
    expect(takeBack(takeBack(two)).picks).toEqual([]);
    expect(takeBack(start)).toEqual(start);
    expect(state).toEqual(copy);
  });

  test('Locus cards stand with their places, and a choice after points sees the row that is left', () => {
    const locus = withAbilities(['{drop:locus:2}, {1}, {drop:locus}'], {
      locus: ['wg', 'bg', 'wg', 'filler'],
      counter: 1,
    });
    const first = startByHand(locus, abilityOption(locus))!;
    expect(askedNow(first)!.candidates).toEqual([
      { kind: 0, cards: ['wg'], places: [0], left: 1, possible: true },
      { kind: 1, cards: ['bg'], places: [1], left: 1, possible: true },
      { kind: 2, cards: ['wg'], places: [2], left: 1, possible: true },
      { kind: 3, cards: ['filler'], places: [3], left: 1, possible: true },
    ]);
    const second = picked(picked(first, 3), 0);
    expect(askedNow(second)).toMatchObject({
      part: 2,
      candidates: [
        { cards: ['bg'], places: [0] },
        { cards: ['wg'], places: [1] },
      ],
    });
    const done = finish(picked(second, 1));
    expect(done.ok && done.outcome).toEqual({
      locus: 1,
      counter: 1,
      gems: [],
      chosen: [
        { part: 0, cards: ['wg', 'filler'], places: [0, 3] },
        { part: 2, cards: ['wg'], places: [1] },
      ],
    });
  });

  test('A-51: a payment that is impossible cannot be begun; a card has nothing to pick', () => {
    const poor = withAbilities(['{discard:1}']);
    expect(startByHand(poor, abilityOption(poor))).toBeNull();
    const card = table({ hand: ['filler'], locus: ['filler'] });
    expect(startByHand(card, handOption(card))).toBeNull();
  });
});

test('A-26: whatever is picked while it is offered leads to one of the listed ways', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(boards, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (board, choices) => {
      for (const one of colossusOrder.options(board, 10_000)) {
        let draft = startByHand(board, one);
        if (!draft) continue;
        for (const choice of choices) {
          const possible = askedNow(draft)?.candidates.filter((candidate) => candidate.possible) ?? [];
          if (possible.length > 0) draft = picked(draft, possible[choice % possible.length]!.kind);
        }
        const done = finish(draft);
        if (!done.ok) throw new Error(done.message.en);
        expect(one.ways.outcomes).toContainEqual(done.outcome);
        expect(colossusOrder.apply(board, done.action).ok).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
