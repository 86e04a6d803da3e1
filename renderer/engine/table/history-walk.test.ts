import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { StarterDeckFile } from '../../../db/model/deck.ts';
import { type AnyRules, rulesOf } from '../games/index.ts';
import type { TableState } from './game.ts';
import { begin, current, type History, jump, perform, replay, storedEntry, undo } from './history.ts';
import { stateHash } from './history-hash.ts';
import { starterDecks, starterGame } from './testing/starter-game.ts';

type Action = { readonly type: string };
type Walk = History<TableState, Action>;

/** A gesture: a number chooses its kind, the other two what it touches. */
const gesture = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99));
const seed = fc.nat(0xffffffff).map((n) => n.toString(16).toUpperCase().padStart(8, '0'));

/** The ids of all own cards, wherever they lie. */
function ids(value: unknown, counts: (card: string) => boolean): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { id, ref, card } = value as { id?: unknown; ref?: unknown; card?: unknown };
  const own =
    typeof card !== 'string' || !counts(card)
      ? []
      : typeof id === 'string'
        ? [id]
        : typeof ref === 'string'
          ? [ref]
          : [];
  return [...own, ...Object.values(value).flatMap((inner) => ids(inner, counts))];
}

interface Walked extends TableState {
  readonly player: object;
  readonly cards: Readonly<Record<string, { readonly token?: true }>>;
}

/** The ids of the own cards of the deck: tokens and captured Gems are made during the game. */
function cardsOnTable(state: TableState): string[] {
  const { player, cards } = state as Walked;
  return ids(player, (card) => cards[card]?.token !== true && card !== 'captured-gem').sort();
}

const tokenFacts = { name: { en: 'Wisp' }, keywords: [], token: true };
const tokens = [
  { ...tokenFacts, kind: 'spirit', cost: null, levels: [{ level: 1, cores: 1, bp: 1000 }], symbols: { red: 1 } },
  { ...tokenFacts, kind: 'nexus', cost: 0, levels: [{ level: 1, cores: 0 }] },
  { ...tokenFacts, kind: 'follower', color: null, cost: null, attack: 1, defence: 1, crush: 1, capture: 1 },
];

/** The top of the deck in some order, each card with some place to go to. */
function arranged(state: TableState, which: number, how: number): object[] {
  const { deck } = (state as TableState & { player: { deck: readonly { id: string }[] } }).player;
  const to = ['deck-top', 'deck-bottom', 'hand', 'trash', 'discard', 'field', 'deck-top'];
  const top = deck.slice(0, which % 5).map(({ id }, index) => ({ id, to: to[(how + index) % to.length] }));
  return how % 2 === 0 ? top : top.reverse();
}

/** Something that a hand can do at a table, sensible or not; what it means is the game's to say. */
function actionOf(rules: AnyRules, state: TableState, [kind, which, how]: readonly [number, number, number]): Action {
  const cards = cardsOnTable(state);
  const id = which < 90 ? (cards[which % Math.max(1, cards.length)] ?? 'none') : 'no such card';
  const pick = <T>(...choices: readonly T[]): T => choices[how % choices.length] as T;
  if (kind < 30) {
    const playable = rules.options(state, 10).filter((option) => option.playable);
    const option = playable[which % Math.max(1, playable.length)];
    if (option !== undefined) return rules.payment(option, option.ways.outcomes[how % option.ways.outcomes.length]!);
  }
  const field = { ref: id };
  const made: readonly object[] = [
    { type: 'next-step' },
    { type: 'next-turn' },
    { type: pick('shuffle', 'mulligan', 'keep', 'declare-complete') },
    { type: 'mulligan', ids: cards.slice(0, how % 4) },
    { type: pick('draw', 'mill'), count: (which % 4) - 1 },
    { type: 'move', id, to: pick('hand', 'deck-top', 'deck-bottom', 'field', 'trash', 'removed', 'discard') },
    { type: 'move', id, to: pick('locus-down', 'locus-up', 'set-gems', 'capture-gems', 'moon') },
    {
      type: 'cores',
      from: pick<unknown>('reserve', 'trash', field),
      to: pick<unknown>(field, 'life'),
      count: which % 5,
    },
    { type: 'life', who: pick('player', 'opponent'), delta: (which % 3) - 1 },
    { type: pick('attack', 'flash', 'xplay'), ref: id, open: which % 2 === 0 },
    { type: 'exhaust', ref: id, exhausted: which % 2 === 0 },
    { type: 'position', ref: id, position: pick('on', 'off') },
    { type: pick('set-gem', 'set-locus', 'flip-locus'), id },
    { type: 'counter', value: which % 9 },
    { type: 'look', count: which % 6 },
    { type: 'look' },
    { type: 'arrange', places: arranged(state, which, how) },
    { type: 'arrange', places: arranged(state, which, how + 1) },
    { type: 'reveal', ids: [id] },
    { type: pick('roll', 'coin'), sides: (which % 20) + 1, count: 1 + (which % 3) },
    { type: 'named-counter', on: pick(id, 'colossus', null), name: pick('poison', 'charge', ' '), value: which % 4 },
    { type: 'note', on: pick(id, null), text: pick('watch this', '', 'a') },
    { type: 'attach', id, to: cards[(which + how) % Math.max(1, cards.length)] ?? 'none' },
    { type: 'attach', id, to: fieldCards(state)[how % 7] ?? id },
    { type: 'face', id: fieldCards(state)[how % 7] ?? id, down: which % 2 === 0 },
    { type: 'token', card: tokens[which % tokens.length] },
    { type: 'move', id: fieldCards(state)[which % 7] ?? id, to: pick('hand', 'deck-top', 'trash', 'discard') },
    { type: 'opponent-mill', count: which % 3 },
    {
      type: 'effect',
      id,
      when: 'summoned',
      do: [pick<object>({ draw: 1 }, { mill: 1 }, { look: 2 }, { opponentMill: 1 })],
    },
    { type: 'effect', id, when: 'main', do: [{ cores: 1, from: pick('void', 'card'), to: 'reserve' }] },
    { type: pick('pay', 'unknown', ''), from: { zone: 'hand', index: which }, action: 'summon', level: 1, cores: {} },
  ];
  return made[kind % made.length] as Action;
}

