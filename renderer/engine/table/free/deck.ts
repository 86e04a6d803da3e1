import type { Applied, CardInstance, TableEvent, TableState } from '../game.ts';
import type { FreeAction } from './action.ts';
import { type FreeTable, listedNames, refused, told } from './free-table.ts';

type Action<T extends FreeAction<string>['type'], Zone extends string> = Extract<
  FreeAction<Zone>,
  { readonly type: T }
>;

/** Looks at cards of the own deck; nothing moves. What was hidden is known from here on (A-56). */
export function look<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  { count }: Action<'look', Zone>,
): Applied<S> {
  const deck = table.deck(state);
  if (deck.length === 0) return refused('The deck is empty.', 'デッキにカードがありません。');
  const seen = deck.slice(0, count ?? deck.length);
  const whole = seen.length === deck.length;
  const message = whole
    ? { en: 'You look through the whole deck.', ja: 'デッキをすべて確認。' }
    : {
        en: `You look at the top ${seen.length === 1 ? 'card' : `${seen.length} cards`} of the deck.`,
        ja: `デッキの上から${seen.length}枚を確認。`,
      };
  return told(state, 'look', message, { cards: seen.map(({ id }) => id), reveals: true });
}

/**
 * Puts the top cards of the deck where the player says: back on top or under the deck in the given order, or into any
 * other zone as by "move". All of the named cards must be the top of the deck; one that cannot go refuses the whole.
 */
export function arrange<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  { places }: Action<'arrange', Zone>,
): Applied<S> {
  const deck = table.deck(state);
  const top = new Map(deck.slice(0, places.length).map((card) => [card.id, card]));
  const named = new Set(places.map(({ id }) => id));
  if (named.size !== places.length || ![...named].every((id) => top.has(id))) {
    return refused(
      `Say for each of the top ${places.length} cards of the deck once where it goes.`,
      `デッキの上から${places.length}枚それぞれの置き場所を1つずつ指定してください。`,
    );
  }
  const going = (zone: string) => places.filter(({ to }) => to === zone).map(({ id }) => top.get(id)!);
  const onTop = going('deck-top');
  const under = going('deck-bottom');
  const elsewhere = places.filter(({ to }) => to !== 'deck-top' && to !== 'deck-bottom');
  const rest = elsewhere.map(({ id }) => top.get(id)!);
  let next = table.withDeck(state, [...onTop, ...rest, ...deck.slice(places.length), ...under]);
  const events: TableEvent[] = arrangedEvents(onTop, under);
  for (const { id, to } of elsewhere) {
    const moved = table.move(next, id, to);
    if (!moved.ok) return moved;
    next = moved.state;
    events.push(...moved.events);
  }
  return { ok: true, state: next, events };
}

function arrangedEvents(onTop: readonly CardInstance[], under: readonly CardInstance[]): TableEvent[] {
  const events: TableEvent[] = [];
  const cards = (count: number) => (count === 1 ? '1 card goes' : `${count} cards go`);
  if (onTop.length > 0) {
    const message = {
      en: `${cards(onTop.length)} back on top of the deck.`,
      ja: `${onTop.length}枚をデッキの上へ。`,
    };
    events.push({ type: 'arrange', message, cards: onTop.map(({ id }) => id) });
  }
  if (under.length > 0) {
    const message = { en: `${cards(under.length)} under the deck.`, ja: `${under.length}枚をデッキの下へ。` };
    events.push({ type: 'arrange', message, cards: under.map(({ id }) => id) });
  }
  return events;
}

/** Shows cards to everyone; a card of the deck is known from here on (A-56). */
export function reveal<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  { ids }: Action<'reveal', Zone>,
): Applied<S> {
  const found = ids.map((id) => table.find(state, id));
  if (found.includes(null)) return refused('That card is not on the table.', 'そのカードはテーブルにありません。');
  const names = listedNames(found.map((card) => table.nameOf(state, card!.card)));
  const fromDeck = table.deck(state).some(({ id }) => ids.includes(id));
  const message = { en: `Revealed: ${names.en}.`, ja: `公開：${names.ja}。` };
  return told(state, 'reveal', message, { cards: ids, ...(fromDeck && { reveals: true as const }) });
}
