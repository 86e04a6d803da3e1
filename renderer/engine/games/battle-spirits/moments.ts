import type { BattleSpiritsMoment } from '../../../../db/model/battle-spirits-card.ts';
import type { Bilingual } from '../../../../db/model/text.ts';

/** When a simple effect happens, as rulebooks call it. */
export const momentNames: Readonly<Record<BattleSpiritsMoment, Bilingual>> = {
  summoned: { en: 'when summoned', ja: '召喚時' },
  deployed: { en: 'when deployed', ja: '配置時' },
  main: { en: 'main effect', ja: 'メイン' },
  flash: { en: 'flash effect', ja: 'フラッシュ' },
  attacks: { en: 'when it attacks', ja: 'アタック時' },
  'start-step': { en: 'in your Start step', ja: '自分のスタートステップ' },
  'core-step': { en: 'in your Core step', ja: '自分のコアステップ' },
  'draw-step': { en: 'in your Draw step', ja: '自分のドローステップ' },
  'end-step': { en: 'in your End step', ja: '自分のエンドステップ' },
  'life-lost': { en: 'when your Life is lost', ja: '自分のライフが減ったとき' },
};
