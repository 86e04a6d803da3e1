import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BattleSpiritsState } from '../../../../engine/games/battle-spirits/state.ts';
import type { ColossusOrderState } from '../../../../engine/games/colossus-order/state.ts';
import { colossusOrderView } from '../../colossus-order/index.ts';
import { openTable } from '../../testing/open-table.tsx';
import { stateOf, type TableStoreApi } from '../table-store.ts';
import { drop } from './drop.ts';

const toMain = [{ type: 'next-step' }, { type: 'next-step' }, { type: 'next-step' }];

function spirits(api: TableStoreApi): BattleSpiritsState['player'] {
  return (stateOf(api.getState()) as BattleSpiritsState).player;
}

function dropOn(api: TableStoreApi, instance: string, from: string, to: string): void {
  act(() => drop(api.getState(), instance, from, to, colossusOrderView.handDrops));
}

test('a card that is dropped on the field is paid for, in the way without loss', () => {
  const { api } = openTable({ actions: toMain });
  const goradon = spirits(api).hand.find(({ card }) => card === 'BS01-001')!;
  dropOn(api, goradon.id, 'hand', 'field');
  expect(spirits(api)).toMatchObject({ reserve: 3, field: [{ ref: goradon.id, cores: 1 }] });
});

test('a card that cannot be paid for is selected, and stays in the hand', () => {
  const { api } = openTable();
  const [card] = spirits(api).hand;
  dropOn(api, card!.id, 'hand', 'field');
  expect(api.getState()).toMatchObject({ selected: card!.id, history: { pointer: 0 } });
  expect(spirits(api).field).toEqual([]);
});

test('anywhere else it is moved by hand; back on its own zone nothing happens', () => {
  const { api } = openTable();
  const [card] = spirits(api).hand;
  dropOn(api, card!.id, 'hand', 'hand');
  expect(api.getState().history.pointer).toBe(0);
  dropOn(api, card!.id, 'hand', 'trash');
  expect(spirits(api).trash.map(({ id }) => id)).toEqual([card!.id]);
});

test('C27: a Gem dropped on the Colossus is set by the rules: the second one of a turn is refused', () => {
  const { api } = openTable({
    deck: 'colossus-order-white-red',
    seed: '00000001',
    actions: [{ type: 'mulligan', ids: [] }, { type: 'next-turn' }],
  });
  const state = () => stateOf(api.getState()) as ColossusOrderState;
  while (state().turn.step !== 'main') act(() => void api.getState().act({ type: 'next-step' }));
  const gems = state().player.hand.filter(({ card }) => state().cards[card]?.kind === 'gem');
  dropOn(api, gems[0]!.id, 'hand', 'set-gems');
  dropOn(api, gems[1]!.id, 'hand', 'set-gems');
  expect(state().player.colossus.setGems.map(({ id }) => id)).toEqual([gems[0]!.id]);
  expect(api.getState().refusal).not.toBeNull();
});
