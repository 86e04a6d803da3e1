import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Deck } from '../../../db/model/deck.ts';
import { setBridge } from '../../shared/client/bridge.ts';
import { setLibraryStatus } from '../../shared/client/library-status.ts';
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../shared/testing/axe.ts';
import { type FakeBridge, failure, fakeBridge, starterDecks } from '../../shared/testing/fake-bridge.ts';
import { giveLayout } from '../../shared/testing/layout.ts';
import { LiveRegion } from '../../shared/ui/LiveRegion.tsx';
import { DeckScreen } from './DeckScreen.tsx';
import { useDecks } from './deck-store.ts';

const red = starterDecks().find(({ id }) => id === 'battle-spirits-red')!;
const own: Deck = { ...red, id: 'own', name: { en: 'My red' }, starter: false };

let bridge: FakeBridge;
beforeEach(() => {
  giveLayout(400, 200);
  useDecks.setState({ open: {} });
  setLibraryStatus({ state: 'ready', done: 1, total: 1, message: null });
  bridge = fakeBridge();
  setBridge(bridge);
});

function show(id: string | null) {
  const location = memoryLocation({ path: '/decks', record: true });
  render(
    <Router hook={location.hook}>
      <DeckScreen id={id} />
      <LiveRegion />
    </Router>,
  );
  return location;
}

function showOwn() {
  bridge.decks.set('own', own);
  return show('own');
}

const storedCopies = (card: string) => bridge.decks.get('own')?.lines.find((line) => line.card === card)?.count ?? 0;
const saves = () => bridge.calls.filter(({ name }) => name === 'decks.save').length;
const foundCards = () => within(screen.getByRole('listbox', { name: 'Cards found' })).getAllByRole('option');
const line = (name: RegExp) => screen.findByRole('button', { name });

test('The list marks starter decks and says game, size and that they are legal', async () => {
  show(null);
  const item = (await screen.findByRole('link', { name: 'Red: the Dragon Emperor' })).closest('li')!;
  expect(item.textContent).toContain('Battle Spirits · 40 cards');
  expect(item.textContent).toContain('Starter deck');
  expect(await within(item).findByText('✓ Legal')).toBeDefined();
  expect(screen.getByText(/You have no deck of your own yet/)).toBeDefined();
});

test('A starter deck shows its cards by kind with counts, cannot be changed, and leads to a playtest', async () => {
  const user = userEvent.setup();
  const location = show('battle-spirits-red');
  const spirits = await screen.findByRole('region', { name: 'Spirit' });
  expect(within(spirits).getByRole('heading').textContent).toBe('Spirit 32');
  expect(within(spirits).getByRole('button', { name: '3 × Goradon' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'One more Goradon' })).toBeNull();
  within(spirits).getByRole('button', { name: '3 × Goradon' }).focus();
  await user.keyboard('+');
  expect(saves()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Playtest this deck' }));
  expect(location.history.at(-1)).toBe('/playtest/new?deck=battle-spirits-red');
});

test('The curve is there for screen readers as a table', async () => {
  show('battle-spirits-red');
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['06', '13', '210', '38', '46', '53', '63', '70', '81']);
});

test('A starter deck is duplicated under a free name in both languages and the copy opens', async () => {
  const user = userEvent.setup();
  bridge.decks.set('older', { ...own, id: 'older', name: { en: 'Red: the Dragon Emperor (copy)' } });
  const location = show('battle-spirits-red');
  await user.click(await screen.findByRole('button', { name: 'Duplicate to edit' }));
  await waitFor(() => expect(location.history.at(-1)).toBe('/decks/deck-1'));
  const copy = bridge.decks.get('deck-1')!;
  expect(copy.name).toEqual({ en: 'Red: the Dragon Emperor (copy) 2', ja: '赤：龍皇の進撃のコピー' });
  expect(copy.lines).toEqual(red.lines);
  expect(bridge.decks.get('battle-spirits-red')).toEqual(red);
});

