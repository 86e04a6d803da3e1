import type {
  ActionCard,
  ColossusOrderAbility,
  ColossusOrderCard,
  FollowerCard,
} from '../../../../db/model/colossus-order-card.ts';
import type { CardFilter } from '../../cost/notation/index.ts';

/** What has a Play Cost (C02). */
export type PlayedCard = FollowerCard | ActionCard;

/** Whether a card has a Play Cost (C02): a Gem or a Colossus has none. */
export function hasPlayCost(card: ColossusOrderCard | undefined): card is PlayedCard {
  return card?.kind === 'follower' || card?.kind === 'action';
}

/** Keywords are compared without regard to case, spaces and hyphens: `Locus Trick` is `locus-trick`. */
export function hasKeyword(card: ColossusOrderCard | undefined, keyword: string): boolean {
  const wanted = plain(keyword);
  return card?.keywords.some((own) => plain(own) === wanted) ?? false;
}

function plain(keyword: string): string {
  return keyword
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}

/** The same card by name (C31, C42): the names agree in a language that both have. */
export function sameName(a: ColossusOrderCard, b: ColossusOrderCard): boolean {
  return (
    a === b ||
    (a.name.ja !== undefined && a.name.ja === b.name.ja) ||
    (a.name.en !== undefined && a.name.en === b.name.en)
  );
}

/** Whether a card can serve a part of a cost with this filter. */
export function fits(card: ColossusOrderCard | undefined, filter: CardFilter | undefined): boolean {
  if (!filter) return true;
  if (!card) return false;
  switch (filter.by) {
    case 'kind':
      return card.kind === filter.value;
    case 'color':
      return card.color === filter.value;
    case 'race':
      return card.races.includes(filter.value);
    case 'keyword':
      return hasKeyword(card, filter.value);
  }
}

/** The abilities of a Follower or Colossus; other cards have none. */
export function abilitiesOf(card: ColossusOrderCard | undefined): readonly ColossusOrderAbility[] {
  return card?.kind === 'follower' || card?.kind === 'colossus' ? card.abilities : [];
}
