import type { ColossusOrderCard, ColossusOrderColor, GemMark } from '../../../../db/model/colossus-order-card.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { Unmet } from '../../analysis.ts';
import type { CardFilter, CostPart } from '../../cost/notation/index.ts';
import type { CardInstance } from '../../table/game.ts';
import { sameName } from './cards.ts';
import type { ColossusOrderState } from './state.ts';
import type { Target } from './target.ts';
import { counted, filteredCards, followerFilter, gemOfMark } from './words.ts';
import { entering, withFollower, withPlayer } from './zones.ts';

/** What a table would have to have more, so that an option were playable. */
export interface Supply {
  readonly amounts: {
    readonly locus: number;
    readonly gems: Readonly<Partial<Record<GemMark, number>>>;
    readonly captureGems: number;
    readonly deck: number;
  };
  /** Cards for the hand and Followers for the field, each with the filter that it has to pass. */
  readonly hand: readonly (CardFilter | undefined)[];
  readonly followers: readonly (CardFilter | undefined)[];
  /** The Follower itself turns ON. */
  readonly on: boolean;
  /** The other card of a Unique name leaves. */
  readonly unique: boolean;
  /** How many things that are. */
  readonly size: number;
}

const none: Supply = {
  amounts: { locus: 0, gems: {}, captureGems: 0, deck: 0 },
  hand: [],
  followers: [],
  on: false,
  unique: false,
  size: 0,
};

/** What these conditions lack, on top of `before`; null where one of them cannot be mended by having more. */
export function supplyFor(unmet: readonly Unmet[], parts: readonly CostPart[], before: Supply | null): Supply | null {
  let supply = before ?? none;
  for (const condition of unmet) {
    const more = withCondition(supply, condition, parts);
    if (!more) return null;
    supply = more;
  }
  return supply;
}

function withCondition(supply: Supply, unmet: Unmet, parts: readonly CostPart[]): Supply | null {
  const { amounts } = supply;
  const missing = (unmet.need ?? 0) - (unmet.have ?? 0);
  const size = supply.size + Math.max(1, missing);
  switch (unmet.code) {
    case 'locus-short':
      return { ...supply, size, amounts: { ...amounts, locus: amounts.locus + missing } };
    case 'gem-level': {
      const mark = unmet.mark as GemMark;
      const gems = { ...amounts.gems, [mark]: (amounts.gems[mark] ?? 0) + missing };
      return { ...supply, size, amounts: { ...amounts, gems } };
    }
    case 'unique-on-field':
      return supply.unique ? null : { ...supply, size, unique: true };
    case 'already-off':
      return supply.on ? null : { ...supply, size, on: true };
    case 'nothing-to-choose':
      return withCards(supply, parts[unmet.part as number], missing, size);
    default:
      return null;
  }
}

function withCards(supply: Supply, part: CostPart | undefined, missing: number, size: number): Supply | null {
  const { amounts } = supply;
  switch (part?.type) {
    case 'discard':
      return { ...supply, size, hand: [...supply.hand, ...Array(missing).fill(part.filter)] };
    case 'off-follower':
      return { ...supply, size, followers: [...supply.followers, ...Array(missing).fill(part.filter)] };
    case 'mill':
      return { ...supply, size, amounts: { ...amounts, deck: amounts.deck + missing } };
    case 'drop': {
      if (part.what === 'locus') return { ...supply, size, amounts: { ...amounts, locus: amounts.locus + missing } };
      if (part.what === 'captureGem') {
        return { ...supply, size, amounts: { ...amounts, captureGems: amounts.captureGems + missing } };
      }
      const gems = { ...amounts.gems, '*': (amounts.gems['*'] ?? 0) + missing };
      return { ...supply, size, amounts: { ...amounts, gems } };
    }
    default:
      return null;
  }
}

const colorOfMark: Readonly<Record<GemMark, ColossusOrderColor | null>> = {
  W: 'white',
  B: 'black',
  U: 'blue',
  R: 'red',
  '*': null,
};

function imagined(kind: 'gem' | 'follower' | 'action', fitting: Partial<ColossusOrderCard>): ColossusOrderCard {
  const base = { name: { en: '?' }, color: null, unique: false, races: [], keywords: [], cost: null };
  const follower = { attack: null, defence: null, crush: null, capture: null, abilities: [], costEffects: [] };
  if (kind === 'gem') return { ...base, kind, ...fitting } as ColossusOrderCard;
  if (kind === 'action') return { ...base, kind, snap: false, ...fitting } as ColossusOrderCard;
  return { ...base, kind, ...follower, ...fitting } as ColossusOrderCard;
}

/** A card that passes a filter; `kind` where the filter leaves that open. */
function passing(filter: CardFilter | undefined, kind: 'action' | 'follower'): ColossusOrderCard {
  switch (filter?.by) {
    case 'kind':
      return imagined(filter.value, {});
    case 'color':
      return imagined(kind, { color: filter.value });
    case 'race':
      return imagined(kind, { races: [filter.value] });
    case 'keyword':
      return imagined(kind, { keywords: [filter.value] });
    default:
      return imagined(kind, {});
  }
}

