import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { CardLayout } from './layout.ts';

interface Seen {
  readonly active: number;
  /** The first and last card in sight. */
  readonly first: number;
  readonly last: number;
}

/** The card that stays in view when cards come to lie otherwise: the active one where it was in sight, or else the first that was. */
export function keptCard(seen: Seen, active: number): number {
  return seen.first <= seen.active && seen.active <= seen.last ? active : seen.first;
}

/**
 * Keeps the active card in view when it changes and, when the cards come to lie otherwise (grid or list, another width),
 * the card that was looked at.
 */
export function useKeptInView(
  virtual: Virtualizer<HTMLDivElement, Element>,
  active: number,
  columns: number,
  kind: CardLayout['kind'],
): void {
  const seen = useRef({ columns, kind, active, first: 0, last: 0 });
  useEffect(() => {
    const before = seen.current;
    if (before.columns !== columns || before.kind !== kind) {
      const kept = keptCard(before, active);
      virtual.scrollToIndex(Math.floor(kept / columns), { align: kept === active ? 'auto' : 'start' });
    } else {
      virtual.scrollToIndex(Math.floor(active / columns));
    }
  }, [virtual, active, columns, kind]);
  // After every frame: scrolling changes what is seen.
  useEffect(() => {
    const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
    seen.current = { columns, kind, active, first: startIndex * columns, last: (endIndex + 1) * columns - 1 };
  });
}
