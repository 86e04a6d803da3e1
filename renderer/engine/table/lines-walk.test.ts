import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../games/index.ts';
import type { TableState } from './game.ts';
import { begin, current } from './history.ts';
import { stateHash } from './history-hash.ts';
import { goTo, type Lines, oneLine, performInLines, replayLines, storedLines } from './lines.ts';
import { starterDecks, starterGame } from './testing/starter-game.ts';

type Action = { readonly type: string; readonly [field: string]: unknown };
type Walk = Lines<TableState, Action>;

/** What a player does: go back, change lines, or act. */
const gesture = fc.oneof(
  { weight: 1, arbitrary: fc.record({ line: fc.nat(6), pointer: fc.nat(30) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.nat(6), way: fc.nat(99) }) },
);

describe.each(starterDecks)('random lines of play with the deck $id', (deck) => {
  const rules = rulesOf(deck.game);

  function actionOf(state: TableState, act: number, way: number): Action {
    if (state.stage === 'setup') return { type: 'mulligan', ids: [] };
    const simple: readonly Action[] = [
      { type: 'next-step' },
      { type: 'next-turn' },
      { type: 'draw', count: 1 },
      { type: 'shuffle' },
    ];
    const payable = rules.options(state, 5).filter(({ playable }) => playable);
    const option = payable[way % Math.max(1, payable.length)];
    if (option === undefined || act < simple.length) return simple[act % simple.length]!;
    return rules.payment(option, option.ways.outcomes[way % option.ways.outcomes.length]!);
  }

  test('A-55: no line loses an action, and all play again to the same states, hash for hash', {
    timeout: 60_000,
  }, () => {
    const walks = fc.array(gesture, { minLength: 10, maxLength: 50 });
    fc.assert(
      fc.property(walks, (gestures) => {
        let lines: Walk = oneLine(begin(starterGame(deck, '0000002A')));
        for (const one of gestures) {
          const before = lines;
          if ('line' in one) lines = goTo(lines, one.line, one.pointer);
          else {
            const done = performInLines(rules, lines, actionOf(current(lines.history), one.act, one.way));
            if (done.ok) lines = done.lines;
          }
          for (const line of before.all) {
            const now = lines.all.find(({ id }) => id === line.id)!;
            for (const [index, entry] of line.entries.entries()) expect(now.entries[index]).toBe(entry);
          }
        }
        const stored = JSON.parse(JSON.stringify(storedLines(lines)));
        const again = replayLines(rules, lines.history.start, stored, lines.line, lines.history.pointer);
        const hashes = ({ all }: Walk) => all.map(({ entries }) => entries.map(({ state }) => stateHash(state)));
        expect(hashes(again as Walk)).toEqual(hashes(lines));
        expect(stateHash(current(again.history))).toBe(stateHash(current(lines.history)));
      }),
      { numRuns: 12 },
    );
  });
});
