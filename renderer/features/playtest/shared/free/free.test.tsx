import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { BattleSpiritsState } from '../../../../engine/games/battle-spirits/state.ts';
import type { ColossusOrderState } from '../../../../engine/games/colossus-order/state.ts';
import { setLanguage } from '../../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../../shared/testing/axe.ts';
import { openTable } from '../../testing/open-table.tsx';
import { stateOf, type TableStoreApi } from '../table-store.ts';

const toMain = [{ type: 'next-step' }, { type: 'next-step' }, { type: 'next-step' }];
const spirits = (api: TableStoreApi) => stateOf(api.getState()) as BattleSpiritsState;
const orders = (api: TableStoreApi) => stateOf(api.getState()) as ColossusOrderState;
const dialog = () => screen.findByRole('dialog');
const last = (api: TableStoreApi) => {
  const { entries, pointer } = api.getState().history;
  return entries[pointer - 1];
};

/** A table with Goradon on the field. */
function withGoradon() {
  const opened = openTable({ actions: toMain });
  const { hand } = spirits(opened.api).player;
  const goradon = hand.find(({ card }) => card === 'BS01-001')!;
  act(() => void opened.api.getState().act({ type: 'move', id: goradon.id, to: 'field' }));
  return { ...opened, ref: goradon.id };
}

