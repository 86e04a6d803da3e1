import type { Bilingual } from '../../../../db/model/text.ts';
import { type AbilityPlace, abilityAt, type ColossusOrderOption, partsOutlook } from './ability.ts';
import { partName } from './bill.ts';
import { boardOf } from './board.ts';
import { abilityCost, costOfParts } from './costs.ts';
import { promiser } from './outcome.ts';
import { taken } from './parts/choice.ts';
import { asksForChoice, payPart } from './parts/pay.ts';
import type { Pool } from './parts/pool.ts';
import { type Pay, payment } from './payment.ts';
import type { ColossusOrderOutcome, ColossusOrderState, PartChoice } from './state.ts';
import { totalWays } from './ways.ts';

/**
 * A payment in the making: the player picks the cards for each part that asks for some, part by part from left to right. It is a
 * value beside the table: leaving it at any moment changes nothing.
 */
export interface ByHand {
  readonly state: ColossusOrderState;
  readonly option: ColossusOrderOption;
  /** For each part that asks for a choice, in order, the kinds that were picked. */
  readonly picks: readonly (readonly number[])[];
}

/** A kind of card that the present part can take: copies of one card, or Followers in the same state. */
export interface Candidate {
  readonly kind: number;
  /** Card keys, or the refs of the Followers. */
  readonly cards: readonly string[];
  /** For Locus cards their places in the row. */
  readonly places?: readonly number[];
  /** How many copies are still there to be picked. */
  readonly left: number;
  /** Whether the rest of the cost can still be paid after this pick. */
  readonly possible: boolean;
}

/** What is to be chosen now. */
export interface AskedNow {
  /** The part's place in the cost. */
  readonly part: number;
  readonly name: Bilingual;
  readonly need: number;
  readonly picked: number;
  readonly candidates: readonly Candidate[];
}

export type Picked =
  | { readonly ok: true; readonly draft: ByHand }
  | { readonly ok: false; readonly message: Bilingual };

/** Begins to pay by hand for an ability that can be paid for; null for any other option. */
export function startByHand(state: ColossusOrderState, option: ColossusOrderOption): ByHand | null {
  return option.playable && option.action === 'ability' ? { state, option, picks: [] } : null;
}

/** What is to be chosen now; null when everything is. */
export function askedNow(draft: ByHand): AskedNow | null {
  const now = reached(draft);
  if (now.done) return null;
  const { index, pool, picked, need } = now;
  const candidates = pool.choice.kinds.flatMap((kind, at): Candidate[] => {
    if (kind.barred[0] || kind.count === 0) return [];
    const all = namedOf(pool, [{ kind: at, copies: kind.count }]);
    const left = kind.count - picked.filter((other) => other === at).length;
    const possible = picked.length < need && left > 0 && totalWays(now.poolsAfter([...picked, at])) > 0n;
    return [{ kind: at, cards: all.cards, ...(all.places ? { places: all.places } : {}), left, possible }];
  });
  const part = draft.option.cost.parts[index]!;
  return { part: index, name: partName(part), need, picked: picked.length, candidates };
}

/** Picks one card of a kind for the present part; refuses a pick too many and one that makes the rest impossible. */
export function pick(draft: ByHand, kind: number): Picked {
  const asked = askedNow(draft);
  const candidate = asked?.candidates.find((one) => one.kind === kind);
  if (!asked) return refused({ en: 'Everything is chosen already.', ja: 'すでにすべて選んでいます。' });
  if (!candidate) {
    return refused({ en: 'This part cannot take that card.', ja: 'そのカードはこのコストには選べません。' });
  }
  if (candidate.left === 0) {
    return refused({ en: 'All copies of that card are picked.', ja: 'そのカードはすべて選んでいます。' });
  }
  if (!candidate.possible) {
    return refused({
      en: 'With that card gone the rest of the cost could not be paid.',
      ja: 'そのカードを選ぶと、残りのコストを支払えなくなります。',
    });
  }
  const now = reached(draft);
  if (now.done) return { ok: true, draft };
  const picks = [...draft.picks.slice(0, now.nth), [...now.picked, kind]];
  return { ok: true, draft: { ...draft, picks } };
}

function refused(message: Bilingual): Picked {
  return { ok: false, message };
}

/** Takes the last pick back. */
export function takeBack(draft: ByHand): ByHand {
  const last = draft.picks.at(-1);
  if (!last) return draft;
  const before = draft.picks.slice(0, -1);
  return { ...draft, picks: last.length > 1 ? [...before, last.slice(0, -1)] : before };
}

