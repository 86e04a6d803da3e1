import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BattleSpiritsCard } from './battle-spirits-card.ts';
import { CardSetFile } from './card-set.ts';

/** The facts of the rules' card table: number | kind | colour | cost(reduction) | cores/BP of each level | family. */
const facts = `
BS01-001 | spirit | red | 0(0) | 1/1000 3/3000 | 爬獣
BS01-002 | spirit | red | 1(1) | 1/1000 2/3000 3/4000 | 地竜
BS01-003 | spirit | red | 2(0) | 1/4000 3/6000 | 空牙
BS01-004 | spirit | red | 2(1) | 1/2000 2/3000 | 竜人
BS01-005 | spirit | red | 2(1) | 1/2000 4/6000 | 翼竜
BS01-006 | spirit | red | 2(2) | 1/3000 3/6000 | 漂精
BS01-007 | spirit | red | 2(2) | 1/4000 2/5000 7/9000 | 地竜
BS01-008 | spirit | red | 3(1) | 1/3000 3/4000 8/8000 | 機竜
BS01-011 | spirit | red | 3(3) | 1/1000 2/3000 4/5000 | 爬獣
BS01-013 | spirit | red | 4(2) | 1/3000 3/5000 6/9000 | 戦騎
BS01-014 | spirit | red | 4(2) | 1/2000 4/5000 | 竜人
BS01-018 | spirit | red | 5(3) | 1/4000 2/6000 5/9000 | 爬獣
BS01-019 | spirit | red | 5(4) | 1/2000 3/4000 | 地竜
BS01-025 | spirit | red | 8(4) | 1/5000 3/10000 | 機竜
BS01-X01 | spirit | red | 6(3) | 1/4000 2/6000 5/10000 | 古竜
BS01-027 | spirit | purple | 1(0) | 1/3000 3/4000 4/5000 | 幽魔
BS01-029 | spirit | purple | 2(1) | 1/2000 3/5000 | 無魔
BS01-030 | spirit | purple | 3(1) | 1/2000 2/3000 | 幽魔
BS01-041 | spirit | purple | 4(3) | 1/2000 2/4000 | 妖蛇
BS01-X02 | spirit | purple | 8(3) | 1/6000 4/9000 | 
BS01-050 | spirit | green | 0(0) | 1/1000 2/2000 | 殻虫
BS01-051 | spirit | green | 1(1) | 1/2000 2/3000 | 殻虫
BS01-053 | spirit | green | 2(1) | 1/2000 4/3000 6/5000 | 剣獣
BS01-061 | spirit | green | 4(1) | 1/1000 4/4000 | 遊精
BS01-064 | spirit | green | 4(2) | 1/1000 2/2000 | 怪虫
BS01-065 | spirit | green | 4(2) | 1/1000 3/4000 5/6000 | 怪虫
BS01-068 | spirit | green | 5(2) | 1/3000 4/5000 | 剣獣
BS01-072 | spirit | green | 6(3) | 1/2000 3/4000 5/7000 | 剣獣
BS01-073 | spirit | green | 8(2) | 1/7000 5/10000 | 爪鳥
BS01-074 | spirit | white | 1(0) | 1/1000 2/3000 | 動器
BS01-082 | spirit | white | 3(2) | 1/1000 2/2000 | 魔神
BS01-094 | spirit | white | 5(4) | 1/1000 2/2000 4/4000 | 
BS01-X04 | spirit | white | 6(4) | 1/3000 3/5000 6/8000 | 動器
BS02-001 | spirit | red | 0(0) | 1/1000 2/2000 4/4000 | 爬獣
BS02-002 | spirit | red | 1(0) | 1/1000 3/3000 5/5000 | 道化
BS02-003 | spirit | red | 2(2) | 2/4000 4/6000 | 地竜
BS02-026 | spirit | green | 1(0) | 1/2000 3/3000 | 怪虫
BS02-030 | spirit | green | 3(2) | 1/1000 2/4000 | 
BS02-067 | spirit | yellow | 5(1) | 1/4000 3/4000 5/8000 | 
BS03-X09 | spirit | green | 7(3) | 1/5000 4/9000 | 
BS03-X12 | spirit | blue | 8(4) | 1/6000 4/9000 | 
BS01-098 | nexus | red | 3(2) | 0 2 | 
BS01-099 | nexus | red | 4(2) | 0 3 | 
BS01-100 | nexus | red | 5(3) | 0 2 | 
BS01-101 | nexus | red | 6(3) | 0 3 | 
BS01-102 | nexus | purple | 4(2) | 0 2 | 
BS01-105 | nexus | purple | 6(3) | 0 3 | 
BS01-106 | nexus | green | 4(2) | 0 3 | 
BS01-107 | nexus | green | 4(3) | 0 3 | 
BS02-076 | nexus | red | 3(2) | 0 2 | 
BS02-078 | nexus | purple | 4(2) | 0 3 | 
BS02-084 | nexus | yellow | 3(2) | 0 3 | 
BS02-085 | nexus | yellow | 3(3) | 0 5 | 
BS02-086 | nexus | yellow | 4(2) | 0 3 | 
BS03-106 | nexus | green | 3(3) | 0 1 | 
BS03-109 | nexus | white | 4(2) | 0 3 | 
BS01-114 | magic | red | 3(2) |  | 
BS01-115 | magic | red | 3(1) |  | 
BS01-117 | magic | red | 4(2) |  | 
BS01-121 | magic | red | 5(3) |  | 
BS01-122 | magic | red | 6(2) |  | 
BS01-126 | magic | purple | 4(2) |  | 
BS01-132 | magic | green | 2(1) |  | 
BS01-136 | magic | green | 3(2) |  | 
BS01-144 | magic | white | 4(2) |  | 
BS02-091 | magic | red | 7(2) |  | 
BS03-118 | magic | red | 5(2) |  | 
BS03-121 | magic | red | 8(3) |  | 
BS03-126 | magic | green | 4(3) |  | 
`;

