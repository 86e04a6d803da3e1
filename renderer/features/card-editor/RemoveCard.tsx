import type { GameId } from '../../../db/model/game.ts';
import { localized } from '../../../db/model/text.ts';
import { call } from '../../shared/client/bridge.ts';
import { shown, useCall } from '../../shared/client/use-call.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { editorTexts } from './texts.ts';

interface RemoveCardProps {
  readonly game: GameId;
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before an own card is deleted, and names the decks that have it. */
export function RemoveCard({ game, id, name, onClose, onRemoved }: RemoveCardProps) {
  const t = useTexts(editorTexts);
  const say = useBilingual();
  const language = useLanguage();
  const decks = shown(useCall('decks.with', { game, card: id }));

  async function remove(): Promise<void> {
    const result = await call('cards.remove', { game, id });
    onClose();
    if (!result.ok) {
      announce(say(result.error.message));
      return;
    }
    onRemoved();
    announce(t('removed', { name }));
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
          <Button tone="danger" disabled={decks === null} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('removeWords', { name })}</p>
      {decks !== null && decks.length > 0 && (
        <>
          <p>{t('removeInDecks', { count: decks.length })}</p>
          <ul>
            {decks.map((deck) => (
              <li key={deck.id}>{localized(deck.name, language)}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
