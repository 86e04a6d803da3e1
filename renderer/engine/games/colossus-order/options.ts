import type { ActionName, OptionPlace } from '../../analysis.ts';
import { abilityOption, abilityOutlook, type ColossusOrderOption } from './ability.ts';
import { type Board, boardOf } from './board.ts';
import { abilitiesOf } from './cards.ts';
import { outcomesOf } from './outcome.ts';
import { playOption } from './play.ts';
import type { ColossusOrderOutcome, ColossusOrderState } from './state.ts';

/**
 * Everything that could be played or used: hand, field, Colossus, Locus Trick cards, each with its cost, all conditions that fail
 * and its ways.
 * @param limit so many outcomes are listed for each option
 */
export function options(state: ColossusOrderState, limit = 50): ColossusOrderOption[] {
  const board = boardOf(state);
  return placesOf(state).flatMap((from) => optionAt(board, from, limit) ?? []);
}

/** The option at one place; null where nothing can be played or used from. */
export function optionAt(board: Board, from: OptionPlace, limit: number): ColossusOrderOption | null {
  return from.zone === 'hand' || from.zone === 'locus' ? playOption(board, from) : abilityOption(board, from, limit);
}

function placesOf(state: ColossusOrderState): OptionPlace[] {
  const { hand, field, colossus, locus } = state.player;
  return [
    ...hand.map((_, index) => ({ zone: 'hand', index }) as const),
    ...field.flatMap(({ ref, card, marks }) =>
      (marks?.faceDown ? [] : abilitiesOf(state.cards[card])).map(
        (_, ability) => ({ zone: 'field', ref, ability }) as const,
      ),
    ),
    ...abilitiesOf(state.cards[colossus.card]).map((_, ability) => ({ zone: 'colossus', ability }) as const),
    ...locus.cards.map((_, index) => ({ zone: 'locus', index }) as const),
  ];
}

/** Outcomes `offset` to `offset + limit` of the option at a place; none where it is not playable. */
export function outcomes(
  state: ColossusOrderState,
  from: OptionPlace,
  action: ActionName,
  offset: number,
  limit: number,
): readonly ColossusOrderOutcome[] {
  const board = boardOf(state);
  if (from.zone === 'hand' || from.zone === 'locus') {
    const option = action === 'play' ? playOption(board, from) : null;
    return option?.ways.outcomes.slice(offset, offset + limit) ?? [];
  }
  const outlook = action === 'ability' ? abilityOutlook(board, from) : null;
  if (!outlook || outlook.unmet.length > 0) return [];
  return outcomesOf(state.player, outlook.cost.parts, outlook.pools, offset, limit);
}
