import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ColossusOrderState, ColossusOrderZone } from '../../../engine/games/colossus-order/state.ts';
import { setLanguage } from '../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../shared/testing/axe.ts';
import { stateOf, type TableAction, type TableStoreApi } from '../shared/table-store.ts';
import { openTable } from '../testing/open-table.tsx';

const keep = { type: 'mulligan', ids: [] };
const nextStep = { type: 'next-step' };
const nextTurn = { type: 'next-turn' };
/** The nth cards of the deck list, put into a zone by hand. */
const put = (to: ColossusOrderZone, ...nth: readonly number[]): TableAction[] =>
  nth.map((card) => ({ type: 'move', id: `c${card}`, to }));

const player = (api: TableStoreApi) => (stateOf(api.getState()) as ColossusOrderState).player;
const row = (name: RegExp) => screen.getByRole('listbox', { name });
const labels = (name: RegExp) =>
  within(row(name))
    .getAllByRole('option')
    .map((card) => card.getAttribute('aria-label'));
const region = (name: RegExp) => screen.getByRole('region', { name });

/** Black and Blue: Blue Gems 0-8, Black 9-16; Grave Lantern 19, Duelist 24, Gaunt 28, Ysolde 29, Scribe 31, Ferryman 36, Cartographer 38. */
function blackBlue(...actions: readonly TableAction[]) {
  return openTable({ deck: 'colossus-order-black-blue', seed: '00000001', actions: [keep, nextStep, ...actions] });
}

