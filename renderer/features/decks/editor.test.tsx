import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Deck } from '../../../db/model/deck.ts';
import { contentOf } from '../../../db/model/deck-content.ts';
import { setBridge } from '../../shared/client/bridge.ts';
import { setLibraryStatus } from '../../shared/client/library-status.ts';
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../shared/testing/axe.ts';
import { type FakeBridge, failure, fakeBridge, starterDecks } from '../../shared/testing/fake-bridge.ts';
import { giveLayout } from '../../shared/testing/layout.ts';
import { LiveRegion } from '../../shared/ui/LiveRegion.tsx';
import { DeckScreen } from './DeckScreen.tsx';
import { useDecks } from './deck-store.ts';
import { useLimitsStore } from './limits-store.ts';

const red = starterDecks().find(({ id }) => id === 'battle-spirits-red')!;
const own: Deck = { ...red, id: 'own', name: { en: 'My red' }, starter: false };

let bridge: FakeBridge;
beforeEach(() => {
  giveLayout(400, 200);
  useDecks.setState({ open: {} });
  useLimitsStore.setState({ lists: {} });
  setLibraryStatus({ state: 'ready', done: 1, total: 1, message: null });
  bridge = fakeBridge();
  setBridge(bridge);
  bridge.decks.set('own', own);
});

function show(id: string | null = 'own') {
  const { hook } = memoryLocation({ path: '/decks' });
  render(
    <Router hook={hook}>
      <DeckScreen id={id} />
      <LiveRegion />
    </Router>,
  );
}

const stored = (card: string, zone = 'main') =>
  bridge.decks.get('own')?.lines.find((line) => line.card === card && line.zone === zone)?.count ?? 0;
const line = (name: RegExp) => screen.findByRole('button', { name });
const undo = (user: UserEvent) => user.keyboard('{Control>}z{/Control}');

async function openTab(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('tab', { name }));
  return screen.findByRole('tabpanel', { name });
}

test('A-166: digits set the copies of the line, Shift with a letter moves one copy to another zone', async () => {
  const user = userEvent.setup();
  show();
  (await line(/3 × Goradon/)).focus();
  await user.keyboard('1');
  await waitFor(() => expect(stored('BS01-001')).toBe(1));
  await user.keyboard('3{Shift>}sb{/Shift}');
  await waitFor(() =>
    expect([stored('BS01-001'), stored('BS01-001', 'side'), stored('BS01-001', 'maybe')]).toEqual([1, 1, 1]),
  );
  const side = screen.getByRole('region', { name: 'Side deck' });
  within(side).getByRole('button', { name: '1 × Goradon' }).focus();
  await user.keyboard('{Shift>}m{/Shift}');
  await waitFor(() => expect([stored('BS01-001'), stored('BS01-001', 'side')]).toEqual([2, 0]));
  await undo(user);
  await waitFor(() => expect([stored('BS01-001'), stored('BS01-001', 'side')]).toEqual([1, 1]));
  expect(screen.getByText('Undone: +1 Goradon −1 Goradon')).toBeDefined();
});

test('A-166: from the field a card goes to the side deck or to Maybe; typing anywhere goes to the field', async () => {
  const user = userEvent.setup();
  show();
  (await line(/3 × Goradon/)).focus();
  await user.keyboard('teranosaber');
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('teranosaber');
  const found = screen.getByRole('listbox', { name: 'Cards found' });
  await waitFor(() => expect(within(found).getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Alt>}{Enter}{Shift>}{Enter}{/Shift}{/Alt}');
  await waitFor(() => expect([stored('BS01-003', 'side'), stored('BS01-003', 'maybe')]).toEqual([1, 1]));
  expect(stored('BS01-003')).toBe(0);
});

test('A search that cannot be read says where and what was expected, and the cards found stay', async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('searchbox'));
  await screen.findByRole('option', { name: /^Goradon/ });
  bridge.answer('library.search', () => ({
    total: 0,
    cards: [],
    error: { at: 5, expected: { en: 'a number', ja: '数' } },
  }));
  await user.keyboard('cost<');
  expect(await screen.findByText(/expected a number|a number/)).toBeDefined();
  expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('option', { name: /^Goradon/ })).toBeDefined();
});

test('The help of the search opens by key, and an example in it is searched for', async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('{Shift>}{F1}{/Shift}');
  const dialog = await screen.findByRole('dialog');
  const example = within(dialog).getAllByRole('button')[1]!;
  await user.click(example);
  await waitFor(() => expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe(example.textContent));
});

test('Notes written in one go are saved and are one step of undo; tags and cover are steps too', async () => {
  const user = userEvent.setup();
  show();
  const written = within(await openTab(user, 'Notes'));
  await user.type(await written.findByRole('textbox', { name: 'Notes' }), 'Keep low spirits');
  await user.type(written.getByRole('textbox', { name: 'New tag' }), 'fast{Enter}');
  await waitFor(() => expect(bridge.decks.get('own')).toMatchObject({ notes: 'Keep low spirits', tags: ['fast'] }));
  const overview = within(await openTab(user, 'Overview'));
  (await line(/3 × Goradon/)).focus();
  await overview.findByRole('button', { name: 'One more Goradon: Side deck' });
  await user.click(overview.getByRole('button', { name: 'Use as cover' }));
  await waitFor(() => expect(bridge.decks.get('own')?.cover).toBe('BS01-001'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bridge.decks.get('own')).toEqual(own));
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(bridge.decks.get('own')?.notes).toBe('Keep low spirits'));
});

