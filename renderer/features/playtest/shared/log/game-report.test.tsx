import { expect, test } from 'vitest';
import { openTable } from '../../testing/open-table.tsx';
import { viewOf } from '../../views.ts';
import type { TableAction } from '../table-store.ts';
import { gameReport } from './game-report.ts';

const report = (deck: string, actions: readonly TableAction[], language: 'en' | 'ja') => {
  const { api } = openTable({ actions, deck });
  const store = api.getState();
  return gameReport(store, viewOf(store.playtest.setup.game).spending, language).split('\n');
};

test('the report tells how the game began, what happened turn by turn, and its figures; empty steps are left out', () => {
  const actions = [{ type: 'next-turn' }, { type: 'life', who: 'player', delta: -1 }];
  const lines = report('battle-spirits-red', actions, 'en');
  expect(lines.slice(0, 2)).toEqual(['Red: the Dragon Emperor · Battle Spirits', 'going first · Seed 0000000C']);
  expect(lines[2]).toMatch(/^Opening hand: .+, .+, .+,? and .+$/);
  expect(lines).toContain('Turn 2');
  expect(lines).toContain('Core step: 1 core from the Void to your Reserve.');
  expect(lines.find((line) => line.startsWith('Draw step: You draw '))).toBeDefined();
  expect(lines).toContain('Main step: Your Life: 5 to 4.');
  expect(lines.join('\n')).not.toContain('Attack step');
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^Turns: \d · cards seen: \d+ · actions: 2 · Cores paid: 0$/),
    'Never rewound after cards were seen.',
    '',
  ]);
});

test('the report stands in Japanese too', () => {
  const lines = report('battle-spirits-red', [{ type: 'next-turn' }], 'ja');
  expect(lines[2]).toMatch(/^最初の手札：/);
  expect(lines).toContain('第2ターン');
  expect(lines).toContain('コアステップ：ボイドからコア1個をリザーブに置きます。');
  expect(lines.at(-2)).toBe('カードを見た後の巻き戻しはありません。');
});

test('the report of Colossus Order names phases and what was drawn', () => {
  const actions = [{ type: 'mulligan', ids: [] }, { type: 'next-step' }, { type: 'next-turn' }];
  const lines = report('colossus-order-white-red', actions, 'en');
  expect(lines.find((line) => /Drew .+\./.test(line))).toBeDefined();
  expect(lines).toContain('Turn 2');
  expect(lines.find((line) => /^Turns: .* Locus Points paid: 0$/.test(line))).toBeDefined();
});
