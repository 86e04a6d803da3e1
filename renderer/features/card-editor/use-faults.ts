import { useEffect, useState } from 'react';
import { call } from '../../shared/client/bridge.ts';
import type { CardOfForm, FormFault } from './card-of-form.ts';
import type { DraftOf } from './draft-store.ts';

/** A card that is being typed is checked when the typing rests, in milliseconds. */
const typingRests = 300;

/**
 * All that keeps the card from being saved: what the form itself cannot read and, once that is mended, what the data
 * side finds (the schema of imports, a number that is taken). None before the first change.
 */
export function useFaults({ card, faults }: CardOfForm, of: DraftOf, changed: boolean): readonly FormFault[] {
  const [found, setFound] = useState<readonly FormFault[]>([]);
  const key = JSON.stringify(card);
  const { game } = of;
  const id = of.what === 'edit' ? of.card : null;
  const isAsked = changed && faults.length === 0;
  useEffect(() => {
    setFound((last) => (last.length === 0 ? last : []));
    if (!isAsked) return;
    let current = true;
    const timer = setTimeout(async () => {
      const result = await call('cards.save', { id, game, card: JSON.parse(key), dryRun: true });
      if (current && result.ok) setFound(result.value.faults);
    }, typingRests);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, game, id, isAsked]);
  return changed ? [...faults, ...found] : [];
}
