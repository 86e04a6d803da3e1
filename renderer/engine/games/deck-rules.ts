import type { LibraryCard } from '../../../db/model/card.ts';
import type { DeckLine } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { DeckProblem, DeckRules } from '../table/deck-rules.ts';
import { problems as battleSpirits } from './battle-spirits/deck-rules.ts';
import { problems as colossusOrder } from './colossus-order/deck-rules.ts';

/** The rules of deck construction of every game. Adding a game adds its line here. */
const deckRules: { readonly [G in GameId]: DeckRules<G> } = {
  'battle-spirits': battleSpirits,
  'colossus-order': colossusOrder,
};

/** Every breach of the rules of deck construction in a deck of `game`; none = legal. */
export function deckProblems(
  game: GameId,
  lines: readonly DeckLine[],
  cards: Iterable<LibraryCard>,
): readonly DeckProblem[] {
  const definitions = Object.fromEntries(
    [...cards].filter((card) => card.game === game).map(({ id, card }) => [id, card]),
  );
  const rules = deckRules[game] as DeckRules<GameId>;
  return rules(lines, definitions);
}
