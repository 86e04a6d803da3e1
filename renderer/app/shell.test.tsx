import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setBridge } from '../shared/client/bridge.ts';
import { expectAccessible } from '../shared/testing/axe.ts';
import { type FakeBridge, failure, fakeBridge } from '../shared/testing/fake-bridge.ts';
import { giveLayout } from '../shared/testing/layout.ts';
import { App } from './App.tsx';

const playtest = vi.hoisted(() => ({ fail: false }));
vi.mock('../features/playtest/index.ts', () => ({
  PlaytestList: () => {
    if (playtest.fail) throw new Error('drawn wrong');
    return <h1>saved games</h1>;
  },
  PlaytestScreen: () => <h1>a game</h1>,
}));

let bridge: FakeBridge;
beforeEach(() => {
  playtest.fail = false;
  giveLayout(300, 100);
  bridge = fakeBridge();
  setBridge(bridge);
});

test('A-166: the four screens are reached by link and by key, the title and the focus follow', async () => {
  const user = userEvent.setup();
  render(<App />);
  await user.click(await screen.findByRole('link', { name: 'Decks' }));
  await screen.findByRole('heading', { name: 'Decks' });
  expect(document.title).toBe('Decks · Costwise');
  await user.keyboard('{Alt>}4{/Alt}');
  await screen.findByRole('heading', { name: 'Settings' });
  expect(document.title).toBe('Settings · Costwise');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page');
});

test('A-166: the skip button leads past the bar', async () => {
  const user = userEvent.setup();
  render(<App />);
  await screen.findByRole('main');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to the screen');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('Language: the switch turns the whole window at once and is kept; the page says its language', async () => {
  const user = userEvent.setup();
  render(<App />);
  await user.click(await screen.findByRole('button', { name: '日本語' }));
  expect(screen.getByRole('link', { name: 'ライブラリ' })).toBeDefined();
  expect(document.documentElement.lang).toBe('ja');
  expect(document.title).toBe('ライブラリ · Costwise');
  expect(bridge.settings.language).toBe('ja');
});

test('Language: with the choice "system" the language of the machine is in force', async () => {
  bridge.info = { ...bridge.info, platformLanguage: 'ja' };
  render(<App />);
  expect(await screen.findByRole('link', { name: 'デッキ' })).toBeDefined();
});

test('Theme: the switch sets the other theme on the page and is kept', async () => {
  const user = userEvent.setup();
  render(<App />);
  await user.click(await screen.findByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(bridge.settings.theme).toBe('dark');
  await user.click(await screen.findByRole('button', { name: 'Light theme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('A setting that cannot be kept is in force all the same, and the reason is read aloud', async () => {
  const user = userEvent.setup();
  bridge.answer('settings.set', () => failure);
  render(<App />);
  await user.click(await screen.findByRole('button', { name: '日本語' }));
  await waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toContain('設定を保存できませんでした'),
  );
  expect(document.documentElement.lang).toBe('ja');
});

test('A-135: notices of the start and later ones are shown, and a dismissed one is gone for good', async () => {
  const user = userEvent.setup();
  const notice = (id: string, en: string) => ({ id, level: 'warning' as const, message: { en, ja: en } });
  bridge.info = { ...bridge.info, notices: [notice('a', 'The deck file was damaged and set aside.')] };
  render(<App />);
  const list = await screen.findByRole('region', { name: 'Notices' });
  act(() => bridge.send('notice', notice('b', 'A backup was made.')));
  expect(within(list).getByText('A backup was made.')).toBeDefined();
  await user.click(within(list).getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(screen.queryByText('The deck file was damaged and set aside.')).toBeNull();
  expect(bridge.calls).toContainEqual({ name: 'notices.dismiss', input: { id: 'a' } });
});

test('The loading of the bundled cards is shown while it goes on', async () => {
  bridge.info = { ...bridge.info, library: { state: 'loading', done: 3, total: 10, message: null } };
  render(<App />);
  expect(await screen.findByText('Loading the bundled cards: 3 of 10')).toBeDefined();
  act(() => bridge.send('library.status', { state: 'ready', done: 10, total: 10, message: null }));
  expect(screen.queryByText(/Loading the bundled cards/)).toBeNull();
});

test('When the data cannot be reached at the start, the reason stands there and a second try works', async () => {
  const user = userEvent.setup();
  bridge.answer('app.info', () => failure);
  render(<App />);
  expect((await screen.findByRole('alert')).textContent).toContain('The file could not be read. Try again.');
  bridge.answer('app.info', () => bridge.info);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Decks' })).toBeDefined();
});

test('A screen that fails leaves the bar, says that nothing is lost, and can be left or opened again', async () => {
  const user = userEvent.setup();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  playtest.fail = true;
  render(<App />);
  await user.click(await screen.findByRole('link', { name: 'Playtest' }));
  expect((await screen.findByRole('alert')).textContent).toContain('nothing of them is lost');
  playtest.fail = false;
  await user.click(screen.getByRole('button', { name: 'Open it again' }));
  expect(screen.getByRole('heading', { name: 'saved games' })).toBeDefined();
  log.mockRestore();
});

test('An address that leads nowhere says so and leads back', async () => {
  window.location.hash = '#/nowhere';
  render(<App />);
  expect(await screen.findByText('There is no such screen')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the library' }).getAttribute('href')).toBe('#/library');
});

test('A-166: the sheet of keys lists every screen in both languages and closes with its button', async () => {
  const user = userEvent.setup();
  render(<App />);
  await screen.findByRole('main');
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard' });
  expect(within(sheet).getByText('Go to the search')).toBeDefined();
  expect(within(sheet).getByText('One more of the line')).toBeDefined();
  expect(within(sheet).getByText('Next step')).toBeDefined();
  await expectAccessible();
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: '日本語' }));
  await user.keyboard('?');
  expect(within(await screen.findByRole('dialog')).getByText('検索欄へ移動')).toBeDefined();
});

test('A-165: the shell keeps the rules of accessibility', async () => {
  render(<App />);
  await screen.findByRole('listbox');
  await expectAccessible();
});
