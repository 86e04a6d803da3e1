import type { CardDefinition } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import { call } from '../client/bridge.ts';

/** A card that can be enlarged. */
export interface ZoomCard {
  readonly id: string;
  readonly game: GameId;
  readonly card: CardDefinition;
}

/** Says which card an element shows, for a screen whose cards are not in the library's order (a table); null = it cannot say. */
export type ZoomSource = (element: HTMLElement) => ZoomCard | null;

const sources = new Set<ZoomSource>();

/** @returns a function that takes the source away again */
export function addZoomSource(source: ZoomSource): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

/** What elements that show a card carry: `data-card` with its id and `data-game`, or on a table `data-instance`. */
export const showsCard = '[data-card], [data-instance]';

/** The card that an element shows: asked of the screens, else of the library; null = there is none. */
export async function cardOn(element: HTMLElement): Promise<ZoomCard | null> {
  for (const source of sources) {
    const found = source(element);
    if (found !== null) return found;
  }
  const { card: id, game } = element.dataset;
  if (id === undefined || game === undefined) return null;
  const answer = await call('library.get', { game: game as GameId, ids: [id] });
  return (answer.ok && answer.value.cards[0]) || null;
}
