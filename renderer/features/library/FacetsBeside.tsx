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
  readonly onChoose: (facet: FacetName, value: string) => void;
}

/** The facets of the search, left of the cards. */
export default function FacetsBeside({ text, version, onChoose }: FacetsBesideProps) {
  const t = useTexts(libraryTexts);
  const facets = useFacets(text, version);
  return (
    <SidePane name={facetPane} side="left" label={t('facets')} size={15} atLeast={11} atMost={26}>
      <FacetPane facets={facets} onChoose={onChoose} />
    </SidePane>
  );
}
