import { useCallback, useEffect, useRef, useState } from 'react';
import type { LibraryCard } from '../../../../db/model/card.ts';
import type { CallError, OwnedPrinting } from '../../../../electron/ipc/contract.ts';
import { call } from '../../../shared/client/bridge.ts';
import { noteOwned } from '../../../shared/collection/owned.ts';

export interface Printings {
  /** null until they are known. */
  readonly list: readonly OwnedPrinting[] | null;
  readonly error: CallError | null;
  /** Owns so many copies of a printing from now on. */
  own(printing: OwnedPrinting, count: number): void;
}

export const mostOwned = 9999;

export function isSamePrinting(one: OwnedPrinting, other: OwnedPrinting): boolean {
  return one.setCode === other.setCode && one.number === other.number && one.language === other.language;
}

/** The printings of a card with the copies owned; a change stands at once and is kept behind it. */
export function usePrintings({ game, id: card }: LibraryCard): Printings {
  const [list, setList] = useState<readonly OwnedPrinting[] | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const shown = useRef(card);

  const load = useCallback(async () => {
    const result = await call('collection.printings', { game, card });
    if (shown.current !== card) return;
    if (result.ok) setList(result.value);
    else setError(result.error);
  }, [game, card]);

  useEffect(() => {
    shown.current = card;
    setList(null);
    setError(null);
    void load();
  }, [card, load]);

  const own = useCallback(
    async (printing: OwnedPrinting, count: number) => {
      const { setCode, number, language } = printing;
      const owned = Math.min(mostOwned, Math.max(0, count));
      setList((last) => last?.map((each) => (isSamePrinting(each, printing) ? { ...each, owned } : each)) ?? null);
      const result = await call('collection.set', { game, card, setCode, number, language, count: owned });
      if (result.ok) {
        noteOwned(game, card, result.value.owned);
        if (shown.current === card) setError(null);
      } else if (shown.current === card) {
        // What stands on the screen is what is kept.
        setError(result.error);
        await load();
      }
    },
    [game, card, load],
  );

  return { list, error, own };
}
