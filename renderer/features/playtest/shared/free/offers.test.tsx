import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { BattleSpiritsState } from '../../../../engine/games/battle-spirits/state.ts';
import type { ColossusOrderState } from '../../../../engine/games/colossus-order/state.ts';
import { setLanguage } from '../../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../../shared/testing/axe.ts';
import { openTable } from '../../testing/open-table.tsx';
import { stateOf, type TableStoreApi } from '../table-store.ts';

const spirits = (api: TableStoreApi) => stateOf(api.getState()) as BattleSpiritsState;
const bar = () => screen.queryByRole('region', { name: /^(Offered|効果)$/ });

/** A game of the green deck in its Main step, with this card in hand and cores to pay for it. */
function withCard(card: string) {
  const opened = openTable({ deck: 'battle-spirits-green', actions: [{ type: 'next-turn' }] });
  const { deck, hand } = spirits(opened.api).player;
  const id = [...hand, ...deck].find((one) => one.card === card)!.id;
  act(() => {
    const store = opened.api.getState();
    if (!hand.some((one) => one.id === id)) store.act({ type: 'move', id, to: 'hand' });
    store.act({ type: 'cores', from: 'void', to: 'reserve', count: 9 });
    store.select(id);
  });
  return { ...opened, id };
}

describe('what a card’s text does is offered, never forced', () => {
  test('S28: after the summon the core from the Void is one key away, once', async () => {
    const { api } = withCard('BS01-061');
    expect(bar()).toBeNull();
    await userEvent.keyboard('{Enter}');
    const before = spirits(api).player.reserve;
    expect(bar()?.textContent).toContain('Apewhip, when summoned');
    await userEvent.keyboard('y');
    expect(spirits(api).player.reserve).toBe(before + 1);
    expect(bar()).toBeNull();
    await userEvent.keyboard('z');
    expect(spirits(api).player.reserve).toBe(before);
    expect(bar()).not.toBeNull();
  });

  test('it stays in sight while other things are done, and goes with “not now” or the turn', async () => {
    const { api } = withCard('BS01-061');
    await userEvent.keyboard('{Enter}');
    act(() => void api.getState().act({ type: 'coin' }));
    expect(bar()).not.toBeNull();
    await userEvent.click(within(bar()!).getByRole('button', { name: /Not now/ }));
    expect(bar()).toBeNull();
    const drawn = withCard('BS01-061');
    await userEvent.keyboard('{Enter}');
    act(() => void drawn.api.getState().act({ type: 'next-turn' }));
    expect(bar()).toBeNull();
  });

  test('a choice of spirits: a click puts the core on the one that is meant', async () => {
    const { api, id } = withCard('BS01-065');
    await userEvent.keyboard('{Enter}');
    const cores = () => spirits(api).player.field.find(({ ref }) => ref === id)!.cores;
    const before = cores();
    await userEvent.click(within(bar()!).getByRole('button', { name: /to Killikabut/ }));
    expect(cores()).toBe(before + 1);
  });

  test('Colossus Order: a look that an ability pays for opens the window with the cards', async () => {
    const { api } = openTable({
      deck: 'colossus-order-black-blue',
      seed: '00000001',
      actions: [{ type: 'mulligan', ids: [] }, { type: 'next-step' }],
    });
    const state = () => stateOf(api.getState()) as ColossusOrderState;
    const all = [...state().player.hand, ...state().player.deck];
    const wanted = all.find(({ card }) => card === 'CWS-033')!;
    const gems = all.filter(({ card }) => state().cards[card]?.kind === 'gem').slice(0, 6);
    act(() => {
      const store = api.getState();
      for (const { id } of gems) store.act({ type: 'move', id, to: 'set-gems' });
      for (const { id } of all.filter((one) => one !== wanted && !gems.includes(one)).slice(0, 4)) {
        store.act({ type: 'move', id, to: 'locus-down' });
      }
      store.act({ type: 'move', id: wanted.id, to: 'field' });
      store.select(wanted.id);
    });
    await userEvent.keyboard('u{Enter}');
    await userEvent.keyboard('y');
    expect(within(await screen.findByRole('dialog')).getAllByRole('combobox')).toHaveLength(3);
  });

  test.each(['en', 'ja'] as const)('A-165: in %s it can be used with a screen reader', async (language) => {
    await setLanguage(language);
    withCard('BS01-061');
    await userEvent.keyboard('{Enter}');
    expect(bar()).not.toBeNull();
    await expectAccessible();
    await setLanguage('en');
  });
});
