import { useState } from 'react';
import { useSettings } from '../../shared/settings/settings.ts';

/** Under which the pane is remembered: whether it is open, and how wide. */
export const facetPane = 'library-facets';

/** From this width on the pane stands beside the cards and is open at first; below, it would lie over them. */
const wide = '(width >= 64rem)';

/** Whether the pane with the facets is open, remembered with the settings. */
export function useFacetPane(): readonly [boolean, (open: boolean) => void] {
  const { settings, change } = useSettings();
  const [isWide] = useState(() => window.matchMedia(wide).matches);
  const kept = settings.panes[facetPane];
  const open = kept?.open === undefined || !isWide ? null : kept.open === 1;
  const [here, setHere] = useState<boolean | null>(null);
  return [
    here ?? open ?? isWide,
    (next) => {
      setHere(next);
      if (isWide) void change({ panes: { ...settings.panes, [facetPane]: { ...kept, open: next ? 1 : 0 } } });
    },
  ];
}
