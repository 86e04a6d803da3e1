import type { LibraryCard } from '../../../../db/model/card.ts';
import type { Language } from '../../../../db/model/text.ts';
import { cardTexts } from '../../../shared/card-facts/texts.ts';

/**
 * The cost in writing: `{3}{W}{W}` as Colossus Order prints it; the number and, in brackets, the reduction symbols of
 * Battle Spirits: `6 [red 2]`, 「6［赤2］」. Null where the kind has no cost.
 */
export function costNotation({ game, card }: LibraryCard, language: Language): string | null {
  if (game === 'colossus-order') {
    return card.kind === 'colossus' || card.kind === 'gem' ? null : (card.cost ?? '{?}');
  }
  const words = cardTexts[language];
  const symbols = (Object.entries(card.reduction) as [keyof typeof card.reduction, number][])
    .filter(([, count]) => count > 0)
    .map(([color, count]) => `${words[color]}${language === 'ja' ? '' : ' '}${count}`);
  const cost = card.cost === null ? '?' : String(card.cost);
  if (symbols.length === 0) return cost;
  return language === 'ja' ? `${cost}［${symbols.join('・')}］` : `${cost} [${symbols.join(', ')}]`;
}
