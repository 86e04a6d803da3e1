import { type ReductionCounts, ReductionKey } from '../../../../db/model/battle-spirits-card.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { BillLine } from '../../analysis.ts';
import { type Board, boardOf } from './board.ts';
import { type BattleSpiritsOption, judgeAt, type Use } from './options.ts';
import type { BattleSpiritsState } from './state.ts';
import type { MatchedGem } from './symbols.ts';
import { nameOf, symbolNames, symbolsText } from './words.ts';

const neverBelowZero: Bilingual = { en: 'A price is never below 0', ja: 'コストは0未満になりません' };

function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

function nameOnField(board: Board, ref: string): Bilingual {
  return nameOf(board.field.find((card) => card.ref === ref)!.definition);
}

function floorLine(sum: number): BillLine[] {
  return sum < 0 ? [{ kind: 'note', label: neverBelowZero, value: -sum }] : [];
}

function reductionText(counts: ReductionCounts): Bilingual {
  const keys = ReductionKey.options.filter((key) => counts[key] !== undefined);
  return {
    en: keys.map((key) => `${counts[key]} ${symbolNames[key].en}`).join(', '),
    ja: keys.map((key) => `${symbolNames[key].ja}${counts[key]}`).join('・'),
  };
}

function adjustmentLine(board: Board, use: Use, index: number): BillLine {
  const { by, what, value } = use.cost.adjustments[index]!;
  const name = nameOnField(board, by);
  const amount = Number(value);
  switch (what) {
    case 'set':
      return {
        kind: 'set',
        label: { en: `${name.en}: the cost becomes ${amount}`, ja: `${name.ja}: コストを${amount}にする` },
        value: amount - (use.cost.printed ?? 0),
        by,
      };
    case 'delta':
      return {
        kind: 'delta',
        label: { en: `${name.en}: cost ${signed(amount)}`, ja: `${name.ja}: コスト${signed(amount)}` },
        value: amount,
        by,
      };
    case 'addReduction': {
      const text = reductionText(value as ReductionCounts);
      return {
        kind: 'note',
        label: { en: `${name.en}: reduction symbols ${text.en} more`, ja: `${name.ja}: 軽減シンボル${text.ja}を追加` },
        by,
      };
    }
    case 'noReduction':
      return {
        kind: 'note',
        label: { en: `${name.en}: the cost cannot be reduced`, ja: `${name.ja}: コストは軽減できない` },
        by,
      };
    case 'extra':
      return {
        kind: 'extra',
        label: { en: `${name.en}: ${amount} extra`, ja: `${name.ja}: 余分に${amount}コスト` },
        value: amount,
        by,
      };
  }
}

/** One line for each card and colour that it feeds, in field order. */
function reductionLines(board: Board, matched: readonly MatchedGem[]): BillLine[] {
  const groups = Map.groupBy(matched, ({ key, gem }) => `${gem.symbol} ${key} ${gem.ref}`);
  return [...groups.values()].map((group) => {
    const { key, gem } = group[0]!;
    const name = nameOnField(board, gem.ref);
    const count = group.length;
    const mark = gem.symbol;
    const own = {
      en: `${name.en}: ${symbolsText(count, mark)}`,
      ja: `${name.ja}: ${symbolNames[mark].ja}のシンボル${count}個`,
    };
    const as =
      key === mark ? own : { en: `${own.en} as ${symbolNames[key].en}`, ja: `${own.ja}(${symbolNames[key].ja}の軽減)` };
    return { kind: 'reduction', label: as, value: -count, by: gem.ref, mark };
  });
}

function billOf(board: Board, use: Use): BillLine[] {
  const { cost, price } = use;
  const lines = cost.adjustments.map((adjustment, index) => ({
    ...adjustment,
    line: adjustmentLine(board, use, index),
  }));
  const of = (...kinds: readonly string[]) => lines.filter(({ what }) => kinds.includes(what)).map(({ line }) => line);
  const sum = [cost.printed, ...of('set', 'delta').map(({ value }) => value)].reduce<number>(
    (total, value) => total + (value ?? 0),
    0,
  );
  const extra = of('extra');
  const known = cost.base !== null;
  return [
    { kind: 'printed', label: { en: 'Printed cost', ja: 'カードのコスト' }, value: cost.printed },
    ...of('set', 'delta'),
    ...(known ? floorLine(sum) : []),
    ...of('addReduction', 'noReduction'),
    ...reductionLines(board, price.matched),
    ...(known ? floorLine(cost.base - cost.reduced) : []),
    ...extra,
    { kind: 'due', label: { en: 'To pay', ja: '支払うコスト' }, value: cost.due },
    ...(use.card.kind === 'spirit'
      ? [{ kind: 'placing' as const, label: { en: 'To place on it', ja: '置くコア' }, value: cost.placing }]
      : []),
  ];
}

/**
 * How the price of an option came about, in the order of the price rules (3.2): each line names the card that causes
 * it; the values from `printed` to `due` add up to what is due. Empty for an option that the hand does not have.
 */
export function bill(state: BattleSpiritsState, option: BattleSpiritsOption): readonly BillLine[] {
  const board = boardOf(state);
  const use = option.from.zone === 'hand' ? judgeAt(board, option.from.index, option.action) : null;
  return use === null ? [] : billOf(board, use);
}
