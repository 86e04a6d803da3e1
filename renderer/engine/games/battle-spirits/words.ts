import type { BattleSpiritsCard, ReductionKey } from '../../../../db/model/battle-spirits-card.ts';
import { type Bilingual, localized } from '../../../../db/model/text.ts';
import type { BattleSpiritsStep, PayName } from './state.ts';

/** The words that the messages of this game share, as its rulebooks write them. */

export const symbolNames: Readonly<Record<ReductionKey, Bilingual>> = {
  red: { en: 'red', ja: '赤' },
  purple: { en: 'purple', ja: '紫' },
  green: { en: 'green', ja: '緑' },
  white: { en: 'white', ja: '白' },
  yellow: { en: 'yellow', ja: '黄' },
  blue: { en: 'blue', ja: '青' },
  ultimate: { en: 'ultimate', ja: '究極' },
  god: { en: 'god', ja: '神' },
  any: { en: 'any-colour', ja: '全色' },
};

export const stepNames: Readonly<Record<BattleSpiritsStep, Bilingual>> = {
  start: { en: 'Start step', ja: 'スタートステップ' },
  core: { en: 'Core step', ja: 'コアステップ' },
  draw: { en: 'Draw step', ja: 'ドローステップ' },
  refresh: { en: 'Refresh step', ja: 'リフレッシュステップ' },
  main: { en: 'Main step', ja: 'メインステップ' },
  attack: { en: 'Attack step', ja: 'アタックステップ' },
  flash: { en: 'flash timing', ja: 'フラッシュタイミング' },
  end: { en: 'End step', ja: 'エンドステップ' },
};

/** The names of the steps where there is little room. */
export const shortStepNames: Readonly<Record<BattleSpiritsStep, Bilingual>> = {
  start: { en: 'Start', ja: 'スタート' },
  core: { en: 'Core', ja: 'コア' },
  draw: { en: 'Draw', ja: 'ドロー' },
  refresh: { en: 'Refresh', ja: 'リフレッシュ' },
  main: { en: 'Main', ja: 'メイン' },
  attack: { en: 'Attack', ja: 'アタック' },
  flash: { en: 'Flash', ja: 'フラッシュ' },
  end: { en: 'End', ja: 'エンド' },
};

export const payVerbs: Readonly<Record<PayName, Bilingual>> = {
  summon: { en: 'summon', ja: '召喚' },
  swift: { en: 'summon by Swift', ja: '神速で召喚' },
  deploy: { en: 'deploy', ja: '配置' },
  activate: { en: 'use', ja: '使用' },
};

/** A card's name in both languages; a language that is not known shows the other. */
export function nameOf(card: BattleSpiritsCard): Bilingual {
  return { en: localized(card.name, 'en'), ja: localized(card.name, 'ja') };
}

/** "1 core", "2 cores". */
export function coresText(count: number): string {
  return count === 1 ? '1 core' : `${count} cores`;
}

/** "1 red symbol", "2 red symbols". */
export function symbolsText(count: number, key: ReductionKey): string {
  return `${count} ${symbolNames[key].en} ${count === 1 ? 'symbol' : 'symbols'}`;
}

/** Names in a row: "A", "A and B", "A, B and C"; 「A」「B」. */
export function listed(names: readonly Bilingual[]): Bilingual {
  const english = names.map((name) => name.en);
  const last = english.pop() ?? '';
  return {
    en: english.length === 0 ? last : `${english.join(', ')} and ${last}`,
    ja: names.map((name) => `「${name.ja}」`).join(''),
  };
}
