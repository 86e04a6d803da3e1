import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
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
