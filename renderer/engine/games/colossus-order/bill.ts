import type { GemMark } from '../../../../db/model/colossus-order-card.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { AnalysisOption, BillLine, Unmet } from '../../analysis.ts';
import type { CostPart, DropPlace } from '../../cost/notation/index.ts';
import type { ColossusOrderCost, ColossusOrderOutcome, ColossusOrderState } from './state.ts';
import { cardName, counted, filteredCards, followerFilter, gemOfMark } from './words.ts';

type Option = AnalysisOption<ColossusOrderCost, ColossusOrderOutcome>;

const locusCost: Bilingual = { en: 'Locus Cost', ja: 'ロカスコスト' };
const toPay: Bilingual = { en: 'Locus Points to pay', ja: '支払うロカスポイント' };

/** How the price came about: for a card base, modifiers, result and Gem Level; for an ability part by part. */
export function bill(state: ColossusOrderState, option: Option): BillLine[] {
  return option.action === 'ability' ? abilityBill(option) : cardBill(state, option);
}

function cardBill(state: ColossusOrderState, option: Option): BillLine[] {
  const { cost, unmet } = option;
  const adjustments = cost.adjustments.map(({ by, what, value }): BillLine => {
    if (what === 'delta') return { kind: 'delta', label: causeName(state, by), value, by };
    const label =
      what === 'waive-cost'
        ? { en: 'Without paying its Cost', ja: 'コストを支払わない' }
        : { en: 'Without paying its Locus Cost', ja: 'ロカスコストを支払わない' };
    return { kind: 'set', label, value: 0 };
  });
  return [
    { kind: 'printed', label: locusCost, value: cost.printedLocus },
    ...adjustments,
    {
      kind: 'due',
      label: toPay,
      value: cost.locus,
      met: !unmet.some(({ code }) => code === 'locus-short' || code === 'cost-unknown'),
    },
    ...gemLines(cost, unmet),
  ];
}

function causeName(state: ColossusOrderState, by: string): Bilingual {
  const follower = state.player.field.find(({ ref }) => ref === by);
  return cardName(state.cards, follower?.card ?? by);
}

function gemLines(cost: ColossusOrderCost, unmet: readonly Unmet[]): BillLine[] {
  return (Object.entries(cost.gemLevel) as [GemMark, number][]).map(([mark, count]) => ({
    kind: 'gem-level',
    label: gemOfMark[mark],
    value: count,
    mark,
    met: !unmet.some((condition) => condition.code === 'gem-level' && condition.mark === mark),
  }));
}

function abilityBill({ cost, unmet }: Option): BillLine[] {
  const lines = cost.parts.flatMap((part, index): BillLine[] => {
    if (part.type !== 'gems') {
      const value = part.type === 'locus' ? { value: part.n } : {};
      return [{ kind: 'part', label: partName(part), met: part.met, ...value }];
    }
    return (Object.entries(part.marks) as [GemMark, number][]).map(([mark, count]) => ({
      kind: 'gem-level',
      label: gemOfMark[mark],
      value: count,
      mark,
      met: !unmet.some((one) => one.code === 'gem-level' && one.part === index && one.mark === mark),
    }));
  });
  const pays = cost.parts.some(({ type }) => type === 'locus');
  return pays ? [...lines, { kind: 'due', label: toPay, value: cost.locus }] : lines;
}

const dropNames: Readonly<Record<DropPlace, (n: number) => Bilingual>> = {
  setGem: (n) => ({ en: `Discard ${counted(n, 'Set Gem')}`, ja: `セットジェム${n}個を捨て札に置く` }),
  captureGem: (n) => ({ en: `Discard ${counted(n, 'Capture Gem')}`, ja: `キャプチャージェム${n}個を捨て札に置く` }),
  locus: (n) => ({ en: `Discard ${counted(n, 'Locus card')}`, ja: `ロカスのカード${n}枚を捨て札に置く` }),
};

/** A part of a cost in words. */
export function partName(part: CostPart): Bilingual {
  switch (part.type) {
    case 'locus':
      return part.n === null
        ? { en: 'Locus Points (not known)', ja: 'ロカスポイント(不明)' }
        : { en: `Pay ${counted(part.n, 'Locus Point')}`, ja: `ロカスポイントを${part.n}支払う` };
    case 'gems': {
      const marks = Object.entries(part.marks) as [GemMark, number][];
      return {
        en: marks.map(([mark, count]) => counted(count, gemOfMark[mark].en)).join(', '),
        ja: marks.map(([mark, count]) => `${gemOfMark[mark].ja}${count}個`).join('・'),
      };
    }
    case 'off':
      return { en: 'Turn this Follower OFF', ja: 'このフォロワーをOFFにする' };
    case 'off-follower': {
      const which = followerFilter(part.filter);
      return { en: `Turn another Follower OFF${which.en}`, ja: `他のフォロワー1体${which.ja}をOFFにする` };
    }
    case 'discard': {
      const cards = filteredCards(part.n, part.filter);
      return { en: `Discard ${cards.en} from hand`, ja: `手札の${cards.ja}を捨てる` };
    }
    case 'drop':
      return dropNames[part.what](part.n);
    case 'mill':
      return {
        en: `Discard the top ${part.n === 1 ? 'card' : `${part.n} cards`} of the deck`,
        ja: `デッキの上から${part.n}枚を捨て札に置く`,
      };
    case 'text':
      return { en: part.text, ja: part.text };
  }
}
