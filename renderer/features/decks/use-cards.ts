import { useEffect, useRef, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import { call } from '../../shared/client/bridge.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import type { Cards } from './grouping.ts';

const none: Cards = new Map();

/**
 * The cards with these ids, as far as the library has them; null until the first answer. Cards that are known already
 * are not asked for again; when more cards have been loaded, those that were missing are.
 */
export function useCards(game: GameId | null, ids: readonly string[]): Cards | null {
  const [cards, setCards] = useState<Cards | null>(null);
  const known = useRef<Cards>(none);
  const status = useLibraryStatus((library) => library.state);
  const key = JSON.stringify([...new Set(ids)].sort());

  // biome-ignore lint/correctness/useExhaustiveDependencies: `status` is there to ask again for cards that were missing
  useEffect(() => {
    let current = true;
    const missing = (JSON.parse(key) as string[]).filter((id) => !known.current.has(id));
    if (game === null) return;
    if (missing.length === 0) {
      setCards(known.current);
      return;
    }
    void fetchCards(game, missing).then((found) => {
      if (!current) return;
      known.current = new Map([...known.current, ...found.map((card) => [card.id, card] as const)]);
      setCards(known.current);
    });
    return () => {
      current = false;
    };
  }, [game, key, status]);

  return cards;
}

/** As many as one call takes. */
const atOnce = 1000;

async function fetchCards(game: GameId, ids: readonly string[]): Promise<readonly LibraryCard[]> {
  const found: LibraryCard[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const answer = await call('library.get', { game, ids: ids.slice(from, from + atOnce) });
    if (answer.ok) found.push(...answer.value.cards);
  }
  return found;
}
