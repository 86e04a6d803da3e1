import type { BattleSpiritsState } from '../state.ts';
import { cards } from './cards.ts';
import { position, type TestPosition } from './position.ts';

/** A card on the field: its ref, its card and its cores, and what else its entry says. */
export type OnField = readonly [ref: string, card: string, cores: number, more?: object];

/** A table in the main step with the cards of the first sets: a Reserve, a field and a hand. */
export function table(
  reserve: number,
  field: readonly OnField[],
  hand: readonly string[],
  more: Partial<TestPosition> = {},
): BattleSpiritsState {
  const { cards: own, player, ...rest } = more;
  return position({
    ...rest,
    cards: { ...cards, ...own },
    player: {
      reserve,
      field: field.map(([ref, card, cores, entry]) => ({ ref, card, cores, ...entry })),
      hand,
      ...player,
    },
  });
}
