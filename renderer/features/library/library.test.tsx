import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { CallOutput } from '../../../electron/ipc/contract.ts';
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
/** The details come with their own part of the program, which is fetched when a card is first opened. */
const findDetails = () => screen.findByRole('complementary', { name: 'Card details' });
/** The cards in sight; the order of the cards is chosen among options too. */
const cardOptions = () => within(screen.getByRole('listbox')).getAllByRole('option');
const searches = () => bridge.calls.filter(({ name }) => name === 'library.search');

test('A-139: only what is in sight is drawn and asked for, in pages of 60', async () => {
  const first = bundledCards()[0]!;
  const many = Array.from({ length: 1000 }, (_, n): LibraryCard => ({ ...first, id: `X-${n}` }));
  bridge = fakeBridge(many);
  setBridge(bridge);
  render(<LibraryScreen />);
  await screen.findByText('1000 cards');
  expect(cardOptions().length).toBeLessThan(60);
  expect(cardOptions()[0]!.getAttribute('aria-setsize')).toBe('1000');
  expect(searches().map(({ input }) => input)).toEqual([{ text: '', game: null, offset: 0, limit: 60 }]);
});

test('A-166: "/" focuses the search; Enter goes to the cards; arrows move; Enter opens; Escape closes', async () => {
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
  const details = await findDetails();
  expect(within(details).getByRole('heading', { name: 'The Shaman Dragno' })).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(within(details).getByRole('heading', { name: 'The Scout Dragno' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('A-150: the search finds names of both languages whatever their width and kana', async () => {
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
  const details = await findDetails();
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
  await user.type(await screen.findByRole('searchbox'), 'ash');
  await user.click(await screen.findByRole('option', { name: '★Ash★, Follower, white, cost ? WWW' }));
  const details = await findDetails();
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
  expect(await screen.findByText('No card is found')).toBeDefined();
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
  await user.click(screen.getByRole('button', { name: 'Narrow down' }));
  await screen.findByText('In these decks');
  await screen.findByRole('group', { name: 'Kind' });
  await expectAccessible();
  act(() => setLanguage('ja'));
  await user.click(screen.getByRole('radio', { name: '一覧' }));
  await waitFor(() => expect(screen.getByRole('option', { name: 'ゴラドン、スピリット、赤、コスト0' })).toBeDefined());
  await expectAccessible();
});

const wrong: CallOutput<'library.search'> = {
  total: 0,
  cards: [],
  error: { at: 6, expected: { en: 'a whole number after "cost"', ja: '「cost」の後ろの整数' } },
};

test('A search that cannot be read: where and what was expected stands at the field, and the last cards stay', async () => {
  const user = userEvent.setup();
  const cards = bundledCards().slice(0, 3);
  bridge.answer('library.search', ({ text = '' }) =>
    text.startsWith('cost<=x') ? wrong : { total: 3, cards: [...cards], error: null },
  );
  render(<LibraryScreen />);
  const field = await screen.findByRole('searchbox');
  await screen.findByText('3 cards');
  await user.type(field, 'cost<=x');
  expect(await screen.findByText('Character 7: expected a whole number after "cost".')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Character 7');
  expect(document.querySelector('mark')?.textContent).toBe('x');
  expect(cardOptions()).toHaveLength(3);
  expect(screen.queryByText('No card is found')).toBeNull();
  await expectAccessible();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
  expect(screen.queryByText(/Character 7/)).toBeNull();
});

test('A search that is wrong at first shows neither cards nor an empty result, and says so', async () => {
  bridge.answer('library.search', () => wrong);
  useLibraryView.setState({ text: 'cost<=' });
  render(<LibraryScreen />);
  expect(await screen.findByText('At the end: expected a whole number after "cost".')).toBeDefined();
  expect(screen.getByText('This search cannot be read yet')).toBeDefined();
});

test('A-166: F shows the facets and goes there; arrows move, Space switches one, the text follows; F hides them', async () => {
  const user = userEvent.setup();
  bridge.answer('library.search', () => ({ total: 1, cards: bundledCards().slice(0, 1), error: null }));
  render(<LibraryScreen />);
  await screen.findByRole('listbox');
  await user.keyboard('f');
  const kinds = await screen.findByRole('group', { name: 'Kind' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Battle Spirits, / })));
  await user.click(screen.getByRole('button', { name: /^Battle Spirits, / }));
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await waitFor(() => expect(field.value).toBe('game:battle-spirits'));
  await user.keyboard('{ArrowRight}');
  expect(kinds.contains(document.activeElement)).toBe(true);
  await user.keyboard('{ArrowDown}{ArrowUp} ');
  await waitFor(() => expect(field.value).toMatch(/^game:battle-spirits kind:\w+$/));
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true }).length).toBeGreaterThan(1));
  await user.keyboard('f');
  expect(screen.queryByRole('group', { name: 'Kind' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
});

test('Typing marks the facet that the search asks for', async () => {
  const user = userEvent.setup();
  bridge.answer('library.search', () => ({ total: 1, cards: bundledCards().slice(0, 1), error: null }));
  render(<LibraryScreen />);
  await user.click(await screen.findByRole('button', { name: 'Narrow down' }));
  await user.type(screen.getByRole('searchbox'), 'kind:spirit');
  const spirit = await screen.findByRole('button', { name: /^Spirit, / });
  await waitFor(() => expect(spirit.getAttribute('aria-pressed')).toBe('true'));
});

test('The order is in step with the search: choosing writes it, and what is written is shown', async () => {
  const user = userEvent.setup();
  bridge.answer('library.search', ({ text = '' }) => ({
    total: 1,
    cards: bundledCards().slice(0, 1),
    error: null,
    sorts: /sort:-?cost/.test(text) ? [{ key: 'cost', falling: text.includes('-') }] : [],
  }));
  render(<LibraryScreen />);
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  await user.selectOptions(order, 'Cost');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await waitFor(() => expect(field.value.trim()).toBe('sort:cost'));
  await user.click(await screen.findByRole('button', { name: /^Rising/ }));
  await waitFor(() => expect(field.value.trim()).toBe('sort:-cost'));
  await waitFor(() => expect(order.value).toBe('cost'));
  await user.clear(field);
  await waitFor(() => expect(order.value).toBe('library'));
});

test('Shift+F1 opens the help of the search; an example that is clicked is searched for', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await user.type(await screen.findByRole('searchbox'), 'x');
  await user.keyboard('{Shift>}{F1}{/Shift}');
  const help = await screen.findByRole('dialog', { name: 'How to search' });
  await expectAccessible();
  await user.click(within(help).getByRole('button', { name: 'cost<=3' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('cost<=3');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('A-104: owned copies are changed by button, by number and by + and -, and shown at the card', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await user.click(await screen.findByRole('option', { name: /^Goradon/ }));
  const details = await findDetails();
  const count = await within(details).findByRole<HTMLInputElement>('textbox', { name: /^Owned copies of BS01-001/ });
  await user.click(within(details).getByRole('button', { name: /^One more of BS01-001/ }));
  expect(count.value).toBe('1');
  act(() => screen.getByRole('listbox').focus());
  await user.keyboard('++-');
  expect(count.value).toBe('2');
  await user.clear(count);
  await user.type(count, '１２x');
  expect(count.value).toBe('12');
  expect(await within(details).findByText('12 owned')).toBeDefined();
  expect(screen.getByText('×12')).toBeDefined();
  expect(bridge.calls.findLast(({ name }) => name === 'collection.set')?.input).toMatchObject({ count: 12 });
});

test('A count that could not be kept is said and taken back', async () => {
  const user = userEvent.setup();
  bridge.answer('collection.set', () => failure);
  render(<LibraryScreen />);
  await user.click(await screen.findByRole('option', { name: /^Goradon/ }));
  const details = await findDetails();
  await user.click(await within(details).findByRole('button', { name: /^One more of BS01-001/ }));
  expect((await within(details).findByRole('alert')).textContent).toContain('could not be read');
  await waitFor(() =>
    expect(within(details).getByRole<HTMLInputElement>('textbox', { name: /^Owned copies/ }).value).toBe('0'),
  );
});

test('A-158: the width of the details is changed by keyboard and remembered', async () => {
  const user = userEvent.setup();
  render(<LibraryScreen />);
  await user.click(await screen.findByRole('option', { name: /^Goradon/ }));
  await findDetails();
  const edge = screen.getByRole('separator', { name: /Card details/ });
  const before = Number(edge.getAttribute('aria-valuenow'));
  act(() => edge.focus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(Number(edge.getAttribute('aria-valuenow'))).toBe(before + 2);
  expect(bridge.settings.panes['library-details']).toEqual({ width: before + 2 });
});
