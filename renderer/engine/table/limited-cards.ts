import type { LibraryCard } from '../../../db/model/card.ts';
import { type CardLimit, limitOn } from '../../../db/model/card-limits.ts';
import type { DeckLine } from '../../../db/model/deck.ts';
import { localized } from '../../../db/model/text.ts';
import type { DeckProblem } from './deck-rules.ts';

/**
 * The problems of a deck with the restricted list of a day put in: a limited name is counted against its own limit and
 * no longer against the limit of every card (Battle Spirits, section 5: limits of 0, 1, 2, 20 or none).
 * @param problems what the rules of deck construction say
 * @param cards the definitions of its cards, by the keys of the lines
 * @param day `2010-12-01`
 */
export function withLimits(
  problems: readonly DeckProblem[],
  lines: readonly DeckLine[],
  cards: readonly LibraryCard[],
  limits: readonly CardLimit[],
  day: string,
): readonly DeckProblem[] {
  const nameOf = (key: string) => cards.find(({ id }) => id === key)?.card.name;
  const limitOf = (key: string | undefined) => {
    const name = key === undefined ? undefined : nameOf(key);
    return name === undefined ? null : limitOn(limits, name, day);
  };
  const others = problems.filter(({ rule, card }) => rule !== 'copies' || limitOf(card) === null);
  const inDeck = lines.filter(({ zone }) => zone !== 'maybe');
  const limited = new Map<CardLimit, { readonly card: string; have: number }>();
  for (const { card, count } of inDeck) {
    const limit = limitOf(card);
    if (limit === null) continue;
    const known = limited.get(limit);
    if (known === undefined) limited.set(limit, { card, have: count });
    else known.have += count;
  }
  return [
    ...others,
    ...[...limited].flatMap(([{ allowed, from, name }, { card, have }]) =>
      allowed === null || have <= allowed ? [] : [limitProblem(name, card, { have, allowed, from })],
    ),
  ];
}

function limitProblem(
  name: CardLimit['name'],
  card: string,
  { have, allowed, from }: { readonly have: number; readonly allowed: number; readonly from: string },
): DeckProblem {
  const [en, ja] = [localized(name, 'en'), localized(name, 'ja')];
  return {
    rule: 'limited',
    card,
    have,
    allowed,
    message:
      allowed === 0
        ? {
            en: `${en}: forbidden since ${from}, but ${have} are in the deck.`,
            ja: `「${ja}」：${from}から禁止カードですが、${have}枚入っています。`,
          }
        : {
            en: `${en}: limited to ${allowed} since ${from}, but ${have} are in the deck.`,
            ja: `「${ja}」：${from}から制限${allowed}のカードですが、${have}枚入っています。`,
          },
  };
}
