import { describe, expect, test } from 'vitest';
import { bill, partName } from './bill.ts';
import { abilityOption, handOption, table, withAbilities } from './testing/table.ts';

const knight = { kind: 'follower', color: 'white', name: { en: 'Knight' }, races: ['winged-beast'] };
const ash = { ...knight, name: { en: 'Ash', ja: 'アッシュ' }, cost: '{1}', costEffects: [{ on: {}, delta: -1 }] };

describe('the bill of a card', () => {
  test('C22: base, each modifier with its card, the result, and each mark with whether it is met', () => {
    const c = { kind: 'colossus', color: 'white', name: { en: 'Tower' }, costEffects: [{ on: {}, delta: 2 }] };
    const state = table({
      cards: { ash, c, k: { ...knight, cost: '{3}{W}{W}{*}' } },
      colossus: 'c',
      hand: ['k'],
      field: [{ ref: 'f1', card: 'ash' }],
      setGems: ['wg', 'bg'],
      locus: ['filler', 'filler', 'filler', 'filler'],
    });
    expect(bill(state, handOption(state))).toEqual([
      { kind: 'printed', label: { en: 'Locus Cost', ja: 'ロカスコスト' }, value: 3 },
      { kind: 'delta', label: { en: 'Ash', ja: 'アッシュ' }, value: -1, by: 'f1' },
      { kind: 'delta', label: { en: 'Tower', ja: 'Tower' }, value: 2, by: 'c' },
      { kind: 'due', label: { en: 'Locus Points to pay', ja: '支払うロカスポイント' }, value: 4, met: true },
      { kind: 'gem-level', label: { en: 'White Gem', ja: '白ジェム' }, value: 2, mark: 'W', met: false },
      { kind: 'gem-level', label: { en: 'Gem', ja: 'ジェム' }, value: 1, mark: '*', met: true },
    ]);
  });

  test('what is short or not known is not met', () => {
    const of = (cost: string | null) => {
      const state = table({ cards: { k: { ...knight, cost } }, hand: ['k'] });
      return bill(state, handOption(state));
    };
    expect(of('{1}')[1]).toEqual({ kind: 'due', label: expect.anything(), value: 1, met: false });
    expect(of('{?}{W}')).toEqual([
      { kind: 'printed', label: expect.anything(), value: null },
      { kind: 'due', label: expect.anything(), value: null, met: false },
      { kind: 'gem-level', label: expect.anything(), value: 1, mark: 'W', met: false },
    ]);
    expect(of(null)).toHaveLength(2);
  });

  test.each([
    ['cost', { en: 'Without paying its Cost', ja: 'コストを支払わない' }, 3],
    ['locus', { en: 'Without paying its Locus Cost', ja: 'ロカスコストを支払わない' }, 4],
  ] as const)('C19, C20: a waiver of the %s sets the price to 0', (waive, label, lines) => {
    const state = table({ cards: { k: { ...knight, cost: '{3}{W}' } }, hand: ['k'], waivers: [{ hand: 0, waive }] });
    const all = bill(state, handOption(state));
    expect(all).toHaveLength(lines);
    expect(all.slice(0, 3)).toEqual([
      { kind: 'printed', label: expect.anything(), value: 3 },
      { kind: 'set', label, value: 0 },
      { kind: 'due', label: expect.anything(), value: 0, met: true },
    ]);
  });
});

describe('the bill of an ability', () => {
  test('C03: part by part in the order of the cost, Gem marks one by one', () => {
    const cost = '{1}, {W}{*}, {off}, {discard:2:gem}, {W}{W}, {2}';
    const state = withAbilities([cost], { setGems: ['wg', 'bg'], locus: ['filler', 'filler'], hand: ['wg'] });
    expect(
      bill(state, abilityOption(state)).map(({ kind, label, value, mark, met }) => [kind, label.en, value, mark, met]),
    ).toEqual([
      ['part', 'Pay 1 Locus Point', 1, undefined, true],
      ['gem-level', 'White Gem', 1, 'W', true],
      ['gem-level', 'Gem', 1, '*', true],
      ['part', 'Turn this Follower OFF', undefined, undefined, true],
      ['part', 'Discard 2 Gem cards from hand', undefined, undefined, false],
      ['gem-level', 'White Gem', 2, 'W', false],
      ['part', 'Pay 2 Locus Points', 2, undefined, false],
      ['due', 'Locus Points to pay', 3, undefined, undefined],
    ]);
  });

  test('no line for points that are not asked', () => {
    const state = withAbilities(['{off}']);
    expect(bill(state, abilityOption(state)).map(({ kind }) => kind)).toEqual(['part']);
  });
});

describe('parts in words', () => {
  test.each([
    [{ type: 'locus', n: null }, 'Locus Points (not known)', 'ロカスポイント(不明)'],
    [{ type: 'locus', n: 3 }, 'Pay 3 Locus Points', 'ロカスポイントを3支払う'],
    [{ type: 'gems', marks: { W: 2, '*': 1 } }, '2 White Gems, 1 Gem', '白ジェム2個・ジェム1個'],
    [{ type: 'off' }, 'Turn this Follower OFF', 'このフォロワーをOFFにする'],
    [{ type: 'off-follower' }, 'Turn another Follower OFF', '他のフォロワー1体をOFFにする'],
    [
      { type: 'off-follower', filter: { by: 'color', value: 'red' } },
      'Turn another Follower OFF (Red)',
      '他のフォロワー1体(赤)をOFFにする',
    ],
    [
      { type: 'off-follower', filter: { by: 'kind', value: 'follower' } },
      'Turn another Follower OFF',
      '他のフォロワー1体をOFFにする',
    ],
    [{ type: 'discard', n: 1 }, 'Discard 1 card from hand', '手札のカード1枚を捨てる'],
    [
      { type: 'discard', n: 2, filter: { by: 'kind', value: 'action' } },
      'Discard 2 Actions from hand',
      '手札のアクション2枚を捨てる',
    ],
    [
      { type: 'discard', n: 1, filter: { by: 'kind', value: 'follower' } },
      'Discard 1 Follower from hand',
      '手札のフォロワー1枚を捨てる',
    ],
    [
      { type: 'discard', n: 2, filter: { by: 'color', value: 'black' } },
      'Discard 2 Black cards from hand',
      '手札の黒のカード2枚を捨てる',
    ],
    [
      { type: 'discard', n: 1, filter: { by: 'race', value: 'Knight' } },
      'Discard 1 “Knight” card from hand',
      '手札の「Knight」のカード1枚を捨てる',
    ],
    [{ type: 'drop', what: 'setGem', n: 1 }, 'Discard 1 Set Gem', 'セットジェム1個を捨て札に置く'],
    [{ type: 'drop', what: 'captureGem', n: 2 }, 'Discard 2 Capture Gems', 'キャプチャージェム2個を捨て札に置く'],
    [{ type: 'drop', what: 'locus', n: 1 }, 'Discard 1 Locus card', 'ロカスのカード1枚を捨て札に置く'],
    [{ type: 'mill', n: 1 }, 'Discard the top card of the deck', 'デッキの上から1枚を捨て札に置く'],
    [{ type: 'mill', n: 3 }, 'Discard the top 3 cards of the deck', 'デッキの上から3枚を捨て札に置く'],
    [{ type: 'text', text: 'Show it' }, 'Show it', 'Show it'],
  ] as const)('%j', (part, en, ja) => expect(partName(part)).toEqual({ en, ja }));
});
