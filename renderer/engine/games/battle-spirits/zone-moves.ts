import type { Applied, CardInstance, TableEvent } from '../../table/game.ts';
import { withMarks } from '../../table/marks.ts';
import { coresToLive } from './levels.ts';
import { illegal } from './refusal.ts';
import type { BattleSpiritsPlayer, BattleSpiritsState, BattleSpiritsZone, Permanent } from './state.ts';
import { takeOffField } from './sweep.ts';
import { coresText, nameOf } from './words.ts';

const zoneNames: Readonly<Record<BattleSpiritsZone, { readonly en: string; readonly ja: string }>> = {
  hand: { en: 'the hand', ja: '手札' },
  'deck-top': { en: 'the top of the deck', ja: 'デッキの上' },
  'deck-bottom': { en: 'the bottom of the deck', ja: 'デッキの下' },
  trash: { en: 'the Trash', ja: 'トラッシュ' },
  removed: { en: 'the removed cards', ja: '除外' },
  field: { en: 'the field', ja: 'フィールド' },
};

const piles = ['hand', 'deck', 'trash', 'removed'] as const;

/** Takes a card from wherever it is, with the cards under it; null where there is no such card. */
export function taken(
  player: BattleSpiritsPlayer,
  id: string,
): {
  readonly card: CardInstance;
  readonly under: readonly CardInstance[];
  readonly player: BattleSpiritsPlayer;
} | null {
  if (player.field.some(({ ref }) => ref === id)) return takeOffField(player, id);
  for (const pile of piles) {
    const card = player[pile].find((held) => held.id === id);
    if (card !== undefined)
      return { card, under: [], player: { ...player, [pile]: player[pile].filter((held) => held !== card) } };
  }
  return takenFromUnder(player, id);
}

/** Takes a card from under another one; null where it lies under none. */
function takenFromUnder(player: BattleSpiritsPlayer, id: string): ReturnType<typeof taken> {
  for (const host of player.field) {
    const attached = host.marks?.attached ?? [];
    const card = attached.find((held) => held.id === id);
    if (card === undefined) continue;
    const left = withMarks(host, { ...host.marks, attached: attached.filter((held) => held !== card) });
    const field = player.field.map((permanent) => (permanent === host ? left : permanent));
    return { card, under: [], player: { ...player, field } };
  }
  return null;
}

function put(player: BattleSpiritsPlayer, cards: readonly CardInstance[], to: Exclude<BattleSpiritsZone, 'field'>) {
  if (to === 'deck-top') return { ...player, deck: [...cards, ...player.deck] };
  if (to === 'deck-bottom') return { ...player, deck: [...player.deck, ...cards] };
  return { ...player, [to]: [...player[to], ...cards] };
}

/** A card comes to the field without a payment, by an effect; a spirit still needs its LV1 cores (S11): the Reserve's. */
export function enter(state: BattleSpiritsState, player: BattleSpiritsPlayer, card: CardInstance) {
  const definition = state.cards[card.card]!;
  const name = nameOf(definition);
  if (definition.kind === 'magic') {
    return illegal({
      en: `${name.en} is a magic card: it cannot stay on the field.`,
      ja: `「${name.ja}」はマジックのため、フィールドに置けません。`,
    });
  }
  const cores = coresToLive(definition);
  if (player.reserve < cores) {
    return illegal({
      en: `${name.en} needs ${coresText(cores)} from the Reserve to stay on the field; there are ${player.reserve}.`,
      ja: `「${name.ja}」をフィールドに置くには、リザーブのコアが${cores}個必要です。今は${player.reserve}個です。`,
    });
  }
  const entering: Permanent = { ref: card.id, card: card.card, cores, exhausted: false, extraSymbols: {} };
  const soulCore = player.soulCore === 'reserve' && cores > 0 && player.reserve === cores ? card.id : player.soulCore;
  return { ...player, soulCore, reserve: player.reserve - cores, field: [...player.field, entering] };
}

/**
 * Moves a card to a zone by the player's own hand, the cards under it with it; its cores go to the Reserve when it
 * leaves the field (4.5).
 */
export function moveCard(state: BattleSpiritsState, id: string, to: BattleSpiritsZone): Applied<BattleSpiritsState> {
  const from = taken(state.player, id);
  if (from === null) {
    return illegal({ en: `There is no card "${id}" on the table.`, ja: `「${id}」というカードはありません。` });
  }
  if (to === 'field' && state.player.field.some(({ ref }) => ref === id)) {
    return illegal({ en: 'The card is on the field already.', ja: 'そのカードはすでにフィールドにあります。' });
  }
  const player =
    to === 'field' ? enter(state, from.player, from.card) : put(from.player, [from.card, ...from.under], to);
  if ('ok' in player) return player;
  const name = nameOf(state.cards[from.card.card]!);
  const zone = zoneNames[to];
  const event: TableEvent = {
    type: 'move',
    message: { en: `${name.en} goes to ${zone.en}.`, ja: `「${name.ja}」を${zone.ja}に置きます。` },
    cards: [id],
  };
  return { ok: true, state: { ...state, player }, events: [event] };
}
