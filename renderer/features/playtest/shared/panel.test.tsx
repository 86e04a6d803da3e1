import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { BattleSpiritsState } from '../../../engine/games/battle-spirits/state.ts';
import { stateHash } from '../../../engine/table/history-hash.ts';
import { setLanguage } from '../../../shared/i18n/i18n.ts';
import { openTable } from '../testing/open-table.tsx';
import { stateOf, type TableStoreApi } from './table-store.ts';

const panel = () => screen.getByRole('complementary');
const handCard = (name: RegExp) =>
  within(screen.getByRole('listbox', { name: /^(Hand|手札)$/ })).getByRole('option', { name });
const ways = () => within(panel()).getAllByRole('listitem');
const player = (api: TableStoreApi) => (stateOf(api.getState()) as BattleSpiritsState).player;

describe('a card that can be played', () => {
  test('S08: the bill names the card behind every reduction, and the ways stand best first with their keys', async () => {
    openTable({ puzzle: 'p01' });
    await userEvent.click(handCard(/Siegfried/));
    const bill = within(panel()).getByLabelText('Price').textContent;
    expect(bill).toMatch(/6.*Goradon.*− 1.*Scout.*− 1.*Battlefield.*− 1.*3.*\+ 1/);
    expect(within(panel()).getByText(/4 ways/).textContent).toBe('4 ways · 1 without loss');
    expect(ways().map((way) => way.querySelector('kbd')?.textContent)).toEqual(['1', '2', '3', '4']);
    expect(ways()[0]?.textContent).toContain('no loss');
    expect(ways()[3]?.textContent).toMatch(/destroys Goradon.*Scout/);
  });

  test('A-16: pointing at a way shows on the table what will be spent, and paying ends exactly there', async () => {
    const { api } = openTable({ puzzle: 'p01' });
    await userEvent.click(handCard(/Siegfried/));
    await userEvent.hover(within(ways()[2]!).getByRole('button'));
    expect(screen.getByRole('option', { name: /^Goradon.*destroyed/ })).toBeDefined();
    expect(player(api)).toMatchObject({ reserve: 4, trashCores: 0 });
    await userEvent.click(within(ways()[0]!).getByRole('button'));
    expect(player(api)).toMatchObject({ reserve: 0, trashCores: 3 });
    expect(player(api).field.map(({ ref, cores }) => [ref, cores])).toContainEqual(['a', 1]);
  });

  test('A-18: a way that destroys asks first, names what dies, and a no changes nothing', async () => {
    const { api } = openTable({ puzzle: 'p02' });
    const before = stateHash(stateOf(api.getState()));
    await userEvent.click(handCard(/Siegfried.*destroys/));
    await userEvent.keyboard('1');
    const question = screen.getByRole('alertdialog');
    expect(question.textContent).toMatch(/Goradon and The Scout Dragno/);
    await userEvent.click(within(question).getByRole('button', { name: 'Do not pay' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stateHash(stateOf(api.getState()))).toBe(before);
    await userEvent.keyboard('1');
    await userEvent.click(screen.getByRole('button', { name: 'Pay and destroy' }));
    expect(player(api).field.map(({ ref }) => ref)).not.toContain('a');
  });

  test('S27: it can be made to arrive at a higher level, with the ways of that level', async () => {
    openTable({ puzzle: 'p01' });
    await userEvent.click(handCard(/Siegfried/));
    await userEvent.click(screen.getByRole('radio', { name: 'LV2' }));
    expect(within(panel()).getByText(/without loss/).textContent).toBe('3 ways · 0 without loss');
  });

  test('A-27: a card of Colossus Order with one way says what the counter does, and Enter pays', async () => {
    const { api } = openTable({ puzzle: 'c01' });
    await userEvent.click(handCard(/Griffin/));
    expect(ways()[0]?.textContent).toMatch(/3 points.*counter 1 → 4/);
    await userEvent.keyboard('{Enter}');
    expect(stateOf(api.getState())).toMatchObject({ player: { locus: { counter: 4 } } });
  });
});

describe('a card that cannot be played', () => {
  test('A-10: every unmet condition stands there with have and need, and what would help', async () => {
    openTable({ puzzle: 'p03' });
    const card = handCard(/Siegfried – 1 core short/);
    await userEvent.click(card);
    expect(within(panel()).getByText('have 3, need 4')).toBeDefined();
    expect(within(panel()).getByText('What would help').parentElement?.parentElement?.textContent).toMatch(/core/);
    expect(within(panel()).getByLabelText('Price')).toBeDefined();
  });

  test('A-09: it takes the focus and opens its reasons by click and by key, with no word in a tooltip only', async () => {
    openTable({ puzzle: 'c01' });
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Ash/);
    expect(within(panel()).getByText('What is missing')).toBeDefined();
    await userEvent.click(handCard(/Knight/));
    expect(within(panel()).getByRole('heading', { name: 'Heroic Knight' })).toBeDefined();
  });

  test('A-51: Enter and numbers do nothing for it, and Esc leaves', async () => {
    const { api } = openTable({ puzzle: 'p03' });
    await userEvent.click(handCard(/Siegfried/));
    await userEvent.keyboard('{Enter}1{Escape}');
    expect(api.getState()).toMatchObject({ selected: null, history: { pointer: 0 } });
  });
});

describe('leaving changes nothing', () => {
  test('A-41, A-42, A-43, A-44, A-45, A-46: after previews, another level and half a payment by hand, Esc leaves every zone as it was', async () => {
    const { api } = openTable({ puzzle: 'p01' });
    const before = structuredClone(stateOf(api.getState()));
    await userEvent.click(handCard(/Siegfried/));
    await userEvent.hover(within(ways()[2]!).getByRole('button'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}h');
    await userEvent.click(screen.getByRole('button', { name: 'Take a core: Goradon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take a core: Reserve' }));
    expect(screen.getByRole('option', { name: /^Goradon.*destroyed/ })).toBeDefined();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(stateOf(api.getState())).toEqual(before);
    expect(api.getState()).toMatchObject({ selected: null, previewed: null, history: { pointer: 0 } });
  });

  test('by hand: the engine counts, refuses too many, and a payment that destroys asks as well', async () => {
    const { api } = openTable({ puzzle: 'p01' });
    await userEvent.click(handCard(/Siegfried/));
    await userEvent.keyboard('h');
    const draft = screen.getByRole('region', { name: 'Pay by hand' });
    const take = async (name: string) => userEvent.click(within(draft).getByRole('button', { name }));
    for (let i = 0; i < 3; i++) await take('Take a core: Reserve');
    expect(within(draft).getByRole('status').textContent).toBe('Still to pay: 0 · Still to place: 1');
    await take('Take a core: Goradon');
    expect(within(draft).getByRole('status').textContent).toBe('Paid in full.');
    await take('Take a core: Reserve');
    expect(within(draft).getByRole('alert').textContent).toMatch(/too many/);
    await take('Finish the payment');
    await userEvent.click(screen.getByRole('button', { name: 'Pay and destroy' }));
    expect(player(api)).toMatchObject({ reserve: 1, trashCores: 3 });
  });
});

test('the panel speaks Japanese as a rulebook does', async () => {
  setLanguage('ja');
  openTable({ puzzle: 'p03' });
  await userEvent.click(handCard(/ジークフリード/));
  expect(panel().textContent).toContain('足りないもの');
  expect(panel().textContent).toContain('現在3、必要4');
  act(() => setLanguage('en'));
  expect(panel().textContent).toContain('What is missing');
});
