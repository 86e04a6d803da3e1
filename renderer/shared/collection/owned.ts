import { create } from 'zustand';
import type { GameId } from '../../../db/model/game.ts';
import { call } from '../client/bridge.ts';

interface OwnedStore {
  /** Copies owned of each card over all printings, by `nameOf`; a card that is not in it is not owned. */
  readonly counts: ReadonlyMap<string, number>;
}

const useOwnedStore = create<OwnedStore>()(() => ({ counts: new Map() }));

const nameOf = (game: GameId, card: string) => `${game} ${card}`;

/** How many copies of a card the user owns. */
export function useOwned(game: GameId, card: string): number {
  return useOwnedStore(({ counts }) => counts.get(nameOf(game, card)) ?? 0);
}

/** Reads what is owned; screens that show it ask once they stand, so that no first screen waits for it. */
export async function loadOwned(): Promise<void> {
  const result = await call('collection.owned', {});
  if (!result.ok) return;
  const counts = new Map(result.value.map(({ game, id, count }) => [nameOf(game, id), count]));
  useOwnedStore.setState({ counts });
}

/** Notes that so many copies of a card are owned now, without asking. */
export function noteOwned(game: GameId, card: string, count: number): void {
  useOwnedStore.setState(({ counts }) => ({ counts: new Map(counts).set(nameOf(game, card), count) }));
}
