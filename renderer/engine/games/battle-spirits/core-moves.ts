import type { Applied } from '../../table/game.ts';
import { isLocked } from './board.ts';
import { judged } from './life.ts';
import { illegal } from './refusal.ts';
import type { BattleSpiritsAction, BattleSpiritsPlayer, BattleSpiritsState, CorePlace } from './state.ts';
import { coresText, nameOf, stepNames } from './words.ts';

type CoresAction = Extract<BattleSpiritsAction, { readonly type: 'cores' }>;
type SoulCoreAction = Extract<BattleSpiritsAction, { readonly type: 'soul-core' }>;

/** The name by which the Soul Core's place is known. */
function placeKey(place: CorePlace): string {
  return typeof place === 'string' ? place : place.ref;
}

function countAt(player: BattleSpiritsPlayer, place: CorePlace): number {
  if (place === 'void') return Number.MAX_SAFE_INTEGER;
  if (place === 'reserve') return player.reserve;
  if (place === 'trash') return player.trashCores;
  if (place === 'life') return player.life;
  return player.field.find(({ ref }) => ref === place.ref)?.cores ?? 0;
}

function changed(player: BattleSpiritsPlayer, place: CorePlace, by: number): BattleSpiritsPlayer {
  if (place === 'void') return player;
  if (place === 'reserve') return { ...player, reserve: player.reserve + by };
  if (place === 'trash') return { ...player, trashCores: player.trashCores + by };
  if (place === 'life') return { ...player, life: player.life + by };
  const field = player.field.map((card) => (card.ref === place.ref ? { ...card, cores: card.cores + by } : card));
  return { ...player, field };
}

function placeName(state: BattleSpiritsState, place: CorePlace) {
  const names = {
    reserve: { en: 'the Reserve', ja: 'リザーブ' },
    trash: { en: 'the Trash', ja: 'トラッシュ' },
    life: { en: 'the Life', ja: 'ライフ' },
    void: { en: 'the Void', ja: 'ボイド' },
  };
  if (typeof place === 'string') return names[place];
  const card = state.player.field.find(({ ref }) => ref === place.ref);
  if (card === undefined) return { en: `"${place.ref}"`, ja: `「${place.ref}」` };
  const name = nameOf(state.cards[card.card]!);
  return { en: name.en, ja: `「${name.ja}」` };
}

/** Between the Reserve and the own cards cores move freely, but only in the main step (3.1). */
function isFreeMove({ from, to }: CoresAction): boolean {
  return [from, to].every((place) => place === 'reserve' || typeof place !== 'string');
}

function isOnField(state: BattleSpiritsState, place: CorePlace): boolean {
  return typeof place === 'string' || state.player.field.some(({ ref }) => ref === place.ref);
}

function isLockedPlace(state: BattleSpiritsState, place: CorePlace): boolean {
  if (typeof place === 'string') return false;
  return state.player.field.some((card) => card.ref === place.ref && isLocked(card, state.cards[card.card]!));
}

function refusalOf(state: BattleSpiritsState, action: CoresAction, byEffect: boolean) {
  const { from, to, count } = action;
  const source = placeName(state, from);
  if (!isOnField(state, from) || !isOnField(state, to)) {
    const missing = placeName(state, isOnField(state, from) ? to : from);
    return illegal({ en: `${missing.en} is not on the field.`, ja: `${missing.ja}はフィールドにありません。` });
  }
  if (isFreeMove(action) && state.turn.step !== 'main' && !byEffect) {
    return illegal({
      en: `Cores move freely in the Main step only; it is ${stepNames[state.turn.step].en} now.`,
      ja: `コアを自由に移動できるのはメインステップだけです。今は${stepNames[state.turn.step].ja}です。`,
    });
  }
  if (isLockedPlace(state, from)) {
    return illegal({ en: `The cores on ${source.en} cannot be removed.`, ja: `${source.ja}のコアは取り除けません。` });
  }
  const have = countAt(state.player, from);
  if (count > have) {
    return illegal({
      en: `There are ${coresText(have)} at ${source.en}, not ${count}.`,
      ja: `${source.ja}のコアは${have}個で、${count}個ありません。`,
    });
  }
  const soulCoreMoves = state.player.soulCore === placeKey(from) && count === have;
  if (soulCoreMoves && (to === 'void' || to === 'life')) {
    return illegal({
      en: 'The Soul Core cannot go to the Life or the Void.',
      ja: 'ソウルコアはライフやボイドに置けません。',
    });
  }
  return null;
}

/**
 * Moves cores by hand: freely between the Reserve and own cards in the main step (3.1), with the Void, the Life and
 * the Trash whenever a card's text says so (`byEffect`: the engine knows the text); the last core of the Life loses the game (1.3). Cores on locked cards stay (4.5); the Soul Core goes last.
 */
export function moveCores(
  state: BattleSpiritsState,
  action: CoresAction,
  byEffect = false,
): Applied<BattleSpiritsState> {
  const refused = refusalOf(state, action, byEffect);
  if (refused !== null) return refused;
  const { from, to, count } = action;
  const soulCoreMoves = state.player.soulCore === placeKey(from) && count === countAt(state.player, from);
  const player = changed(changed(state.player, from, -count), to, count);
  const source = placeName(state, from);
  const target = placeName(state, to);
  const message = {
    en: `${coresText(count)} from ${source.en} to ${target.en}.`,
    ja: `${source.ja}のコア${count}個を${target.ja}に移動します。`,
  };
  const moved = { ...state, player: soulCoreMoves ? { ...player, soulCore: placeKey(to) } : player };
  const end = from === 'life' ? judged(moved) : { state: moved, events: [] };
  return { ok: true, state: end.state, events: [{ type: 'cores', message }, ...end.events] };
}

/** Swaps the Soul Core for an ordinary core on another place, in the main step (3.3). */
export function swapSoulCore(state: BattleSpiritsState, { to }: SoulCoreAction): Applied<BattleSpiritsState> {
  const { soulCore } = state.player;
  const target = placeName(state, to);
  const inPlay = soulCore === 'reserve' || state.player.field.some(({ ref }) => ref === soulCore);
  const locked = [soulCore, placeKey(to)].some((ref) => ref !== null && isLockedPlace(state, { ref }));
  const elsewhere = soulCore !== placeKey(to) && countAt(state.player, to) > 0;
  if (state.turn.step !== 'main' || !inPlay || !elsewhere || locked) {
    return illegal({
      en: `The Soul Core can be swapped in the Main step only, for a core on another place; not with ${target.en} now.`,
      ja: `ソウルコアはメインステップに、ほかの場所のコアとだけ入れ替えられます。今は${target.ja}のコアと入れ替えられません。`,
    });
  }
  const message = { en: `The Soul Core moves to ${target.en}.`, ja: `ソウルコアを${target.ja}のコアと入れ替えます。` };
  return {
    ok: true,
    state: { ...state, player: { ...state.player, soulCore: placeKey(to) } },
    events: [{ type: 'soul-core', message }],
  };
}
