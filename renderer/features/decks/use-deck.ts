import { useEffect } from 'react';
import type { GameId } from '../../../db/model/game.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import { useCall } from '../../shared/client/use-call.ts';
import { type OpenDeck, useDecks } from './deck-store.ts';

export type DeckState =
  | { readonly state: 'busy' }
  | { readonly state: 'ready'; readonly game: GameId; readonly starter: boolean }
  | { readonly state: 'wrong'; readonly error: CallError; readonly reload: () => void };

/** Opens a deck and says when it can be shown, not each of its changes: shown from this session at once where it is there, and read again from the data side. */
export function useDeck(id: string): DeckState {
  const answer = useCall('decks.get', { id });
  const game = useDecks((store) => store.open[id]?.game);
  const starter = useDecks((store) => store.open[id]?.starter);
  const adopt = useDecks((store) => store.adopt);
  const status = useLibraryStatus((library) => library.state);
  const begin = useDecks((store) => store.beginSession);
  const { state, reload } = answer;
  const stored = answer.state === 'ready' ? answer.value : null;

  useEffect(() => {
    if (stored !== null) adopt(stored);
  }, [stored, adopt]);
  useEffect(() => begin(id), [begin, id]);
  // A starter deck may come only with the bundled cards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `status` is there to ask again
  useEffect(() => {
    if (state === 'wrong') reload();
  }, [status]);

  if (game !== undefined && starter !== undefined) return { state: 'ready', game, starter };
  if (answer.state === 'wrong' && status !== 'loading') return { state: 'wrong', error: answer.error, reload };
  return { state: 'busy' };
}

/** A deck that is open, with each of its changes. Throws for one that is not: `useDeck` comes first. */
export function useOpenDeck(id: string): OpenDeck {
  const deck = useDecks((store) => store.open[id]);
  if (deck === undefined) throw new Error(`the deck ${id} is not open`);
  return deck;
}