describe('the deck by hand', () => {
  test('A-61: by keyboard: the top three are looked at, one goes under the deck, one to the hand', async () => {
    const { api } = openTable({ actions: toMain });
    const top = spirits(api).player.deck.slice(0, 3);
    await userEvent.keyboard('p');
    const asked = within(await dialog()).getByRole('textbox', { name: 'How many cards' });
    expect(document.activeElement).toBe(asked);
    await userEvent.keyboard('{Enter}');
    expect(last(api)).toMatchObject({ action: { type: 'look', count: 3 }, revealed: true });
    const window = within(await dialog());
    expect(window.getAllByRole('listitem')).toHaveLength(3);
    const places = window.getAllByRole('combobox');
    await userEvent.selectOptions(places[0]!, 'Bottom of the deck');
    await userEvent.selectOptions(places[2]!, 'Hand');
    await userEvent.click(window.getByRole('button', { name: 'Put them there' }));
    const { deck, hand } = spirits(api).player;
    expect(deck[0]).toEqual(top[1]);
    expect(deck.at(-1)).toEqual(top[0]);
    expect(hand.at(-1)).toEqual(top[2]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('their order is changed by the arrows beside them; leaving them changes nothing', async () => {
    const { api } = openTable({ actions: toMain });
    const before = spirits(api).player.deck.map(({ id }) => id);
    await userEvent.keyboard('p');
    await dialog();
    await userEvent.keyboard('{Enter}');
    const window = within(await dialog());
    await userEvent.click(window.getAllByRole('button', { name: /one place forward/ })[2]!);
    await userEvent.click(window.getByRole('button', { name: 'Leave them as they lie' }));
    expect(spirits(api).player.deck.map(({ id }) => id)).toEqual(before);
    await userEvent.keyboard('p');
    await dialog();
    await userEvent.keyboard('{Enter}');
    const again = within(await dialog());
    await userEvent.click(again.getAllByRole('button', { name: /one place forward/ })[2]!);
    await userEvent.click(again.getByRole('button', { name: 'Put them there' }));
    const [a, b, c] = before;
    expect(
      spirits(api)
        .player.deck.slice(0, 3)
        .map(({ id }) => id),
    ).toEqual([a, c, b]);
  });

  test('what cannot go where it should is said in the window, and nothing has changed', async () => {
    const { api } = openTable({ actions: toMain });
    act(() => void api.getState().act({ type: 'cores', from: 'reserve', to: 'trash', count: 4 }));
    const before = spirits(api).player.deck;
    const spirit = before.findIndex(({ card }) => spirits(api).cards[card]?.kind === 'spirit');
    await userEvent.keyboard('p');
    const count = within(await dialog()).getByRole('textbox', { name: 'How many cards' });
    await userEvent.clear(count);
    await userEvent.type(count, `${spirit + 1}{Enter}`);
    const window = within(await dialog());
    await userEvent.selectOptions(window.getAllByRole('combobox')[spirit]!, 'Field');
    await userEvent.click(window.getByRole('button', { name: 'Put them there' }));
    expect(window.getByRole('alert').textContent).toMatch(/from the Reserve to stay on the field/);
    expect(spirits(api).player.deck).toEqual(before);
  });

  test('the whole deck is searched by text, a card taken, and the deck shuffled', async () => {
    const { api } = openTable({ actions: toMain });
    await userEvent.keyboard('f');
    expect(last(api)).toMatchObject({ action: { type: 'look' }, revealed: true });
    const window = within(await dialog());
    await userEvent.type(window.getByRole('searchbox'), 'ろくけら');
    const { deck } = spirits(api).player;
    const wanted = deck.filter(({ card }) => card === 'BS01-002');
    expect(window.getByRole('status').textContent).toBe(`${wanted.length} of ${deck.length} cards`);
    await userEvent.click(window.getAllByRole('button', { name: /Move to/ })[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand' }));
    await waitFor(() => expect(spirits(api).player.hand.at(-1)).toEqual(wanted[0]));
    await userEvent.click(window.getByRole('button', { name: 'Shuffle and close' }));
    expect(last(api)?.action).toEqual({ type: 'shuffle' });
  });

  test('by mouse: the pile opens its menu, and the top card is revealed', async () => {
    const { api } = openTable({ actions: toMain });
    const [top] = spirits(api).player.deck;
    await userEvent.click(screen.getByRole('button', { name: /^Deck, \d+ cards/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reveal the top card/ }));
    await waitFor(() => expect(last(api)?.action).toEqual({ type: 'reveal', ids: [top!.id] }));
  });
});

describe('marks on cards', () => {
  test('by keyboard: a counter and a note on the selected card, said in its name and shown in the panel', async () => {
    const { api, ref } = withGoradon();
    await userEvent.click(screen.getByRole('option', { name: /^Goradon, 1 core/ }));
    await userEvent.keyboard('i');
    const window = within(await dialog());
    await userEvent.keyboard('poison{Enter}poison{Enter}');
    await userEvent.type(window.getByRole('textbox', { name: 'Note' }), 'may not block');
    await userEvent.click(window.getByRole('button', { name: 'Save the note' }));
    await userEvent.keyboard('{Escape}');
    expect(spirits(api).player.field[0]).toMatchObject({
      ref,
      marks: { counters: [{ name: 'poison', value: 2 }], note: 'may not block' },
    });
    expect(screen.getByRole('option', { name: /Goradon.*poison 2, note: may not block/ })).toBeDefined();
    const shown = within(screen.getByRole('complementary')).getByRole('button', { name: /Counters and note/ });
    expect(shown.textContent).toContain('poison 2');
    await userEvent.click(shown);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'One fewer: poison' }));
    expect(spirits(api).player.field[0]?.marks?.counters).toEqual([{ name: 'poison', value: 1 }]);
  });

  test('with no card selected they are the table’s', async () => {
    const { api } = openTable({ actions: toMain });
    await userEvent.keyboard('i');
    await dialog();
    await userEvent.keyboard('storm{Enter}{Escape}');
    expect(spirits(api).marks).toEqual({ counters: [{ name: 'storm', value: 1 }] });
    expect(screen.getByRole('button', { name: /Counters and note of the table: storm 1/ })).toBeDefined();
  });

  test('a right click opens the menu of the card: face-down, and a token like it', async () => {
    const { api, ref } = withGoradon();
    const menu = async (entry: RegExp) => {
      fireEvent.contextMenu(screen.getAllByRole('option', { name: /^Goradon,/ })[0]!);
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await menu(/Turn face-down/);
    await waitFor(() => expect(spirits(api).player.field[0]?.marks).toEqual({ faceDown: true }));
    expect(api.getState().selected).toBe(ref);
    expect(screen.getByRole('option', { name: /^Goradon, .*face-down/ })).toBeDefined();
    await menu(/Make a token like it/);
    await waitFor(() => expect(spirits(api).player.field).toHaveLength(2));
    expect(spirits(api).cards[spirits(api).player.field[1]!.card]).toMatchObject({ token: true });
  });

  test('a card is laid under another one: its edge can be selected, and it moves away again', async () => {
    const { api } = withGoradon();
    const [card] = spirits(api).player.hand;
    act(() => api.getState().select(card!.id));
    await userEvent.keyboard('c');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Attach to/ }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Goradon' }));
    expect(spirits(api).player.field[0]?.marks?.attached).toEqual([card]);
    await userEvent.click(screen.getByRole('option', { name: /, under Goradon$/ }));
    expect(api.getState().selected).toBe(card!.id);
    await userEvent.keyboard('m');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand' }));
    await waitFor(() => expect(spirits(api).player.hand.at(-1)).toEqual(card));
  });

  test('a right click beside the cards opens the menu of the table', async () => {
    openTable({ actions: toMain });
    fireEvent.contextMenu(screen.getByRole('complementary'));
    expect(await screen.findByRole('menuitem', { name: /Toss a coin/ })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('chance and tokens', () => {
  test('A-64: dice are rolled by keyboard, and what they show stays in sight', async () => {
    const { api } = openTable({ actions: toMain });
    await userEvent.keyboard('r');
    const window = within(await dialog());
    await userEvent.click(window.getByRole('radio', { name: '20' }));
    await userEvent.click(window.getByRole('button', { name: 'Roll' }));
    await userEvent.click(window.getByRole('button', { name: 'Toss a coin' }));
    expect(window.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^The coin shows/),
      expect.stringMatching(/^A die of 20 sides: \d+\.$/),
    ]);
    expect(api.getState().history.pointer).toBe(toMain.length + 2);
  });

  test('a coin is tossed by its key', async () => {
    const { api } = openTable({ actions: toMain });
    await userEvent.keyboard('x');
    expect(last(api)?.action).toEqual({ type: 'coin' });
  });

  test('S11: a spirit token of the player’s own facts comes with its cores', async () => {
    const { api } = openTable({ actions: toMain });
    await userEvent.keyboard('t');
    const window = within(await dialog());
    await userEvent.keyboard('Wisp');
    await userEvent.selectOptions(window.getByRole('combobox', { name: 'Colour' }), 'purple');
    await userEvent.click(window.getByRole('button', { name: 'Cores for LV1: One more' }));
    await userEvent.click(window.getByRole('button', { name: 'Make it' }));
    const [token] = spirits(api).player.field;
    expect(token).toMatchObject({ cores: 2 });
    expect(spirits(api).cards[token!.card]).toMatchObject({
      token: true,
      name: { en: 'Wisp' },
      colors: ['purple'],
      symbols: { purple: 1 },
      levels: [{ level: 1, cores: 2, bp: 1000 }],
    });
  });

  test('S11: without the cores in the Reserve the window says so', async () => {
    openTable({ actions: [...toMain, { type: 'cores', from: 'reserve', to: 'trash', count: 4 }] });
    await userEvent.keyboard('t');
    const window = within(await dialog());
    await userEvent.click(window.getByRole('button', { name: 'Make it' }));
    expect(window.getByText(/needs 1 core from the Reserve/)).toBeDefined();
  });

  test('Colossus Order: a Follower token, and the opponent discards by an effect', async () => {
    const { api } = openTable({
      deck: 'colossus-order-white-red',
      seed: '00000001',
      actions: [{ type: 'mulligan', ids: [] }, { type: 'next-step' }],
    });
    await userEvent.keyboard('t');
    const window = within(await dialog());
    await userEvent.click(window.getByRole('button', { name: 'Attack: One more' }));
    await userEvent.click(window.getByRole('button', { name: 'Make it' }));
    const [token] = orders(api).player.field;
    expect(orders(api).cards[token!.card]).toMatchObject({ token: true, attack: 2, name: { en: 'Token' } });
    act(() => api.getState().select(null));
    await userEvent.keyboard('c');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Opponent discards/ }));
    await waitFor(() => expect(orders(api).opponent.discard).toBe(1));
  });
});

describe('cores by hand', () => {
  test('3.1: any number of cores goes from any place to any other', async () => {
    const { api, ref } = withGoradon();
    await userEvent.click(screen.getByRole('option', { name: /^Goradon, 1 core/ }));
    await userEvent.keyboard('c');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Move cores/ }));
    const window = within(await dialog());
    await userEvent.selectOptions(window.getByRole('combobox', { name: 'From' }), 'void');
    await userEvent.selectOptions(window.getByRole('combobox', { name: 'To' }), ref);
    const count = window.getByRole('textbox', { name: 'Cores' });
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.click(window.getByRole('button', { name: 'Move them' }));
    expect(spirits(api).player.field[0]).toMatchObject({ cores: 4 });
    await expectAccessible();
  });
});

describe.each(['en', 'ja'] as const)('A-165: in %s', (language) => {
  test.each(['p', 'f', 'r', 't', 'i'])('the window that %s opens can be used with a screen reader', async (key) => {
    await setLanguage(language);
    openTable({ actions: toMain });
    await userEvent.keyboard(key);
    await dialog();
    await expectAccessible();
    await setLanguage('en');
  });

  test('a field with marks, a face-down card and one under another can be used with a screen reader', async () => {
    await setLanguage(language);
    const { api, ref } = withGoradon();
    const [card] = spirits(api).player.hand;
    act(() => {
      const store = api.getState();
      store.act({ type: 'attach', id: card!.id, to: ref });
      store.act({ type: 'named-counter', on: ref, name: 'poison', value: 1 });
      store.act({ type: 'note', on: null, text: 'last turn' });
      store.act({ type: 'face', id: ref, down: true });
    });
    await expectAccessible();
    await setLanguage('en');
  });
});
