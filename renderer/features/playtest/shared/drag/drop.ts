import { levelsOf } from '../chosen.ts';
import type { AnyOutcome } from '../options.ts';
import { optionsOfCard } from '../options.ts';
import { preferredOutcomes } from '../preference/preferred.ts';
import { stateOf, type TableAction, type TableStore } from '../table-store.ts';
import { cardDroppedOn, tokenPlace } from './drag.ts';

/** What dropping a card of the hand on a zone means where it is more than a move: the name of the act. */
export type HandDrops = Readonly<Record<string, string>>;

/** The act of moving one token (a core) from a place to another; places are zones or refs. */
export type TokenDrop = (from: string, to: string) => TableAction;

/** Drops a token on a place or a card that can carry it; anywhere else it goes back. */
export function dropToken(store: TableStore, dragged: string, onto: string, tokenDrop: TokenDrop | undefined): void {
  const from = tokenPlace(dragged);
  const to = tokenPlace(onto) ?? cardDroppedOn(onto);
  if (tokenDrop !== undefined && from !== null && to !== null && from !== to) store.act(tokenDrop(from, to));
}

/**
 * Drops a card on a zone. One of the field that comes onto another one is laid under it. A card from the hand that comes to the field is played, not put there for nothing: it is
 * selected, and paid for at once where a way without loss exists; else the panel shows its ways or what is missing.
 */
export function drop(store: TableStore, instance: string, from: string, onto: string, handDrops: HandDrops): void {
  const host = cardDroppedOn(onto);
  if (host !== null && from === 'field') {
    if (host !== instance) store.act({ type: 'attach', id: instance, to: host });
    return;
  }
  const to = host === null ? onto : 'field';
  if (from === to || tokenPlace(to) !== null) return;
  if (from === 'hand' && to === 'field') {
    store.select(instance);
    const best = withoutLoss(store, instance);
    if (best !== null) store.askToPay(best);
    return;
  }
  const act = from === 'hand' ? handDrops[to] : undefined;
  store.act(act === undefined ? { type: 'move', id: instance, to } : { type: act, id: instance });
}

/** The best way of a card's only playable option, if it loses nothing; null = the player has to choose. */
function withoutLoss(store: TableStore, instance: string): AnyOutcome | null {
  const [option, ...others] = optionsOfCard(stateOf(store), instance).filter(({ playable }) => playable);
  const [best, ...further] =
    option === undefined ? [] : preferredOutcomes(store, option, levelsOf(option)[0] ?? null).outcomes;
  if (best === undefined || others.length > 0) return null;
  return best.loss === 'none' || (best.loss === undefined && further.length === 0) ? best : null;
}
