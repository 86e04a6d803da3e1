import type { CardOf } from '../../../db/model/card.ts';
import type { DeckLine } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Bilingual } from '../../../db/model/text.ts';

/** A breach of a rule of deck construction: which rule, how many there are and how many may be. */
export interface DeckProblem {
  readonly rule: string;
  /** The card that the problem is about, where it is about one. */
  readonly card?: string;
  readonly have: number;
  readonly allowed: number;
  /** A whole sentence with the figures. */
  readonly message: Bilingual;
}

/** Finds every breach in a deck; a key that has no card is a problem of its own. No breach = legal. */
export type DeckRules<G extends GameId> = (
  lines: readonly DeckLine[],
  cards: Readonly<Record<string, CardOf[G]>>,
) => readonly DeckProblem[];
