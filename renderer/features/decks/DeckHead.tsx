import { ArrowLeft, Copy, Ellipsis, Pencil, Play, Redo2, Trash2, Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { localized } from '../../../db/model/text.ts';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { Chip } from '../../shared/ui/Chip.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/Menu.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './DeckHead.module.css';
import { type OpenDeck, useDecks } from './deck-store.ts';
import { deckSize } from './grouping.ts';
import { HeadTools } from './places.tsx';
import { deckTexts } from './texts.ts';

interface DeckHeadProps {
  readonly deck: OpenDeck;
  readonly problems: number;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What a deck is, whether it is legal and saved, and what can be done with it as a whole. */
export function DeckHead({ deck, problems, onDuplicate, onRemove }: DeckHeadProps) {
  const t = useTexts(deckTexts);
  const word = useTexts(cardTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { undo, redo, save } = useDecks();
  const [renaming, setRenaming] = useState(false);
  const { past, present, future } = deck.history;
  const name = localized(present.name, language);
  const { saving } = deck;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Link href="/decks" className={styles.back} aria-label={t('allDecks')} title={t('allDecks')}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.facts}>
            {word(deck.game)} · {t('count', { count: deckSize(present.lines) })}
          </p>
        </div>
        <div className={styles.chips}>
          {deck.starter && <Chip>{t('starter')}</Chip>}
          {problems === 0 ? (
            <Chip tone="ok">✓ {t('legal')}</Chip>
          ) : (
            <Chip tone="bad">{t('problems', { count: problems })}</Chip>
          )}
          {!deck.starter && past.length + future.length > 0 && saving.state !== 'failed' && (
            <span className={styles.saving}>{saving.state === 'saving' ? t('saving') : t('saved')}</span>
          )}
          {saving.state === 'failed' && <Chip tone="bad">{t('notSaved')}</Chip>}
        </div>
        <div className={styles.actions}>
          {!deck.starter && (
            <>
              <IconButton
                label={t('undo')}
                icon={<Undo2 />}
                disabled={past.length === 0}
                onClick={() => undo(deck.id)}
              />
              <IconButton
                label={t('redo')}
                icon={<Redo2 />}
                disabled={future.length === 0}
                onClick={() => redo(deck.id)}
              />
              <Menu align="end" trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} />}>
                <MenuItem icon={<Pencil />} onSelect={() => setRenaming(true)}>
                  {t('rename')}
                </MenuItem>
                <MenuItem icon={<Copy />} onSelect={onDuplicate}>
                  {t('duplicate')}
                </MenuItem>
                <MenuSeparator />
                <MenuItem icon={<Trash2 />} danger onSelect={onRemove}>
                  {t('remove')}
                </MenuItem>
              </Menu>
            </>
          )}
          <HeadTools deck={deck} />
          {deck.starter && (
            <Button icon={<Copy aria-hidden="true" />} title={t('starterNote')} onClick={onDuplicate}>
              {t('duplicateToEdit')}
            </Button>
          )}
          <Button
            tone="primary"
            icon={<Play aria-hidden="true" />}
            onClick={() => navigate(`/playtest/new?deck=${deck.id}`)}
          >
            {t('playtest')}
          </Button>
        </div>
      </div>
      {saving.state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('notSavedWords', { reason: say(saving.error.message) })}</p>
          <Button onClick={() => void save(deck.id)}>{t('save')}</Button>
        </div>
      )}
      {renaming && <Rename deck={deck} onClose={() => setRenaming(false)} />}
    </header>
  );
}

function Rename({ deck, onClose }: { readonly deck: OpenDeck; readonly onClose: () => void }) {
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