/** The table with all of that, to try an option on; its cards are imagined. */
export function supplied(state: ColossusOrderState, supply: Supply, target: Target): ColossusOrderState {
  const cards: Record<string, ColossusOrderCard> = { ...state.cards };
  let made = 0;
  const make = (card: ColossusOrderCard): CardInstance => {
    const key = `imagined ${made++}`;
    cards[key] = card;
    return { id: key, card: key };
  };
  const several = (count: number, card: ColossusOrderCard) => Array.from({ length: count }, () => make(card));
  const { amounts } = supply;
  const { player } = state;
  const gems = (Object.entries(amounts.gems) as [GemMark, number][]).flatMap(([mark, count]) =>
    several(count, imagined('gem', { color: colorOfMark[mark] })),
  );
  const blank = imagined('action', {});
  let next = withPlayer(state, {
    colossus: {
      ...player.colossus,
      setGems: [...player.colossus.setGems, ...gems],
      captureGems: [...player.colossus.captureGems, ...several(amounts.captureGems, imagined('gem', {}))],
    },
    locus: {
      ...player.locus,
      cards: [
        ...player.locus.cards,
        ...several(amounts.locus, blank).map((card) => ({ ...card, face: 'down' as const })),
      ],
    },
    hand: [...player.hand, ...supply.hand.map((filter) => make(passing(filter, 'action')))],
    deck: [...player.deck, ...several(amounts.deck, blank)],
    field: [...player.field, ...supply.followers.map((filter) => entering(make(passing(filter, 'follower'))))],
  });
  if (supply.on && target.id !== null) next = withFollower(next, target.id, { position: 'on' });
  if (supply.unique) next = withoutNamesake(next, target);
  return { ...next, cards };
}

function targetCard(state: ColossusOrderState, target: Target): ColossusOrderCard | undefined {
  const { hand, locus } = state.player;
  const card = [...hand, ...locus.cards].find(({ id }) => id === target.id);
  return card && state.cards[card.card];
}

function withoutNamesake(state: ColossusOrderState, target: Target): ColossusOrderState {
  const card = targetCard(state, target);
  const field = state.player.field.filter((follower) => {
    const other = state.cards[follower.card];
    return !(card && other && sameName(card, other));
  });
  return withPlayer(state, { field });
}

/** The supply in words: "2 more Locus Points and 1 more White Gem". */
export function supplyWords(supply: Supply, when: 'now' | 'next-turn'): Bilingual {
  const things = [...pointsAndGems(supply, when), ...cardsWords(supply)];
  if (supply.on) things.push({ en: 'this Follower ON', ja: 'このフォロワーをONにする' });
  if (supply.unique) {
    things.push({ en: 'the other card of that name gone from the field', ja: '場の同じ名前のカードがなくなる' });
  }
  const last = things.at(-1) ?? { en: 'nothing', ja: 'なし' };
  const before = things.slice(0, -1).map(({ en }) => en);
  const en = before.length === 0 ? last.en : `${before.join(', ')} and ${last.en}`;
  const ja = things.map((thing) => thing.ja).join('、');
  if (when === 'next-turn') return { en: `In your next turn with ${en}.`, ja: `次の自分のターンに：${ja}。` };
  return { en: `Would need ${en}.`, ja: `あと必要なもの：${ja}。` };
}

function pointsAndGems({ amounts }: Supply, when: 'now' | 'next-turn'): Bilingual[] {
  const words: Bilingual[] = [];
  if (amounts.locus > 0) {
    words.push(
      when === 'now'
        ? {
            en: `${amounts.locus} more Locus ${amounts.locus === 1 ? 'Point' : 'Points'}`,
            ja: `ロカスポイント${amounts.locus}`,
          }
        : {
            en: `${amounts.locus} more Locus ${amounts.locus === 1 ? 'card' : 'cards'}`,
            ja: `ロカスのカード${amounts.locus}枚`,
          },
    );
  }
  for (const [mark, count] of Object.entries(amounts.gems) as [GemMark, number][]) {
    const gem = gemOfMark[mark];
    words.push({ en: `${count} more ${gem.en}${count === 1 ? '' : 's'}`, ja: `セットする${gem.ja}${count}個` });
  }
  if (amounts.captureGems > 0) {
    words.push({
      en: `${amounts.captureGems} more Capture ${amounts.captureGems === 1 ? 'Gem' : 'Gems'}`,
      ja: `キャプチャージェム${amounts.captureGems}個`,
    });
  }
  return words;
}

function cardsWords({ amounts, hand, followers }: Supply): Bilingual[] {
  const words: Bilingual[] = [];
  for (const [filter, count] of byFilter(hand)) {
    const cards = filteredCards(count, filter);
    words.push({ en: `${cards.en} more in hand`, ja: `手札に${cards.ja}` });
  }
  for (const [filter, count] of byFilter(followers)) {
    const which = followerFilter(filter);
    words.push({ en: `${counted(count, 'more ON Follower')}${which.en}`, ja: `ONのフォロワー${which.ja}${count}体` });
  }
  if (amounts.deck > 0) {
    words.push({ en: `${counted(amounts.deck, 'card')} more in the deck`, ja: `デッキにカード${amounts.deck}枚` });
  }
  return words;
}

/** Equal filters together, with how many there are. */
function byFilter(filters: readonly (CardFilter | undefined)[]): [CardFilter | undefined, number][] {
  const groups = new Map<string, [CardFilter | undefined, number]>();
  for (const filter of filters) {
    const key = JSON.stringify(filter ?? null);
    groups.set(key, [filter, (groups.get(key)?.[1] ?? 0) + 1]);
  }
  return [...groups.values()];
}
