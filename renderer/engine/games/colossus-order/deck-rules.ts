import type { ColossusOrderCard } from '../../../../db/model/colossus-order-card.ts';
import type { DeckLine } from '../../../../db/model/deck.ts';
import { type DeckProblem, type DeckRules, overLimit, unknownCards } from '../../table/deck-rules.ts';

const mainCards = 50;
const mostGems = 20;
const copiesOfAName = 3;

type Cards = ReadonlyMap<string, ColossusOrderCard>;

/** Colossus Order, C40 to C43: 1 Colossus and 50 cards, at most 20 Gems, at most 3 of one name save for plain Gems. */
export const colossusOrderDeckRules: DeckRules<'colossus-order'> = (lines, cards) => [
  ...colossusProblems(lines, cards),
  ...sizeProblems(lines, cards),
  ...gemProblems(lines, cards),
  ...overLimit(lines, cards, copiesOfAName, (card) => card.kind !== 'gem' || card.unique),
  ...unknownCards(lines, cards),
];

const isColossus = (line: DeckLine, cards: Cards) => cards.get(line.card)?.kind === 'colossus';
const sum = (lines: readonly DeckLine[]) => lines.reduce((total, { count }) => total + count, 0);

/** C40: one Colossus, and it alone in its zone. */
function colossusProblems(lines: readonly DeckLine[], cards: Cards): readonly DeckProblem[] {
  const colossi = lines.filter((line) => line.zone !== 'maybe' && isColossus(line, cards));
  const strays = lines.filter((line) => line.zone === 'colossus' && cards.has(line.card) && !isColossus(line, cards));
  const have = sum(colossi);
  const count: readonly DeckProblem[] =
    have === 1
      ? []
      : [
          {
            rule: 'colossus',
            cards: colossi.map(({ card }) => card),
            have,
            allowed: 1,
            message: {
              en: `The deck has ${have === 0 ? 'no Colossus' : `${have} Colossi`}; it needs exactly 1.`,
              ja: `コロッサスが${have}枚です。ちょうど1枚必要です。`,
            },
          },
        ];
  const zone = strays.map(
    (line): DeckProblem => ({
      rule: 'wrong-zone',
      cards: [line.card],
      have: line.count,
      allowed: 0,
      message: {
        en: `${cards.get(line.card)?.name.en ?? line.card} is no Colossus and cannot lie in the Colossus area.`,
        ja: `「${cards.get(line.card)?.name.ja ?? line.card}」はコロッサスではないため、コロッサスエリアに置けません。`,
      },
    }),
  );
  return [...count, ...zone];
}

/** C40: exactly 50 cards besides the Colossus. */
function sizeProblems(lines: readonly DeckLine[], cards: Cards): readonly DeckProblem[] {
  const have = sum(lines.filter((line) => line.zone === 'main' && !isColossus(line, cards)));
  if (have === mainCards) return [];
  const gap = Math.abs(mainCards - have);
  return [
    {
      rule: have < mainCards ? 'too-few' : 'too-many',
      cards: [],
      have,
      allowed: mainCards,
      message: {
        en: `Besides the Colossus the deck has ${have} of exactly ${mainCards} cards: ${gap} ${have < mainCards ? 'more' : 'fewer'}.`,
        ja: `コロッサス以外のカードはちょうど${mainCards}枚です。現在${have}枚で、${gap}枚${have < mainCards ? '不足しています' : '多くなっています'}。`,
      },
    },
  ];
}

/** C41: at most 20 Gems, Unique Gems included. */
function gemProblems(lines: readonly DeckLine[], cards: Cards): readonly DeckProblem[] {
  const gems = lines.filter((line) => line.zone === 'main' && cards.get(line.card)?.kind === 'gem');
  const have = sum(gems);
  if (have <= mostGems) return [];
  return [
    {
      rule: 'gems',
      cards: gems.map(({ card }) => card),
      have,
      allowed: mostGems,
      message: {
        en: `The deck has ${have} Gems; at most ${mostGems} are allowed.`,
        ja: `ジェムが${have}枚あります。${mostGems}枚までです。`,
      },
    },
  ];
}