describe('the zones on the left', () => {
  test('C24: Set Gems stand in the order set, captured ones without colour, the opponent with deck and discard', () => {
    blackBlue(...put('set-gems', 0, 9, 1), ...put('capture-gems', 10));
    const letters = (name: RegExp) =>
      within(row(name))
        .getAllByRole('option')
        .map((gem) => gem.textContent);
    expect(letters(/Set Gems/)).toEqual(['U', 'B', 'U']);
    expect(letters(/Capture Gems/)).toEqual(['*']);
    expect(screen.getByText('Colourless, for abilities only.')).toBeDefined();
    expect(region(/Opponent/).textContent).toMatch(/Deck43.*Discard0/);
    expect(screen.getByRole('button', { name: /^Deck, \d+ cards$/ })).toBeDefined();
  });

  test('empty zones say what they are, in both languages', () => {
    blackBlue();
    expect(region(/^Followers$/).textContent).toMatch(/No Follower/);
    expect(region(/^Locus$/).textContent).toMatch(/Your Locus is empty/);
    expect(screen.getByText('No Gem is set yet.')).toBeDefined();
    act(() => setLanguage('ja'));
    expect(region(/^ロカス$/).textContent).toMatch(/ロカスにカードがありません/);
    expect(region(/^フォロワー$/).textContent).toMatch(/フォロワーがいません/);
  });

  test('the discard pile opens with its cards, the top one first, and gives them back', async () => {
    const { api } = blackBlue(...put('discard', 19, 31));
    await userEvent.click(screen.getByRole('button', { name: 'Discard, 2 cards' }));
    const cards = within(screen.getByRole('dialog')).getAllByRole('listitem');
    await waitFor(() => expect(screen.getByRole('dialog').querySelectorAll('svg[role=img]')).toHaveLength(2));
    expect(cards.map((card) => within(card).getByRole('img').getAttribute('aria-label')?.split(',')[0])).toEqual([
      expect.stringContaining('Tidepool Scribe'),
      expect.stringContaining('Grave Lantern'),
    ]);
    await userEvent.click(within(cards[0]!).getByRole('button', { name: /Move to/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand' }));
    expect(player(api).hand.at(-1)?.id).toBe('c31');
    expect(player(api).discard.map(({ id }) => id)).toEqual(['c19']);
  });
});

describe('the field', () => {
  test('C29, C30: a Follower says whether it is ON or OFF, came this turn, has attacked or can use an ability', () => {
    blackBlue(...put('field', 24, 31), nextTurn, nextStep, ...put('field', 28), ...put('locus-down', 19), {
      type: 'attack',
      ref: 'c24',
    });
    expect(labels(/^Followers$/)).toEqual([
      'Hollow Duelist, OFF, attacked',
      'Tidepool Scribe, ON, ✓ ability',
      'Chapel Gaunt, ON, new this turn',
    ]);
    act(() => setLanguage('ja'));
    expect(labels(/^フォロワー$/)[2]).toBe('礼拝堂の痩鬼, ON, 登場ターン');
  });

  test('twelve Followers and twelve Locus cards are all there', () => {
    blackBlue(
      ...put('field', 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
      ...put('locus-down', 0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14),
    );
    expect(labels(/^Followers$/)).toHaveLength(12);
    expect(labels(/^Locus$/)).toHaveLength(12);
  });

  test('a card of the Locus is shown by its back or its face; the owner may look at the back', () => {
    blackBlue(...put('locus-down', 0), ...put('locus-up', 36));
    expect(labels(/^Locus$/)).toEqual(['Blue Gem, face-down in the Locus', 'Mirror Ferryman, face-up in the Locus']);
  });
});

describe('A-16: the way that is chosen is seen on the table before it is paid', () => {
  test('C06: the counter slides, and the points that stay are said', async () => {
    const { api } = blackBlue(...put('locus-down', 0, 1, 2, 3), ...put('field', 31), nextTurn, nextStep, {
      type: 'counter',
      value: 1,
    });
    await userEvent.click(screen.getByRole('option', { name: /^Tidepool Scribe/ }));
    expect(region(/^Locus$/).textContent).toMatch(/3 of 4 Locus Points left.*3 → 2/);
    expect(row(/^Locus$/).style.getPropertyValue('--counter')).toBe('2');
    expect(screen.getByRole('option', { name: 'Tidepool Scribe, ON, turns OFF, ✓ ability' })).toBeDefined();
    expect(player(api).locus.counter).toBe(1);
    await userEvent.keyboard('{Enter}');
    expect(player(api).locus.counter).toBe(2);
    expect(player(api).field[0]?.position).toBe('off');
  });

  test('a Locus card that a way discards is the very card of the row, also among copies', async () => {
    const { api } = blackBlue(
      ...put('set-gems', 8),
      ...put('locus-down', 0, 9, 1),
      ...put('field', 38),
      nextTurn,
      nextStep,
      { type: 'counter', value: 1 },
    );
    await userEvent.click(screen.getByRole('option', { name: /^Cartographer of Echoes/ }));
    const rows = within(screen.getByRole('region', { name: 'Ways to pay' })).getAllByRole('listitem');
    const ways = rows.map((row) => within(row).getByRole('button'));
    expect(ways.map((way) => way.textContent)).toEqual([
      expect.stringMatching(/counter 1 → 0.*Blue Gem \(place 1\)/),
      expect.stringMatching(/Black Gem \(place 2\)/),
      expect.stringMatching(/Blue Gem \(place 3\)/),
    ]);
    await userEvent.hover(ways[2]!);
    expect(labels(/^Locus$/)).toEqual([
      'Blue Gem, face-down in the Locus, point used',
      'Black Gem, face-down in the Locus',
      'Blue Gem, face-down in the Locus, leaves',
    ]);
    await userEvent.click(ways[2]!);
    expect(player(api).locus.cards.map(({ id }) => id)).toEqual(['c0', 'c9']);
  });

  test('a hand card that a way discards is marked in the hand', async () => {
    blackBlue(...put('set-gems', 9, 8), ...put('field', 28), nextTurn, nextStep);
    await userEvent.click(screen.getByRole('option', { name: /^Chapel Gaunt.*✓ ability/ }));
    const marked = () => labels(/^Hand$/).filter((label) => label?.endsWith(', discarded'));
    expect(marked()).toHaveLength(1);
    act(() => setLanguage('ja'));
    expect(labels(/^手札$/).filter((label) => label?.endsWith(', 捨てる'))).toHaveLength(1);
  });

  test('cards from the deck are counted off', async () => {
    blackBlue(...put('field', 19), nextTurn, nextStep);
    await userEvent.click(screen.getByRole('option', { name: /^Grave Lantern/ }));
    expect(screen.getByRole('button', { name: /^Deck, (\d+) cards, then \d+$/ })).toBeDefined();
  });

  test('a dropped Set Gem is marked with a sign and a word', async () => {
    blackBlue(...put('set-gems', 0, 9), ...put('field', 29), nextTurn, nextStep);
    await userEvent.click(screen.getByRole('option', { name: /^Ysolde/ }));
    expect(labels(/Set Gems/)).toEqual(['Blue Gem, leaves', 'Black Gem']);
    expect(row(/Set Gems/).textContent).toContain('✕ leaves');
  });
});

describe('A-165: accessible', () => {
  test.each(['en', 'ja'] as const)('a full table with a preview (%s)', async (language) => {
    setLanguage(language);
    blackBlue(
      ...put('set-gems', 0, 9, 1, 10),
      ...put('capture-gems', 11),
      ...put('locus-down', 2, 3, 12),
      ...put('locus-up', 36),
      ...put('field', 24, 31, 38),
      nextTurn,
      nextStep,
      { type: 'attack', ref: 'c24' },
    );
    await userEvent.click(screen.getByRole('option', { name: /^(Cartographer of Echoes|残響の地図師)/ }));
    await expectAccessible();
  });
});
