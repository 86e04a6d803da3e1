import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../shared/testing/axe.ts';
import { bundledCards, starterDecks } from '../../../shared/testing/fake-bridge.ts';
import { giveLayout } from '../../../shared/testing/layout.ts';
import type { Cards } from '../grouping.ts';
import type { SidePanelProps } from '../side-panels.ts';
import { chanceRows } from './chances.ts';
import { averageCost, copiesIn, curveByKind, gemBalance, kindsIn, levelsIn, symbolBalance } from './deck-figures.ts';
import { Statistics } from './Statistics.tsx';

const red = starterDecks().find(({ id }) => id === 'battle-spirits-red')!;
const blackBlue = starterDecks().find(({ id }) => id === 'colossus-order-black-blue')!;
const cardsOf = (game: string): Cards =>
  new Map(bundledCards().flatMap((card) => (card.game === game ? [[card.id, card] as const] : [])));
const redCards = cardsOf('battle-spirits');
const blueCards = cardsOf('colossus-order');
const redCopies = copiesIn(red.lines, redCards, false);
const blueCopies = copiesIn(blackBlue.lines, blueCards, false);

beforeEach(() => giveLayout(400, 200));

function show(deck: typeof red, cards: Cards) {
  const { game, name, lines } = deck;
  const present = { name, lines, unresolved: [] };
  const props = { deck: { game, history: { present } }, cards, problems: [], chosen: null, onShow: () => {} };
  return render(<Statistics {...(props as unknown as SidePanelProps)} />);
}

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name: name }).querySelector('table') as HTMLElement)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('A card counts with its copies; what lies beside the deck and a Colossus among the cards that are drawn do not', () => {
  expect(redCopies.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  const beside = copiesIn([{ card: 'BS01-001', count: 3, zone: 'side' }], redCards, false);
  expect(beside).toEqual([]);
  expect(copiesIn(blackBlue.lines, blueCards, true).reduce((sum, { count }) => sum + count, 0)).toBe(50);
  expect(blueCopies.reduce((sum, { count }) => sum + count, 0)).toBe(51);
});

test('The curve by kind adds up to the cards that have a cost, and its average is the mean of them', () => {
  const { kinds, rows } = curveByKind(blueCopies);
  expect(kinds).toEqual(['follower', 'action']);
  const all = rows.flatMap(({ cost, counts }) => counts.map((count) => ({ cost, count })));
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(32);
  const mean = all.reduce((sum, { cost, count }) => sum + (cost ?? 0) * count, 0) / 32;
  expect(averageCost(blueCopies)).toBeCloseTo(mean, 10);
  expect(kindsIn(blueCopies)).toContainEqual({ kind: 'gem', count: 18 });
  expect(averageCost([])).toBeNull();
});

test('S29: symbols of spirits and nexuses stand against the reductions of all cards; magic brings no symbol', () => {
  const redOnes = symbolBalance(redCopies).find(({ key }) => key === 'red');
  let given = 0;
  let asked = 0;
  for (const { card, count } of redCopies) {
    if (card.game !== 'battle-spirits') continue;
    if (card.card.kind !== 'magic') given += count * (card.card.symbols.red ?? 0);
    asked += count * (card.card.reduction.red ?? 0);
  }
  expect(redOnes).toMatchObject({ given, asked });
  expect(given).toBeGreaterThan(0);
  expect(redOnes?.askers).toBeLessThanOrEqual(40);
  expect(symbolBalance(blueCopies)).toEqual([]);
});

test('C12: Gems of a colour stand against the cards whose Gem Level asks for it, and the most that one asks', () => {
  const balance = gemBalance(blueCopies);
  expect(balance.reduce((sum, { given }) => sum + given, 0)).toBe(18);
  expect(balance.map(({ key }) => key)).toContain('U');
  for (const { most, askers } of balance) expect(most > 0).toBe(askers > 0);
  expect(gemBalance(redCopies)).toEqual([]);
});

test('S12: each level is told with its cards, cores and BP, in rising order', () => {
  const levels = levelsIn(redCopies);
  expect(levels.map(({ level }) => level)).toEqual([...levels.map(({ level }) => level)].sort());
  expect(levels[0]).toMatchObject({ level: 1 });
  expect(levels[0]!.count).toBeGreaterThanOrEqual(levels.at(-1)!.count);
  for (const { cores } of levels) expect(cores[0]).toBeLessThanOrEqual(cores[1]);
});

test('A-66, A-70: chances by turn are the exact ones of the rules, and cards seen follow from who draws first', () => {
  const draws = chanceRows({ deck: 50, copies: 20 }, { hand: 7, drawsFirst: true, more: 0 });
  expect(draws[0]).toMatchObject({ turn: 0, seen: 7 });
  expect(draws[0]?.percents[0]).toBe('98.0');
  const skips = chanceRows({ deck: 50, copies: 20 }, { hand: 7, drawsFirst: false, more: 0 });
  expect([draws[1]?.seen, skips[1]?.seen, draws[8]?.seen]).toEqual([8, 7, 15]);
  // 99.96… % is no certainty.
  expect(chanceRows({ deck: 50, copies: 18 }, { hand: 15, drawsFirst: true, more: 0 })[0]?.percents[0]).toBe('>99.9');
  const few = chanceRows({ deck: 3, copies: 1 }, { hand: 7, drawsFirst: true, more: 2 });
  expect(few.every(({ seen, percents }) => seen === 3 && percents[0] === '100.0' && percents[1] === null)).toBe(true);
});

test('Every chart has the table of its figures beside it, and the assumptions of the chances are said and can be changed', async () => {
  const user = userEvent.setup();
  show(blackBlue, blueCards);
  for (const name of ['Locus Costs by kind', 'Kinds', 'Colours', 'Gems and Gem Levels', 'Chances']) {
    const [part] = screen.getAllByRole('region', { name });
    expect(within(part!).getByRole('img'), name).toBeDefined();
    expect(within(part!).getByRole('table'), name).toBeDefined();
  }
  const words = () => screen.getByText(/^Exact chances/).textContent;
  expect(words()).toContain('50 cards, 7 cards in the opening hand, one card drawn in every turn from turn 1 on');
  await user.click(screen.getByRole('checkbox', { name: 'Draw in turn 1' }));
  const hand = screen.getByRole('spinbutton', { name: 'Cards in the opening hand' });
  await user.clear(hand);
  await user.type(hand, '5');
  await waitFor(() =>
    expect(words()).toContain('5 cards in the opening hand, one card drawn in every turn from turn 2'),
  );
  const table = within(screen.getAllByRole('region', { name: 'Chances' })[0]!).getByRole('table');
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/^Opening hand5/);
  const sought = screen.getByRole('combobox', { name: 'Chance to have seen' });
  expect((sought as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Gem (18)');
});

test('A card that the library does not have is left out and said so; an empty deck says what will stand here', () => {
  const { unmount } = show({ ...red, lines: [...red.lines, { card: 'XX-1', count: 2, zone: 'main' }] }, redCards);
  expect(screen.getByText(/^2 cards that are not in the library/)).toBeDefined();
  expect(rowsOf('Kinds').flat()).toContain('Spirit');
  unmount();
  show({ ...red, lines: [] }, redCards);
  expect(screen.getByText('There are no figures yet')).toBeDefined();
});

test.each(['en', 'ja'] as const)('A-165: the statistics keep the rules of accessibility: %s', async (language) => {
  setLanguage(language);
  show(red, redCards);
  await expectAccessible();
});