function fieldCards(state: TableState): string[] {
  return (state as TableState & { player: { field: readonly { ref: string }[] } }).player.field.map(({ ref }) => ref);
}

/** Walks from `start`; every refused gesture must leave the very same history. */
function walk(rules: AnyRules, start: TableState, gestures: readonly (readonly [number, number, number])[]): Walk {
  let history: Walk = begin(start);
  for (const each of gestures) {
    const done = perform(rules, history, actionOf(rules, current(history), each));
    if (done.ok) history = done.history;
    else expect(done.refusal.message.ja).not.toBe('');
  }
  return history;
}

/** All cores of the player, the Life's included; 0 where the game has none. */
function coresOf(state: TableState): number {
  const { player } = state as TableState & {
    player: { life?: number; reserve?: number; trashCores?: number; field: readonly { cores?: number }[] };
  };
  const onCards = player.field.reduce((sum, { cores = 0 }) => sum + cores, 0);
  return (player.life ?? 0) + (player.reserve ?? 0) + (player.trashCores ?? 0) + onCards;
}

function play(deck: StarterDeckFile, check: (rules: AnyRules, history: Walk) => void): void {
  const rules = rulesOf(deck.game);
  const gestures = fc.array(gesture, { minLength: 30, maxLength: 90 });
  const property = fc.property(seed, fc.boolean(), gestures, (at, first, all) =>
    check(rules, walk(rules, starterGame(deck, at, first), all)),
  );
  fc.assert(property, { numRuns: 25 });
}

describe.each(starterDecks)('random gestures with the deck $id', (deck) => {
  test('no card is lost or doubled at any point', () => {
    play(deck, (_rules, history) => {
      const cards = cardsOnTable(history.start);
      expect(new Set(cards).size).toBe(cards.length);
      for (const { state } of history.entries) expect(cardsOnTable(state)).toEqual(cards);
    });
  });

  test('A-49: cores neither come nor go but by the Core step, the Void and the Life', () => {
    play(deck, (_rules, history) => {
      let before = coresOf(history.start);
      for (const { action, state } of history.entries) {
        const after = coresOf(state);
        const byVoid = JSON.stringify(action).includes('"void"');
        const mayChange = ['next-step', 'next-turn', 'life', 'effect'].includes(action?.type ?? '') || byVoid;
        if (!mayChange) expect(after, action?.type).toBe(before);
        before = after;
      }
    });
  });

  test('a position that is written is read again as the same table', () => {
    play(deck, (rules, history) => {
      const file = JSON.parse(JSON.stringify(rules.write(current(history))));
      const read = rules.read(file);
      if (!read.ok) expect(read.faults).toEqual([]);
      else expect(JSON.parse(JSON.stringify(rules.write(read.value)))).toEqual(file);
    });
  });

  test('A-55: undo of all is the start', () => {
    play(deck, (_rules, history) => {
      const start = stateHash(history.start);
      let back = history;
      while (back.pointer > 0) back = undo(back);
      expect(stateHash(current(back))).toBe(start);
      expect(current(jump(back, history.pointer))).toBe(current(history));
    });
  });

  test('decision 2: what is stored replays to the same states, hash for hash', () => {
    play(deck, (rules, history) => {
      const stored = JSON.parse(JSON.stringify(history.entries.map(storedEntry)));
      const again = replay(rules, history.start, stored, history.pointer);
      expect(again.entries.map((entry) => stateHash(entry.state))).toEqual(
        history.entries.map((entry) => stateHash(entry.state)),
      );
    });
  });
});
