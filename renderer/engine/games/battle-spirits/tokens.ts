import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import type { Applied, CardInstance, TableEvent } from '../../table/game.ts';
import type { BattleSpiritsAction, BattleSpiritsPlayer, BattleSpiritsState } from './state.ts';
import { listed, nameOf } from './words.ts';
import { enter } from './zone-moves.ts';

type TokenAction = Extract<BattleSpiritsAction, { readonly type: 'token' }>;

/** The key of a token's definition: that of an equal token, so that copies are the same card, or a new one. */
function tokenKey({ cards, nextId }: BattleSpiritsState, token: BattleSpiritsCard): string {
  const text = JSON.stringify(token);
  const equal = Object.keys(cards).find((key) => cards[key]?.token === true && JSON.stringify(cards[key]) === text);
  if (equal !== undefined) return equal;
  let number = nextId;
  while (Object.hasOwn(cards, `token-${number}`)) number++;
  return `token-${number}`;
}

function freshId({ nextId, player }: BattleSpiritsState): { id: string; nextId: number } {
  let number = nextId;
  while (player.field.some(({ ref }) => ref === `c${number}`)) number++;
  return { id: `c${number}`, nextId: number + 1 };
}

/** Makes a token on the field. A spirit takes its LV1 cores from the Reserve, as any that comes without a payment (S11). */
export function makeToken(state: BattleSpiritsState, { card }: TokenAction): Applied<BattleSpiritsState> {
  const token: BattleSpiritsCard = { ...card, token: true };
  const key = tokenKey(state, token);
  const { id, nextId } = freshId(state);
  const withCard: BattleSpiritsState = { ...state, nextId, cards: { ...state.cards, [key]: token } };
  const player = enter(withCard, state.player, { id, card: key });
  if ('ok' in player) return player;
  const name = nameOf(token);
  const event: TableEvent = {
    type: 'token',
    message: { en: `A token comes to the field: ${name.en}.`, ja: `トークン「${name.ja}」をフィールドに出します。` },
    cards: [id],
  };
  return { ok: true, state: { ...withCard, player }, events: [event] };
}

const piles = ['hand', 'deck', 'trash', 'removed'] as const;

/** Takes away the tokens that lie anywhere but on the field, and their definitions when the last of them is gone. */
export function withoutStrayTokens(state: BattleSpiritsState): { state: BattleSpiritsState; events: TableEvent[] } {
  const isToken = ({ card }: { readonly card: string }) => state.cards[card]?.token === true;
  const stray: CardInstance[] = piles.flatMap((pile) => state.player[pile].filter(isToken));
  if (stray.length === 0) return { state, events: [] };
  const player: BattleSpiritsPlayer = { ...state.player };
  const kept = Object.fromEntries(piles.map((pile) => [pile, player[pile].filter((card) => !isToken(card))]));
  const onField = new Set(
    player.field.flatMap(({ card, marks }) => [card, ...(marks?.attached ?? []).map((c) => c.card)]),
  );
  const cards = Object.fromEntries(
    Object.entries(state.cards).filter(([key, card]) => card.token !== true || onField.has(key)),
  );
  const names = listed(stray.map(({ card }) => nameOf(state.cards[card]!)));
  const message = {
    en: `${names.en} ${stray.length === 1 ? 'is a token: it is' : 'are tokens: they are'} gone.`,
    ja: `トークン${names.ja}はゲームから取り除かれます。`,
  };
  const event: TableEvent = { type: 'token-gone', message, cards: stray.map(({ id }) => id) };
  return { state: { ...state, cards, player: { ...player, ...kept } }, events: [event] };
}
