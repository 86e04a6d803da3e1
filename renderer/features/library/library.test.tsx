import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { LibraryCard } from '../../../db/model/card.ts';
import { setBridge } from '../../shared/client/bridge.ts';
import { setLibraryStatus } from '../../shared/client/library-status.ts';
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../shared/testing/axe.ts';
import { bundledCards, type FakeBridge, failure, fakeBridge } from '../../shared/testing/fake-bridge.ts';
import { giveLayout } from '../../shared/testing/layout.ts';
import { LibraryScreen } from './LibraryScreen.tsx';
import { useLibraryView } from './view.ts';

const ready = { state: 'ready', done: 1, total: 1, message: null } as const;
const atFirst = useLibraryView.getInitialState();

let bridge: FakeBridge;
beforeEach(() => {
  giveLayout(450, 250);
  useLibraryView.setState(atFirst, true);
  setLibraryStatus(ready);
  bridge = fakeBridge();
  setBridge(bridge);
});

const activeName = () => {
  const id = screen.getByRole('listbox').getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.firstChild?.textContent;
};
const searches = () => bridge.calls.filter(({ name }) => name === 'library.search');

test('A-139: only what is in sight is drawn and asked for, in pages of 60', async () => {
  const first = bundledCards()[0]!;
  const many = Array.from({ length: 1000 }, (_, n): LibraryCard => ({ ...first, id: `X-${n}` }));
  bridge = fakeBridge(many);
  setBridge(bridge);
  render(<LibraryScreen />);
  await screen.findByText('1000 cards');
  expect(screen.getAllByRole('option').length).toBeLessThan(60);
  expect(screen.getAllByRole('option')[0]!.getAttribute('aria-setsize')).toBe('1000');
  expect(searches().map(({ input }) => input)).toEqual([{ text: '', game: null, offset: 0, limit: 60 }]);
});

test('A-166: "/" focuses the filter; Enter goes to the cards; arrows move; Enter opens; Escape closes', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await screen.findByRole('listbox');
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('dragno');
  await screen.findByText('2 cards');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
  expect(activeName()).toBe('The Scout Dragno, Spirit, red, cost 2');
  await user.keyboard('{ArrowRight}');
  expect(activeName()).toBe('The Shaman Dragno, Spirit, red, cost 4');
  await user.keyboard('{Enter}');
  const details = screen.getByRole('complementary', { name: 'Card details' });
  expect(within(details).getByRole('heading', { name: 'The Shaman Dragno' })).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(within(details).getByRole('heading', { name: 'The Scout Dragno' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('A-150: the filter finds names of both languages whatever their width and kana', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await user.type(await screen.findByRole('searchbox'), 'ﾄﾞﾗｸﾞﾉ');
  expect(await screen.findByText('2 cards')).toBeDefined();
});

test('An answer to an older question is dropped, however late it comes', async () => {
  const user = userEvent.setup();
  const cards = bundledCards();
  let letOld = (): void => {};
  bridge.answer('library.search', async ({ text }) => {
    if (text === 'g') {
      await new Promise<void>((resolve) => {
        letOld = resolve;
      });
      return { total: 999, cards: cards.slice(0, 60), error: null };
    }
    return { total: 1, cards: cards.slice(0, 1), error: null };
  });
  render(<LibraryScreen />);
  await screen.findByText('1 card');
  await user.type(screen.getByRole('searchbox'), 'go');
  await screen.findByText('1 card');
  await act(async () => letOld());
  expect(screen.queryByText('999 cards')).toBeNull();
});

test('The details give names and texts in both languages, the facts, and the decks that hold the card', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await user.click(await screen.findByRole('option', { name: /^Rokceratops/ }));
  const details = screen.getByRole('complementary');
  expect(within(details).getByRole('heading', { name: 'Rokceratops' })).toBeDefined();
  expect(within(details).getByText('ロクケラトプス', { selector: 'p' }).getAttribute('lang')).toBe('ja');
  expect(within(details).getByText('LV2 · 2 cores · 3000 BP')).toBeDefined();
  const deck = await within(details).findByRole('link', { name: 'Red: the Dragon Emperor' });
  expect(deck.getAttribute('href')).toContain('/decks/battle-spirits-red');
  expect(deck.parentElement?.textContent).toContain('×3');
});

test('Colossus Order: a cost and figures that are not known are said to be so, never 0', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await user.click(await screen.findByRole('radio', { name: 'Colossus Order' }));
  await user.click(await screen.findByRole('option', { name: '★Ash★, Follower, white, cost ? WWW' }));
  const details = screen.getByRole('complementary');
  expect(within(details).getByText('Locus Cost').nextSibling?.textContent).toBe('not known');
  expect(within(details).getByText('Gem Level').nextSibling?.textContent).toBe('W W W');
  expect(within(details).getByText('Attack / Defence').nextSibling?.textContent).toBe('? / ?');
});

test('Grid and list show the same cards; V changes between them', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await screen.findByRole('option', { name: /^Goradon/ });
  await user.keyboard('v');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(true);
  const line = screen.getByRole('option', { name: /^Rokceratops/ });
  expect(line.textContent).toContain('1000 · 3000 · 4000');
  expect(line.textContent).toContain('BS01-002');
});

test('What the user looked at is there again after another screen', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<LibraryScreen />);
  await user.type(await screen.findByRole('searchbox'), 'dragno');
  await screen.findByText('2 cards');
  unmount();
  render(<LibraryScreen />);
  expect(await screen.findByText('2 cards')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('dragno');
});

test('Empty: a filter that finds nothing says so, and one button shows all again', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await user.type(await screen.findByRole('searchbox'), 'no such card');
  expect(await screen.findByText('No card has this name')).toBeDefined();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Show all cards' }));
  expect(await screen.findByRole('listbox')).toBeDefined();
});

test('Busy: while the cards are loaded the progress stands there, and they come by themselves', async () => {
  setLibraryStatus({ state: 'loading', done: 2, total: 5, message: null });
  bridge.answer('library.search', () => ({ total: 0, cards: [], error: null }));
  render(<LibraryScreen />);
  expect(await screen.findByText('2 of 5')).toBeDefined();
  bridge.answer('library.search', () => ({ total: 1, cards: bundledCards().slice(0, 1), error: null }));
  act(() => setLibraryStatus(ready));
  expect(await screen.findByRole('option', { name: /^Goradon/ })).toBeDefined();
});

test('Wrong: a search that fails gives its sentence and a second try', async () => {
  const user = userEvent.setup();
  bridge.answer('library.search', () => failure);
  render(<LibraryScreen />);
  expect((await screen.findByRole('alert')).textContent).toContain('The file could not be read.');
  bridge.answer('library.search', () => ({ total: 1, cards: bundledCards().slice(0, 1), error: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /^Goradon/ })).toBeDefined();
});

test('A-165: the library with open details keeps the rules of accessibility, in both languages and views', async () => {
  const user = userEvent.setup();

  render(<LibraryScreen />);
  await user.click(await screen.findByRole('option', { name: /^Goradon/ }));
  await screen.findByText('In these decks');
  await expectAccessible();
  act(() => setLanguage('ja'));
  await user.click(screen.getByRole('radio', { name: '一覧' }));
  await waitFor(() => expect(screen.getByRole('option', { name: 'ゴラドン、スピリット、赤、コスト0' })).toBeDefined());
  await expectAccessible();
});
