import { type DeckProblem, type DeckRules, overLimit, sizeOf, unknownCards } from '../../table/deck-rules.ts';

const fewestCards = 40;
const copiesOfAName = 3;

/** Battle Spirits, section 5: at least 40 cards, at most 3 of one name over all printings; colours mix freely. */
export const battleSpiritsDeckRules: DeckRules<'battle-spirits'> = (lines, cards) => [
  ...tooFew(sizeOf(lines)),
  ...overLimit(lines, cards, copiesOfAName),
  ...unknownCards(lines, cards),
];

function tooFew(have: number): readonly DeckProblem[] {
  if (have >= fewestCards) return [];
  return [
    {
      rule: 'too-few',
      cards: [],
      have,
      allowed: fewestCards,
      message: {
        en: `The deck has ${have} of at least ${fewestCards} cards: ${fewestCards - have} more.`,
        ja: `デッキは${fewestCards}枚以上です。現在${have}枚で、あと${fewestCards - have}枚必要です。`,
      },
    },
  ];
}
