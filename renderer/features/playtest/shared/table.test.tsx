import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { stateHash } from '../../../engine/table/history-hash.ts';
import { setLanguage } from '../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../shared/testing/axe.ts';
import { failure } from '../../../shared/testing/fake-bridge.ts';
import { useAnnouncements } from '../../../shared/ui/announce.ts';
import { openTable } from '../testing/open-table.tsx';
import { stateOf } from './table-store.ts';

const toMain = [{ type: 'next-step' }, { type: 'next-step' }, { type: 'next-step' }];
const hand = () =>
  within(screen.getByRole('listbox', { name: /^(Hand|手札)$/ }))
    .getAllByRole('option')
    .map((card) => card.getAttribute('aria-label'));

describe('the hand', () => {
  test('A-11: every card says how many ways it has or why it has none, also when nothing can be played', () => {
    openTable();
    expect(hand()).toHaveLength(4);
    for (const label of hand()) expect(label).toMatch(/ – only in Main step$/);
  });

  test('A-59: it can be put in the order of cost, of kind and of what can be played', async () => {
    openTable({ actions: toMain });
    await userEvent.click(screen.getByRole('radio', { name: 'Cost' }));
    expect(hand().map((label) => label?.split(' – ')[0])).toEqual([
      'Goradon',
      'Rokceratops',
      'Rokceratops',
      'Dragsaurus',
      'Dragsaurus',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Drawn' }));
    expect(hand()[0]).toMatch(/^Dragsaurus/);
  });

  test('A-166: Tab enters it at one card, the arrows go round, and the focus selects', async () => {
    const { api } = openTable({ actions: toMain });
    const options = () => screen.getAllByRole('option');
    expect(options().filter((card) => card.tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{ArrowLeft}');
    const last = options().at(-1);
    expect(document.activeElement).toBe(last);
    expect(api.getState().selected).toBe(last?.dataset.instance);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(options()[0]);
    expect(last?.tabIndex).toBe(-1);
  });
});

describe('time at the table', () => {
  test('A-54, A-55, A-57: keys take back everything, steps and shuffles too, and do it again', async () => {
    const { api } = openTable();
    const start = stateHash(stateOf(api.getState()));
    await userEvent.keyboard('   d');
    await userEvent.click(screen.getByRole('button', { name: 'Shuffle the deck' }));
    const end = stateHash(stateOf(api.getState()));
    await userEvent.keyboard('zzzzz');
    expect(stateHash(stateOf(api.getState()))).toBe(start);
    await userEvent.keyboard('{Shift>}zzzzz{/Shift}');
    expect(stateHash(stateOf(api.getState()))).toBe(end);
  });

  test('undo and redo of the window menu mean the table', async () => {
    const { api, bridge } = openTable({ actions: toMain });
    act(() => bridge.send('command', { name: 'undo' }));
    expect(api.getState().history.pointer).toBe(2);
    act(() => bridge.send('command', { name: 'redo' }));
    expect(api.getState().history.pointer).toBe(3);
  });

  test('the log tells the game in both languages and leads to any point of it', async () => {
    const { api } = openTable({ actions: toMain });
    await userEvent.keyboard('j');
    const log = screen.getByRole('region', { name: 'Log' });
    expect(log.textContent).toMatch(/Start of the game.*Turn 1.*Draw step.*You draw [A-Z]/);
    await userEvent.click(within(log).getByRole('button', { name: 'Start of the game' }));
    expect(api.getState().history).toMatchObject({ pointer: 0 });
    expect(api.getState().history.entries).toHaveLength(3);
    act(() => setLanguage('ja'));
    expect(log.textContent).toMatch(/ゲーム開始.*第1ターン.*ドロー/);
  });

  test('the log can be copied as a report', async () => {
    const write = vi.fn(async (_text: string) => {});
    openTable({ actions: toMain });
    await userEvent.keyboard('j');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    act(() => screen.getByRole('button', { name: 'Copy' }).click());
    await waitFor(() => expect(write).toHaveBeenCalled());
    expect(write.mock.calls[0]?.[0]).toMatch(
      /^Red.* · Battle Spirits\n.*Seed 0000000C\nOpening hand: .*\n\nTurn 1\nDraw step: You draw/,
    );
  });

  test('A-56: choosing anew after a drawn card was taken back is marked in the log', async () => {
    openTable();
    await userEvent.keyboard('dz ');
    await userEvent.keyboard('j');
    expect(screen.getByText('Rewound after cards were seen')).toBeDefined();
  });

  test('A-165: what happens is read aloud, and so is what is taken back', async () => {
    openTable();
    await userEvent.keyboard('d');
    expect(useAnnouncements.getState().latest).toMatchObject({
      message: expect.stringMatching(/^You draw [A-Z]/),
      shown: false,
    });
    await userEvent.keyboard('z');
    expect(useAnnouncements.getState().latest?.message).toMatch(/^Undone: You draw [A-Z].*\.$/);
  });

  test('every action is saved; a failure stays in sight until it is mended', async () => {
    const { bridge } = openTable();
    bridge.answer('playtests.record', () => failure);
    await userEvent.keyboard('d');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(failure.message.en);
    bridge.answer('playtests.record', () => ({}) as never);
    await userEvent.click(within(alert).getByRole('button', { name: 'Save again' }));
    await screen.findByText('Saved');
    expect(bridge.calls.filter(({ name }) => name === 'playtests.record').map(({ input }) => input)).toEqual([
      { id: 'test', line: 1, from: null, turn: 1, pointer: 1, action: { type: 'draw', count: 1 } },
      { id: 'test', line: 1, from: null, turn: 1, pointer: 1, action: { type: 'draw', count: 1 } },
    ]);
  });

  test('A-14: what the rules refuse is said and changes nothing', async () => {
    const { api } = openTable();
    const before = stateOf(api.getState());
    act(() => void api.getState().act({ type: 'move', id: 'nobody', to: 'hand' }));
    expect(stateOf(api.getState())).toBe(before);
    expect(useAnnouncements.getState().latest?.message).toBe(api.getState().refusal?.message.en);
  });
});

describe('acting freely', () => {
  test('A-61: as many cards are drawn or milled as the player says', async () => {
    const { api } = openTable();
    const count = screen.getByRole('spinbutton', { name: 'How many' });
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Mill' }));
    expect(stateOf(api.getState())).toMatchObject({ player: { trash: [{}, {}, {}] } });
  });

  test('A-60: cores go on and off a card by buttons and by keys; a card is moved by a menu that a key opens', async () => {
    const { api } = openTable({ actions: toMain });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    const cores = () =>
      (stateOf(api.getState()) as unknown as { player: { field: { cores: number }[] } }).player.field[0]?.cores;
    expect(cores()).toBe(1);
    await userEvent.keyboard('+');
    expect(cores()).toBe(2);
    await userEvent.keyboard('-');
    await userEvent.click(screen.getByRole('button', { name: 'A core from the Reserve onto Goradon' }));
    expect(cores()).toBe(2);
    await userEvent.keyboard('m');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    await waitFor(() => expect(stateOf(api.getState())).toMatchObject({ player: { field: [], trash: [{}] } }));
  });
});

describe('A-165: accessible', () => {
  test.each([
    ['the hand and a card that cannot be played', 'en', 'battle-spirits-red', []],
    ['a card with its ways', 'ja', 'battle-spirits-red', toMain],
    ['the opening hand', 'ja', 'colossus-order-white-red', []],
    ['a Gem to be set', 'en', 'colossus-order-white-red', [{ type: 'mulligan', ids: [] }, { type: 'next-turn' }]],
  ] as const)('%s (%s, %s)', async (_, language, deck, actions) => {
    setLanguage(language);
    openTable({ deck, seed: '00000001', actions });
    await userEvent.keyboard('{ArrowRight}');
    await expectAccessible();
  });

  test('the log', async () => {
    openTable({ actions: toMain });
    await userEvent.keyboard('j');
    await expectAccessible();
  });
});
