import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { LibraryCard } from '../../../db/model/card.ts';
import { localized } from '../../../db/model/text.ts';
import type { EventPayload } from '../../../electron/ipc/contract.ts';
import { deckProblems } from '../../engine/games/deck-rules.ts';
import { useHostEvent } from '../../shared/client/use-call.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Pane, Panes } from '../../shared/ui/Panes.tsx';
import { BusyState, WrongState } from '../../shared/ui/States.tsx';
import { AddCards, type AddCardsHandle } from './AddCards.tsx';
import { duplicateDeck } from './actions.ts';
import { deckCommands } from './commands.ts';
import { DeckHead } from './DeckHead.tsx';
import { DeckLines, type DeckLinesHandle } from './DeckLines.tsx';
import styles from './DeckPage.module.css';
import { copiesIn, withCopies } from './deck-edit.ts';
import { type OpenDeck, useDecks } from './deck-store.ts';
import { zoneFor } from './grouping.ts';
import { AboveLines } from './places.tsx';
import { RemoveDeck } from './RemoveDeck.tsx';
import { SidePane } from './SidePane.tsx';
import { deckTexts } from './texts.ts';
import { useCards } from './use-cards.ts';
import { useDeck } from './use-deck.ts';

/** One deck, opened: read only for a starter deck, else with all that changes it. */
export function DeckPage({ id }: { readonly id: string }) {
  const t = useTexts(deckTexts);
  const [, navigate] = useLocation();
  const state = useDeck(id);
  if (state.state === 'ready') return <OpenDeckPage deck={state.deck} />;
  if (state.state === 'busy') return <BusyState title={t('loadingOne')} />;
  return (
    <WrongState error={state.error} onRetry={state.reload}>
      <Button onClick={() => navigate('/decks')}>{t('allDecks')}</Button>
    </WrongState>
  );
}

function OpenDeckPage({ deck }: { readonly deck: OpenDeck }) {
  const t = useTexts(deckTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { edit, undo, redo } = useDecks();
  const content = deck.history.present;
  const cards = useCards(
    deck.game,
    content.lines.map(({ card }) => card),
  );
  const [chosen, setChosen] = useState<LibraryCard | null>(null);
  const [removing, setRemoving] = useState(false);
  const adding = useRef<AddCardsHandle>(null);
  const lines = useRef<DeckLinesHandle>(null);
  const count = content.lines.reduce((sum, line) => sum + line.count, 0);

  const stepBack = useCallback(() => undo(deck.id), [undo, deck.id]);
  const stepForward = useCallback(() => redo(deck.id), [redo, deck.id]);
  useCommand(deckCommands.undo, stepBack, !deck.starter);
  useCommand(deckCommands.redo, stepForward, !deck.starter);
  useCommand(deckCommands.find, () => adding.current?.focus(), !deck.starter);
  useCommand(deckCommands.playtest, () => navigate(`/playtest/new?deck=${deck.id}`));
  useHostEvent(
    'command',
    useCallback(
      ({ name }: EventPayload<'command'>) => {
        if (name === 'undo') stepBack();
        if (name === 'redo') stepForward();
      },
      [stepBack, stepForward],
    ),
  );

  /** Adds or takes copies where the card belongs, and says how many there are now. */
  function change(card: LibraryCard, by: number): void {
    const zone = zoneFor(card);
    const next = Math.max(0, copiesIn(content, card.id, zone) + by);
    edit(deck.id, (now) => withCopies(now, card.id, zone, copiesIn(now, card.id, zone) + by));
    setChosen(card);
    announce(t('nowInDeck', { name: localized(card.card.name, language), count: next }), { shown: false });
  }

  async function duplicate(): Promise<void> {
    const result = await duplicateDeck({
      game: deck.game,
      ...content,
      lines: [...content.lines],
      unresolved: [...content.unresolved],
    });
    if (!result.ok) {
      announce(say(result.error.message));
      return;
    }
    announce(t('duplicated', { name: localized(result.value.name, language) }));
    navigate(`/decks/${result.value.id}`);
  }

  if (cards === null) return <BusyState title={t('loadingOne')} />;
  const problems = deckProblems(deck.game, content.lines, cards.values());
  return (
    <div className={styles.page}>
      <DeckHead
        deck={deck}
        problems={problems.length}
        onDuplicate={() => void duplicate()}
        onRemove={() => setRemoving(true)}
      />
      <Panes name="deck">
        {!deck.starter && (
          <Pane id="search" size={320} atLeast={220}>
            <AddCards handle={adding} game={deck.game} content={content} onChange={change} onChoose={setChosen} />
          </Pane>
        )}
        <Pane id="lines" atLeast={300}>
          <AboveLines deck={deck} cards={cards} />
          <DeckLines
            handle={lines}
            deck={deck}
            cards={cards}
            problems={problems}
            onChoose={setChosen}
            onCopies={(card, zone, copies) => edit(deck.id, (now) => withCopies(now, card, zone, copies))}
          />
        </Pane>
        <Pane id="side" size={300} atLeast={220}>
          <SidePane
            deck={deck}
            cards={cards}
            problems={problems}
            chosen={chosen}
            onShow={(card) => lines.current?.show(card)}
          />
        </Pane>
      </Panes>
      <RemoveDeck
        deck={removing ? { id: deck.id, name: content.name, cardCount: count } : null}
        onClose={() => setRemoving(false)}
        onRemoved={() => navigate('/decks')}
      />
    </div>
  );
}
