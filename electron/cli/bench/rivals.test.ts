import { expect, test } from 'vitest';
import { games } from '../../../renderer/engine/games/index.ts';
import { boardWithDearSpirit } from './dear-boards.ts';
import { countByEnumeration } from './enumeration.ts';
import { loadSolver, paymentModel } from './solver.ts';

/** The bench's other two methods must answer the same question as the engine, or its ratios say nothing. */

const boards = [3, 5, 7].map((permanents) => boardWithDearSpirit('C057C057', permanents, permanents));
const optionOf = (state: (typeof boards)[number]) => games['battle-spirits'].options(state, 10_000)[0]!;

test.each(boards.map((state) => [state.player.field.length, state] as const))(
  'plain enumeration counts the same ways on %i permanents',
  (_, state) => {
    const { cost, ways } = optionOf(state);
    const limits = { milliseconds: 60_000, endStates: 1_000_000 };
    expect(String(countByEnumeration(state, cost.due!, cost.placing!, limits))).toBe(ways.total);
  },
);

test('the integer solver lists the same number of undominated outcomes, the best one first', async () => {
  const highs = await loadSolver();
  expect(highs).not.toBeNull();
  const state = boards[1]!;
  const { cost, ways } = optionOf(state);
  const undominated = ways.outcomes.filter((outcome) => outcome.undominated);
  const model = paymentModel(highs!, state, cost.due!, cost.placing!);
  const destroyed: number[] = [];
  for (let solution = model.solve(); solution !== null; solution = model.solve()) {
    destroyed.push(solution.destroyed);
    model.exclude(solution);
  }
  expect(destroyed).toEqual(undominated.map((outcome) => outcome.destroyed.length));
});
