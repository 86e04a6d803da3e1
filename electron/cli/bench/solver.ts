import type { BattleSpiritsState } from '../../../renderer/engine/games/battle-spirits/state.ts';

/**
 * The question put to a general integer solver: which cores to take so that the fewest cards are destroyed and, among
 * such payments, the fewest levels lost. The model is written in the LP format; the solver is HiGHS built to WASM.
 *
 * For card i with c cores: take_i cores are taken; reach_i_k = 1 when it ends at its k-th level or higher, which needs
 * the level's cores to stay; gone_i = 1 when a spirit is destroyed, which gives anything from c - LV1 + 1 to c (what is
 * left over goes to the Reserve and may be placed from there, D3, D4).
 */
export interface PaymentModel {
  /** Takes the end levels that were found out of the question, with all that they dominate. */
  exclude(found: Solution): void;
  /** The best payment that is left; null = there is none. */
  solve(): Solution | null;
}

/** The names of the level variables that are 1, and how many cards are destroyed. */
interface Solution {
  readonly reached: ReadonlySet<string>;
  readonly destroyed: number;
}

/** What the bench uses of the `highs` package. */
export interface Highs {
  solve(problem: string): {
    readonly Status: string;
    readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>;
  };
}

/** Loads the solver; null where the package is not installed (it is for development only). */
export async function loadSolver(): Promise<Highs | null> {
  // A name that the bundler cannot see: the solver is no part of the program.
  const name = 'highs';
  try {
    const { default: load } = (await import(/* @vite-ignore */ name)) as { default: () => Promise<Highs> };
    return await load();
  } catch {
    return null;
  }
}

interface Card {
  readonly index: number;
  readonly cores: number;
  readonly spirit: boolean;
  /** Cores of the levels that the card has now, lowest first. */
  readonly levels: readonly number[];
}

export function paymentModel(
  highs: Highs,
  { cards, player }: BattleSpiritsState,
  due: number,
  placing: number,
): PaymentModel {
  const field = player.field.map(({ card, cores }, index): Card => {
    const definition = cards[card]!;
    const levels = (definition.levels ?? []).map((level) => level.cores).filter((need) => need <= cores);
    return { index, cores, spirit: definition.kind === 'spirit', levels };
  });
  const reaches = field.flatMap(({ index, levels }) => levels.map((_, level) => `reach_${index}_${level}`));
  const takes = ['take_reserve', ...field.map(({ index }) => `take_${index}`)];
  const spirits = field.filter(({ spirit }) => spirit);
  const weight = reaches.length + 1;
  const rules = [`${takes.join(' + ')} = ${due + placing}`, ...field.flatMap(rulesOf)];
  const cuts: string[] = [];
  return {
    exclude({ reached }) {
      const others = reaches.filter((name) => !reached.has(name));
      cuts.push(others.length === 0 ? `${reaches[0]} >= 2` : `${others.join(' + ')} >= 1`);
    },
    solve() {
      const { Status, Columns } = highs.solve(
        [
          'Minimize',
          // Every level that is not reached is lost; a destroyed card costs more than all levels together.
          ` cost: ${[...spirits.map(({ index }) => `${weight} gone_${index}`), ...reaches.map((name) => `- ${name}`)].join(' + ').replaceAll('+ -', '-')}`,
          'Subject To',
          ...[...rules, ...cuts].map((rule, index) => ` r${index}: ${rule}`),
          'Bounds',
          ` 0 <= take_reserve <= ${player.reserve}`,
          ...field.map(({ index, cores }) => ` 0 <= take_${index} <= ${cores}`),
          'General',
          ` ${takes.join(' ')}`,
          'Binary',
          ` ${[...reaches, ...spirits.map(({ index }) => `gone_${index}`)].join(' ')}`,
          'End',
        ].join('\n'),
      );
      if (Status !== 'Optimal') return null;
      const isOne = (name: string) => (Columns[name]?.Primal ?? 0) > 0.5;
      const reached = new Set(reaches.filter(isOne));
      return {
        reached,
        destroyed: spirits.filter(({ index }) => isOne(`gone_${index}`)).length,
      };
    },
  };
}

function rulesOf({ index, cores, spirit, levels }: Card): string[] {
  const take = `take_${index}`;
  const gone = `gone_${index}`;
  return [
    // A level that is reached leaves its cores on the card.
    ...levels.map((need, level) => `${take} + ${need} reach_${index}_${level} <= ${cores}`),
    ...levels.slice(1).map((_, level) => `reach_${index}_${level + 1} - reach_${index}_${level} <= 0`),
    // A spirit that is not destroyed reaches its first level; one that is takes at least one core too many.
    ...(spirit ? [`${gone} + reach_${index}_0 = 1`, `${take} - ${cores - levels[0]! + 1} ${gone} >= 0`] : []),
  ];
}
