import { type FormEvent, useState } from 'react';
import { localized } from '../../../db/model/localized.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { type OpenDeck, useDecks } from './deck-store.ts';
import { deckTexts } from './texts.ts';

/** Asks for another name of a deck. */
export function Rename({ deck, onClose }: { readonly deck: OpenDeck; readonly onClose: () => void }) {
  const t = useTexts(deckTexts);
  const language = useLanguage();
  const edit = useDecks((store) => store.edit);
  const [name, setName] = useState(localized(deck.history.present.name, language));
  const [fault, setFault] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = name.trim();
    if (given === '') {
      setFault(t('nameMissing'));
      return;
    }
    // A name that the user has given is the deck's name in both languages.
    edit(deck.id, (content) => ({ ...content, name: { [language]: given } }));
    onClose();
  }

  return (
    <Dialog
      open
      title={t('rename')}
      onClose={onClose}
      foot={
        <Button tone="primary" type="submit" form="rename-deck">
          {t('save')}
        </Button>
      }
    >
      <form id="rename-deck" onSubmit={submit}>
        <TextField label={t('name')} value={name} onValue={setName} fault={fault} data-first-focus maxLength={200} />
      </form>
    </Dialog>
  );
}
