import type { Bilingual } from '../../../../db/model/text.ts';
import type { ActionName } from '../../../engine/analysis.ts';
import type { AnyOption } from './options.ts';

const words: Readonly<Record<ActionName, Bilingual>> = {
  summon: { en: 'Summon', ja: '召喚' },
  swift: { en: 'Swift', ja: '神速' },
  deploy: { en: 'Deploy', ja: '配置' },
  activate: { en: 'Activate', ja: '使用' },
  play: { en: 'Play', ja: 'プレイ' },
  ability: { en: 'Ability', ja: '能力' },
};

/** What an option does, in a word; abilities are numbered as they stand on the card. */
export function actionWord(option: AnyOption): Bilingual {
  const word = words[option.action];
  if (option.from.zone !== 'field' && option.from.zone !== 'colossus') return word;
  const number = option.from.ability + 1;
  return { en: `${word.en} ${number}`, ja: `${word.ja}${number}` };
}
