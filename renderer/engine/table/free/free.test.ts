import { describe, expect, test } from 'vitest';
import { type AnyRules, rulesOf } from '../../games/index.ts';
import type { CardInstance, TableState } from '../game.ts';
import { begin, perform, undo, wasRewound } from '../history.ts';
import { stateHash } from '../history-hash.ts';
import type { Marks } from '../marks.ts';
import { starterDecks, starterGame } from '../testing/starter-game.ts';

interface AnyTable extends TableState {
  readonly cards: Readonly<Record<string, { readonly token?: true }>>;
  readonly player: {
    readonly field: readonly { readonly ref: string; readonly card: string; readonly marks?: Marks }[];
    readonly hand: readonly CardInstance[];
    readonly deck: readonly CardInstance[];
  };
}

interface Case {
  readonly game: string;
  readonly rules: AnyRules;
  /** A table in the Main step with cards of the deck on the field. */
  readonly start: AnyTable;
  readonly pile: 'trash' | 'discard';
  readonly token: object;
}

function started(id: string, actions: readonly object[]): { rules: AnyRules; state: AnyTable } {
  const deck = starterDecks.find((one) => one.id === id)!;
  const rules = rulesOf(deck.game);
  let state = starterGame(deck, '0000000C') as AnyTable;
  for (const action of actions) state = act(rules, state, action);
  return { rules, state };
}

