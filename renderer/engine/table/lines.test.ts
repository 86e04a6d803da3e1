import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Applied, TableState } from './game.ts';
import { begin, current, jump, type Playable, undo, wasRewound } from './history.ts';
import { stateHash } from './history-hash.ts';
import { changedLine, goTo, type Lines, oneLine, performInLines, replayLines, storedLines } from './lines.ts';
import { seededRandom } from './random.ts';

interface ToyState extends TableState {
  readonly count: number;
  readonly player: { readonly deck: readonly { readonly id: string }[] };
}
type ToyAction = { readonly type: 'add'; readonly n: number } | { readonly type: 'draw' };
type Toy = Lines<ToyState, ToyAction>;

const start: ToyState = {
  game: 'battle-spirits',
  rules: {},
  turn: { number: 1, first: true, step: 'main' },
  random: seededRandom('0000002A'),
  stage: 'playing',
  result: null,
  nextId: 0,
  count: 0,
  player: { deck: Array.from({ length: 99 }, (_, i) => ({ id: `c${i}` })) },
};

/** Adds numbers that are not negative, and draws. */
const toy: Playable<ToyState, ToyAction> = {
  readAction: (stored) => {
    const { type, n } = stored as { type: string; n?: number };
    return type === 'add' && n !== undefined ? { type, n } : type === 'draw' ? { type } : null;
  },
  apply: (state, action): Applied<ToyState> => {
    if (action.type === 'add' && action.n < 0) {
      return { ok: false, refusal: { code: 'illegal', message: { en: 'negative', ja: '負の数です。' } } };
    }
    const next =
      action.type === 'add'
        ? { ...state, count: state.count + action.n }
        : { ...state, player: { deck: state.player.deck.slice(1) } };
    return { ok: true, state: next, events: [{ type: action.type, message: { en: action.type, ja: action.type } }] };
  },
};

function act(lines: Toy, action: ToyAction): Toy {
  const done = performInLines(toy, lines, action);
  if (!done.ok) throw new Error(done.refusal.message.en);
  return done.lines;
}

const add = (n: number): ToyAction => ({ type: 'add', n });
const back = (lines: Toy, pointer: number): Toy => goTo(lines, lines.line, pointer);
const played = (...numbers: number[]): Toy =>
  numbers.reduce((lines, n) => act(lines, add(n)), oneLine(begin<ToyState, ToyAction>(start)));
const actionsOf = (lines: Toy, id: number) => lines.all.find((line) => line.id === id)?.entries.map((e) => e.action);

describe('lines of play', () => {
  test('A-55: going back and choosing anew begins a new line; the old one keeps all its actions', () => {
    const lines = act(back(played(1, 2, 3), 1), add(9));
    expect(lines.line).toBe(2);
    expect(lines.all).toMatchObject([
      { id: 1, parent: null, fork: 0 },
      { id: 2, parent: 1, fork: 1, name: null },
    ]);
    expect(actionsOf(lines, 1)).toEqual([add(1), add(2), add(3)]);
    expect(actionsOf(lines, 2)).toEqual([add(1), add(9)]);
    expect(current(goTo(lines, 1).history).count).toBe(6);
    expect(current(lines.history).count).toBe(10);
  });

  test('the very action that was undone is a redo: no line begins', () => {
    const done = performInLines(toy, back(played(1, 2, 3), 1), { n: 2, type: 'add' });
    expect(done.ok && done.step).toEqual({ line: 1, from: null, pointer: 2, action: null });
    expect(done.ok && done.lines.all).toHaveLength(1);
    expect(done.ok && current(act(done.lines, add(3)).history).count).toBe(6);
  });

  test('what is kept of a step: the action and, where a line begins, the line that it leaves', () => {
    const first = performInLines(toy, played(1), add(2));
    expect(first.ok && first.step).toEqual({ line: 1, from: null, pointer: 2, action: add(2) });
    const anew = performInLines(toy, back(played(1, 2), 1), add(5));
    expect(anew.ok && anew.step).toEqual({ line: 2, from: 1, pointer: 2, action: add(5) });
  });

  test('A-14: a refused action begins no line', () => {
    expect(performInLines(toy, back(played(1, 2), 1), add(-1))).toMatchObject({ ok: false });
  });

  test('a line is named, taken out and brought back; an unknown one changes nothing', () => {
    const lines = played(1, 2);
    const named = changedLine(lines, 1, { name: 'Mine' });
    expect(named.all[0]).toMatchObject({ name: 'Mine', removed: false });
    expect(changedLine(named, 1, { removed: true }).all[0]).toMatchObject({ name: 'Mine', removed: true });
    expect(goTo(lines, 7)).toBe(lines);
    expect(goTo(lines, 1, 2)).toBe(lines);
  });
});

