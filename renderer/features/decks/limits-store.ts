import { useEffect } from 'react';
import { create } from 'zustand';
import type { CardLimit } from '../../../db/model/card-limits.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { CallError, CallOutput } from '../../../electron/ipc/contract.ts';
import { call } from '../../shared/client/bridge.ts';

type Limits = CallOutput<'limits.get'>;

interface LimitsStore {
  readonly lists: Readonly<Partial<Record<GameId, Limits>>>;
  load(game: GameId): Promise<void>;
  /** Keeps a list of the user's own; null = the one that ships with the app. @returns why it could not be kept */
  keep(game: GameId, cards: readonly CardLimit[] | null): Promise<CallError | null>;
}

export const useLimitsStore = create<LimitsStore>()((set) => ({
  lists: {},
  async load(game) {
    const result = await call('limits.get', { game });
    if (result.ok) set(({ lists }) => ({ lists: { ...lists, [game]: result.value } }));
  },
  async keep(game, cards) {
    const result = await call('limits.set', { game, cards: cards === null ? null : [...cards] });
    if (!result.ok) return result.error;
    set(({ lists }) => ({ lists: { ...lists, [game]: result.value } }));
    return null;
  },
}));

const none: readonly CardLimit[] = [];

/** The restricted list of a game that is in force; empty until it is there. */
export function useLimits(game: GameId | null): readonly CardLimit[] {
  const cards = useLimitsStore(({ lists }) => (game === null ? undefined : lists[game]?.cards));
  const load = useLimitsStore((store) => store.load);
  useEffect(() => {
    if (game !== null && cards === undefined) void load(game);
  }, [game, cards, load]);
  return cards ?? none;
}
