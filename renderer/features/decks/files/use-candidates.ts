import { useEffect, useState } from 'react';
import type { LibraryCard } from '../../../../db/model/card.ts';
import type { GameId } from '../../../../db/model/game.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import { call } from '../../../shared/client/bridge.ts';

/** The cards that a line could be. */
export interface Candidates {
  readonly state: 'busy' | 'ready';
  readonly cards: readonly LibraryCard[];
  /** What was expected where a search is not complete; null = nothing is wrong. */
  readonly expected: Bilingual | null;
}

export interface LineToMend {
  /** The name as the line states it. */
  readonly name: string;
  readonly game: GameId | null;
  /** Ids of cards that the line fits, where it fits several. */
  readonly candidates: readonly string[];
}

/** How many cards are offered at once: as many as are read at a glance. */
const offered = 6;

/**
 * Cards for a line that no card was found for: those that it fits and those with a similar name, until something else
 * is searched for; then what the search finds.
 * @param search null = nothing was typed
 */
export function useCandidates({ name, game, candidates }: LineToMend, search: string | null): Candidates {
  const [answer, setAnswer] = useState<Candidates>({ state: 'busy', cards: [], expected: null });
  const ids = JSON.stringify(candidates);

  useEffect(() => {
    let current = true;
    setAnswer((last) => ({ ...last, state: 'busy' }));
    const ask = search === null ? similar(name, game, JSON.parse(ids) as string[]) : found(search, game);
    void ask.then((answer) => {
      if (current) setAnswer({ state: 'ready', ...answer });
    });
    return () => {
      current = false;
    };
  }, [name, game, ids, search]);

  return answer;
}

type Answer = Omit<Candidates, 'state'>;

async function similar(name: string, game: GameId | null, ids: readonly string[]): Promise<Answer> {
  const fitting = game === null || ids.length === 0 ? null : await call('library.get', { game, ids: [...ids] });
  if (fitting?.ok === true && fitting.value.cards.length > 0) return { cards: fitting.value.cards, expected: null };
  const near = await call('library.similar', { name, game, limit: offered });
  return { cards: near.ok ? near.value : [], expected: null };
}

async function found(text: string, game: GameId | null): Promise<Answer> {
  const result = await call('library.search', { text, game, offset: 0, limit: offered });
  if (!result.ok) return { cards: [], expected: null };
  return { cards: result.value.cards, expected: result.value.error?.expected ?? null };
}