describe('A-56: knowledge from another line', () => {
  test('a choice after another line has shown cards is marked, once', () => {
    let lines = act(back(act(played(1), { type: 'draw' }), 1), add(2));
    expect(wasRewound(lines.history)).toBe(true);
    lines = act(goTo(lines, 1), add(3));
    expect(wasRewound(lines.history)).toBe(false);
    lines = act(lines, { type: 'draw' });
    lines = act(goTo(lines, 2), add(4));
    expect(lines.history.entries.map((entry) => entry.rewound)).toEqual([false, true, false]);
  });

  test('the older line is marked when it goes on after the newer one has shown cards', () => {
    let lines = act(back(played(1, 2), 1), add(5));
    expect(wasRewound(lines.history)).toBe(false);
    lines = act(lines, { type: 'draw' });
    lines = act(act(goTo(lines, 1), add(6)), add(7));
    expect(lines.history.entries.map((entry) => entry.rewound)).toEqual([false, false, true, false]);
  });

  test('lines that showed nothing leave no mark', () => {
    const lines = act(goTo(act(back(played(1, 2), 1), add(5)), 1), add(6));
    expect(wasRewound(lines.history)).toBe(false);
  });
});

/** A gesture: go to a point of a line, or act. */
const gesture = fc.oneof(
  fc.record({ line: fc.nat(9), pointer: fc.nat(30) }),
  fc.constantFrom<ToyAction>(add(1), add(2), add(3), { type: 'draw' }, add(-1)),
);

function walked(
  gestures: readonly (ToyAction | { line: number; pointer: number })[],
  each?: (lines: Toy) => void,
): Toy {
  let lines = oneLine(begin<ToyState, ToyAction>(start));
  for (const one of gestures) {
    if ('line' in one) lines = goTo(lines, one.line, one.pointer);
    else {
      const done = performInLines(toy, lines, one);
      if (done.ok) lines = done.lines;
    }
    each?.(lines);
  }
  return lines;
}

const walks = fc.array(gesture, { maxLength: 60 });

describe('random walks over lines', { timeout: 60_000 }, () => {
  test('A-55: no line ever loses an action', () => {
    fc.assert(
      fc.property(walks, (gestures) => {
        let before: Toy | null = null;
        walked(gestures, (lines) => {
          for (const line of before?.all ?? []) {
            const now = lines.all.find(({ id }) => id === line.id)!;
            expect(now.entries.slice(0, line.entries.length)).toEqual(line.entries);
          }
          before = lines;
        });
      }),
    );
  });

  test('A-55: undo of all is the start, in every line', () => {
    fc.assert(
      fc.property(walks, (gestures) => {
        const lines = walked(gestures);
        for (const { id } of lines.all) {
          let { history } = goTo(lines, id);
          while (history.pointer > 0) history = undo(history);
          expect(current(history)).toBe(start);
        }
      }),
    );
  });

  test('decision 2: stored lines play again to the same states, hash for hash', () => {
    fc.assert(
      fc.property(walks, (gestures) => {
        const lines = walked(gestures);
        const stored = JSON.parse(JSON.stringify(storedLines(lines)));
        const again = replayLines(toy, start, stored, lines.line, lines.history.pointer);
        expect(again).toEqual(lines);
        expect(stateHash(current(again.history))).toBe(stateHash(current(lines.history)));
      }),
    );
  });

  test('the kept steps, written one by one, are the stored lines', () => {
    fc.assert(
      fc.property(walks, (gestures) => {
        const kept = new Map<number, { fork: number; actions: unknown[] }>([[1, { fork: 0, actions: [] }]]);
        let lines = oneLine(begin<ToyState, ToyAction>(start));
        for (const one of gestures) {
          if ('line' in one) lines = goTo(lines, one.line, one.pointer);
          else {
            const done = performInLines(toy, lines, one);
            if (!done.ok) continue;
            const { line, from, pointer, action } = done.step;
            if (from !== null) kept.set(line, { fork: pointer - 1, actions: [] });
            const row = kept.get(line)!;
            if (action !== null) {
              expect(pointer).toBe(row.fork + row.actions.length + 1);
              row.actions.push(action);
            }
            lines = done.lines;
          }
        }
        expect([...kept]).toEqual(storedLines(lines).map(({ line, fork, actions }) => [line, { fork, actions }]));
      }),
    );
  });
});

test('bad input: lines without a start, and a line in force that is not there, still open', () => {
  expect(replayLines(toy, start, [], 1, 0)).toEqual(oneLine(begin(start)));
  const [line] = storedLines(played(1, 2));
  const opened = replayLines(toy, start, [line!], 8, 99);
  expect(opened.line).toBe(1);
  expect(jump(opened.history, 2)).toBe(opened.history);
});
