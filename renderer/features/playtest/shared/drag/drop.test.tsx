import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BattleSpiritsState } from '../../../../engine/games/battle-spirits/state.ts';
import type { ColossusOrderState } from '../../../../engine/games/colossus-order/state.ts';
import { battleSpiritsView } from '../../battle-spirits/index.ts';
import { colossusOrderView } from '../../colossus-order/index.ts';
import { openTable } from '../../testing/open-table.tsx';
import { stateOf, type TableStoreApi } from '../table-store.ts';
import { drop, dropToken } from './drop.ts';

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

describe('cores and cards on cards', () => {
  const token = (api: TableStoreApi, from: string, to: string) =>
    act(() => dropToken(api.getState(), from, to, battleSpiritsView.tokenDrop));

  test('3.1: a core is dragged from the Reserve onto a card, and back', () => {
    const { api } = openTable({ actions: toMain });
    const goradon = spirits(api).hand.find(({ card }) => card === 'BS01-001')!;
    dropOn(api, goradon.id, 'hand', 'field');
    token(api, 'tokens:reserve', `card:${goradon.id}`);
    expect(spirits(api)).toMatchObject({ reserve: 2, field: [{ cores: 2 }] });
    token(api, `tokens:${goradon.id}`, 'tokens:reserve');
    expect(spirits(api)).toMatchObject({ reserve: 3, field: [{ cores: 1 }] });
    const { pointer } = api.getState().history;
    token(api, 'tokens:reserve', 'tokens:reserve');
    token(api, 'tokens:reserve', 'deck-top');
    expect(api.getState().history.pointer).toBe(pointer);
  });

  test('a card of the field on another one is laid under it; one of the hand is played beside it', () => {
    const { api } = openTable({ actions: toMain });
    const [first] = spirits(api).hand.filter(({ card }) => card === 'BS01-001');
    const other = spirits(api).hand.find(({ id }) => id !== first!.id)!;
    act(() => {
      api.getState().act({ type: 'cores', from: 'void', to: 'reserve', count: 9 });
      api.getState().act({ type: 'move', id: other.id, to: 'field' });
    });
    dropOn(api, first!.id, 'hand', `card:${other.id}`);
    expect(spirits(api).field.map(({ ref }) => ref)).toEqual([other.id, first!.id]);
    dropOn(api, first!.id, 'field', `card:${first!.id}`);
    expect(spirits(api).field).toHaveLength(2);
    dropOn(api, first!.id, 'field', `card:${other.id}`);
    expect(spirits(api).field).toMatchObject([{ ref: other.id, marks: { attached: [first] } }]);
  });

  test('a card that is dropped among the cores stays where it is', () => {
    const { api } = openTable({ actions: toMain });
    const [card] = spirits(api).hand;
    dropOn(api, card!.id, 'hand', 'tokens:reserve');
    expect(api.getState().history.pointer).toBe(toMain.length);
  });
});
