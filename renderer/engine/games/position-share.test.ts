import { describe, expect, test } from 'vitest';
import { openPosition } from '../position.ts';
import type { TableState } from '../table/game.ts';
import { starterDecks, starterGame } from '../table/testing/starter-game.ts';
import { rulesOf } from './index.ts';

/** Plays the first playable card, else goes on to the next step, so many times; the tables on the way. */
function tables(start: TableState, steps: number): readonly TableState[] {
  const rules = rulesOf(start.game);
  const all = [start];
  for (let i = 0; i < steps; i++) {
    const state = all.at(-1)!;
    const option = rules.options(state, 1).find(({ playable }) => playable);
    const action =
      state.stage === 'setup'
        ? { type: state.game === 'battle-spirits' ? 'keep' : 'mulligan', ids: [] }
        : option !== undefined && i % 2 === 0
          ? rules.payment(option, option.ways.outcomes[0]!)
          : { type: 'next-step' };
    const applied = rules.apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.message.en);
    all.push(applied.state);
  }
  return all;
}

describe.each(starterDecks)('sharing a table of the deck $id', (deck) => {
  test('its position file is read back as the same table: the same file again, and the same answers', () => {
    const rules = rulesOf(deck.game);
    for (const state of tables(starterGame(deck, '0000002A'), 24)) {
      const file = JSON.parse(JSON.stringify(rules.write(state)));
      const read = openPosition(file);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      expect(file.format).toBe('costwise.position/1');
      expect(JSON.parse(JSON.stringify(rules.write(read.value.state)))).toEqual(file);
      const answers = (of: TableState) =>
        rules.options(of, 5).map(({ card, playable, ways }) => [card, playable, ways.total]);
      expect(answers(read.value.state)).toEqual(answers(state));
    }
  });
});
