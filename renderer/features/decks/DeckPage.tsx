import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { DeckZone } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import { localized } from '../../../db/model/localized.ts';
import type { EventPayload } from '../../../electron/ipc/contract.ts';
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
import { DragDeck, DropZone, type Held, type Target } from './DragDeck.tsx';
import { copiesIn, copiesOf, withCopies, withLine, withMoved } from './deck-edit.ts';
import { useDecks } from './deck-store.ts';
import { EditorData } from './EditorData.tsx';
import { useEditor } from './editor-store.ts';
import { zoneOf } from './grouping.ts';
import { AboveLines } from './places.tsx';
import { RemoveDeck } from './RemoveDeck.tsx';
import { SidePane } from './SidePane.tsx';
import { deckTexts } from './texts.ts';
import { useDeck, useOpenDeck } from './use-deck.ts';
import { useSteps } from './use-steps.ts';
import { useTyping } from './use-typing.ts';

/** One deck, opened: read only for a starter deck, else with all that changes it. */
export function DeckPage({ id }: { readonly id: string }) {
  const t = useTexts(deckTexts);
  const [, navigate] = useLocation();
  const state = useDeck(id);
  if (state.state === 'ready') return <OpenDeckPage id={id} game={state.game} starter={state.starter} />;
  if (state.state === 'busy') return <BusyState title={t('loadingOne')} />;
  return (
    <WrongState error={state.error} onRetry={state.reload}>
      <Button onClick={() => navigate('/decks')}>{t('allDecks')}</Button>
    </WrongState>
  );
}

interface OpenDeckPageProps {
  readonly id: string;
  readonly game: GameId;
  readonly starter: boolean;
}

/** The frame of the editor: it does not follow the changes of the deck, its parts do. */
function OpenDeckPage({ id, game, starter }: OpenDeckPageProps) {
  const t = useTexts(deckTexts);
  const [, navigate] = useLocation();
  const { edit } = useDecks.getState();
  const begin = useEditor((store) => store.begin);
  const ready = useEditor((store) => store.deck === id && store.cards !== null);
  const adding = useRef<AddCardsHandle>(null);
  const lines = useRef<DeckLinesHandle>(null);
  const [removing, setRemoving] = useState(false);
  const change = useChange(id);
  const duplicate = useDuplicate(id);
  useEffect(() => begin(id), [begin, id]);

  const { back: stepBack, forward: stepForward } = useSteps(id);
  useCommand(deckCommands.undo, stepBack, !starter);
  useCommand(deckCommands.redo, stepForward, !starter);
  useCommand(deckCommands.find, () => adding.current?.focus(), !starter);
  useCommand(deckCommands.playtest, () => navigate(`/playtest/new?deck=${id}`));
  useTyping(() => adding.current?.type(), !starter);
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

  function drop(held: Held, target: Target): void {
    if (held.type === 'found') {
      if (target !== 'out') change(held.card, 1, target);
      return;
    }
    const { line, card } = held;
    edit(id, (now) =>
      target === 'out'
        ? withLine(now, line, 0)
        : withMoved(now, line, zoneOf(target, card ?? undefined), copiesOf(now, line)),
    );
  }

  const show = useCallback((card: string) => lines.current?.show(card), []);
  return (
    <div className={styles.page}>
      <EditorData id={id} game={game} />
      {!ready ? (
        <BusyState title={t('loadingOne')} />
      ) : (
        <>
          <DeckHead id={id} onDuplicate={() => void duplicate()} onRemove={() => setRemoving(true)} />
          <DragDeck onDrop={drop}>
            <Panes name="deck">
              {!starter && (
                <Pane id="search" size={330} atLeast={220}>
                  <DropZone target="out" disabled={starter} className={styles.out}>
                    <AddCards handle={adding} id={id} game={game} onChange={change} />
                  </DropZone>
                </Pane>
              )}
              <Pane id="lines" atLeast={300}>
                <Above id={id} />
                <DeckLines handle={lines} id={id} starter={starter} />
              </Pane>
              <Pane id="side" size={310} atLeast={220}>
                <SidePane id={id} onShow={show} />
              </Pane>
            </Panes>
          </DragDeck>
        </>
      )}
      <Remove id={id} open={removing} onClose={() => setRemoving(false)} />
    </div>
  );
}

function Above({ id }: { readonly id: string }) {
  return <AboveLines deck={useOpenDeck(id)} />;
}

function Remove({ id, open, onClose }: { readonly id: string; readonly open: boolean; readonly onClose: () => void }) {
  const [, navigate] = useLocation();
  const deck = useDecks((store) => store.open[id]);
  if (!open || deck === undefined) return null;
  const { name, lines } = deck.history.present;
  const cardCount = lines.reduce((sum, line) => sum + line.count, 0);
  return <RemoveDeck deck={{ id, name, cardCount }} onClose={onClose} onRemoved={() => navigate('/decks')} />;
}

/** Adds or takes copies of a card in a zone, and says how many there are now. */
function useChange(id: string) {
  const t = useTexts(deckTexts);
  const language = useLanguage();
  const { edit } = useDecks.getState();
  const { choose, learn } = useEditor.getState();
  return useCallback(
    (card: LibraryCard, by: number, meant: Exclude<DeckZone, 'colossus'>) => {
      const zone = zoneOf(meant, card);
      learn([card]);
      edit(id, (now) => withCopies(now, card.id, zone, copiesIn(now, card.id, zone) + by));
      choose(card);
      const now = useDecks.getState().open[id]?.history.present;
      const count = now === undefined ? 0 : copiesIn(now, card.id, zone);
      announce(t('nowInDeck', { name: localized(card.card.name, language), count }), { shown: false });
    },
    [id, edit, choose, learn, t, language],
  );
}

/** Makes a deck of the user's own of this one and opens it. */
function useDuplicate(id: string) {
  const t = useTexts(deckTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  return useCallback(async () => {
    const deck = useDecks.getState().open[id];
    if (deck === undefined) return;
    const result = await duplicateDeck(deck.game, deck.history.present);
    if (!result.ok) {
      announce(say(result.error.message));
      return;
    }
    announce(t('duplicated', { name: localized(result.value.name, language) }));
    navigate(`/decks/${result.value.id}`);
  }, [id, t, say, language, navigate]);
}
