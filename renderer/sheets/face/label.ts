import type { CardDefinition } from '../../../db/model/card.ts';
import { type Language, localized } from '../../../db/model/text.ts';
import { costText } from './cost.ts';
import { kindWords } from './kind-line.ts';

/** What a screen reader says for a face: name, kind, cost. */
export function faceLabel(card: CardDefinition, language: Language): string {
  const cost = costText(card);
  const known =
    language === 'ja' ? `コスト${cost === '?' ? '不明' : cost}` : `cost ${cost === '?' ? 'not known' : cost}`;
  const kind = kindWords(card)
    .map((word) => word[language])
    .join(language === 'ja' ? '・' : ' ');
  const parts = [localized(card.name, language), kind, ...(cost === null ? [] : [known])];
  return parts.join(language === 'ja' ? '、' : ', ');
}