/** Where the payment would end with what is picked until now, for the table to show: later parts have taken nothing yet. */
export function soFar(draft: ByHand): ColossusOrderOutcome {
  const { chosen } = reached(draft);
  return promiser(draft.state.player, draft.option.cost.parts)(chosen);
}

export type Finished =
  | { readonly ok: true; readonly action: Pay; readonly outcome: ColossusOrderOutcome }
  /** Something is still to be chosen. */
  | { readonly ok: false; readonly message: Bilingual };

/** The action that pays with what was picked, and where it ends; or what is still to be chosen. */
export function finish(draft: ByHand): Finished {
  const now = reached(draft);
  if (!now.done) {
    const missing = now.need - now.picked.length;
    const name = partName(draft.option.cost.parts[now.index]!);
    return refusedFinish({
      en: `Still to choose: ${missing} for “${name.en}”.`,
      ja: `「${name.ja}」のために、あと${missing}枚選んでください。`,
    });
  }
  const outcome = promiser(draft.state.player, draft.option.cost.parts)(now.chosen);
  return { ok: true, action: payment(draft.option, outcome), outcome };
}

function refusedFinish(message: Bilingual): Finished {
  return { ok: false, message };
}

type Reached =
  | { readonly done: true; readonly chosen: readonly PartChoice[] }
  | {
      readonly done: false;
      /** What is chosen for the parts before, and what is picked for this one. */
      readonly chosen: readonly PartChoice[];
      /** The part that is being chosen for, and the how-manieth choice it is. */
      readonly index: number;
      readonly nth: number;
      readonly need: number;
      readonly picked: readonly number[];
      readonly pool: Pool;
      /** What is left to choose for the whole rest of the cost after these picks. */
      readonly poolsAfter: (picked: readonly number[]) => readonly Pool[];
    };

/** Pays the parts that are chosen on a copy of the table, up to the first that is not. */
function reached({ state, option, picks }: ByHand): Reached {
  const from = option.from as AbilityPlace;
  const source = from.zone === 'field' ? from.ref : null;
  const parts = abilityCost(abilityAt(boardOf(state), from)!.ability.cost)!.parts;
  const chosen: PartChoice[] = [];
  let now = state;
  let nth = 0;
  for (const [index, part] of parts.entries()) {
    let choice: PartChoice | undefined;
    if (asksForChoice(part)) {
      const board = boardOf(now);
      const follower = now.player.field.find(({ ref }) => ref === source) ?? null;
      const { pools } = partsOutlook(board, costOfParts(parts.slice(index)), follower);
      const pool = pools.find((one) => one.parts[0] === 0)!;
      const picked = picks[nth] ?? [];
      const need = pool.choice.needs[0]!;
      if (picked.length < need) {
        const others = pools.filter((one) => one !== pool);
        const poolsAfter = (some: readonly number[]) => [restricted(pool, some), ...others];
        const partly = picked.length === 0 ? chosen : [...chosen, { ...namedOf(pool, counted(picked)), part: index }];
        return { done: false, chosen: partly, index, nth, need, picked, pool, poolsAfter };
      }
      choice = { ...namedOf(pool, counted(picked)), part: index };
      chosen.push(choice);
      nth += 1;
    }
    const paid = payPart(now, part, index, source, choice);
    if (paid.ok) now = paid.state;
  }
  return { done: true, chosen };
}

/** Picked kinds with their numbers, in the order of the kinds. */
function counted(picked: readonly number[]): { kind: number; copies: number }[] {
  const kinds = [...new Set(picked)].sort((a, b) => a - b);
  return kinds.map((kind) => ({ kind, copies: picked.filter((other) => other === kind).length }));
}

function namedOf(pool: Pool, some: readonly { readonly kind: number; readonly copies: number }[]): PartChoice {
  const amounts = pool.choice.kinds.map((_, at) => some.find(({ kind }) => kind === at)?.copies ?? 0);
  return pool.named([amounts])[0]!;
}

/** The pool with some of the first part's cards picked. */
function restricted(pool: Pool, picked: readonly number[]): Pool {
  const choice = picked.reduce((left, kind) => taken(left, 0, kind, 1), pool.choice);
  const { next } = pool;
  if (!next) return { ...pool, choice };
  const withPicked: Pool['next'] = (amounts) =>
    next(amounts.map((some, part) => (part === 0 ? some.map((n, kind) => n + countOf(picked, kind)) : some)));
  return { ...pool, choice, next: withPicked };
}

function countOf(picked: readonly number[], kind: number): number {
  return picked.filter((other) => other === kind).length;
}
