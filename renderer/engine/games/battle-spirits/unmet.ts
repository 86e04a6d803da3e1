import type { Unmet } from '../../analysis.ts';
import type { Board } from './board.ts';
import type { BattleSpiritsStep, PayName } from './state.ts';
import { coresText, listed, nameOf, payVerbs, stepNames } from './words.ts';

/** The conditions that a use can fail, as the analysis and the messages tell them: all that fail, never only the first. */

export function wrongStep(use: PayName, step: BattleSpiritsStep, steps: readonly BattleSpiritsStep[]): Unmet {
  const english = steps.map((id) => stepNames[id].en).join(' or ');
  const japanese = steps.map((id) => stepNames[id].ja).join('か');
  const verb = payVerbs[use];
  return {
    code: 'wrong-step',
    step,
    steps,
    message: {
      en: `You can ${verb.en} this card in ${english}; it is ${stepNames[step].en} now.`,
      ja: `このカードを${verb.ja}できるのは${japanese}です。今は${stepNames[step].ja}です。`,
    },
    short: { en: `only in ${english}`, ja: `${japanese}のみ` },
  };
}

export function costUnknown(figure: 'cost' | 'levels'): Unmet {
  const name = figure === 'cost' ? { en: 'cost', ja: 'コスト' } : { en: 'level costs', ja: 'レベルコスト' };
  const pronoun = figure === 'cost' ? 'is' : 'are';
  return {
    code: 'cost-unknown',
    figure,
    message: {
      en: `The card data does not say what the ${name.en} of this card ${pronoun}.`,
      ja: `カードデータにこのカードの${name.ja}がありません。`,
    },
    short: { en: `${name.en} unknown`, ja: `${name.ja}不明` },
  };
}

function short(missing: number) {
  return { en: `${coresText(missing)} short`, ja: `コアが${missing}個足りない` };
}

/** "3 to pay and 1 to place", as far as there is something of each. */
function parts(due: number, placing: number) {
  if (placing === 0) return { en: `${coresText(due)} to pay`, ja: `コスト${due}個` };
  return {
    en: `${due} to pay and ${placing} to place, ${coresText(due + placing)}`,
    ja: `コスト${due}個と置くコア${placing}個で合わせて${due + placing}個`,
  };
}

export function coresShort(due: number, placing: number, have: number): Unmet {
  const need = due + placing;
  const told = parts(due, placing);
  return {
    code: 'cores-short',
    need,
    have,
    message: {
      en: `${coresText(need - have)} short: it takes ${told.en}, and you can use ${have}.`,
      ja: `コアが${need - have}個足りません。${told.ja}必要ですが、使えるコアは${have}個です。`,
    },
    short: short(need - have),
  };
}

/** Null without locked cores: they are named only where they would matter. */
export function lockedCores(board: Board, missing: number): Unmet | null {
  // A card whose levels are not known is no source either, but nothing locks it.
  const holders = board.field.filter((card) => card.locked && card.cores > 0);
  const locked = holders.reduce((sum, card) => sum + card.cores, 0);
  if (locked === 0) return null;
  const names = listed(holders.map((card) => nameOf(card.definition)));
  return {
    code: 'locked-cores',
    need: missing,
    have: 0,
    locked,
    cards: holders.map((card) => card.ref),
    message: {
      en: `${coresText(locked)} on ${names.en} cannot be removed, so ${locked === 1 ? 'it does' : 'they do'} not help to find the missing ${missing}.`,
      ja: `${names.ja}のコア${locked}個は取り除けないため、足りない${missing}個に使えません。`,
    },
    short: { en: `${coresText(locked)} locked`, ja: `取り除けないコア${locked}個` },
  };
}

export function swiftReserveShort(due: number, placing: number, reserve: number): Unmet {
  const need = due + placing;
  const told = parts(due, placing);
  return {
    code: 'swift-reserve-short',
    need,
    have: reserve,
    message: {
      en: `${coresText(need - reserve)} short in the Reserve: by Swift all comes from there; it takes ${told.en}, and the Reserve has ${reserve}.`,
      ja: `リザーブのコアが${need - reserve}個足りません。神速ではすべてリザーブから支払います。${told.ja}必要ですが、リザーブのコアは${reserve}個です。`,
    },
    short: { en: `${need - reserve} short in Reserve`, ja: `リザーブが${need - reserve}個足りない` },
  };
}

export function swiftLevelShort(level: number, cores: number, have: number): Unmet {
  return {
    code: 'swift-level-short',
    need: cores,
    have,
    level,
    message: {
      en: `It has Swift from level ${level} on, which takes ${coresText(cores)} on it; after paying, the Reserve has ${have}.`,
      ja: `このカードの神速はLV${level}からなので、コアを${cores}個置く必要がありますが、コストを支払った後のリザーブのコアは${have}個です。`,
    },
    short: { en: `level ${level} out of reach`, ja: `LV${level}に届かない` },
  };
}
