import { boardOf, type FieldCard } from './board.ts';
import { levelAt } from './levels.ts';
import { type BattleSpiritsOption, judgeAt } from './options.ts';
import type { Target } from './outcomes.ts';
import { illegal, type Refused } from './refusal.ts';
import type { BattleSpiritsState, PayAction, PayName } from './state.ts';
import { coresText, nameOf } from './words.ts';

/** Where a core can be taken from. */
export type PaymentSource = 'reserve' | { readonly ref: string };

/**
 * A payment that is being put together core by core. It is a value beside the table: until `finish` gives the action to
 * apply nothing has happened, so dropping it at any moment changes nothing.
 */
export interface PaymentDraft {
  readonly state: BattleSpiritsState;
  readonly index: number;
  readonly action: PayName;
  readonly target: Target;
  readonly fromReserve: number;
  readonly fromCards: Readonly<Record<string, number>>;
}

/** What a draft has come to so far. */
export interface DraftView {
  /** Cores that are still to be paid, and still to be placed: the first ones that are taken pay. */
  readonly stillDue: number;
  readonly stillToPlace: number;
  readonly complete: boolean;
  /** The Reserve if the draft ended now: with the cores that destroyed spirits leave (D3). */
  readonly reserve: number;
  /** Level of each card of the field if the draft ended now; 0 = destroyed. */
  readonly after: Readonly<Record<string, number>>;
  readonly destroyed: readonly string[];
  /** What each source can still give, in field order after the Reserve; sources that can give nothing are left out. */
  readonly sources: readonly { readonly source: PaymentSource; readonly cores: number }[];
}

export type Drafted = { readonly ok: true; readonly draft: PaymentDraft } | Refused;

/** Begins a payment for an option and the level that the new card is to arrive at (1 for magic). */
export function start(state: BattleSpiritsState, option: BattleSpiritsOption, level: number): Drafted {
  const use = option.from.zone === 'hand' ? judgeAt(boardOf(state), option.from.index, option.action) : null;
  const target = use?.targets.find((one) => one.level === level);
  if (use === null || target === undefined) {
    return illegal({
      en: `This card cannot be played to arrive at level ${level} now.`,
      ja: `このカードを今LV${level}で使うことはできません。`,
    });
  }
  return {
    ok: true,
    draft: { state, index: use.index, action: use.action, target, fromReserve: 0, fromCards: {} },
  };
}

function takenSoFar(draft: PaymentDraft): number {
  return Object.values(draft.fromCards).reduce((sum, count) => sum + count, draft.fromReserve);
}

function takenFrom(draft: PaymentDraft, source: PaymentSource): number {
  return source === 'reserve' ? draft.fromReserve : (draft.fromCards[source.ref] ?? 0);
}

function changed(draft: PaymentDraft, source: PaymentSource, by: number): Drafted {
  const count = takenFrom(draft, source) + by;
  if (source === 'reserve') return { ok: true, draft: { ...draft, fromReserve: count } };
  return { ok: true, draft: { ...draft, fromCards: { ...draft.fromCards, [source.ref]: count } } };
}

function givesCores(draft: PaymentDraft, card: FieldCard): boolean {
  return card.source && draft.action !== 'swift';
}

/** Why a source gives no cores at all, or how many it holds. */
function heldBy(draft: PaymentDraft, source: PaymentSource): number | Refused {
  if (source === 'reserve') return draft.state.player.reserve;
  const card = boardOf(draft.state).field.find(({ ref }) => ref === source.ref);
  if (card === undefined) {
    return illegal({
      en: `There is no card "${source.ref}" on the field.`,
      ja: `フィールドに「${source.ref}」はありません。`,
    });
  }
  if (givesCores(draft, card)) return card.cores;
  const name = nameOf(card.definition);
  return draft.action === 'swift'
    ? illegal({
        en: 'By Swift all cores come from the Reserve.',
        ja: '神速では、コアはすべてリザーブから支払います。',
      })
    : illegal({
        en: `The cores on ${name.en} cannot be used.`,
        ja: `「${name.ja}」のコアは使えません。`,
      });
}

/** Takes cores into the payment; more than are still needed, or than there are, is refused. */
export function take(draft: PaymentDraft, source: PaymentSource, count: number): Drafted {
  const held = heldBy(draft, source);
  if (typeof held !== 'number') return held;
  const { due, placing } = draft.target;
  const needed = due + placing - takenSoFar(draft);
  if (count > needed) {
    return illegal({
      en: `Only ${coresText(needed)} more ${needed === 1 ? 'is' : 'are'} needed; ${count} would be too many.`,
      ja: `必要なコアはあと${needed}個です。${count}個では多すぎます。`,
    });
  }
  const left = held - takenFrom(draft, source);
  if (count > left || count < 1) {
    return illegal({
      en: `There are ${coresText(left)} left there; ${count} cannot be taken.`,
      ja: `そこに残っているコアは${left}個です。${count}個は取れません。`,
    });
  }
  return changed(draft, source, count);
}

/** Puts cores of the payment back where they were taken from. */
export function giveBack(draft: PaymentDraft, source: PaymentSource, count: number): Drafted {
  const taken = takenFrom(draft, source);
  if (count > taken || count < 1) {
    return illegal({
      en: `${coresText(taken)} ${taken === 1 ? 'was' : 'were'} taken from there; ${count} cannot go back.`,
      ja: `そこから取ったコアは${taken}個です。${count}個は戻せません。`,
    });
  }
  return changed(draft, source, -count);
}

/** What is still due, and what the payment would end in now. */
export function view(draft: PaymentDraft): DraftView {
  const board = boardOf(draft.state);
  const { due, placing } = draft.target;
  const taken = takenSoFar(draft);
  const after: Record<string, number> = {};
  const destroyed: string[] = [];
  let reserve = board.reserve - draft.fromReserve;
  const reserveLeft = reserve;
  const sources: DraftView['sources'][number][] = [];
  if (reserveLeft > 0) sources.push({ source: 'reserve', cores: reserveLeft });
  for (const card of board.field) {
    const left = card.cores - (draft.fromCards[card.ref] ?? 0);
    const dies = left < card.coresToLive;
    after[card.ref] = dies ? 0 : card.levels === null ? card.level : levelAt(card.levels, left)!.level;
    if (dies) {
      destroyed.push(card.ref);
      reserve += left;
    }
    if (givesCores(draft, card) && left > 0) sources.push({ source: { ref: card.ref }, cores: left });
  }
  return {
    stillDue: Math.max(0, due - taken),
    stillToPlace: placing - Math.max(0, taken - due),
    complete: taken === due + placing,
    reserve,
    after,
    destroyed,
    sources,
  };
}

/** The action that pays as the draft says, or what is still missing. */
export function finish(draft: PaymentDraft): { readonly ok: true; readonly action: PayAction } | Refused {
  const { stillDue, stillToPlace, complete, after } = view(draft);
  if (!complete) {
    return illegal({
      en: `Still to pay: ${stillDue}; still to place: ${stillToPlace}.`,
      ja: `コストがあと${stillDue}個、置くコアがあと${stillToPlace}個足りません。`,
    });
  }
  const left = draft.state.player.field
    .filter(({ ref }) => after[ref] !== 0)
    .map(({ ref, cores }) => [ref, cores - (draft.fromCards[ref] ?? 0)] as const);
  return {
    ok: true,
    action: {
      type: 'pay',
      from: { zone: 'hand', index: draft.index },
      action: draft.action,
      level: draft.target.level,
      cores: Object.fromEntries(left),
    },
  };
}
