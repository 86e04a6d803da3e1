import type { Bilingual } from '../../../../../db/model/text.ts';
import type { Unmet } from '../../../analysis.ts';
import type { CostPart } from '../../../cost/notation/index.ts';
import type { CardInstance } from '../../../table/game.ts';
import { fits } from '../cards.ts';
import { countGems, shortMarks } from '../gem-level.ts';
import { pointsLeft, withPointsPaid } from '../locus.ts';
import type { ColossusOrderState, PartChoice } from '../state.ts';
import * as unmetIs from '../unmet.ts';
import { filteredCards } from '../words.ts';
import { moved, withDiscarded, withFollower, withPlayer } from '../zones.ts';

export type Paid =
  | { readonly ok: true; readonly state: ColossusOrderState; readonly gone: readonly CardInstance[] }
  /** `unmet`: the choice left too little for this part. */
  | { readonly ok: false; readonly message: Bilingual; readonly unmet?: Unmet };

function paid(state: ColossusOrderState, gone: readonly CardInstance[] = []): Paid {
  return { ok: true, state, gone };
}

function refused(message: Bilingual): Paid {
  return { ok: false, message };
}

function tooFew(unmet: Unmet): Paid {
  return { ok: false, message: unmet.message, unmet };
}

/** Whether a part asks the player for a choice. */
export function asksForChoice(part: CostPart): boolean {
  return part.type === 'discard' || part.type === 'off-follower' || part.type === 'drop';
}

/**
 * Pays one part on the state that the parts before it left (C03).
 * @param index the part's place in the cost
 * @param source the ref of the Follower whose ability it is; null for a Colossus
 * @param choice what the part takes, where it asks for a choice
 */
export function payPart(
  state: ColossusOrderState,
  part: CostPart,
  index: number,
  source: string | null,
  choice: PartChoice | undefined,
): Paid {
  const { player } = state;
  switch (part.type) {
    case 'locus': {
      const left = pointsLeft(player.locus);
      if (part.n === null) return tooFew(unmetIs.costUnknown('locus', index));
      if (part.n > left) return tooFew(unmetIs.locusShort(part.n, left, index));
      return paid(withPlayer(state, { locus: withPointsPaid(player.locus, part.n) }));
    }
    case 'gems': {
      if (part.unknown) return tooFew(unmetIs.costUnknown('gems', index));
      const { set, setTotal, captured } = countGems(state);
      const short = shortMarks(part.marks, set, setTotal + captured)[0];
      return short ? tooFew(unmetIs.gemLevel(short, 'ability', index)) : paid(state);
    }
    case 'off': {
      const follower = player.field.find(({ ref }) => ref === source);
      if (!follower) return tooFew(unmetIs.noFollower(index));
      if (follower.position === 'off') return tooFew(unmetIs.alreadyOff(index));
      return paid(withFollower(state, follower.ref, { position: 'off' }));
    }
    case 'off-follower':
      return turnOtherOff(state, part, source, choice);
    case 'discard':
      return discard(state, part, choice);
    case 'drop':
      return part.what === 'locus' ? dropFromLocus(state, part.n, choice) : dropGems(state, part, choice);
    case 'mill': {
      const gone = player.deck.slice(0, part.n);
      if (gone.length < part.n) return tooFew(unmetIs.nothingToMill({ part: index, need: part.n, have: gone.length }));
      return paid(withDiscarded(withPlayer(state, { deck: player.deck.slice(part.n) }), gone), gone);
    }
    case 'text':
      return paid(state);
  }
}

function wrongCount(need: number, wanted: Bilingual): Paid {
  return refused({
    en: `Choose ${wanted.en} for this cost (exactly ${need}).`,
    ja: `このコストには${wanted.ja}をちょうど選んでください。`,
  });
}

