import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ColossusOrderState, ColossusOrderZone } from '../../../engine/games/colossus-order/state.ts';
import { stateHash } from '../../../engine/table/history-hash.ts';
import { setLanguage } from '../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../shared/testing/axe.ts';
import { stateOf, type TableAction, type TableStoreApi } from '../shared/table-store.ts';
import { openTable } from '../testing/open-table.tsx';

const keep = { type: 'mulligan', ids: [] };
const nextStep = { type: 'next-step' };
const nextTurn = { type: 'next-turn' };
const put = (to: ColossusOrderZone, ...nth: readonly number[]): TableAction[] =>
  nth.map((card) => ({ type: 'move', id: `c${card}`, to }));
const stateIn = (api: TableStoreApi) => stateOf(api.getState()) as ColossusOrderState;
const panel = () => within(screen.getByRole('complementary'));
const select = (name: RegExp) => userEvent.click(screen.getAllByRole('option', { name })[0]!);

function open(deck: 'white-red' | 'black-blue', actions: readonly TableAction[]) {
  return openTable({ deck: `colossus-order-${deck}`, seed: '00000001', actions });
}

describe('C25: the opening hand', () => {
  test('by keyboard: up to three cards, in the order of choosing, go under the deck', async () => {
    const { api } = open('white-red', []);
    const before = stateIn(api).player.hand.map(({ id }) => id);
    const buttons = () =>
      panel()
        .getAllByRole('button')
        .filter((button) => button.hasAttribute('aria-pressed'));
    expect(buttons()).toHaveLength(7);
    buttons()[4]!.focus();
    await userEvent.keyboard('{Enter}');
    buttons()[1]!.focus();
    await userEvent.keyboard(' ');
    expect(buttons()[4]!.textContent).toContain('1. under the deck');
    expect(buttons()[1]!.textContent).toContain('2. under the deck');
    buttons()[0]!.focus();
    await userEvent.keyboard('{Enter}');
    expect(panel().getByRole('status').textContent).toMatch(/^3 of 3 chosen/);
    buttons()[2]!.focus();
    await userEvent.keyboard('{Enter}');
    expect(buttons()[2]!.getAttribute('aria-pressed')).toBe('false');
    expect(buttons()[2]!.getAttribute('aria-disabled')).toBe('true');
    panel().getByRole('button', { name: 'Change 3 cards' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(stateIn(api).stage).toBe('playing');
    expect(stateIn(api).player.hand).toHaveLength(7);
    expect(
      stateIn(api)
        .player.deck.slice(-3)
        .map(({ id }) => id),
    ).toEqual([before[4], before[1], before[0]]);
  });

  test('Keep changes nothing', async () => {
    const { api } = open('white-red', []);
    const hand = stateIn(api).player.hand;
    await userEvent.click(panel().getByRole('button', { name: 'Keep this hand' }));
    expect(stateIn(api)).toMatchObject({ stage: 'playing', player: { hand } });
  });

  test.each(['en', 'ja'] as const)('A-165: it is accessible (%s)', async (language) => {
    setLanguage(language);
    open('white-red', []);
    await userEvent.click(panel().getAllByRole('button')[0]!);
    await expectAccessible();
  });
});

describe('C02, C27: once a turn', () => {
  test('G sets a Gem; then the button stays with its reason and changes nothing', async () => {
    const { api } = open('white-red', [keep, nextStep, ...put('hand', 0, 9)]);
    await select(/^White Gem/);
    await userEvent.keyboard('g');
    expect(stateIn(api).player.colossus.setGems).toHaveLength(1);
    await select(/^Red Gem – one is set/);
    const button = panel().getByRole('button', { name: /Set on the Colossus/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(panel().getByText('A Gem was set this turn.')).toBeDefined();
    const before = stateHash(stateIn(api));
    await userEvent.click(button);
    expect(stateHash(stateIn(api))).toBe(before);
    expect(api.getState().refusal).not.toBeNull();
  });

  test('L sets a card in the Locus, face-down', async () => {
    const { api } = open('white-red', [keep, nextStep, ...put('hand', 19)]);
    await select(/^Gatewatch Squire/);
    await userEvent.keyboard('l');
    expect(stateIn(api).player.locus.cards).toMatchObject([{ face: 'down', card: 'CWS-013' }]);
  });
});

describe('acts of a card', () => {
  test('C37: A attacks the opponent’s deck; a second attack is refused in words', async () => {
    const { api } = open('white-red', [keep, nextStep, ...put('field', 19), nextTurn, nextStep]);
    await select(/^Gatewatch Squire, ON/);
    await userEvent.keyboard('a');
    expect(stateIn(api).player.field).toMatchObject([{ position: 'off', attacked: true }]);
    expect(stateIn(api).opponent.deck.length).toBeLessThan(43);
    await userEvent.keyboard('a');
    expect(panel().getByText(/has attacked this turn/)).toBeDefined();
    await userEvent.keyboard('e');
    expect(stateIn(api).player.field).toMatchObject([{ position: 'on' }]);
  });

  test('C19, C20: an effect lets a card be played for nothing, and that can be taken back', async () => {
    const { api } = open('white-red', [keep, nextStep, ...put('hand', 41)]);
    const choose = async (item: RegExp) => {
      await userEvent.click(panel().getByRole('button', { name: 'An effect lets me …' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await select(/^Bram/);
    await choose(/without paying its Cost/);
    await waitFor(() => expect(stateIn(api).waivers).toMatchObject([{ waive: 'cost' }]));
    expect(screen.getByRole('option', { name: /^Bram.*1 way/ })).toBeDefined();
    await choose(/for its Cost again/);
    await waitFor(() => expect(stateIn(api).waivers).toEqual([]));
  });

  test('A-60: a card is moved by a menu of the zones that can hold it', async () => {
    const { api } = open('white-red', [keep, nextStep, ...put('hand', 19)]);
    await select(/^Gatewatch Squire/);
    await userEvent.keyboard('m');
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Field',
      'Discard pile',
      'Locus, face-down',
      'Locus, face-up',
      'Top of the deck',
      'Bottom of the deck',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Locus, face-up' }));
    await waitFor(() => expect(stateIn(api).player.locus.cards).toMatchObject([{ id: 'c19', face: 'up' }]));
    await userEvent.click(panel().getByRole('button', { name: 'Turn over' }));
    expect(stateIn(api).player.locus.cards).toMatchObject([{ id: 'c19', face: 'down' }]);
  });
});

describe('acts of the table', () => {
  test('the Locus Counter is moved by hand within its row', async () => {
    const { api } = open('white-red', [keep, nextStep, ...put('locus-down', 19)]);
    const less = panel().getByRole<HTMLButtonElement>('button', { name: 'Locus Counter one back' });
    const more = panel().getByRole<HTMLButtonElement>('button', { name: 'Locus Counter one on' });
    expect(less.disabled).toBe(true);
    await userEvent.click(more);
    expect(stateIn(api).player.locus.counter).toBe(1);
    expect(more.disabled).toBe(true);
  });

  test('C32: X-Play is opened and closed', async () => {
    const { api } = open('white-red', [keep, nextStep]);
    await userEvent.click(panel().getByRole('button', { name: 'Open X-Play' }));
    expect(stateIn(api).turn.step).toBe('xplay');
    await userEvent.click(panel().getByRole('button', { name: 'Close X-Play' }));
    expect(stateIn(api).turn.step).toBe('main');
  });

  test('C35: six Gems face-down in the Locus can be declared at the start of a turn, and the table says who won', async () => {
    const { api } = open('white-red', [keep, nextStep, ...put('locus-down', 0, 1, 2, 3, 4, 9), nextTurn]);
    expect(panel().getByText('Gems in the Locus 6/6')).toBeDefined();
    await userEvent.click(panel().getByRole('button', { name: 'Declare Gem Complete' }));
    expect(stateIn(api).result?.won).toBe(true);
    expect(screen.getByText(/^Won: Gem Complete/)).toBeDefined();
  });

  test('C35: with five it is not offered, and the count says so', () => {
    open('white-red', [keep, nextStep, ...put('locus-down', 0, 1, 2, 3, 9), nextTurn]);
    expect(panel().getByText('Gems in the Locus 5/6')).toBeDefined();
    expect(panel().queryByRole('button', { name: 'Declare Gem Complete' })).toBeNull();
  });
});

describe('paying by hand', () => {
  const toYsolde = [keep, nextStep, ...put('set-gems', 0, 9, 10), ...put('field', 29), nextTurn, nextStep];

  test('A-17: each pick is seen on the table; Esc leaves with nothing changed', async () => {
    const { api } = open('black-blue', toYsolde);
    const before = stateHash(stateIn(api));
    await select(/^Ysolde/);
    await userEvent.keyboard('h');
    expect(panel().getByRole('status').textContent).toBe('Discard 1 Set Gem: choose 1 more');
    await userEvent.click(panel().getByRole('button', { name: /^Black Gem/ }));
    expect(panel().getByRole('status').textContent).toBe('Everything is chosen.');
    const gems = within(screen.getByRole('listbox', { name: 'Set Gems' })).getAllByRole('option');
    expect(gems.map((gem) => gem.getAttribute('aria-label'))).toEqual(['Blue Gem', 'Black Gem, leaves', 'Black Gem']);
    await userEvent.keyboard('{Escape}');
    expect(panel().queryByText('Everything is chosen.')).toBeNull();
    expect(stateHash(stateIn(api))).toBe(before);
  });

  test('it ends where it said; a pick can be taken back first', async () => {
    const { api } = open('black-blue', toYsolde);
    await select(/^Ysolde/);
    await userEvent.keyboard('h');
    await userEvent.click(panel().getByRole('button', { name: /^Black Gem/ }));
    await userEvent.click(panel().getByRole('button', { name: 'Take the last one back' }));
    await userEvent.click(panel().getByRole('button', { name: /^Blue Gem/ }));
    await userEvent.click(panel().getByRole('button', { name: 'Finish the payment' }));
    expect(stateIn(api).player.colossus.setGems.map(({ id }) => id)).toEqual(['c9', 'c10']);
    expect(stateIn(api).player.discard.map(({ id }) => id)).toContain('c0');
  });

  test('a card with nothing to choose says so, can be paid there, and Esc leads back to its way', async () => {
    const { api } = open('black-blue', [keep, nextStep, ...put('locus-down', 0), ...put('hand', 19)]);
    await select(/^Grave Lantern – 1 way/);
    await userEvent.keyboard('h');
    expect(panel().getByRole('status').textContent).toMatch(/^This cost asks for no choice: there is one way/);
    await userEvent.keyboard('{Escape}');
    expect(panel().getByText('counter 0 → 1')).toBeDefined();
    await userEvent.keyboard('h');
    await userEvent.click(panel().getByRole('button', { name: 'Finish the payment' }));
    expect(stateIn(api).player.locus.counter).toBe(1);
    expect(stateIn(api).player.field.map(({ ref }) => ref)).toEqual(['c19']);
  });
});
