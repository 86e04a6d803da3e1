import { useSyncExternalStore } from 'react';
import type { Key } from './key.ts';

/** The keys that the user has chosen: by the id of the command. A command without an entry has its own keys. */
export type Bindings = Readonly<Record<string, readonly Key[]>>;

let bindings: Bindings = {};
const listeners = new Set<() => void>();

export function currentBindings(): Bindings {
  return bindings;
}

/** Puts the chosen keys in force: every place that names a key is drawn again. */
export function applyBindings(chosen: Bindings): void {
  if (chosen === bindings) return;
  bindings = chosen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBindings(): Bindings {
  return useSyncExternalStore(subscribe, currentBindings);
}
