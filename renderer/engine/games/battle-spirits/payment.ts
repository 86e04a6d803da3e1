import type { Applied, CardInstance, TableEvent } from '../../table/game.ts';
import { type Board, boardOf } from './board.ts';
import { levelAt } from './levels.ts';
import { judgeAt, type Use } from './options.ts';
import type { Target } from './outcomes.ts';
import { type End, endOf } from './payment-end.ts';
import { illegal } from './refusal.ts';
import { soulCoreEnds } from './soul-core.ts';
import type { BattleSpiritsPlayer, BattleSpiritsState, PayAction, Permanent } from './state.ts';
import { destroyedEvent } from './sweep.ts';
import { coresText, nameOf, payVerbs } from './words.ts';

function payEvent(use: Use, played: CardInstance, { due, placing, level }: Target): TableEvent {
  const name = nameOf(use.card);
  const verb = payVerbs[use.action];
  const english = `You ${verb.en} ${name.en} and pay ${coresText(due)}`;
  const japanese = `「${name.ja}」を${verb.ja}します。コストとしてコアを${due}個支払い`;
  const stays = use.card.kind !== 'magic';
  return {
    type: use.action,
    message: {
      en: stays ? `${english}; ${coresText(placing)} on it, level ${level}.` : `${english}.`,
      ja: stays ? `${japanese}、コアを${placing}個置きます(LV${level})。` : `${japanese}ます。`,
    },
    cards: [played.id],
  };
}

function lossEvents(board: Board, end: End): TableEvent[] {
  const events: TableEvent[] = end.destroyed.length > 0 ? [destroyedEvent(board.state.cards, end.destroyed)] : [];
  for (const { ref, cores } of end.survivors) {
    const before = board.field.find((card) => card.ref === ref)!;
    const level = before.levels === null ? before.level : levelAt(before.levels, cores)!.level;
    if (level === before.level) continue;
    const name = nameOf(before.definition);
    events.push({
      type: 'level-down',
      message: {
        en: `${name.en} falls from level ${before.level} to ${level}; effects that need more end at once.`,
        ja: `「${name.ja}」はLV${before.level}からLV${level}に下がり、上のLVの効果は失効します。`,
      },
      cards: [ref],
    });
  }
  return events;
}

/** What comes after the payment (S28, S34-S36): the table leaves effects to the player. */
function effectEvent(use: Use, played: CardInstance): TableEvent {
  const name = nameOf(use.card);
  if (use.card.kind === 'magic') {
    return {
      type: 'resolve',
      message: {
        en: `Choose targets for ${name.en} now and resolve it; then it goes to the Trash.`,
        ja: `「${name.ja}」の対象を選んで効果を解決し、その後トラッシュに置きます。`,
      },
      cards: [played.id],
    };
  }
  return {
    type: 'entered',
    message: {
      en: `${name.en} is on the field; effects for its arrival resolve now.`,
      ja: `「${name.ja}」がフィールドに出ました。召喚時・配置時の効果があれば、ここで解決します。`,
    },
    cards: [played.id],
  };
}

function soulCoreAfter(end: string, played: CardInstance): string {
  return end === 'new' ? played.id : end;
}

/**
 * Plays a card of the hand in the way that `action` names. Everything is checked against the same answer that the
 * options give before anything moves: a refusal leaves the state as it was (S22, D9). Then the price goes to the core
 * Trash, spirits that were drained go to the card Trash without triggers and what is left on them to the Reserve (S19,
 * D3), the new card enters with its cores (S26) or the magic goes to the Trash after it is resolved (S36). By the rules
 * option `zeroCores: "after-resolve"` (4.6) drained spirits go to the Trash only after that.
 */
export function pay(state: BattleSpiritsState, action: PayAction): Applied<BattleSpiritsState> {
  const board = boardOf(state);
  const use = judgeAt(board, action.from.index, action.action);
  if (use === null) {
    return illegal({
      en: `The hand has no card at place ${action.from.index + 1} that can be used so. Nothing has been paid.`,
      ja: `手札の${action.from.index + 1}枚目は、そのように使えるカードではありません。何も支払われていません。`,
    });
  }
  const name = nameOf(use.card);
  if (use.unmet.length > 0) {
    const message = {
      en: `${name.en}: ${use.unmet.map((unmet) => unmet.message.en).join(' ')}`,
      ja: `「${name.ja}」: ${use.unmet.map((unmet) => unmet.message.ja).join('')}`,
    };
    return { ok: false, refusal: { code: 'unmet', message, unmet: use.unmet } };
  }
  const target = use.targets.find(({ level }) => level === action.level);
  if (target === undefined) {
    return illegal({
      en: `${name.en} cannot arrive at level ${action.level}. Nothing has been paid.`,
      ja: `「${name.ja}」をLV${action.level}で出すことはできません。何も支払われていません。`,
    });
  }
  const end = endOf(board, action, target.due + target.placing);
  if (!end.ok) return end;

  const cores = Object.fromEntries(end.survivors.map((card) => [card.ref, card.cores]));
  const soulEnds = soulCoreEnds(board, { reserve: end.reserve, cores }, target);
  const soulEnd = action.soulCore ?? soulEnds?.[0] ?? null;
  if (soulEnd !== null && !soulEnds?.includes(soulEnd)) {
    return illegal({
      en: `The Soul Core cannot end at "${soulEnd}" in this payment. Nothing has been paid.`,
      ja: `この支払いでは、ソウルコアを「${soulEnd}」に置くことはできません。何も支払われていません。`,
    });
  }

  const { player } = state;
  const played = player.hand[use.index]!;
  const magic = use.card.kind === 'magic' ? [played] : [];
  const drained = end.destroyed.flatMap((card) => [{ id: card.ref, card: card.card }, ...(card.marks?.attached ?? [])]);
  const used = state.rules.zeroCores === 'after-resolve' ? [...magic, ...drained] : [...drained, ...magic];
  const entering: Permanent = {
    ref: played.id,
    card: played.card,
    cores: target.placing,
    exhausted: false,
    extraSymbols: {},
  };
  const after: BattleSpiritsPlayer = {
    ...player,
    reserve: end.reserve,
    trashCores: player.trashCores + target.due,
    field: use.card.kind === 'magic' ? end.survivors : [...end.survivors, entering],
    hand: player.hand.filter((card) => card !== played),
    trash: [...player.trash, ...used],
    soulCore: soulEnd === null ? null : soulCoreAfter(soulEnd, played),
  };
  const events = [payEvent(use, played, target), ...lossEvents(board, end), effectEvent(use, played)];
  return { ok: true, state: { ...state, player: after }, events };
}
