import { useEffect, useState } from 'react';
import type { CallOutput } from '../../../../electron/ipc/contract.ts';
import { call } from '../../client/bridge.ts';

export type Facets = NonNullable<CallOutput<'library.facets'>['facets']>;

/** Counting reads every card that is found: it waits until the typing rests, in milliseconds. */
const rest = 120;

/**
 * How the cards of a search are spread; null until it is known. While a search is on its way or wrong, the last counts
 * stay in sight.
 * @param version ask again when it changes
 */
export function useFacets(text: string, version: string): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is there to ask again
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const result = await call('library.facets', { text });
      if (current && result.ok && result.value.facets !== null) setFacets(result.value.facets);
    }, rest);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, version]);
  return facets;
}
