import { useEffect, useState } from 'react';
import type { Deck } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import { call } from '../../shared/client/bridge.ts';

export interface DeckWith {
  readonly deck: Deck;
  readonly count: number;
}

/** The decks that hold a card, with the number of copies over all zones; null until they are known. */
export function useDecksWith(game: GameId, card: string): readonly DeckWith[] | null {
  const [decks, setDecks] = useState<readonly Deck[] | null>(null);

  useEffect(() => {
    let current = true;
    void decksOf(game).then((found) => {
      if (current) setDecks(found);
    });
    return () => {
      current = false;
    };
  }, [game]);

  if (decks === null) return null;
  return decks
    .filter((deck) => deck.game === game)
    .map((deck) => ({
      deck,
      count: deck.lines.reduce((sum, line) => (line.card === card ? sum + line.count : sum), 0),
    }))
    .filter(({ count }) => count > 0);
}

async function decksOf(game: GameId): Promise<readonly Deck[]> {
  const list = await call('decks.list', {});
  if (!list.ok) return [];
  const answers = await Promise.all(
    list.value.filter((deck) => deck.game === game).map(({ id }) => call('decks.get', { id })),
  );
  return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
}
