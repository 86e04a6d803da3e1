import type { BattleSpiritsState } from '../../../renderer/engine/games/battle-spirits/state.ts';
import { stateOf } from './battle-spirits-boards.ts';
import { several } from './boards.ts';
import { battleSpiritsCards } from './cards.ts';
import { chanceOf } from './chance.ts';

/** A board on which every payment hurts. */
export const dearBoard = 'an empty Reserve, every card exactly at one of its levels';

/** One spirit of this cost without reduction in hand, LV1 = 1 core; see `dearBoard` for the rest. */
export function boardWithDearSpirit(seed: string, permanents: number, cost: number): BattleSpiritsState {
  const chance = chanceOf(seed);
  const cards = battleSpiritsCards();
  const pool = Object.keys(cards).filter((key) => {
    const card = cards[key]!;
    return card.kind !== 'magic' && card.locked !== true && card.costEffects.length === 0;
  });
  const field = several(permanents, (index) => {
    const card = chance.pick(pool);
    return { ref: `p${index}`, card, cores: chance.pick(cards[card]!.levels!).cores, exhausted: false };
  });
  const dear = {
    kind: 'spirit',
    name: { en: 'Bench Spirit' },
    colors: ['red'],
    cost,
    levels: [{ level: 1, cores: 1, bp: 1000 }],
  };
  return stateOf({ ...cards, dear }, { reserve: 0, field, hand: ['dear'] });
}
