import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { BattleSpiritsState } from '../../../../engine/games/battle-spirits/state.ts';
import { setLanguage } from '../../../../shared/i18n/i18n.ts';
import { useSettings } from '../../../../shared/settings/settings.ts';
import { expectAccessible } from '../../../../shared/testing/axe.ts';
import { openTable } from '../../testing/open-table.tsx';
import { listedOutcomes } from '../chosen.ts';
import { stateOf, type TableStore } from '../table-store.ts';

afterEach(() => {
  setLanguage('en');
  act(() =>
    useSettings.setState(({ settings }) => ({ settings: { ...settings, language: 'system', preferredOrder: {} } })),
  );
});

/** Puzzle 17: three spirits of three levels, and a magic that nine ways pay for. */
function opened() {
  setLanguage('en');
  const table = openTable({ puzzle: 'p17' });
  const { api } = table;
  const { hand } = (stateOf(api.getState()) as BattleSpiritsState).player;
  act(() => api.getState().select(hand.find(({ card }) => card === 'flamedance')!.id));
  return table;
}

const afters = (store: TableStore) => listedOutcomes(store).map(({ after }) => JSON.stringify(after));
const oldest = 'Take from the oldest cards first';

async function order(...buttons: readonly string[]): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Order …' }));
  await screen.findByRole('dialog');
  for (const name of buttons) await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
}

describe('the order of ways that lose the same', { timeout: 60_000 }, () => {
  test('A-20: the player’s list decides which way stands first and Enter takes, told in words; all ways stay listed', async () => {
    const { api, bridge } = opened();
    expect(screen.getByText('Fewest losses first, then in the order of the field.')).toBeDefined();
    const before = afters(api.getState());
    await order(`Add: ${oldest}`);
    expect(screen.getByText(`First because of your order: ${oldest}.`)).toBeDefined();
    const now = afters(api.getState());
    expect([...now].sort()).toEqual([...before].sort());
    expect(now).not.toEqual(before);
    const promised = listedOutcomes(api.getState())[0] as unknown as { way: { cores: Record<string, number> } };
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Enter}');
    const { field } = (stateOf(api.getState()) as BattleSpiritsState).player;
    expect(Object.fromEntries(field.map(({ ref, cores }) => [ref, cores]))).toEqual(promised.way.cores);
    expect(bridge.settings.preferredOrder).toEqual({ 'battle-spirits': ['oldest'] });
  });

  test('A-30: the order is the game’s, or one deck’s own, and lines are put up, down and out', async () => {
    const { api, bridge } = opened();
    await order('Add: Take from nexuses first', `Add: ${oldest}`, `Up: ${oldest}`);
    expect(bridge.settings.preferredOrder).toEqual({ 'battle-spirits': ['oldest', 'nexus'] });
    await userEvent.click(screen.getByRole('button', { name: 'Order …' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'This deck only' }));
    await userEvent.click(screen.getByRole('button', { name: `Take out: ${oldest}` }));
    const deck = `deck:${api.getState().playtest.setup.deckId}`;
    expect(bridge.settings.preferredOrder).toEqual({ 'battle-spirits': ['oldest', 'nexus'], [deck]: ['nexus'] });
    expect(api.getState().order).toEqual(['nexus']);
    await userEvent.click(screen.getByRole('button', { name: 'As for the game' }));
    expect(api.getState().order).toEqual(['oldest', 'nexus']);
    const list = within(screen.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
    expect(list.map((row) => row.textContent)).toEqual([`1${oldest}`, '2Take from nexuses first']);
    await expectAccessible();
  });

  test('the words stand in Japanese too', async () => {
    opened();
    act(() => useSettings.setState(({ settings }) => ({ settings: { ...settings, language: 'ja' } })));
    act(() => setLanguage('ja'));
    await userEvent.click(screen.getByRole('button', { name: '順番…' }));
    await userEvent.click(await screen.findByRole('button', { name: '追加: 先に出したカードから先に使う' }));
    await userEvent.click(screen.getByRole('button', { name: '完了' }));
    expect(screen.getByText('設定した順番により先頭：先に出したカードから先に使う')).toBeDefined();
  });
});
