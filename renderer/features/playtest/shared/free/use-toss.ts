import { useCallback } from 'react';
import { useBilingual } from '../../../../shared/i18n/use-texts.ts';
import { announce } from '../../../../shared/ui/announce.ts';
import { useTableApi } from '../table-store.ts';

/** Tosses a coin and shows how it fell. */
export function useToss(): () => void {
  const say = useBilingual();
  const api = useTableApi();
  return useCallback(() => {
    const store = api.getState();
    if (!store.act({ type: 'coin' })) return;
    const { entries, pointer } = api.getState().history;
    for (const { message } of entries[pointer - 1]?.events ?? []) announce(say(message));
  }, [api, say]);
}
