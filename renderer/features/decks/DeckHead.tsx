import { ArrowLeft, Copy, Ellipsis, Pencil, Play, Redo2, Trash2, Undo2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { localized } from '../../../db/model/localized.ts';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { Chip } from '../../shared/ui/Chip.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/Menu.tsx';
import { deckCommands } from './commands.ts';
import styles from './DeckHead.module.css';
import { type OpenDeck, useDecks } from './deck-store.ts';
import { useEditor } from './editor-store.ts';
import { deckSize } from './grouping.ts';
import { HeadTools } from './places.tsx';
import { Rename } from './Rename.tsx';
import { deckTexts } from './texts.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useOpenDeck } from './use-deck.ts';
import { useSteps } from './use-steps.ts';

interface DeckHeadProps {
  readonly id: string;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What a deck is, whether it is legal and saved, and what can be done with it as a whole. */
export function DeckHead({ id, onDuplicate, onRemove }: DeckHeadProps) {
  const t = useTexts(deckTexts);
  const word = useTexts(cardTexts);
  const say = useBilingual();
  const language = useLanguage();
  const { save } = useDecks.getState();
  const { back, forward } = useSteps(id);
  const deck = useOpenDeck(id);
  // The menus of the head are the heaviest part of the page: they follow when the line that was changed is drawn.
  const later = useAfterPaint(deck);
  const problems = useEditor((store) => store.problems.length);
  const { past, present, future } = deck.history;
  const { saving } = deck;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Link href="/decks" className={styles.back} aria-label={t('allDecks')} title={t('allDecks')}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <div className={styles.words}>
          <h1 className={styles.name}>{localized(present.name, language)}</h1>
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
                command={deckCommands.undo}
                disabled={past.length === 0}
                onClick={back}
              />
              <IconButton
                label={t('redo')}
                icon={<Redo2 />}
                command={deckCommands.redo}
                disabled={future.length === 0}
                onClick={forward}
              />
            </>
          )}
          <Tools deck={later} onDuplicate={onDuplicate} onRemove={onRemove} />
        </div>
      </div>
      {saving.state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('notSavedWords', { reason: say(saving.error.message) })}</p>
          <Button onClick={() => void save(id)}>{t('save')}</Button>
        </div>
      )}
    </header>
  );
}

interface ToolsProps extends Omit<DeckHeadProps, 'id'> {
  readonly deck: OpenDeck;
}

/** The menus of a deck and the way to the table. */
const Tools = memo(function Tools({ deck, onDuplicate, onRemove }: ToolsProps) {
  const t = useTexts(deckTexts);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [renaming, setRenaming] = useState(false);
  useCommand(deckCommands.rename, () => setRenaming(true), !deck.starter);
  const name = localized(deck.history.present.name, language);
  return (
    <>
      <HeadTools deck={deck} />
      {deck.starter ? (
        <Button icon={<Copy aria-hidden="true" />} title={t('starterNote')} onClick={onDuplicate}>
          {t('duplicateToEdit')}
        </Button>
      ) : (
        <Menu align="end" trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} />}>
          <MenuItem icon={<Pencil />} command={deckCommands.rename} onSelect={() => setRenaming(true)}>
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
      )}
      <Button
        tone="primary"
        icon={<Play aria-hidden="true" />}
        onClick={() => navigate(`/playtest/new?deck=${deck.id}`)}
      >
        {t('playtest')}
      </Button>
      {renaming && <Rename deck={deck} onClose={() => setRenaming(false)} />}
    </>
  );
});
