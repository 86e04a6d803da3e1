import type { DataClient } from '../../db/client.ts';
import type { Handlers } from '../ipc/router.ts';

/** The calls for the user's own cards; `onChanged` is called when a card was written or removed. */
export function ownCardHandlers(data: DataClient, onChanged: () => void) {
  return {
    'cards.own': (input) => data.call('cards.own', input),
    async 'cards.save'(input) {
      const result = await data.call('cards.save', input);
      if (result.ok && result.value.card !== null) onChanged();
      return result;
    },
    async 'cards.remove'(input) {
      const result = await data.call('cards.remove', input);
      if (result.ok) onChanged();
      return result;
    },
  } satisfies Partial<Handlers>;
}
