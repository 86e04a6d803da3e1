import { readdirSync, readFileSync } from 'node:fs';
import type { CardDefinition } from '../../../../db/model/card.ts';
import { CardSetFile } from '../../../../db/model/card-set.ts';
import { StarterDeckFile } from '../../../../db/model/deck.ts';
import { rulesOf } from '../../games/index.ts';
import type { TableState } from '../game.ts';

const assets = new URL('../../../../assets/', import.meta.url);

function filesIn(folder: string): unknown[] {
  const at = new URL(folder, assets);
  return readdirSync(at).map((file) => JSON.parse(readFileSync(new URL(file, at), 'utf8')));
}

/** The bundled starter decks. */
export const starterDecks: readonly StarterDeckFile[] = filesIn('decks/').map((file) => StarterDeckFile.parse(file));

/** A new game of a starter deck with the bundled cards. */
export function starterGame(deck: StarterDeckFile, seed: string, first = true): TableState {
  const cards: Record<string, CardDefinition> = {};
  for (const file of filesIn('cards/')) {
    const set = CardSetFile.parse(file);
    if (set.game === deck.game) for (const { id, card } of set.cards) cards[id] = card;
  }
  return rulesOf(deck.game).newGame({ cards, lines: deck.lines, seed, first });
}
