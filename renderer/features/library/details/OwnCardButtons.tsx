import { CopyPlus, Pencil } from 'lucide-react';
import { useLocation } from 'wouter';
import type { LibraryCard } from '../../../../db/model/card.ts';
import { shown, useCall } from '../../../shared/client/use-call.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from './CardDetails.module.css';
import { detailTexts } from './texts.ts';

interface OwnCardButtonsProps {
  readonly card: LibraryCard;
  /** The card may be another one when the editor is left: its details close. */
  readonly onClose: () => void;
}

/** Leads to the editor of own cards (features/card-editor): with a copy of the card or, where it is the user's own, with itself. */
export function OwnCardButtons({ card: { game, id }, onClose }: OwnCardButtonsProps) {
  const t = useTexts(detailTexts);
  const [, navigate] = useLocation();
  const owner = shown(useCall('cards.own', { game, card: id }));
  const cardId = encodeURIComponent(id);

  function edit(): void {
    onClose();
    navigate(`/library/edit?game=${game}&edit=${cardId}`);
  }

  return (
    <div className={styles.ownCard}>
      {owner?.own === true && (
        <Button icon={<Pencil aria-hidden="true" />} onClick={edit}>
          {t('editCard')}
        </Button>
      )}
      <Button
        tone="quiet"
        icon={<CopyPlus aria-hidden="true" />}
        onClick={() => navigate(`/library/new?game=${game}&copy=${cardId}`)}
      >
        {t('copyCard')}
      </Button>
    </div>
  );
}
