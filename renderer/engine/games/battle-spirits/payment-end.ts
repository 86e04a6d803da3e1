import type { Board, FieldCard } from './board.ts';
import { illegal, type Refused } from './refusal.ts';
import type { PayAction, Permanent } from './state.ts';
import { coresText, nameOf } from './words.ts';

/** The end that a payment comes to. */
export interface End {
  readonly ok: true;
  readonly reserve: number;
  readonly survivors: readonly Permanent[];
  readonly destroyed: readonly FieldCard[];
}

/** What one card gives in the end that an action names. */
type Share = { readonly left: number | null; readonly least: number; readonly most: number };

function shareOf(card: FieldCard, action: PayAction): Share | Refused {
  const { definition, cores, coresToLive } = card;
  const name = nameOf(definition);
  const gives = card.source && action.action !== 'swift';
  if (!Object.hasOwn(action.cores, card.ref)) {
    if (gives && coresToLive > 0) return { left: null, least: cores - coresToLive + 1, most: cores };
    return illegal({
      en: `${name.en} cannot be destroyed by this payment. Nothing has been paid.`,
      ja: `「${name.ja}」はこの支払いでは破壊されません。何も支払われていません。`,
    });
  }
  const left = action.cores[card.ref]!;
  if (left <= cores && left >= (gives ? coresToLive : cores)) return { left, least: cores - left, most: cores - left };
  return illegal({
    en: `${name.en} has ${coresText(cores)} and cannot keep ${left} in this payment. Nothing has been paid.`,
    ja: `コアが${cores}個の「${name.ja}」に、この支払いでコアを${left}個残すことはできません。何も支払われていません。`,
  });
}

/**
 * The end in which exactly the cores that `action` names are left, or why it cannot be reached by taking `need` cores.
 * It can be exactly when what the cards give at least, and what they and the Reserve give at most, enclose `need` (the
 * condition of `waysCounter`); the Reserve then holds what is left of all cores.
 */
export function endOf(board: Board, action: PayAction, need: number): End | Refused {
  const stranger = Object.keys(action.cores).find((ref) => !board.field.some((card) => card.ref === ref));
  if (stranger !== undefined) {
    return illegal({
      en: `There is no card "${stranger}" on the field. Nothing has been paid.`,
      ja: `フィールドに「${stranger}」はありません。何も支払われていません。`,
    });
  }
  const survivors: Permanent[] = [];
  const destroyed: FieldCard[] = [];
  let least = 0;
  let most = board.reserve;
  let reserve = board.reserve - need;
  for (const [place, card] of board.field.entries()) {
    const share = shareOf(card, action);
    if ('ok' in share) return share;
    least += share.least;
    most += share.most;
    reserve += card.cores - (share.left ?? 0);
    if (share.left === null) destroyed.push(card);
    else survivors.push({ ...board.state.player.field[place]!, cores: share.left });
  }
  if (need >= least && need <= most) return { ok: true, reserve, survivors, destroyed };
  return illegal({
    en: `${coresText(need)} must be taken, but this takes ${least} at least and ${most} at most. Nothing has been paid.`,
    ja: `コアを${need}個取る必要がありますが、この支払いでは最低${least}個、最大${most}個です。何も支払われていません。`,
  });
}
