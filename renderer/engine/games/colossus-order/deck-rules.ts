import type { ColossusOrderCard } from '../../../../db/model/colossus-order-card.ts';
import type { DeckLine } from '../../../../db/model/deck.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import { sameName } from './cards.ts';
import { cardName, counted } from './words.ts';

/** A breach of the rules of deck construction. */
export interface DeckProblem {
  readonly rule: 'size' | 'copies' | 'colossus-count' | 'gem-count' | 'unknown-card';
  /** The card that the problem is about, where it is about one. */
  readonly card?: string;
  readonly have: number;
  readonly allowed: number;
  readonly message: Bilingual;
}

/** A Colossus and 50 cards more (C40). */
const deckSize = 51;
const gemLimit = 20;
const copyLimit = 3;

/**
 * All problems of a deck (C40-C43), colours mix freely.
 * @param lines the deck; only the zones main and colossus are part of it
 * @param cards the definitions of its cards; a key that is not there is a problem of its own
 */
export function problems(
  lines: readonly DeckLine[],
  cards: Readonly<Record<string, ColossusOrderCard>>,
): DeckProblem[] {
  const inDeck = lines.filter(({ zone }) => zone === 'main' || zone === 'colossus');
  const known = inDeck.flatMap(({ card: key, count }): Counted[] => {
    const card = Object.hasOwn(cards, key) ? cards[key] : undefined;
    return card ? [{ key, card, count }] : [];
  });
  return [
    ...unknownCards(inDeck, cards),
    ...sizeProblems(inDeck),
    ...colossusProblems(known),
    ...gemProblems(known),
    ...copyProblems(known, cards),
  ];
}

interface Counted {
  readonly key: string;
  readonly card: ColossusOrderCard;
  readonly count: number;
}

function total(lines: readonly { readonly count: number }[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

function unknownCards(lines: readonly DeckLine[], cards: Readonly<Record<string, ColossusOrderCard>>): DeckProblem[] {
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

function sizeProblems(lines: readonly DeckLine[]): DeckProblem[] {
  const have = total(lines);
  if (have === deckSize) return [];
  return [
    {
      rule: 'size',
      have,
      allowed: deckSize,
      message: {
        en: `A deck has exactly ${deckSize} cards, the Colossus among them; this one has ${have}.`,
        ja: `デッキはコロッサスを含めてちょうど${deckSize}枚ですが、${have}枚です。`,
      },
    },
  ];
}

function colossusProblems(known: readonly Counted[]): DeckProblem[] {
  const have = total(known.filter(({ card }) => card.kind === 'colossus'));
  if (have === 1) return [];
  return [
    {
      rule: 'colossus-count',
      have,
      allowed: 1,
      message: {
        en: `A deck has exactly 1 Colossus; this one has ${have}.`,
        ja: `デッキのコロッサスはちょうど1枚ですが、${have}枚です。`,
      },
    },
  ];
}

function gemProblems(known: readonly Counted[]): DeckProblem[] {
  const have = total(known.filter(({ card }) => card.kind === 'gem'));
  if (have <= gemLimit) return [];
  return [
    {
      rule: 'gem-count',
      have,
      allowed: gemLimit,
      message: {
        en: `A deck has at most ${counted(gemLimit, 'Gem')}; this one has ${have}.`,
        ja: `デッキに入れられるジェムは${gemLimit}枚までですが、${have}枚入っています。`,
      },
    },
  ];
}

/** At most three of one name over all printings; Gems that are not Unique are free of it (C42). */
function copyProblems(known: readonly Counted[], cards: Readonly<Record<string, ColossusOrderCard>>): DeckProblem[] {
  const limited = known.filter(({ card }) => card.kind !== 'gem' || card.unique);
  return limited.flatMap(({ key, card }, index) => {
    const same = limited.filter((other) => sameName(other.card, card));
    const have = total(same);
    if (have <= copyLimit || limited.findIndex((other) => sameName(other.card, card)) < index) return [];
    const name = cardName(cards, key);
    return {
      rule: 'copies' as const,
      card: key,
      have,
      allowed: copyLimit,
      message: {
        en: `${name.en}: at most ${copyLimit} of one name, but ${have} are in the deck.`,
        ja: `「${name.ja}」：同じ名前のカードは${copyLimit}枚までですが、${have}枚入っています。`,
      },
    };
  });
}
