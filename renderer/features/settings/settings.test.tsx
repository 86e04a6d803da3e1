import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../app/commands.ts';
import { setBridge } from '../../shared/client/bridge.ts';
import { useSettings } from '../../shared/settings/settings.ts';
import { expectAccessible } from '../../shared/testing/axe.ts';
import { type FakeBridge, fakeBridge } from '../../shared/testing/fake-bridge.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

let bridge: FakeBridge;
beforeEach(async () => {
  bridge = fakeBridge();
  setBridge(bridge);
  await useSettings.getState().load('en');
});

test('Each choice is in force at once and kept: language, theme, motion', async () => {
  const user = userEvent.setup();
  render(<SettingsScreen info={bridge.info} />);
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  await user.click(screen.getByRole('radio', { name: 'Off' }));
  await user.click(screen.getByRole('radio', { name: '日本語' }));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', motion: 'none' });
  expect(screen.getByRole('heading', { name: '設定' })).toBeDefined();
  await waitFor(() => expect(bridge.settings).toMatchObject({ theme: 'light', reducedMotion: 'on', language: 'ja' }));
});

test('A-160: the size goes in steps from 50 to 300 % and ends there; in the browser its own zoom is named', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<SettingsScreen info={bridge.info} />);
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(screen.getByText('110 %')).toBeDefined();
  await waitFor(() => expect(bridge.settings.zoom).toBe(1.1));
  for (let press = 0; press < 12; press += 1) await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(screen.getByText('300 %')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Larger' }).disabled).toBe(true);
  rerender(<SettingsScreen info={{ ...bridge.info, host: 'browser' }} />);
  expect(screen.queryByRole('button', { name: 'Larger' })).toBeNull();
  expect(screen.getByText(/use its own zoom/)).toBeDefined();
});

test('A-146: the folder of the data is named, and why the browser serves', () => {
  const hostReason = { en: 'There is no screen.', ja: '画面がありません。' };
  render(<SettingsScreen info={{ ...bridge.info, dataFolder: '/home/someone/Costwise', hostReason }} />);
  expect(screen.getByText('/home/someone/Costwise')).toBeDefined();
  expect(screen.getByText('There is no screen.')).toBeDefined();
});

test('A-165: the settings keep the rules of accessibility', async () => {
  render(<SettingsScreen info={bridge.info} />);
  await expectAccessible();
});

describe('the keys', () => {
  const row = (name: string) => screen.getByText(name).closest('li')!;

  test('A-166: a command gets another key by pressing it, which is kept; its own key comes back by a button', async () => {
    const user = userEvent.setup();
    render(<SettingsScreen info={bridge.info} />);
    await user.click(within(row('Draw a card')).getByRole('button', { name: 'Change the key D of “Draw a card”' }));
    await user.keyboard('q');
    await waitFor(() => expect(bridge.settings.keys).toEqual({ 'playtest.draw': ['Q'] }));
    await user.click(within(row('Draw a card')).getByRole('button', { name: 'Another key for “Draw a card”' }));
    await user.keyboard('{Alt>}d{/Alt}');
    await waitFor(() => expect(bridge.settings.keys).toEqual({ 'playtest.draw': ['Q', 'Alt+D'] }));
    await user.click(within(row('Draw a card')).getByRole('button', { name: 'Take the key Q from “Draw a card”' }));
    await waitFor(() => expect(bridge.settings.keys).toEqual({ 'playtest.draw': ['Alt+D'] }));
    await user.click(within(row('Draw a card')).getByRole('button', { name: /its own keys back/ }));
    await waitFor(() => expect(bridge.settings.keys).toEqual({}));
  });

  test('A-166: one key, one meaning: a taken key is refused with a sentence that names what it means', async () => {
    const user = userEvent.setup();
    render(<SettingsScreen info={bridge.info} />);
    await user.click(screen.getByRole('button', { name: 'Change the key D of “Draw a card”' }));
    await user.keyboard('n');
    expect(within(row('Draw a card')).getByRole('alert').textContent).toBe(
      'N already means “Next turn” (Playtest). Give that command another key first, or choose another one here.',
    );
    await user.click(screen.getByRole('button', { name: 'Change the key D of “Draw a card”' }));
    await user.keyboard('{Control>}0{/Control}');
    expect(within(row('Draw a card')).getByRole('alert').textContent).toMatch(
      /means “Actual size”|belongs to the window/,
    );
    await user.click(screen.getByRole('button', { name: 'Change the key D of “Draw a card”' }));
    await user.keyboard('{Escape}');
    expect(bridge.settings.keys).toEqual({});
    expect(screen.getByRole('button', { name: 'Change the key D of “Draw a card”' })).toBeDefined();
  });

  test('A-166: all commands get their own keys back at once', async () => {
    const user = userEvent.setup();
    bridge.settings = { ...bridge.settings, keys: { 'playtest.draw': ['Q'], 'library.view': ['L'] } };
    await useSettings.getState().load('en');
    render(<SettingsScreen info={bridge.info} />);
    expect(screen.getByRole('button', { name: 'Change the key Q of “Draw a card”' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Give all commands their own keys back' }));
    await waitFor(() => expect(bridge.settings.keys).toEqual({}));
    expect(screen.getByRole('button', { name: 'Change the key D of “Draw a card”' })).toBeDefined();
  });
});
