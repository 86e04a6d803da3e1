import { Plus } from 'lucide-react';
import { type KeyboardEvent, lazy, memo, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { DeckZone } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import { localized } from '../../../db/model/localized.ts';
import { summaryOf } from '../../shared/card-facts/facts.ts';
import { ColourMarks, CostBadge } from '../../shared/card-facts/Marks.tsx';
import { CardListbox } from '../../shared/card-list/CardListbox.tsx';
import { usePagedCards } from '../../shared/card-list/use-paged-cards.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { isKeyOf } from '../../shared/keys/command.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { SearchField } from '../../shared/search/SearchField.tsx';
import { announce } from '../../shared/ui/announce.ts';
import { KeyOf } from '../../shared/ui/Kbd.tsx';
import { BusyState, EmptyState, WrongState } from '../../shared/ui/States.tsx';
import styles from './AddCards.module.css';
import { deckCommands } from './commands.ts';
import { useHeld } from './DragDeck.tsx';
import { useDecks } from './deck-store.ts';
import { useEditor } from './editor-store.ts';
import { deckTexts } from './texts.ts';

const SearchHelp = lazy(() => import('../../shared/search/help/SearchHelp.tsx'));

export interface AddCardsHandle {
  focus(): void;
  /** Gives the focus to the field and leaves what stands in it: the key that is pressed goes on to it. */
  type(): void;
}

interface AddCardsProps {
  readonly handle: Ref<AddCardsHandle>;
  readonly id: string;
  readonly game: GameId;
  readonly onChange: (card: LibraryCard, by: number, zone: Exclude<DeckZone, 'colossus'>) => void;
}

/** How many copies a key adds, and where; null = the key is none of these. */
function additionOf(event: KeyboardEvent): { by: number; zone: Exclude<DeckZone, 'colossus'> } | null {
  if (event.nativeEvent.isComposing) return null;
  if (isKeyOf(deckCommands.add, event)) return { by: 1, zone: 'main' };
  if (isKeyOf(deckCommands.take, event)) return { by: -1, zone: 'main' };
  if (isKeyOf(deckCommands.addSide, event)) return { by: 1, zone: 'side' };
  if (isKeyOf(deckCommands.addMaybe, event)) return { by: 1, zone: 'maybe' };
  return null;
}

/**
 * Finds cards of the game and adds them: type, Enter adds the marked card, arrows mark another, and all of it without
 * leaving the field. Nothing here but the number on a card is drawn anew when the deck changes.
 */
export const AddCards = memo(function AddCards({ handle, id, game, onChange }: AddCardsProps) {
  const t = useTexts(deckTexts);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [hasHelp, setHelp] = useState(false);
  const status = useLibraryStatus((library) => library.state);
  const choose = useEditor((store) => store.choose);
  const cards = usePagedCards({ text, game, deck: id }, status);
  const field = useRef<HTMLInputElement>(null);
  const total = cards.total ?? 0;
  const marked = Math.min(active, Math.max(0, total - 1));

  useCommand(deckCommands.help, () => setHelp(true));
  useImperativeHandle(handle, () => ({
    focus() {
      field.current?.focus();
      field.current?.select();
    },
    type: () => field.current?.focus(),
  }));

  /** The keys that add and take out, from the field and from the list alike. */
  function onKey(event: KeyboardEvent, card: LibraryCard | undefined): void {
    const addition = additionOf(event);
    if (card === undefined || addition === null) return;
    event.preventDefault();
    // The answer to what is typed may still be on its way: nothing else is added in its place.
    if (cards.state === 'ready') onChange(card, addition.by, addition.zone);
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
    choose(card);
    announce(summaryOf(card, language), { shown: false });
  }

  return (
    <section aria-label={t('add')} className={styles.pane}>
      <SearchField
        field={field}
        label={t('find')}
        placeholder={t('findHint')}
        value={text}
        fault={cards.fault}
        onHelp={() => setHelp(true)}
        onValue={(value) => {
          setText(value);
          setActive(0);
        }}
        onKeyDown={onFieldKey}
      />
      <p className={styles.hint}>
        <KeyOf command={deckCommands.add} /> {t('addHint')} <KeyOf command={deckCommands.take} /> {t('takeHint')}
        <span className={styles.total}>{cards.total !== null && t('foundCount', { count: total })}</span>
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
              if (card !== undefined) choose(card);
            }}
            onPick={(card, target) =>
              target.closest('[data-add]') === null ? choose(card) : onChange(card, 1, 'main')
            }
            onKey={onKey}
            selectedId={cards.at(marked)?.id ?? null}
            note={(card) => <CopiesNote deck={id} card={card.id} />}
          >
            {(card) => <FoundCard deck={id} card={card} />}
          </CardListbox>
        )}
      </div>
      {hasHelp && (
        <Suspense>
          <SearchHelp
            onClose={() => setHelp(false)}
            onRun={(example) => {
              setHelp(false);
              setText(example);
              setActive(0);
              requestAnimationFrame(() => field.current?.focus());
            }}
          />
        </Suspense>
      )}
    </section>
  );
});

/** How many copies are in the deck, over all zones; read by each found card for itself. */
function useCopies(deck: string, card: string): number {
  return useDecks(
    (store) =>
      store.open[deck]?.history.present.lines.reduce((sum, line) => (line.card === card ? sum + line.count : sum), 0) ??
      0,
  );
}

function CopiesNote({ deck, card }: { readonly deck: string; readonly card: string }) {
  const t = useTexts(deckTexts);
  const count = useCopies(deck, card);
  return count === 0 ? null : `, ${t('inDeck', { count })}`;
}

const FoundCard = memo(function FoundCard({ deck, card }: { readonly deck: string; readonly card: LibraryCard }) {
  const language = useLanguage();
  const other = language === 'en' ? 'ja' : 'en';
  const name = localized(card.card.name, language);
  const otherName = card.card.name[other];
  return (
    <div {...useHeld(`found/${card.id}`, { type: 'found', card })} className={styles.found}>
      <CostBadge card={card} />
      <ColourMarks card={card} />
      <span className={styles.names}>
        <b>{name}</b>
        {otherName !== undefined && otherName !== name && <span lang={other}>{otherName}</span>}
      </span>
      <Copies deck={deck} card={card.id} />
      <span data-add className={styles.plus}>
        <Plus aria-hidden="true" />
      </span>
    </div>
  );
});

function Copies({ deck, card }: { readonly deck: string; readonly card: string }) {
  const count = useCopies(deck, card);
  return <span className={styles.copies}>{count === 0 ? '' : count}</span>;
}
