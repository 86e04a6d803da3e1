import type { BattleSpiritsState } from '../../../renderer/engine/games/battle-spirits/state.ts';
import { games } from '../../../renderer/engine/games/index.ts';
import { anew } from './boards.ts';
import { boardWithDearSpirit, dearBoard } from './dear-boards.ts';
import { countByEnumeration, gaveUp } from './enumeration.ts';
import { type Figure, rounded, type Suite } from './figure.ts';
import { medianTime } from './measure.ts';
import { type Highs, loadSolver, type PaymentModel, paymentModel } from './solver.ts';

const rules = games['battle-spirits'];
const limits = { milliseconds: 5000, endStates: 2_000_000 };

/** The same question answered by two other methods, on boards that grow until they give up. */
export const engineRivals: Suite = {
  async run({ seed }) {
    return { 'engine.vs_enumeration': enumerationFigure(seed), 'engine.vs_solver': await solverFigure(seed) };
  },
};

/** 13 cores to find: 12 to pay, 1 to place. */
function rivalBoard(seed: string, permanents: number): BattleSpiritsState {
  return boardWithDearSpirit(seed, permanents, 12);
}

function engineTime(state: BattleSpiritsState): number {
  return medianTime(
    () => anew(state),
    (fresh) => rules.options(fresh, 50),
  );
}

function enumerationFigure(seed: string): Figure {
  const rows = [];
  let givesUpAt: number | null = null;
  for (let permanents = 6; permanents <= 40 && givesUpAt === null; permanents++) {
    const state = rivalBoard(seed, permanents);
    const [option] = rules.options(state, 1);
    const { due, placing } = option!.cost;
    const start = performance.now();
    const counted = countByEnumeration(state, due!, placing!, limits);
    const enumeration = performance.now() - start;
    if (counted === gaveUp) {
      givesUpAt = permanents;
      break;
    }
    if (String(counted) !== option!.ways.total) {
      throw new Error(
        `enumeration counts ${counted} ways, the engine ${option!.ways.total}, at ${permanents} permanents, seed ${seed}`,
      );
    }
    const engine = engineTime(state);
    rows.push({
      permanents,
      ways: counted,
      enumeration: rounded(enumeration),
      engine: rounded(engine),
      ratio: rounded(enumeration / engine),
    });
  }
  return {
    value: rows.at(-1)?.ratio ?? null,
    unit: 'times',
    boards: `13 cores to find, ${dearBoard}; enumeration counts the ways, the engine counts them and lists 50 outcomes; the ratio at the largest board that enumeration finished`,
    givesUpAt: { permanents: givesUpAt, after: limits },
    rows,
  };
}

async function solverFigure(seed: string): Promise<Figure> {
  const highs = await loadSolver();
  if (highs === null) {
    return { value: null, unit: 'times', skipped: 'the package "highs" is not installed' };
  }
  const onePayment = [10, 20, 40, 80].map((permanents) => {
    const state = rivalBoard(seed, permanents);
    const { model, destroyed } = sameQuestion(highs, state);
    const solution = model().solve();
    // A bench of two different questions would be worth nothing.
    if (solution?.destroyed !== destroyed) {
      throw new Error(
        `the solver destroys ${solution?.destroyed} cards, the engine ${destroyed}: ${permanents} permanents, seed ${seed}`,
      );
    }
    const solver = medianTime(model, (one) => one.solve());
    const engine = engineTime(state);
    return { permanents, solver: rounded(solver), engine: rounded(engine), ratio: rounded(solver / engine) };
  });
  const { rows, givesUpAt } = allUndominated(highs, seed);
  return {
    value: onePayment.find(({ permanents }) => permanents === 40)!.ratio,
    unit: 'times',
    boards:
      'the boards of engine.vs_enumeration with 40 permanents: HiGHS finds one best payment, the engine its whole answer',
    cannotAnswer:
      'how many ways there are and why a card cannot be paid for; every further outcome is one more, slower question',
    onePayment,
    allUndominated: rows,
    givesUpAt: { permanents: givesUpAt, onAllUndominatedOutcomesAfter: limits.milliseconds },
  };
}

/** Both list every undominated outcome, on growing boards until the solver takes too long. */
function allUndominated(highs: Highs, seed: string) {
  const rows = [];
  for (let permanents = 4; permanents <= 40; permanents++) {
    const state = rivalBoard(seed, permanents);
    const all = rules
      .options(state, Number.MAX_SAFE_INTEGER)[0]!
      .ways.outcomes.filter(({ undominated }) => undominated);
    const start = performance.now();
    const found = listUndominated(sameQuestion(highs, state).model(), start + limits.milliseconds);
    const solver = performance.now() - start;
    if (found === gaveUp) {
      return { rows, givesUpAt: permanents };
    }
    if (found !== all.length) {
      throw new Error(
        `the solver lists ${found} outcomes, the engine ${all.length}: ${permanents} permanents, seed ${seed}`,
      );
    }
    const engine = medianTime(
      () => anew(state),
      (fresh) => rules.options(fresh, all.length),
    );
    rows.push({
      permanents,
      outcomes: found,
      solver: rounded(solver),
      engine: rounded(engine),
      ratio: rounded(solver / engine),
    });
  }
  return { rows, givesUpAt: null };
}

/** What the engine is asked, as a model for the solver, and what the engine's best answer destroys. */
function sameQuestion(highs: Highs, state: BattleSpiritsState) {
  const [option] = rules.options(state, 1);
  const { due, placing } = option!.cost;
  return {
    model: () => paymentModel(highs, state, due!, placing!),
    destroyed: option!.ways.outcomes[0]?.destroyed.length,
  };
}

function listUndominated(model: PaymentModel, until: number): number | typeof gaveUp {
  let found = 0;
  for (let solution = model.solve(); solution !== null; solution = model.solve()) {
    if (performance.now() > until) return gaveUp;
    found++;
    model.exclude(solution);
  }
  return found;
}