test('A-141: cards are added with Enter from the field, taken out with Shift+Enter, and each change is saved', async () => {
  const user = userEvent.setup();
  showOwn();
  await screen.findByRole('searchbox');
  await user.keyboard('/teranosaber');
  await screen.findByRole('option', { name: /^Teranosaber/ });
  await waitFor(() => expect(foundCards()).toHaveLength(1));
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(storedCopies('BS01-003')).toBe(2));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.getByRole('option', { name: 'Teranosaber, Spirit, red, cost 2, 2 in the deck' })).toBeDefined();
  expect(screen.getByText('Teranosaber: 2 in the deck')).toBeDefined();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await waitFor(() => expect(storedCopies('BS01-003')).toBe(1));
});

test('Arrows in the field mark another card, which Enter adds', async () => {
  const user = userEvent.setup();
  showOwn();
  await user.click(await screen.findByRole('searchbox'));
  await screen.findByRole('option', { name: /^Goradon/ });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(storedCopies('BS01-003')).toBe(1));
});

test('Nothing is added while the answer to what is typed is still on its way', async () => {
  const user = userEvent.setup();
  showOwn();
  await user.click(await screen.findByRole('searchbox'));
  await screen.findByRole('option', { name: /^Goradon/ });
  bridge.answer('library.search', () => new Promise(() => {}));
  await user.keyboard('siegfried{Enter}');
  expect(saves()).toBe(0);
});

test('A-166: in the lines arrows move, + and − change, and every change can be undone and done again', async () => {
  const user = userEvent.setup();
  showOwn();
  (await line(/3 × Goradon/)).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.firstChild?.textContent).toBe('3 × Lizardedge');
  await user.keyboard('--');
  await waitFor(() => expect(storedCopies('BS02-001')).toBe(1));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(storedCopies('BS02-001')).toBe(2));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(storedCopies('BS02-001')).toBe(3));
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(storedCopies('BS02-001')).toBe(2));
  act(() => bridge.send('command', { name: 'undo' }));
  await waitFor(() => expect(storedCopies('BS02-001')).toBe(3));
});

test('A-92: a line that was counted down to 0 stays until the focus leaves it', async () => {
  const user = userEvent.setup();
  showOwn();
  (await line(/3 × Goradon/)).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(storedCopies('BS01-001')).toBe(0));
  expect(document.activeElement?.firstChild?.textContent).toBe('0 × Goradon');
  await user.keyboard('+');
  await waitFor(() => expect(storedCopies('BS01-001')).toBe(1));
  await user.keyboard('-{ArrowDown}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /× Goradon/ })).toBeNull());
});

test('A-97: a breach of the rules is said with its figures and leads to the card', async () => {
  const user = userEvent.setup();
  showOwn();
  await user.click(await screen.findByRole('button', { name: 'One more Goradon' }));
  expect(await screen.findByText('Goradon: at most 3 of one name, but 4 are in the deck.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show: Goradon' }));
  expect(document.activeElement?.firstChild?.textContent).toBe('4 × Goradon');
  expect(document.activeElement?.getAttribute('aria-description')).toContain('at most 3 of one name');
  await user.click(screen.getByRole('button', { name: 'One fewer Goradon' }));
  expect(await screen.findByText('The deck keeps all rules of deck construction.')).toBeDefined();
});

test('A-95: a deck that cannot be loaded is never saved over', async () => {
  bridge.decks.set('own', own);
  bridge.answer('decks.get', () => failure);
  show('own');
  expect((await screen.findByRole('alert')).textContent).toContain('The file could not be read.');
  act(() => useDecks.getState().edit('own', (now) => ({ ...now, name: { en: 'blank' }, lines: [] })));
  expect(saves()).toBe(0);
  expect(bridge.decks.get('own')).toEqual(own);
});

