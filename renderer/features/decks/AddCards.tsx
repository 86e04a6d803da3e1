import { Plus, Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import { localized } from '../../../db/model/text.ts';
import { summaryOf } from '../../shared/card-facts/facts.ts';
import { ColourMarks, CostBadge } from '../../shared/card-facts/Marks.tsx';
import { CardListbox } from '../../shared/card-list/CardListbox.tsx';
import { usePagedCards } from '../../shared/card-list/use-paged-cards.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { isKeyOf } from '../../shared/keys/command.ts';
import { announce } from '../../shared/ui/announce.ts';
import { KeyOf } from '../../shared/ui/Kbd.tsx';
import { BusyState, EmptyState, WrongState } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './AddCards.module.css';
import { deckCommands } from './commands.ts';
import type { DeckContent } from './deck-edit.ts';
import { deckTexts } from './texts.ts';

export interface AddCardsHandle {
  focus(): void;
}

interface AddCardsProps {
  readonly handle: Ref<AddCardsHandle>;
  readonly game: GameId;
  readonly content: DeckContent;
  readonly onChange: (card: LibraryCard, by: number) => void;
  readonly onChoose: (card: LibraryCard) => void;
}

/**
 * Finds cards of the game and adds them: type, Enter adds the marked card, arrows mark another, and all of it without
 * leaving the field.
 */
export function AddCards({ handle, game, content, onChange, onChoose }: AddCardsProps) {
  const t = useTexts(deckTexts);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const status = useLibraryStatus((library) => library.state);
  const cards = usePagedCards({ text, game }, status);
  const field = useRef<HTMLInputElement>(null);
  const total = cards.total ?? 0;
  const marked = Math.min(active, Math.max(0, total - 1));

  useImperativeHandle(handle, () => ({
    focus() {
      field.current?.focus();
      field.current?.select();
    },
  }));

  const copies = (card: LibraryCard) =>
    content.lines.reduce((sum, line) => (line.card === card.id ? sum + line.count : sum), 0);

  /** Enter and Shift+Enter, from the field and from the list alike. */
  function onKey(event: KeyboardEvent, card: LibraryCard | undefined): void {
    if (card === undefined || event.nativeEvent.isComposing) return;
    const by = isKeyOf(deckCommands.add, event) ? 1 : isKeyOf(deckCommands.take, event) ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    // The answer to what is typed may still be on its way: nothing else is added in its place.
    if (cards.state === 'ready') onChange(card, by);
  }

  function onFieldKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.nativeEvent.isComposing) {
      onKey(event, cards.at(marked));
      return;
    }
    event.preventDefault();
    const next = Math.min(Math.max(0, total - 1), Math.max(0, marked + step));
    const card = cards.at(next);
    setActive(next);
    if (card === undefined) return;
    onChoose(card);
    announce(summaryOf(card, language), { shown: false });
  }

  return (
    <section aria-label={t('add')} className={styles.pane}>
      <TextField
        type="search"
        label={t('find')}
        labelHidden
        placeholder={t('findHint')}
        icon={<Search aria-hidden="true" />}
        inputRef={field}
        value={text}
        onValue={(value) => {
          setText(value);
          setActive(0);
        }}
        onKeyDown={onFieldKey}
      />
      <p className={styles.hint}>
        <KeyOf command={deckCommands.add} /> {t('addHint')} <KeyOf command={deckCommands.take} /> {t('takeHint')}
      </p>
      <div className={styles.list}>
        {cards.error !== null && cards.total === null ? (
          <WrongState error={cards.error} onRetry={cards.reload} />
        ) : cards.total === null ? (
          <BusyState />
        ) : total === 0 ? (
          <EmptyState title={t('nothingFound')} />
        ) : (
          <CardListbox
            label={t('found')}
            cards={cards}
            layout={{ kind: 'list', rowHeight: 46 }}
            active={marked}
            onActive={(index) => {
              setActive(index);
              const card = cards.at(index);
              if (card !== undefined) onChoose(card);
            }}
            onPick={(card, target) => (target.closest('[data-add]') === null ? onChoose(card) : onChange(card, 1))}
            onKey={onKey}
            selectedId={cards.at(marked)?.id ?? null}
            note={(card) => (copies(card) === 0 ? null : t('inDeck', { count: copies(card) }))}
          >
            {(card) => <FoundCard card={card} copies={copies(card)} />}
          </CardListbox>
        )}
      </div>
    </section>
  );
}

function FoundCard({ card, copies }: { readonly card: LibraryCard; readonly copies: number }) {
  const language = useLanguage();
  const other = language === 'en' ? 'ja' : 'en';
  const name = localized(card.card.name, language);
  const otherName = card.card.name[other];
  return (
    <div className={styles.found}>
      <CostBadge card={card} />
      <ColourMarks card={card} />
      <span className={styles.names}>
        <b>{name}</b>
        {otherName !== undefined && otherName !== name && <span lang={other}>{otherName}</span>}
      </span>
      <span className={styles.copies}>{copies === 0 ? '' : copies}</span>
      <span data-add className={styles.plus}>
        <Plus aria-hidden="true" />
      </span>
    </div>
  );
}