test('Notes that are still being written are kept when their panel is left', async () => {
  const user = userEvent.setup();
  show();
  await openTab(user, 'Notes');
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'half a word');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await waitFor(() => expect(bridge.decks.get('own')?.notes).toBe('half a word'));
});

test('A line is given a printing, which is shown on it and undone like any change', async () => {
  const user = userEvent.setup();
  show();
  (await line(/3 × Goradon/)).focus();
  await user.selectOptions(await screen.findByRole('combobox', { name: /Printing/ }), 'BS01/BS01-001/ja');
  await waitFor(() =>
    expect(bridge.decks.get('own')?.lines[0]).toEqual({ ...red.lines[0], printing: 'BS01/BS01-001/ja' }),
  );
  expect(await line(/3 × Goradon, BS01-001 · ja/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bridge.decks.get('own')?.lines).toEqual(red.lines));
});

test('History: each version says what changed, one is restored, and the restoring is undone', async () => {
  const user = userEvent.setup();
  const now = contentOf(own);
  const then = { ...now, name: { en: 'Old red' }, lines: now.lines.slice(1) };
  bridge.answer('decks.versions', () => [
    { number: 2, savedAt: '2026-11-02T10:00:00.000Z', content: now },
    { number: 1, savedAt: '2026-11-01T10:00:00.000Z', content: then },
  ]);
  show();
  const panel = await openTab(user, 'History');
  const items = await within(panel).findAllByRole('listitem');
  expect(items[0]?.textContent).toContain('+3 Goradon');
  expect(items[0]?.textContent).toContain('Name: “Old red” → “My red”');
  await expectAccessible();
  await user.click(within(panel).getByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(bridge.decks.get('own')).toMatchObject({ name: { en: 'Old red' }, lines: then.lines }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bridge.decks.get('own')).toEqual(own));
});

test('All saves of one sitting name one session; a deck that is opened anew begins another', async () => {
  const user = userEvent.setup();
  const sessions = () =>
    bridge.calls.flatMap(({ name, input }) => (name === 'decks.save' ? [(input as { session?: string }).session] : []));
  show();
  const more = await line(/^One more Goradon$/);
  await user.click(more);
  await waitFor(() => expect(sessions()).toHaveLength(1));
  await user.click(more);
  await waitFor(() => expect(sessions()).toHaveLength(2));
  act(() => useDecks.getState().beginSession('own'));
  await user.click(more);
  await waitFor(() => expect(sessions()).toHaveLength(3));
  expect(new Set(sessions()).size).toBe(2);
  expect(sessions()[0]).toBe(sessions()[1]);
});

test('Two decks are compared: what only one has and what both have, with the copies', async () => {
  const user = userEvent.setup();
  bridge.decks.set('other', {
    ...own,
    id: 'other',
    name: { en: 'Other red' },
    lines: [{ ...red.lines[0]!, count: 1 }],
  });
  show(null);
  await user.click(await screen.findByRole('button', { name: 'More for My red' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare “My red”' });
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Other red');
  const both = await within(dialog).findByRole('region', { name: 'In both: 1 name' });
  expect(both.textContent).toContain('3 / 1');
  expect(within(dialog).getByRole('region', { name: 'Only in “My red”: 37 cards' })).toBeDefined();
  await expectAccessible();
});

test('The list of decks is filtered by tags: all that are pressed must be on a deck', async () => {
  const user = userEvent.setup();
  bridge.decks.set('a', { ...own, id: 'a', name: { en: 'Deck A' }, tags: ['fast', 'red'] });
  bridge.decks.set('b', { ...own, id: 'b', name: { en: 'Deck B' }, tags: ['fast'] });
  show(null);
  await screen.findByRole('link', { name: 'Deck B' });
  await user.click(screen.getByRole('button', { name: 'fast' }));
  expect(screen.queryByRole('link', { name: 'My red' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'red' }));
  expect(screen.queryByRole('link', { name: 'Deck B' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Deck A' })).toBeDefined();
});

test('A-97: the limited list is changed by the user, counts at once, and the bundled one is restored', async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'Limited cards' }));
  const dialog = await screen.findByRole('dialog', { name: 'Limited cards: Battle Spirits' });
  await user.type(within(dialog).getByRole('combobox', { name: 'Card name' }), 'goradon');
  await waitFor(() => expect(dialog.querySelectorAll('datalist option')).toHaveLength(1));
  await user.click(within(dialog).getByRole('button', { name: 'Add to the list' }));
  await within(dialog).findByRole('rowheader', { name: 'Goradon' });
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/Goradon: limited to 1 since/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Limited cards' }));
  await user.click(await screen.findByRole('button', { name: 'Use the list that comes with Costwise' }));
  await waitFor(() => expect(screen.queryByText(/Goradon: limited to 1 since/)).toBeNull());
});

test('A list that cannot be kept says so', async () => {
  const user = userEvent.setup();
  useLimitsStore.setState({
    lists: { 'battle-spirits': { cards: [{ name: { en: 'X' }, allowed: 1, from: '2026-01-01' }], own: true } },
  });
  bridge.answer('limits.set', () => failure);
  show();
  await user.click(await screen.findByRole('button', { name: 'Limited cards' }));
  await user.click(await screen.findByRole('button', { name: /^Remove X/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be kept. The file could not be read.');
});

test('A-165: the notes keep the rules of accessibility, in Japanese too', async () => {
  const user = userEvent.setup();
  act(() => setLanguage('ja'));
  show();
  await openTab(user, 'メモ');
  await user.type(await screen.findByRole('textbox', { name: '新しいタグ' }), '速攻{Enter}');
  await screen.findByRole('button', { name: 'タグ「速攻」を削除' });
  await expectAccessible();
});
