import { useEffect } from 'react';
import type { GameId } from '../../../db/model/game.ts';
import { emptyContent } from './deck-edit.ts';
import { useDecks } from './deck-store.ts';
import { useEditor } from './editor-store.ts';
import { problemsOf, today } from './legality.ts';
import { useLimits } from './limits-store.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useCards } from './use-cards.ts';

/**
 * Keeps the editor's cards and problems in step with the deck. It shows nothing, so that a change of the deck draws only
 * the line that changed; the problems follow when that is on the screen.
 */
export function EditorData({ id, game }: { readonly id: string; readonly game: GameId }) {
  const content = useDecks((store) => store.open[id]?.history.present ?? emptyContent);
  const later = useAfterPaint(content);
  const limits = useLimits(game);
  const cards = useEditor((store) => store.cards);
  const { learn, find } = useEditor.getState();
  const ids = later.lines.map(({ card }) => card);
  const found = useCards(game, later.cover === null ? ids : [...ids, later.cover]);

  useEffect(() => {
    if (found !== null) learn(found.values());
  }, [found, learn]);
  useEffect(() => {
    if (cards !== null) find(problemsOf(game, later, cards, limits, today()));
  }, [game, later, cards, limits, find]);
  return null;
}
