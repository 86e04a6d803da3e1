import { useEffect, useRef } from 'react';
import type { FacetName } from '../../../db/model/facets.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { FacetPane } from '../../shared/search/facets/FacetPane.tsx';
import { useFacets } from '../../shared/search/facets/use-facets.ts';
import { SidePane } from '../../shared/ui/SidePane.tsx';
import { libraryTexts } from './texts.ts';
import { facetPane } from './use-facet-pane.ts';

interface FacetsBesideProps {
  readonly text: string;
  readonly version: string;
  /** The facets are on the screen, for the first time since they are open. */
  readonly onThere: () => void;
  readonly onChoose: (facet: FacetName, value: string) => void;
}

/** The facets of the search, left of the cards. */
export default function FacetsBeside({ text, version, onThere, onChoose }: FacetsBesideProps) {
  const t = useTexts(libraryTexts);
  const facets = useFacets(text, version);
  const isThere = facets !== null;
  const there = useRef(onThere);
  useEffect(() => {
    there.current = onThere;
  });
  useEffect(() => {
    if (isThere) there.current();
  }, [isThere]);
  return (
    <SidePane name={facetPane} side="left" label={t('facets')} size={15} atLeast={11} atMost={26}>
      <FacetPane facets={facets} onChoose={onChoose} />
    </SidePane>
  );
}