function act(rules: AnyRules, state: AnyTable, action: object): AnyTable {
  const done = rules.apply(state, action as { type: string });
  if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.refusal.message.en}`);
  return done.state as AnyTable;
}

function events(rules: AnyRules, state: AnyTable, action: object) {
  const done = rules.apply(state, action as { type: string });
  return done.ok ? done.events : [];
}

const facts = { name: { en: 'Wisp', ja: 'ウィスプ' }, keywords: [] };
const spirits = started('battle-spirits-red', [
  { type: 'next-turn' },
  { type: 'token', card: { ...facts, kind: 'spirit', cost: null, levels: [{ level: 1, cores: 1, bp: 500 }] } },
  { type: 'token', card: { ...facts, kind: 'spirit', cost: null, levels: [{ level: 1, cores: 1, bp: 500 }] } },
]);
const orders = started('colossus-order-white-red', [
  { type: 'mulligan', ids: [] },
  { type: 'next-step' },
  { type: 'token', card: { ...facts, kind: 'follower', color: null, cost: null } },
  { type: 'token', card: { ...facts, kind: 'follower', color: null, cost: null } },
]);
const cases: readonly Case[] = [
  {
    game: 'Battle Spirits',
    rules: spirits.rules,
    start: spirits.state,
    pile: 'trash',
    token: { ...facts, kind: 'nexus', cost: null, levels: [] },
  },
  {
    game: 'Colossus Order',
    rules: orders.rules,
    start: orders.state,
    pile: 'discard',
    token: { ...facts, kind: 'follower', color: null, cost: null },
  },
];

describe.each(cases)('by hand in $game', ({ rules, start, pile, token }) => {
  const top = (count: number) => start.player.deck.slice(0, count).map(({ id }) => id);
  const [host, other] = start.player.field.map(({ ref }) => ref) as [string, string];
  const marks = (state: AnyTable, ref = host) => state.player.field.find((card) => card.ref === ref)?.marks;

  test('A-61: looking at the top cards changes nothing, and says in both languages how many', () => {
    expect(act(rules, start, { type: 'look', count: 3 })).toEqual(start);
    const [told] = events(rules, start, { type: 'look', count: 3 });
    expect(told).toMatchObject({ type: 'look', cards: top(3), reveals: true });
    expect(told?.message).toEqual({ en: 'You look at the top 3 cards of the deck.', ja: 'デッキの上から3枚を確認。' });
    expect(events(rules, start, { type: 'look' })[0]?.cards).toHaveLength(start.player.deck.length);
  });

  test('A-56: going back behind a look and choosing anew is told, though no card has moved', () => {
    const looked = perform(rules, begin(start as TableState), { type: 'look', count: 1 } as { type: string });
    if (!looked.ok) throw new Error();
    expect(looked.entry.revealed).toBe(true);
    const shuffled = perform(rules, undo(looked.history), { type: 'shuffle' });
    expect(shuffled.ok && wasRewound(shuffled.history)).toBe(true);
  });

  test('the top cards go back in any order, under the deck, and elsewhere', () => {
    const [a, b, c, d] = top(4) as [string, string, string, string];
    const places = [
      { id: c, to: 'deck-top' },
      { id: a, to: 'deck-top' },
      { id: d, to: 'deck-bottom' },
      { id: b, to: 'hand' },
    ];
    const { player } = act(rules, start, { type: 'arrange', places });
    expect(player.deck.slice(0, 2).map(({ id }) => id)).toEqual([c, a]);
    expect(player.deck.at(-1)?.id).toBe(d);
    expect(player.hand.at(-1)?.id).toBe(b);
    expect(player.deck).toHaveLength(start.player.deck.length - 1);
  });

  test('cards that are not the top of the deck, or one of them twice, are refused', () => {
    const [a, b] = top(2) as [string, string];
    const deep = start.player.deck[5]!.id;
    for (const ids of [[a, deep], [a, a], [b], [host]]) {
      const places = ids.map((id) => ({ id, to: 'deck-top' }));
      expect(rules.apply(start, { type: 'arrange', places } as { type: string })).toMatchObject({ ok: false });
    }
  });

  test('a revealed card is named; of the deck it was hidden, of the hand it was not', () => {
    const [fromDeck] = events(rules, start, { type: 'reveal', ids: top(1) });
    expect(fromDeck).toMatchObject({ type: 'reveal', reveals: true });
    const [fromHand] = events(rules, start, { type: 'reveal', ids: [start.player.hand[0]!.id] });
    expect(fromHand?.reveals).toBeUndefined();
    expect(fromHand?.message.ja).toMatch(/^公開：「.+」。$/);
  });

  test('A-64: dice and coin fall the same for the same state, and differently afterwards', () => {
    const roll = { type: 'roll', sides: 6, count: 3 };
    expect(events(rules, start, roll)).toEqual(events(rules, start, roll));
    const after = act(rules, start, roll);
    expect(stateHash(after.random)).not.toBe(stateHash(start.random));
    let state = start;
    const seen = new Set<string>();
    const faces = new Set<string>();
    for (let toss = 0; toss < 40; toss++) {
      seen.add(events(rules, state, { type: 'coin' })[0]!.message.en);
      faces.add(events(rules, state, { type: 'roll', sides: 6, count: 1 })[0]!.message.en);
      state = act(rules, state, { type: 'coin' });
    }
    expect(seen.size).toBe(2);
    expect(faces.size).toBe(6);
    expect(events(rules, start, roll)[0]?.message.en).toMatch(
      /^3 dice of 6 sides: [1-6], [1-6], [1-6]; together \d+\.$/,
    );
  });

  test('named counters and notes lie on a card or on the table, and leave nothing behind at 0', () => {
    let state = act(rules, start, { type: 'named-counter', on: host, name: 'poison', value: 2 });
    state = act(rules, state, { type: 'note', on: host, text: 'may not block' });
    expect(marks(state)).toEqual({ counters: [{ name: 'poison', value: 2 }], note: 'may not block' });
    state = act(rules, state, { type: 'named-counter', on: host, name: 'poison', value: 0 });
    state = act(rules, state, { type: 'note', on: host, text: '' });
    expect(state).toEqual(start);
    state = act(rules, start, { type: 'named-counter', on: null, name: '勝利', value: 1 });
    expect(state.marks).toEqual({ counters: [{ name: '勝利', value: 1 }] });
    const inHand = { type: 'note', on: start.player.hand[0]!.id, text: 'x' };
    expect(rules.apply(start, inHand)).toMatchObject({ ok: false });
  });

  test('an attached card lies under its host, moves with it, and can be taken away alone', () => {
    const card = start.player.hand[0]!;
    const under = act(rules, start, { type: 'attach', id: card.id, to: host });
    expect(marks(under)?.attached).toEqual([card]);
    expect(under.player.hand.map(({ id }) => id)).not.toContain(card.id);
    const nested = act(rules, under, { type: 'attach', id: host, to: other });
    expect(marks(nested, other)?.attached?.map(({ id }) => id)).toEqual([host, card.id]);
    const back = act(rules, under, { type: 'move', id: card.id, to: 'hand' });
    expect(back.player.hand.at(-1)).toEqual(card);
    expect(marks(back)).toBeUndefined();
    const both = act(rules, under, { type: 'move', id: host, to: 'deck-bottom' });
    // The host is a token and is gone; what lay under it went where it went.
    expect(both.player.deck.at(-1)).toEqual(card);
    for (const to of [host, card.id, 'nowhere']) {
      expect(rules.apply(under, { type: 'attach', id: host, to } as { type: string })).toMatchObject({ ok: false });
    }
  });

  test('a card that leaves the field takes its marks off', () => {
    const marked = act(rules, start, { type: 'note', on: host, text: 'x' });
    const gone = act(rules, marked, { type: 'move', id: host, to: pile });
    expect(JSON.stringify(gone.player)).not.toContain('note');
  });

  test('a token is a card on the field, and is gone with its facts when it leaves', () => {
    const made = act(rules, start, { type: 'token', card: token });
    const born = made.player.field.at(-1)!;
    expect(made.cards[born.card]).toMatchObject({ token: true, name: facts.name });
    const [, gone] = events(rules, made, { type: 'move', id: born.ref, to: 'hand' });
    expect(gone?.type).toBe('token-gone');
    const left = act(rules, made, { type: 'move', id: born.ref, to: 'hand' });
    expect(left.player.hand).toEqual(start.player.hand);
    expect(left.cards).toEqual(start.cards);
  });

  test('equal tokens are the same card, each with an id of its own', () => {
    const [a, b] = start.player.field;
    expect(a?.card).toBe(b?.card);
    expect(a?.ref).not.toBe(b?.ref);
  });

  test('marks, tokens and what lies under a card are in the position file', () => {
    let state = act(rules, start, { type: 'attach', id: start.player.hand[0]!.id, to: host });
    state = act(rules, state, { type: 'named-counter', on: host, name: 'charge', value: 3 });
    state = act(rules, state, { type: 'face', id: other, down: true });
    state = act(rules, state, { type: 'note', on: null, text: 'my last turn' });
    const file = JSON.parse(JSON.stringify(rules.write(state)));
    const read = rules.read(file);
    if (!read.ok) throw new Error(read.faults[0]?.message.en);
    const again = read.value as AnyTable;
    expect(marks(again)).toMatchObject({
      counters: [{ name: 'charge', value: 3 }],
      attached: [{ card: start.player.hand[0]!.card }],
    });
    expect(marks(again, other)).toEqual({ faceDown: true });
    expect(again.marks).toEqual({ note: 'my last turn' });
    file.player.field[0].marks.attached = ['no such card'];
    expect(rules.read(file)).toMatchObject({ ok: false, faults: [{ at: 'player.field[0].marks.attached[0]' }] });
  });
});
