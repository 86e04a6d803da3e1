import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import { countIn, type DeckLine } from '../../../../db/model/deck.ts';
import { nameKey } from '../../../../db/model/fold.ts';
import type { DeckProblem } from '../../table/deck-rules.ts';

const fewestCards = 40;
const copyLimit = 3;

/**
 * All problems of a deck (section 5): at least 40 cards, at most 3 of one name over all printings; colours mix freely.
 * @param lines the deck; cards that are only thought of (`maybe`) are no part of it
 * @param cards the definitions of its cards; a key that is not there is a problem of its own
 */
export function problems(
  lines: readonly DeckLine[],
  cards: Readonly<Record<string, BattleSpiritsCard>>,
): readonly DeckProblem[] {
  const inDeck = lines.filter(({ zone }) => zone !== 'maybe');
  return [...unknownCards(inDeck, cards), ...sizeProblems(lines), ...copyProblems(inDeck, cards)];
}

function unknownCards(
  lines: readonly DeckLine[],
  cards: Readonly<Record<string, BattleSpiritsCard>>,
): readonly DeckProblem[] {
  return lines
    .filter(({ card }) => !Object.hasOwn(cards, card))
    .map(({ card, count }) => ({
      rule: 'unknown-card',
      card,
      have: count,
      allowed: 0,
      message: {
        en: `There is no card “${card}” in the library.`,
        ja: `カード「${card}」はライブラリにありません。`,
      },
    }));
}

function sizeProblems(lines: readonly DeckLine[]): readonly DeckProblem[] {
  const have = countIn({ lines }, 'main');
  if (have >= fewestCards) return [];
  return [
    {
      rule: 'size',
      have,
      allowed: fewestCards,
      message: {
        en: `A deck has at least ${fewestCards} cards; this one has ${have}, so ${fewestCards - have} are missing.`,
        ja: `デッキは${fewestCards}枚以上ですが、${have}枚です。あと${fewestCards - have}枚必要です。`,
      },
    },
  ];
}

/** At most three of one name over all printings and the side deck; width, case and kana make no other name. */
function copyProblems(
  lines: readonly DeckLine[],
  cards: Readonly<Record<string, BattleSpiritsCard>>,
): readonly DeckProblem[] {
  const byName = new Map<string, { readonly line: DeckLine; readonly name: BattleSpiritsCard['name']; have: number }>();
  for (const line of lines) {
    const name = Object.hasOwn(cards, line.card) ? cards[line.card]?.name : undefined;
    if (name === undefined) continue;
    const key = nameKey(name.ja ?? name.en ?? line.card);
    const entry = byName.get(key) ?? { line, name, have: 0 };
    byName.set(key, entry);
    entry.have += line.count;
  }
  return [...byName.values()]
    .filter(({ have }) => have > copyLimit)
    .map(({ line, name, have }) => ({
      rule: 'copies',
      card: line.card,
      have,
      allowed: copyLimit,
      message: {
        en: `${name.en ?? name.ja}: at most ${copyLimit} of one name, but ${have} are in the deck.`,
        ja: `「${name.ja ?? name.en}」：同じ名前のカードは${copyLimit}枚までですが、${have}枚入っています。`,
      },
    }));
}
