import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../shared/testing/axe.ts';
import { openTable } from './testing/open-table.tsx';

// Faces are looked at by their own tests.
vi.mock('../../shared/card-face/CardFace.tsx', () => ({ CardFace: () => null }));

const toMain = [{ type: 'next-step' }, { type: 'next-step' }, { type: 'next-step' }];
const keep = [{ type: 'mulligan', ids: [] }, { type: 'next-turn' }];

const games = [
  ['battle-spirits-red', toMain, 'en'],
  ['colossus-order-white-red', keep, 'ja'],
] as const;

/** What a key opens over the table. */
const opened = [
  ['the top of the deck', 'p'],
  ['the search through the deck', 'f'],
  ['the token', 't'],
  ['the dice', 'r'],
  ['counters and note of the table', '{Escape}i'],
  ['the menu of the card', 'c'],
  ['the places to move the card to', 'm'],
] as const;

describe.each(games)('A-165: every state of the table of %s is accessible', (deck, actions, language) => {
  test.each(opened)('%s', async (_, key) => {
    setLanguage(language);
    openTable({ deck, actions });
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(key);
    await waitFor(() => expect(document.querySelector('dialog[open], [role="menu"]')).not.toBeNull());
    await expectAccessible();
  });

  test('the menu of the game', async () => {
    setLanguage(language);
    openTable({ deck, actions });
    await userEvent.click(screen.getByRole('button', { name: /^(This game|このゲーム)$/ }));
    expect(await screen.findByRole('menu')).toBeDefined();
    await expectAccessible();
  });

  test('the end of the game, with what was refused', async () => {
    setLanguage(language);
    const { api } = openTable({ deck, actions });
    act(() => void api.getState().act({ type: 'move', id: 'nobody', to: 'hand' }));
    act(() => void api.getState().act({ type: 'mill', count: 99 }));
    for (let turn = 0; turn < 3; turn += 1) act(() => void api.getState().act({ type: 'next-turn' }));
    expect(screen.getByText(/^(Lost: |敗北：)/)).toBeDefined();
    await expectAccessible();
  });
});

describe('A-165: paying is accessible', () => {
  test('by hand', async () => {
    openTable({ actions: toMain });
    await userEvent.keyboard('{ArrowLeft}h');
    await expectAccessible();
  });

  test('the question before something is destroyed', async () => {
    const { api } = openTable({ actions: toMain });
    await userEvent.keyboard('{ArrowRight}');
    act(() => api.getState().ask({ type: 'next-step' }, [api.getState().selected ?? '']));
    expect(await screen.findByRole('alertdialog')).toBeDefined();
    await expectAccessible();
  });
});
