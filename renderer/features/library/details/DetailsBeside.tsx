import type { LibraryCard } from '../../../../db/model/card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SidePane } from '../../../shared/ui/SidePane.tsx';
import { libraryTexts } from '../texts.ts';
import { CardDetails } from './CardDetails.tsx';

interface DetailsBesideProps {
  readonly card: LibraryCard;
  readonly onClose: () => void;
}

/** The details of the opened card, right of the cards. */
export default function DetailsBeside({ card, onClose }: DetailsBesideProps) {
  const t = useTexts(libraryTexts);
  return (
    <SidePane name="library-details" side="right" label={t('details')} size={22.25} atLeast={17} atMost={44}>
      <CardDetails card={card} onClose={onClose} />
    </SidePane>
  );
}