test('A change that cannot be saved stays on the screen, is said, and is saved by the button', async () => {
  const user = userEvent.setup();
  showOwn();
  bridge.answer('decks.save', () => failure);
  await user.click(await screen.findByRole('button', { name: 'One more Goradon' }));
  expect((await screen.findByRole('alert')).textContent).toContain('not saved yet. The file could not be read.');
  expect(await line(/4 × Goradon/)).toBeDefined();
  bridge.answer('decks.save', ({ game, name, lines }) => {
    const deck = { ...own, game, name, lines: lines.map(({ zone = 'main', ...rest }) => ({ ...rest, zone })) };
    bridge.decks.set('own', deck);
    return deck;
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(storedCopies('BS01-001')).toBe(4));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Quick changes are saved one after the other, and the last one is what is kept', async () => {
  const user = userEvent.setup();
  showOwn();
  let running = 0;
  const most = vi.fn();
  const stored: number[] = [];
  bridge.answer('decks.save', async ({ lines }) => {
    running += 1;
    most(running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    stored.push(lines.find(({ card }) => card === 'BS01-001')?.count ?? 0);
    return own;
  });
  (await line(/3 × Goradon/)).focus();
  await user.keyboard('++++');
  await waitFor(() => expect(stored.at(-1)).toBe(7));
  expect(Math.max(...most.mock.calls.map(([count]) => count as number))).toBe(1);
});

test('Renaming keeps the cards; a deck without a name is refused with a sentence', async () => {
  const user = userEvent.setup();
  showOwn();
  await user.click(await screen.findByRole('button', { name: 'More for My red' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Rename/ }));
  const field = await screen.findByRole('textbox', { name: 'Name of the deck' });
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(screen.getByText('A deck needs a name.')).toBeDefined();
  await user.type(field, '紅蓮の軍{Enter}');
  await waitFor(() => expect(bridge.decks.get('own')?.name).toEqual({ en: '紅蓮の軍' }));
  expect(bridge.decks.get('own')?.lines).toEqual(own.lines);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('紅蓮の軍');
});

test('A deck is removed only after a question that names it; the safe answer has the focus', async () => {
  const user = userEvent.setup();
  const location = showOwn();
  await user.click(await screen.findByRole('button', { name: 'More for My red' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove deck' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this deck?' });
  expect(question.textContent).toContain('“My red” and its list of 40 cards');
  expect(document.activeElement?.textContent).toBe('Keep it');
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(bridge.decks.has('own')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'More for My red' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove deck' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove deck' }));
  await waitFor(() => expect(bridge.decks.has('own')).toBe(false));
  expect(location.history.at(-1)).toBe('/decks');
});

test('A new deck begins empty, and its first Colossus goes to the Colossus zone', async () => {
  const user = userEvent.setup();
  const location = show(null);
  await user.click(await screen.findByRole('button', { name: 'New deck' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Colossus Order' }));
  await waitFor(() => expect(location.history.at(-1)).toBe('/decks/deck-1'));
  show('deck-1');
  expect(await screen.findByText('The deck is empty')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'Auradin');
  await waitFor(() => expect(foundCards()).toHaveLength(1));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.decks.get('deck-1')?.lines).toEqual([{ card: 'CWS-001', count: 1, zone: 'colossus' }]),
  );
});

test('A card that the library does not have stays in the deck and is shown as such', async () => {
  bridge.decks.set('own', { ...own, lines: [...own.lines, { card: 'XX-9', count: 2, zone: 'main' }] });
  const user = userEvent.setup();
  show('own');
  expect(await screen.findByRole('button', { name: '2 × XX-9 (not in the library)' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'One more Goradon' }));
  await waitFor(() => expect(storedCopies('BS01-001')).toBe(4));
  expect(storedCopies('XX-9')).toBe(2);
});

test('A list that cannot be read says so and is read again on demand', async () => {
  const user = userEvent.setup();
  bridge.answer('decks.list', () => failure);
  show(null);
  await screen.findByRole('alert');
  bridge.answer('decks.list', () => []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no decks yet')).toBeDefined();
});

test('A-165: list, editor and question keep the rules of accessibility, in both languages', async () => {
  const user = userEvent.setup();

  showOwn();
  await user.click(await screen.findByRole('button', { name: 'One more Goradon' }));
  await screen.findByText(/at most 3 of one name/);
  await expectAccessible();
  act(() => setLanguage('ja'));
  expect(screen.getByRole('button', { name: 'ゴラドン 4枚' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '「My red」の操作' }));
  await user.click(await screen.findByRole('menuitem', { name: 'デッキを削除' }));
  await expectAccessible();
});

test('A-165: the list of decks keeps the rules of accessibility', async () => {
  bridge.decks.set('own', own);
  show(null);
  await screen.findAllByText('✓ Legal');
  await expectAccessible();
});
