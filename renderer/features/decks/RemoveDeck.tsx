import { localized } from '../../../db/model/text.ts';
import type { DeckSummary } from '../../../electron/ipc/contract.ts';
import { call } from '../../shared/client/bridge.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { useDecks } from './deck-store.ts';
import { deckTexts } from './texts.ts';

interface RemoveDeckProps {
  /** null = no question is open. */
  readonly deck: Pick<DeckSummary, 'id' | 'name' | 'cardCount'> | null;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a deck is removed, and says what is lost and what stays. */
export function RemoveDeck({ deck, onClose, onRemoved }: RemoveDeckProps) {
  const t = useTexts(deckTexts);
  const say = useBilingual();
  const language = useLanguage();
  const forget = useDecks((store) => store.forget);
  if (deck === null) return null;
  const name = localized(deck.name, language);

  async function remove(id: string): Promise<void> {
    const result = await call('decks.remove', { id });
    onClose();
    if (!result.ok) {
      announce(say(result.error.message));
      return;
    }
    forget(id);
    announce(t('removed', { name }));
    onRemoved();
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={t('removeTitle')}
      onClose={onClose}
      foot={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('keep')}
          </Button>
          <Button tone="danger" onClick={() => void remove(deck.id)}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('removeWords', { name, count: deck.cardCount })}</p>
    </Dialog>
  );
}
