import { useEffect } from 'react';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import { useCall } from '../../shared/client/use-call.ts';
import { type OpenDeck, useDecks } from './deck-store.ts';

export type DeckState =
  | { readonly state: 'busy' }
  | { readonly state: 'ready'; readonly deck: OpenDeck }
  | { readonly state: 'wrong'; readonly error: CallError; readonly reload: () => void };

/** Opens a deck: shown from this session at once where it is there, and read again from the data side. */
export function useDeck(id: string): DeckState {
  const answer = useCall('decks.get', { id });
  const deck = useDecks((store) => store.open[id]);
  const adopt = useDecks((store) => store.adopt);
  const status = useLibraryStatus((library) => library.state);
  const { state, reload } = answer;
  const stored = answer.state === 'ready' ? answer.value : null;

  useEffect(() => {
    if (stored !== null) adopt(stored);
  }, [stored, adopt]);
  // A starter deck may come only with the bundled cards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `status` is there to ask again
  useEffect(() => {
    if (state === 'wrong') reload();
  }, [status]);

  if (deck !== undefined) return { state: 'ready', deck };
  if (answer.state === 'wrong' && status !== 'loading') return { state: 'wrong', error: answer.error, reload };
  return { state: 'busy' };
}
