import type { Bilingual } from '../../../../db/model/text.ts';
import type { Unmet } from '../../analysis.ts';
import type { CardFilter, DropPlace } from '../../cost/notation/index.ts';
import type { MarkShort } from './gem-level.ts';
import type { PartShort } from './parts/pool.ts';
import { counted, filteredCards, followerFilter, gemOfMark } from './words.ts';

/** Too few Locus Points to the right of the counter (C07). `part` for abilities: the part of the cost. */
export function locusShort(need: number, have: number, part?: number): Unmet {
  const missing = need - have;
  return {
    code: 'locus-short',
    need,
    have,
    ...(part === undefined ? {} : { part }),
    message: {
      en: `Costs ${counted(need, 'Locus Point')}, and ${have} ${have === 1 ? 'is' : 'are'} left.`,
      ja: `ロカスポイントを${need}支払いますが、残りは${have}です。`,
    },
    short: { en: `${counted(missing, 'point')} short`, ja: `ロカス${missing}不足` },
  };
}

/** A mark of a Gem Level that falls short (C12, C15): for a card Set Gems count (C11), for an ability Capture Gems as colourless. */
export function gemLevel({ mark, need, have }: MarkShort, of: 'card' | 'ability', part?: number): Unmet {
  return {
    code: 'gem-level',
    mark,
    need,
    have,
    ...(part === undefined ? {} : { part }),
    message: gemLevelMessage({ mark, need, have }, of),
    short: { en: `${gemOfMark[mark].en} ${have}/${need}`, ja: `${gemOfMark[mark].ja} ${have}/${need}` },
  };
}

function gemLevelMessage({ mark, need, have }: MarkShort, of: 'card' | 'ability'): Bilingual {
  const gem = gemOfMark[mark];
  const there = `${have} ${have === 1 ? 'is' : 'are'} there`;
  if (mark === '*') {
    const which = of === 'card' ? 'Set Gem' : 'Gem';
    return {
      en: `Needs ${counted(need, `${which}`)} of any colour beyond the coloured marks, and ${there}.`,
      ja: `色マークの分とは別に${of === 'card' ? 'セットジェム' : 'ジェム'}が${need}個必要ですが、${have}個しかありません。`,
    };
  }
  if (of === 'card') {
    return {
      en: `Needs ${counted(need, gem.en)} set on the Colossus, and ${there}; Capture Gems do not count.`,
      ja: `セットされた${gem.ja}が${need}個必要ですが、${have}個しかありません。キャプチャージェムは数えません。`,
    };
  }
  return {
    en: `Needs ${counted(need, gem.en)} set on the Colossus, and ${there}; Capture Gems count as colourless.`,
    ja: `セットされた${gem.ja}が${need}個必要ですが、${have}個しかありません。キャプチャージェムは無色として数えます。`,
  };
}

/** A Unique card of that name is there already (C31). */
export function uniqueOnField(name: Bilingual): Unmet {
  return {
    code: 'unique-on-field',
    message: {
      en: `${name.en} is Unique, and one is on your field already.`,
      ja: `「${name.ja}」はユニークで、すでにあなたの場に1枚あります。`,
    },
    short: { en: 'Unique, already there', ja: 'ユニーク重複' },
  };
}

export type PhaseRule = 'main' | 'main-or-xplay' | 'by-itself';

const phaseWords: Readonly<Record<PhaseRule, Pick<Unmet, 'message' | 'short'>>> = {
  main: {
    message: { en: 'Can be used in your Main Phase only.', ja: 'あなたのメインフェイズにのみ使えます。' },
    short: { en: 'Main Phase only', ja: 'メインフェイズのみ' },
  },
  'main-or-xplay': {
    message: {
      en: 'Can be used in your Main Phase and in X-Play only.',
      ja: 'あなたのメインフェイズかXプレイにのみ使えます。',
    },
    short: { en: 'Main Phase or X-Play', ja: 'メインフェイズかXプレイ' },
  },
  'by-itself': {
    message: {
      en: 'Happens by itself: it is never used by hand.',
      ja: '自動で起こる能力で、自分から使うことはできません。',
    },
    short: { en: 'By itself', ja: '自動で起こる' },
  },
};

/** Not the phase for it (C27, C32). */
export function wrongPhase(rule: PhaseRule): Unmet {
  return { code: 'wrong-phase', ...phaseWords[rule] };
}

/** `{off}` on the turn of entry without Fleet (C29). */
export function enteredThisTurn(part: number): Unmet {
  return {
    code: 'entered-this-turn',
    part,
    message: {
      en: 'Entered this turn, and has no Fleet: it cannot turn OFF for a cost yet.',
      ja: 'このターンに場に出たフォロワーは、フリートがなければコストとしてOFFにできません。',
    },
    short: { en: 'Entered this turn', ja: '場に出たターン' },
  };
}

/** `{off}` while OFF. */
export function alreadyOff(part: number): Unmet {
  return {
    code: 'already-off',
    part,
    message: { en: 'Is OFF already when it should turn OFF.', ja: 'すでにOFFなので、OFFにできません。' },
    short: { en: 'Already OFF', ja: 'すでにOFF' },
  };
}

