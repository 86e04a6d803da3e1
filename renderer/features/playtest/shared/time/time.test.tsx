import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesOf } from '../../../../engine/games/index.ts';
import { setLanguage } from '../../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../../shared/testing/axe.ts';
import { LiveRegion } from '../../../../shared/ui/LiveRegion.tsx';
import { openTable } from '../../testing/open-table.tsx';
import { selectedOption, type TableAction } from '../table-store.ts';

const draw: TableAction = { type: 'draw', count: 1 };
const shuffle: TableAction = { type: 'shuffle' };
const played = [draw, shuffle, draw];

beforeEach(() => setLanguage('en'));

function opened() {
  const table = openTable({ actions: played });
  render(<LiveRegion />);
  const { api } = table;
  const go = (step: () => void) => act(step);
  /** Goes back behind the first card drawn and shuffles instead: line 2. */
  const branch = () =>
    go(() => {
      api.getState().jumpTo(1);
      api.getState().act({ type: 'mill', count: 1 });
    });
  return { ...table, go, branch };
}

/** What was read aloud last. */
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const lines = () => screen.getByRole('region', { name: 'Lines of play' });
const lineNames = () =>
  within(lines())
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.querySelector('strong')?.textContent);

describe('lines of play', () => {
  test('A-55: choosing anew keeps the old line; both stand in the list and lead to their ends', async () => {
    const { api, branch } = opened();
    await userEvent.keyboard('j');
    expect(screen.queryByRole('region', { name: 'Lines of play' })).toBeNull();
    branch();
    expect(said()).toBe('Line 2 begins here. Line 1 stays as it was.');
    expect(lineNames()).toEqual(['Line 1', 'Line 2']);
    const [first, second] = within(lines()).getAllByRole('listitem');
    expect(first?.textContent).toContain('3 actions · to turn 1');
    expect(second?.textContent).toContain('2 actions · to turn 1 · in force');
    expect(second?.textContent).toContain('leaves Line 1 after:');
    await userEvent.click(within(first!).getByRole('button', { name: /^Line 1/ }));
    expect(api.getState().history).toMatchObject({ pointer: 3 });
    expect(said()).toBe('Now in Line 1.');
    expect(screen.getByRole('button', { name: 'Line 2 goes another way' })).toBeDefined();
  });

  test('the key leads to the next line, and a step is kept with its line', async () => {
    const { api, branch, bridge } = opened();
    await userEvent.keyboard('b');
    expect(api.getState().lines.line).toBe(1);
    branch();
    await userEvent.keyboard('b');
    expect(api.getState().lines.line).toBe(1);
    await userEvent.keyboard('b');
    expect(api.getState().lines.line).toBe(2);
    const kept = bridge.calls.filter(({ name }) => name === 'playtests.record').map(({ input }) => input);
    await waitFor(() => expect(api.getState().saving.state).toBe('kept'));
    expect(kept).toContainEqual({
      id: 'test',
      line: 2,
      from: 1,
      pointer: 2,
      action: { type: 'mill', count: 1, rewound: true },
      turn: 1,
    });
  });

  test('a line is named, removed from the list and brought back', async () => {
    const { branch, bridge } = opened();
    branch();
    await userEvent.keyboard('j');
    await userEvent.click(screen.getByRole('button', { name: 'More about Line 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename …' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'The careful one{Enter}');
    expect(lineNames()).toEqual(['The careful one', 'Line 2']);
    await userEvent.click(screen.getByRole('button', { name: 'More about The careful one' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the list' }));
    expect(lineNames()).not.toContain('The careful one');
    await userEvent.click(screen.getByText('1 removed line'));
    await userEvent.click(screen.getByRole('button', { name: 'Bring back: The careful one' }));
    expect(lineNames()).toEqual(['The careful one', 'Line 2']);
    await waitFor(() => {
      const changes = bridge.calls.filter(({ name }) => name === 'playtests.line').map(({ input }) => input);
      expect(changes).toEqual([
        { id: 'test', line: 1, name: 'The careful one' },
        { id: 'test', line: 1, removed: true },
        { id: 'test', line: 1, removed: false },
      ]);
    });
  });

  test('the line in force cannot be removed', async () => {
    const { branch } = opened();
    branch();
    await userEvent.keyboard('j');
    await userEvent.click(screen.getByRole('button', { name: 'More about Line 2' }));
    const item = await screen.findByRole('menuitem', { name: 'Remove from the list' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('through the game', () => {
  test('Home, End and the signs of turns move through it; a game plays by itself', async () => {
    const { api, go } = opened();
    go(() => {
      api.getState().act({ type: 'keep' });
      api.getState().act({ type: 'next-turn' });
      api.getState().act(shuffle);
    });
    const end = api.getState().history.entries.length;
    const at = () => api.getState().history.pointer;
    await userEvent.keyboard('<');
    expect(api.getState().history.entries[at()]?.action).toMatchObject(shuffle);
    await userEvent.keyboard('<');
    expect(at()).toBe(0);
    await userEvent.keyboard('>');
    expect(api.getState().history.entries[at()]?.action).toMatchObject(shuffle);
    await userEvent.keyboard('{End}');
    expect(at()).toBe(end);
    await userEvent.keyboard('{Home}');
    expect(at()).toBe(0);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await userEvent.keyboard('{Shift>}p{/Shift}');
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(at()).toBe(2);
      await userEvent.keyboard('{Shift>}p{/Shift}');
      await act(() => vi.advanceTimersByTimeAsync(3000));
      expect(at()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the figures of a game', () => {
  test('A-56: a game that was rewound after a reveal says so; what is undone does not count', async () => {
    const { api, branch, go } = opened();
    await userEvent.keyboard('j');
    await userEvent.click(screen.getByText('Figures of this game'));
    const group = screen.getByText('Figures of this game').closest('details')!;
    expect(group.textContent).toContain('Never rewound after cards were seen.');
    expect(within(group).getByText('Cards seen', { selector: 'dt' }).nextSibling?.textContent).toBe('6');
    go(() => api.getState().jumpTo(0));
    expect(within(group).getByText('Cards seen', { selector: 'dt' }).nextSibling?.textContent).toBe('4');
    branch();
    expect(group.textContent).toContain('Rewound after cards were seen');
    expect(within(group).getByText('Cards seen', { selector: 'dt' }).nextSibling?.textContent).toBe('6');
  });

  test('what was paid is counted by turn, in the unit of the game', async () => {
    const { api, go } = openPaid();
    await userEvent.keyboard('j');
    await userEvent.click(screen.getByText('Figures of this game'));
    const [head, first] = screen.getAllByRole('row');
    expect(head?.textContent).toContain('Cores paid');
    const paid = api.getState().history.entries.at(-1)?.state as unknown as { player: { trashCores: number } };
    expect(within(first!).getAllByRole('cell')[1]?.textContent).toBe(String(paid.player.trashCores));
    expect(paid.player.trashCores).toBeGreaterThan(0);
    go(() => api.getState().undo());
    expect(within(screen.getAllByRole('row')[1]!).getAllByRole('cell')[1]?.textContent).toBe('0');
  });
});

/** A puzzle's table on which the first playable card was paid for. */
function openPaid() {
  const table = openTable({ puzzle: 'p01' });
  const { api } = table;
  const go = (step: () => void) => act(step);
  go(() => {
    for (const { id } of (api.getState().history.start as unknown as { player: { hand: { id: string }[] } }).player
      .hand) {
      if (api.getState().history.pointer > 0) break;
      api.getState().select(id);
      const outcome = firstPayment(api);
      if (outcome !== null) api.getState().act(outcome);
    }
  });
  return { ...table, go };
}

function firstPayment(api: ReturnType<typeof openTable>['api']): TableAction | null {
  const option = selectedOption(api.getState());
  const [outcome] = option?.ways.outcomes ?? [];
  if (option === null || outcome === undefined) return null;
  return rulesOf('battle-spirits').payment(option, outcome) as TableAction;
}

test('A-165: log, lines and figures are accessible in both languages', async () => {
  const { branch } = opened();
  branch();
  await userEvent.keyboard('j');
  await userEvent.click(screen.getByText('Figures of this game'));
  await expectAccessible();
  act(() => setLanguage('ja'));
  expect(screen.getByRole('region', { name: 'ゲームの分岐' }).textContent).toContain('分岐2');
});
