import type { AnalysisOption } from '../../analysis.ts';
import { type AbilityPlace, abilityAt, abilityOutlook } from './ability.ts';
import { type Board, boardOf } from './board.ts';
import { asksForChoice, payPart } from './parts/pay.ts';
import { type PlayPlace, playedAt, playOption } from './play.ts';
import { type Done, done, event, illegal, unmetRefusal } from './refusal.ts';
import type {
  ColossusOrderAction,
  ColossusOrderCost,
  ColossusOrderOutcome,
  ColossusOrderState,
  PartChoice,
} from './state.ts';
import { cardName, namesOf } from './words.ts';
import { moved, withFollower, withPlayer } from './zones.ts';

export type Pay = Extract<ColossusOrderAction, { readonly type: 'pay' }>;

/** The action that pays for an option in the way of an outcome. */
export function payment(
  option: AnalysisOption<ColossusOrderCost, ColossusOrderOutcome>,
  outcome: ColossusOrderOutcome,
): Pay {
  const action = option.action === 'ability' ? 'ability' : 'play';
  return { type: 'pay', from: option.from, action, chosen: outcome.chosen };
}

const nothingThere = {
  en: 'There is nothing at that place that could be played or used so.',
  ja: 'その場所には、そのように使えるものがありません。',
};

/** Pays for a card or an ability: everything is checked before anything is paid, and a refusal changes nothing (C23). */
export function pay(state: ColossusOrderState, action: Pay): Done {
  const { from } = action;
  const board = boardOf(state);
  if (from.zone === 'hand' || from.zone === 'locus') {
    return action.action === 'play' ? payCard(board, from, action.chosen) : illegal(nothingThere);
  }
  return action.action === 'ability' ? payAbility(board, from, action.chosen) : illegal(nothingThere);
}

/** Plays a card: the counter moves, no Gem does (C17); a Follower enters ON (C29), an Action resolves and is put away (C32). */
function payCard(board: Board, from: PlayPlace, chosen: readonly PartChoice[]): Done {
  const { state } = board;
  const option = playOption(board, from);
  const found = playedAt(board, from);
  if (!option || !found) return illegal(nothingThere);
  if (option.unmet.length > 0) return unmetRefusal(option.unmet);
  if (chosen.length > 0) return illegal(nothingToChoose(chosen[0]!.part));

  const due = option.cost.locus ?? 0;
  const { locus, hand } = state.player;
  const { id } = (from.zone === 'hand' ? hand : locus.cards)[from.index]!;
  const paid = withPlayer(state, { locus: { ...locus, counter: locus.counter + due } });
  const next = moved(paid, id, found.card.kind === 'follower' ? 'field' : 'discard');
  const name = cardName(state.cards, found.key);
  return done(next, [
    event(
      'play',
      { en: `${name.en} is played for ${due}.`, ja: `ロカスポイントを${due}支払い、「${name.ja}」をプレイしました。` },
      [id],
    ),
  ]);
}

function nothingToChoose(part: number) {
  return {
    en: `Part ${part + 1} of the cost asks for no choice, or for no second one.`,
    ja: `コストの${part + 1}番目では何も選ばないか、すでに選んでいます。`,
  };
}

/** Uses an ability: its parts are paid from left to right, each on what the ones before it left (C03). */
function payAbility(board: Board, from: AbilityPlace, chosen: readonly PartChoice[]): Done {
  const { state } = board;
  const found = abilityAt(board, from);
  const outlook = abilityOutlook(board, from);
  if (!found || !outlook) return illegal(nothingThere);
  if (outlook.unmet.length > 0) return unmetRefusal(outlook.unmet);
  const { parts } = outlook.cost;
  const needless = chosen.find(
    ({ part }, index) =>
      !parts[part] || !asksForChoice(parts[part]) || chosen.findIndex((other) => other.part === part) < index,
  );
  if (needless) return illegal(nothingToChoose(needless.part));

  let next = state;
  const gone: string[] = [];
  for (const [index, part] of parts.entries()) {
    const choice = chosen.find((one) => one.part === index);
    const step = payPart(next, part, index, found.follower?.ref ?? null, choice);
    if (!step.ok) return step.unmet ? unmetRefusal([step.unmet]) : illegal(step.message);
    next = step.state;
    gone.push(...step.gone.map(({ card }) => card));
  }

  next = withUse(next, from, found.follower?.ref ?? null, found.ability.oncePerTurn === true);
  const name = cardName(state.cards, found.card);
  const put = namesOf(state.cards, gone);
  const away = gone.length === 0 ? { en: '', ja: '' } : { en: ` Discarded: ${put.en}.`, ja: `捨て札：${put.ja}。` };
  return done(next, [
    event(
      'ability',
      { en: `${name.en} uses its ability.${away.en}`, ja: `「${name.ja}」の能力を使いました。${away.ja}` },
      [found.follower?.ref ?? found.card],
    ),
  ]);
}

function withUse(
  state: ColossusOrderState,
  from: AbilityPlace,
  ref: string | null,
  oncePerTurn: boolean,
): ColossusOrderState {
  if (ref === null) return withPlayer(state, { used: { ...state.player.used, colossusAbility: true } });
  if (!oncePerTurn) return state;
  const used = state.player.field.find((follower) => follower.ref === ref)?.usedAbilities ?? [];
  return used.includes(from.ability) ? state : withFollower(state, ref, { usedAbilities: [...used, from.ability] });
}