/** A once-a-turn use that is spent (C27). */
export function usedThisTurn(what: 'colossus' | 'ability'): Unmet {
  return {
    code: 'used-this-turn',
    message:
      what === 'colossus'
        ? {
            en: 'A Colossus ability was used this turn already.',
            ja: 'このターン、すでにコロッサスの能力を使っています。',
          }
        : { en: 'Was used this turn already.', ja: 'このターン、すでに使っています。' },
    short: { en: 'Used this turn', ja: '使用済み' },
  };
}

/** `unit`: the Japanese counter of what is wanted. */
function nothing(short: PartShort, wanted: Bilingual, place: Bilingual, chip: Bilingual, unit: string): Unmet {
  const { part, need, have } = short;
  return {
    code: 'nothing-to-choose',
    part,
    need,
    have,
    message: {
      en: `Costs ${wanted.en} ${place.en}, and ${have} can be taken.`,
      ja: `${place.ja}${wanted.ja}が必要ですが、${have}${unit}しかありません。`,
    },
    short: { en: `${chip.en} ${have}/${need}`, ja: `${chip.ja} ${have}/${need}` },
  };
}

/** Too few cards in the hand to discard. */
export function nothingToDiscard(short: PartShort, filter: CardFilter | undefined): Unmet {
  const wanted = filteredCards(short.need, filter);
  return nothing(short, wanted, { en: 'from your hand', ja: '手札に' }, { en: 'Hand cards', ja: '手札' }, '枚');
}

/** Too few other Followers that are ON. */
export function noFollowerToTurnOff(short: PartShort, filter: CardFilter | undefined): Unmet {
  const which = followerFilter(filter);
  const wanted = { en: `another ON Follower${which.en}`, ja: `他のONのフォロワー${which.ja}` };
  return nothing(
    short,
    wanted,
    { en: 'of yours', ja: 'あなたの場に' },
    { en: 'ON Followers', ja: 'ONのフォロワー' },
    '体',
  );
}

/** `{off}` on a card that has no ON and OFF: a Colossus. */
export function noFollower(part: number): Unmet {
  return nothing(
    { part, need: 1, have: 0 },
    { en: 'a Follower turned OFF', ja: 'OFFにするフォロワー' },
    { en: 'for its own ability', ja: 'この能力には' },
    { en: 'Follower', ja: 'フォロワー' },
    '体',
  );
}

const dropWords: Readonly<
  Record<DropPlace, { wanted: (n: number) => Bilingual; place: Bilingual; chip: Bilingual; unit: string }>
> = {
  setGem: {
    wanted: (n) => ({ en: counted(n, 'Set Gem'), ja: `セットジェム${n}個` }),
    place: { en: 'on your Colossus', ja: 'コロッサスに' },
    chip: { en: 'Set Gems', ja: 'セットジェム' },
    unit: '個',
  },
  captureGem: {
    wanted: (n) => ({ en: counted(n, 'Capture Gem'), ja: `キャプチャージェム${n}個` }),
    place: { en: 'in your Capture area', ja: 'キャプチャーエリアに' },
    chip: { en: 'Capture Gems', ja: 'キャプチャージェム' },
    unit: '個',
  },
  locus: {
    wanted: (n) => ({ en: counted(n, 'card'), ja: `カード${n}枚` }),
    place: { en: 'in your Locus', ja: 'ロカスに' },
    chip: { en: 'Locus cards', ja: 'ロカスのカード' },
    unit: '枚',
  },
};

/** Too few Gems or Locus cards to put into the discard pile. */
export function nothingToDrop(short: PartShort, what: DropPlace): Unmet {
  const { wanted, place, chip, unit } = dropWords[what];
  return nothing(short, wanted(short.need), place, chip, unit);
}

/** Too few cards in the deck. */
export function nothingToMill(short: PartShort): Unmet {
  const wanted = { en: counted(short.need, 'card'), ja: `カード${short.need}枚` };
  return nothing(
    short,
    wanted,
    { en: 'from the top of your deck', ja: 'デッキに' },
    { en: 'Deck', ja: 'デッキ' },
    '枚',
  );
}

/** A figure of the cost is not known: never a silent 0. */
export function costUnknown(what: 'cost' | 'locus' | 'gems' | 'notation', part?: number): Unmet {
  const words = {
    cost: {
      en: 'The cost of this card is not known: fill it in.',
      ja: 'このカードのコストは不明です。入力してください。',
    },
    locus: { en: 'The Locus Cost is not known: fill it in.', ja: 'ロカスコストが不明です。入力してください。' },
    gems: { en: 'The Gem Level is not known: fill it in.', ja: 'ジェムレベルが不明です。入力してください。' },
    notation: {
      en: 'The cost cannot be read: mend its notation.',
      ja: 'コストの書き方が読み取れません。直してください。',
    },
  } as const;
  return {
    code: 'cost-unknown',
    ...(part === undefined ? {} : { part }),
    message: words[what],
    short: { en: 'Cost not known', ja: 'コスト不明' },
  };
}
