import { rulesOf } from '../../../../engine/games/index.ts';
import type { Offer, TableState } from '../../../../engine/table/game.ts';
import { type HistoryEntry, stateAt } from '../../../../engine/table/history.ts';
import type { TableAction, TableHistory } from '../table-store.ts';

export type AnyOffer = Offer<TableAction>;

/** One turn seldom has more actions than this; what lies further back is no longer looked at. */
const lookBack = 40;

const known = new WeakMap<HistoryEntry<TableState, TableAction>, readonly AnyOffer[]>();

/** What an entry's action has brought up; worked out once for each entry. */
function offersOf(history: TableHistory, index: number): readonly AnyOffer[] {
  const entry = history.entries[index];
  if (entry === undefined || entry.action === null || entry.refusal !== null) return [];
  const before = known.get(entry);
  if (before !== undefined) return before;
  const offers = rulesOf(entry.state.game).offers({
    before: stateAt(history, index),
    action: entry.action,
    after: entry.state,
    events: entry.events,
  }) as readonly AnyOffer[];
  known.set(entry, offers);
  return offers;
}

/**
 * The offers of this turn that were not taken, the newest first. An effect that was done takes the newest offer that it
 * was a choice of.
 */
export function openOffers(history: TableHistory): readonly AnyOffer[] {
  const { number } = stateAt(history, history.pointer).turn;
  const open: AnyOffer[] = [];
  const taken: string[] = [];
  for (let index = history.pointer - 1; index >= Math.max(0, history.pointer - lookBack); index--) {
    const entry = history.entries[index];
    if (entry === undefined || entry.state.turn.number !== number) break;
    if (entry.action?.type === 'effect') taken.push(JSON.stringify(entry.action));
    for (const offer of offersOf(history, index)) {
      const choices = offer.choices.map(({ action }) => JSON.stringify(action));
      const at = taken.findIndex((action) => choices.includes(action));
      if (at === -1) open.push(offer);
      else taken.splice(at, 1);
    }
  }
  return open;
}
