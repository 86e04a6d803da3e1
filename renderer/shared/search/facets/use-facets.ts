import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '../../../../electron/ipc/contract.ts';
import { call } from '../../client/bridge.ts';

export type Facets = NonNullable<CallOutput<'library.facets'>['facets']>;

/**
 * Counting reads every card that is found, and the next letter's search waits for it: where it takes long (a large
 * library), it begins when the typing rests. All in milliseconds.
 */
const long = 20;
const rest = { short: 60, long: 250 };

/**
 * How the cards of a search are spread; null until it is known. While a search is on its way or wrong, the last counts
 * stay in sight.
 * @param version ask again when it changes
 */
export function useFacets(text: string, version: string): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null);
  const took = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is there to ask again
  useEffect(() => {
    let current = true;
    const timer = setTimeout(
      async () => {
        const start = performance.now();
        const result = await call('library.facets', { text });
        took.current = performance.now() - start;
        if (current && result.ok && result.value.facets !== null) setFacets(result.value.facets);
      },
      took.current < long ? rest.short : rest.long,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, version]);
  return facets;
}
