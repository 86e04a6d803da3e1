import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';

/**
 * Where the user is, kept behind the `#` of the address, query included (`#/playtest/new?deck=…`): both hosts serve one
 * page, and the address before the `#` belongs to the host.
 */
function readHash(): string {
  return `/${window.location.hash.replace(/^#?\/?/, '')}`;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

function navigate(to: string, options: { readonly replace?: boolean } = {}): void {
  const oldURL = window.location.href;
  const address = `#/${to.replace(/^#?\/?/, '')}`;
  if (options.replace === true) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: window.location.href }));
}

/** Goes to `place` where the address names none, as at a start: no screen is drawn for the way there. */
export function startAt(place: string): void {
  if (readHash() === '/') navigate(place, { replace: true });
}

export const useHashLocation: BaseLocationHook = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, () => readHash().split('?')[0] ?? '/'), navigate],
  { hrefs: (path: string) => `#${path}` },
);

export const useHashSearch: BaseSearchHook = () =>
  useSyncExternalStore(subscribe, () => readHash().split('?').slice(1).join('?'));