function turnOtherOff(
  state: ColossusOrderState,
  part: Extract<CostPart, { type: 'off-follower' }>,
  source: string | null,
  choice: PartChoice | undefined,
): Paid {
  const [chosen, ...more] = choice?.cards ?? [];
  if (chosen === undefined || more.length > 0) {
    return wrongCount(1, { en: 'one other Follower that is ON', ja: '他のONのフォロワー1体' });
  }
  const follower = state.player.field.find(({ ref }) => ref === chosen);
  const possible =
    follower && follower.position === 'on' && chosen !== source && fits(state.cards[follower.card], part.filter);
  if (!possible) {
    return refused({
      en: `“${chosen}” is no other ON Follower of yours that this cost can turn OFF.`,
      ja: `「${chosen}」は、このコストでOFFにできる他のONのフォロワーではありません。`,
    });
  }
  return paid(withFollower(state, chosen, { position: 'off' }));
}

function discard(
  state: ColossusOrderState,
  part: Extract<CostPart, { type: 'discard' }>,
  choice: PartChoice | undefined,
): Paid {
  const keys = choice?.cards ?? [];
  if (keys.length !== part.n) return wrongCount(part.n, filteredCards(part.n, part.filter));
  let next = state;
  const gone: CardInstance[] = [];
  for (const key of keys) {
    const card = copyInHand(next, key);
    if (!card || !fits(state.cards[key], part.filter)) {
      return refused({
        en: `“${key}” is no card of your hand that this cost can discard.`,
        ja: `「${key}」は、このコストで捨てられる手札のカードではありません。`,
      });
    }
    next = moved(next, card.id, 'discard');
    gone.push(card);
  }
  return paid(next, gone);
}

/** The first copy in the hand, one without a waiver before one that has it: of equal copies the better one stays. */
function copyInHand(state: ColossusOrderState, key: string): CardInstance | undefined {
  const copies = state.player.hand.flatMap((card, index) => (card.card === key ? [{ card, index }] : []));
  const plain = copies.find(({ index }) => !state.waivers.some(({ hand }) => hand === index));
  return (plain ?? copies[0])?.card;
}

function dropGems(
  state: ColossusOrderState,
  part: Extract<CostPart, { type: 'drop' }>,
  choice: PartChoice | undefined,
): Paid {
  const keys = choice?.cards ?? [];
  if (keys.length !== part.n) {
    return wrongCount(part.n, { en: `${part.n} of the Gems`, ja: `ジェム${part.n}個` });
  }
  let next = state;
  const gone: CardInstance[] = [];
  for (const key of keys) {
    const { setGems, captureGems } = next.player.colossus;
    const gem = (part.what === 'setGem' ? setGems : captureGems).find(({ card }) => card === key);
    if (!gem) {
      return refused({
        en: `“${key}” is none of the Gems that this cost can put into the discard pile.`,
        ja: `「${key}」は、このコストで捨て札に置けるジェムではありません。`,
      });
    }
    next = moved(next, gem.id, 'discard');
    gone.push(gem);
  }
  return paid(next, gone);
}

/** Locus cards by their places in the row, or, where no places are named, the first ones of that name. */
function dropFromLocus(state: ColossusOrderState, n: number, choice: PartChoice | undefined): Paid {
  const keys = choice?.cards ?? [];
  if (keys.length !== n) return wrongCount(n, { en: `${n} Locus cards`, ja: `ロカスのカード${n}枚` });
  const row = state.player.locus.cards;
  const free = new Set(row.keys());
  const gone: CardInstance[] = [];
  for (const [nth, key] of keys.entries()) {
    const wanted = choice?.places?.[nth];
    const place = [...free].find((index) => row[index]!.card === key && (wanted === undefined || wanted === index));
    if (place === undefined) {
      return refused({
        en: `“${key}” does not lie there in your Locus.`,
        ja: `「${key}」はロカスのその場所にありません。`,
      });
    }
    free.delete(place);
    gone.push(row[place]!);
  }
  const next = gone.reduce((after, { id }) => moved(after, id, 'discard'), state);
  return paid(next, gone);
}
