import type { ColossusOrderCard, GemMark } from '../../../../db/model/colossus-order-card.ts';
import { type Bilingual, localized } from '../../../../db/model/text.ts';
import type { CardFilter } from '../../cost/notation/index.ts';

type Cards = Readonly<Record<string, ColossusOrderCard>>;

/** A card's name in both languages; its key where the card is not defined. */
export function cardName(cards: Cards, key: string): Bilingual {
  const name = cards[key]?.name;
  return name ? { en: localized(name, 'en'), ja: localized(name, 'ja') } : { en: key, ja: key };
}

/** Names in a row: "A, B and C", 「A」「B」「C」. */
export function namesOf(cards: Cards, keys: readonly string[]): Bilingual {
  const names = keys.map((key) => cardName(cards, key));
  const last = names.at(-1);
  const before = names.slice(0, -1);
  const en =
    last === undefined ? '' : before.length === 0 ? last.en : `${before.map((n) => n.en).join(', ')} and ${last.en}`;
  return { en, ja: names.map((name) => `「${name.ja}」`).join('') };
}

/** The Gem that meets a mark: "White Gem", "Gem" for a colourless mark. */
export const gemOfMark: Readonly<Record<GemMark, Bilingual>> = {
  W: { en: 'White Gem', ja: '白ジェム' },
  B: { en: 'Black Gem', ja: '黒ジェム' },
  U: { en: 'Blue Gem', ja: '青ジェム' },
  R: { en: 'Red Gem', ja: '赤ジェム' },
  '*': { en: 'Gem', ja: 'ジェム' },
};

const kinds = {
  follower: { en: 'Follower', ja: 'フォロワー' },
  action: { en: 'Action', ja: 'アクション' },
  gem: { en: 'Gem card', ja: 'ジェムカード' },
} as const;

const colors = {
  white: { en: 'White', ja: '白' },
  black: { en: 'Black', ja: '黒' },
  blue: { en: 'Blue', ja: '青' },
  red: { en: 'Red', ja: '赤' },
} as const;

/** `n` of something in English: "1 card", "2 cards". */
export function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

/** Cards that a filter lets through, with their number: "2 White cards", 「白のカード2枚」. */
export function filteredCards(n: number, filter: CardFilter | undefined): Bilingual {
  if (!filter) return { en: counted(n, 'card'), ja: `カード${n}枚` };
  if (filter.by === 'kind') {
    const kind = kinds[filter.value];
    return { en: counted(n, kind.en), ja: `${kind.ja}${n}枚` };
  }
  if (filter.by === 'color') {
    const color = colors[filter.value];
    return { en: counted(n, `${color.en} card`), ja: `${color.ja}のカード${n}枚` };
  }
  return { en: counted(n, `“${filter.value}” card`), ja: `「${filter.value}」のカード${n}枚` };
}

/** A filter for Followers in brackets: " (White)", 「(白)」; nothing where it lets all of them through. */
export function followerFilter(filter: CardFilter | undefined): Bilingual {
  if (!filter || filter.by === 'kind') return { en: '', ja: '' };
  const { en, ja } = filter.by === 'color' ? colors[filter.value] : { en: filter.value, ja: filter.value };
  return { en: ` (${en})`, ja: `(${ja})` };
}
