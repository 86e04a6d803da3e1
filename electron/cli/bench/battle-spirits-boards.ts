import type { BattleSpiritsCard } from '../../../db/model/battle-spirits-card.ts';
import type { BattleSpiritsState } from '../../../renderer/engine/games/battle-spirits/state.ts';
import { games } from '../../../renderer/engine/games/index.ts';
import { opened, several } from './boards.ts';
import { battleSpiritsCards } from './cards.ts';
import { type Chance, chanceOf } from './chance.ts';

export interface BoardSize {
  readonly hand: number;
  readonly permanents: number;
  readonly cores: number;
}

type Cards = Readonly<Record<string, BattleSpiritsCard>>;

/** `count` boards of a size, of the bundled cards: hand and field at random, the cores on the cards and up to 30 % in the Reserve. */
export function battleSpiritsBoards(seed: string, count: number, size: BoardSize): BattleSpiritsState[] {
  const chance = chanceOf(seed);
  const cards = battleSpiritsCards();
  return several(count, () => boardOf(chance, cards, Object.keys(cards), size));
}

/** A board of cards whose keys are in `pool`. */
function boardOf(chance: Chance, cards: Cards, pool: readonly string[], size: BoardSize): BattleSpiritsState {
  const onField = pool.filter((key) => cards[key]!.kind !== 'magic');
  const field = several(size.permanents, (index) => {
    const card = chance.pick(onField);
    return { ref: `p${index}`, card, cores: cards[card]!.levels?.[0]?.cores ?? 0, exhausted: false };
  });
  let left = size.cores - field.reduce((sum, { cores }) => sum + cores, 0);
  if (left < 0) {
    throw new Error(`${size.cores} cores are too few for ${size.permanents} permanents`);
  }
  const reserve = field.length === 0 ? left : chance.whole(0, Math.floor(left * 0.3));
  for (left -= reserve; left > 0; left--) {
    chance.pick(field).cores++;
  }
  return stateOf(cards, {
    reserve,
    field,
    hand: several(size.hand, () => chance.pick(pool)),
  });
}

/** The state of a table with this Reserve, field and hand in the main step. */
export function stateOf(
  cards: Readonly<Record<string, unknown>>,
  player: { readonly reserve: number; readonly field: readonly object[]; readonly hand: readonly string[] },
): BattleSpiritsState {
  return opened(
    games['battle-spirits'].read({
      format: 'costwise.position/1',
      game: 'battle-spirits',
      rules: {},
      cards,
      turn: { number: 4, first: true, step: 'main' },
      player: { life: 5, trashCores: 0, deck: [], trash: [], ...player },
    }),
  );
}
