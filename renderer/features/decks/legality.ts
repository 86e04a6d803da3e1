import type { CardLimit } from '../../../db/model/card-limits.ts';
import type { UnresolvedDeckLine } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import { deckProblems } from '../../engine/games/deck-rules.ts';
import type { DeckProblem } from '../../engine/table/deck-rules.ts';
import { withLimits } from '../../engine/table/limited-cards.ts';
import type { DeckContent } from './deck-edit.ts';
import type { Cards } from './grouping.ts';

/**
 * Everything that keeps a deck from being legal, each with its rule, card and figures: the rules of the game, the
 * restricted list of a day, and lines that no card was found for.
 * @param day `2026-12-01`
 */
export function problemsOf(
  game: GameId,
  { lines, unresolved }: Pick<DeckContent, 'lines' | 'unresolved'>,
  cards: Cards,
  limits: readonly CardLimit[],
  day: string,
): readonly DeckProblem[] {
  const known = [...cards.values()];
  const problems = deckProblems(game, lines, known);
  return [...unresolved.filter(isInDeck).map(unresolvedProblem), ...withLimits(problems, lines, known, limits, day)];
}

const isInDeck = ({ zone, count }: UnresolvedDeckLine) => zone !== 'maybe' && count > 0;

function unresolvedProblem({ text, count }: UnresolvedDeckLine): DeckProblem {
  return {
    rule: 'unresolved-line',
    have: count,
    allowed: 0,
    message: {
      en: `No card was found for the line “${text}”; its ${count} ${count === 1 ? 'copy is' : 'copies are'} not counted.`,
      ja: `「${text}」に当たるカードが見つかりません。この${count}枚は数えていません。`,
    },
  };
}

/** The day of the user's own calendar, as the restricted lists name days. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
