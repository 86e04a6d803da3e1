import { describe, expect, test } from 'vitest';
import type { Applied, TableState } from './game.ts';
import {
  begin,
  current,
  jump,
  type Playable,
  perform,
  redo,
  replay,
  storedEntry,
  undo,
  wasRewound,
} from './history.ts';
import { stateHash } from './history-hash.ts';
import { seededRandom, shuffled } from './random.ts';

interface ToyState extends TableState {
  readonly player: {
    readonly deck: readonly { readonly id: string }[];
    readonly hand: readonly { readonly id: string }[];
  };
}
type ToyAction = { readonly type: 'shuffle' } | { readonly type: 'draw' } | { readonly type: 'next-step' };

const start: ToyState = {
  game: 'battle-spirits',
  rules: {},
  turn: { number: 1, first: true, step: 'main' },
  random: seededRandom('0000002A'),
  stage: 'playing',
  result: null,
  nextId: 0,
  player: { deck: ['a', 'b', 'c', 'd'].map((id) => ({ id })), hand: [] },
};

const toy: Playable<ToyState, ToyAction> = {
  readAction: (stored) => {
    const type = (stored as { type?: unknown }).type;
    return type === 'shuffle' || type === 'draw' || type === 'next-step' ? { type } : null;
  },
  apply: (state, action): Applied<ToyState> => {
    const { deck, hand } = state.player;
    const said = { type: action.type, message: { en: action.type, ja: action.type } };
    if (action.type === 'next-step') {
      const turn = { ...state.turn, number: state.turn.number + 1 };
      return { ok: true, state: { ...state, turn }, events: [said] };
    }
    if (action.type === 'shuffle') {
      const { items, random } = shuffled(deck, state.random);
      return { ok: true, state: { ...state, random, player: { deck: items, hand } }, events: [said] };
    }
    const [top, ...rest] = deck;
    if (top === undefined) {
      return { ok: false, refusal: { code: 'illegal', message: { en: 'no card', ja: 'カードがありません。' } } };
    }
    return { ok: true, state: { ...state, player: { deck: rest, hand: [...hand, top] } }, events: [said] };
  },
};

function play(...types: readonly ToyAction['type'][]) {
  let history = begin<ToyState, ToyAction>(start);
  for (const type of types) {
    const done = perform(toy, history, { type });
    if (!done.ok) throw new Error(done.refusal.message.en);
    history = done.history;
  }
  return history;
}

describe('time at the table', () => {
  test('A-55, A-57: undo goes back over everything, shuffles and steps too, to the very start', () => {
    let history = play('shuffle', 'draw', 'next-step', 'shuffle', 'draw');
    const end = stateHash(current(history));
    for (let i = 0; i < 5; i++) history = undo(history);
    expect(current(history)).toBe(start);
    expect(undo(history)).toBe(history);
    for (let i = 0; i < 5; i++) history = redo(history);
    expect(stateHash(current(history))).toBe(end);
    expect(redo(history)).toBe(history);
  });

  test('a shuffle that is undone and done again gives the same order', () => {
    const once = play('shuffle');
    const again = perform(toy, undo(once), { type: 'shuffle' });
    expect(again.ok && current(again.history)).toEqual(current(once));
  });

  test('a new action after an undo drops what was undone', () => {
    const back = undo(play('shuffle', 'next-step'));
    const done = perform(toy, back, { type: 'draw' });
    expect(done.ok && done.history.entries.map((entry) => entry.action?.type)).toEqual(['shuffle', 'draw']);
  });

  test('A-14: a refused action changes nothing', () => {
    const history = play('draw', 'draw', 'draw', 'draw');
    const refused = perform(toy, history, { type: 'draw' });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'illegal' } });
    expect(history.pointer).toBe(4);
  });

  test('jump stays within the game', () => {
    const history = play('draw', 'draw');
    expect(jump(history, 99).pointer).toBe(2);
    expect(jump(history, -3).pointer).toBe(0);
    expect(current(jump(history, 1)).player.hand).toHaveLength(1);
  });

  test('decision 2: a replay of the stored actions gives the same state, hash for hash', () => {
    const history = undo(play('shuffle', 'draw', 'next-step', 'draw', 'shuffle'));
    const stored = history.entries.map((entry) => storedEntry(entry)!);
    const again = replay(toy, start, JSON.parse(JSON.stringify(stored)), history.pointer);
    expect(again.pointer).toBe(4);
    expect(stateHash(current(again))).toBe(stateHash(current(history)));
    expect(again.entries.map((entry) => stateHash(entry.state))).toEqual(
      history.entries.map((entry) => stateHash(entry.state)),
    );
  });

  test('a stored action that cannot be done keeps its place with the reason, and the rest is still played', () => {
    const stored = [{ type: 'draw' }, { type: 'from-the-future', n: 1 }, { type: 'draw' }];
    const history = replay(toy, start, stored, 3);
    expect(history.entries.map((entry) => entry.refusal?.code ?? null)).toEqual([null, 'unknown-action', null]);
    expect(history.entries[1]!.state).toBe(history.entries[0]!.state);
    expect(current(history).player.hand.map((card) => card.id)).toEqual(['a', 'b']);
  });
});

describe('A-56: going back after a reveal', () => {
  test('undo and redo alone leave no mark', () => {
    expect(wasRewound(redo(undo(play('draw'))))).toBe(false);
  });

  test('choosing anew after a drawn card was taken back is marked, and stays marked', () => {
    const back = undo(play('draw'));
    const done = perform(toy, back, { type: 'next-step' });
    if (!done.ok) throw new Error('refused');
    expect(wasRewound(done.history)).toBe(true);
    const further = perform(toy, undo(done.history), { type: 'shuffle' });
    expect(further.ok && wasRewound(further.history)).toBe(true);
  });

  test('going back over what showed nothing leaves no mark', () => {
    const done = perform(toy, undo(play('next-step')), { type: 'draw' });
    expect(done.ok && wasRewound(done.history)).toBe(false);
  });

  test('the mark is kept with the stored actions', () => {
    const done = perform(toy, undo(play('draw')), { type: 'next-step' });
    if (!done.ok) throw new Error('refused');
    const stored = done.history.entries.map((entry) => storedEntry(entry)!);
    expect(stored).toEqual([{ type: 'next-step', rewound: true }]);
    expect(wasRewound(replay(toy, start, stored, 1))).toBe(true);
  });
});

describe('stateHash', () => {
  test('does not hang on the order of fields, and tells states apart', () => {
    expect(stateHash({ a: 1, b: [1, 2] })).toBe(stateHash({ b: [1, 2], a: 1 }));
    expect(stateHash({ a: 1, b: [1, 2] })).not.toBe(stateHash({ a: 1, b: [2, 1] }));
    expect(stateHash(start)).toMatch(/^[0-9a-f]{14}$/);
  });
});