const swift = ['BS01-053', 'BS01-064', 'BS01-068', 'BS01-073', 'BS02-026', 'BS02-030', 'BS03-X09'];

function bundled(): Map<string, BattleSpiritsCard> {
  const cards = new Map<string, BattleSpiritsCard>();
  for (const code of ['bs01', 'bs02', 'bs03']) {
    const url = new URL(`../../assets/cards/${code}.json`, import.meta.url);
    const file = CardSetFile.parse(JSON.parse(readFileSync(url, 'utf8')));
    if (file.game !== 'battle-spirits') throw new Error(`${code}.json holds cards of ${file.game}`);
    for (const { id, card } of file.cards) cards.set(id, card);
  }
  return cards;
}

const cards = bundled();
const rows = facts
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string, string, string]);

test('the bundled sets hold the 69 cards of the table and no others', () => {
  expect(rows).toHaveLength(69);
  expect([...cards.keys()].sort()).toEqual(rows.map(([number]) => number).sort());
});

describe('each bundled card has the facts of the table', () => {
  test.each(rows)('%s', (number, kind, color, cost, levels, family) => {
    const card = cards.get(number);
    if (card === undefined) throw new Error(`${number} is not bundled`);
    const reduced = Object.values(card.reduction).reduce((sum, n) => sum + n, 0);
    expect(card.number).toBe(number);
    expect(card.set).toBe(number.slice(0, 4));
    expect(card.kind).toBe(kind);
    expect(card.colors).toEqual([color]);
    expect(`${card.cost}(${reduced})`).toBe(cost);
    expect(Object.keys(card.reduction)).toEqual(reduced === 0 ? [] : [color]);
    expect(card.symbols).toEqual(kind === 'magic' ? {} : { [color]: 1 });
    expect((card.levels ?? []).map((l) => (l.bp === undefined ? `${l.cores}` : `${l.cores}/${l.bp}`)).join(' ')).toBe(
      levels,
    );
    expect((card.levels ?? []).map((l) => l.level)).toEqual((card.levels ?? []).map((_, i) => i + 1));
    expect(card.families.join(' ')).toBe(family);
    expect(card.name.ja).toBeTruthy();
    expect(card.keywords.some((keyword) => keyword.id === 'swift')).toBe(swift.includes(number));
  });
});

test('cards that change costs say so as data', () => {
  const effects = (number: string) => cards.get(number)?.costEffects;
  expect(effects('BS01-100')).toEqual([{ on: { color: 'white' }, whose: 'any', extra: 1 }]);
  expect(effects('BS02-067')).toEqual([
    { levels: [2, 3], on: { kind: 'spirit', color: 'yellow' }, whose: 'own', addReduction: { yellow: 1 } },
  ]);
  expect(effects('BS02-085')).toEqual([{ on: { kind: 'nexus' }, whose: 'own', addReduction: { yellow: 2 } }]);
  expect(effects('BS02-086')).toEqual([{ on: { kind: 'magic' }, whose: 'opponent', extra: 1 }]);
});

test('D7: Tigald has Swift at level 2 only', () => {
  expect(cards.get('BS01-068')?.keywords).toEqual([{ id: 'swift', levels: [2] }]);
});
