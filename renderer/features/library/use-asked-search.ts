import { useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLibraryView } from './view.ts';

/** Takes a search from the address (`#/library?search=set:BS01`), which other screens link to, and leaves the address plain. */
export function useAskedSearch(): void {
  const asked = new URLSearchParams(useSearch()).get('search');
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    if (asked === null) return;
    useLibraryView.getState().set({ text: asked, active: 0, opened: null });
    navigate('/library', { replace: true });
  }, [asked, navigate]);
}
