import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { cardSchemaOf, type LibraryCard } from '../../../db/model/card.ts';
import type { CallInput } from '../../../electron/ipc/contract.ts';
import { setBridge } from '../../shared/client/bridge.ts';
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../shared/testing/axe.ts';
import { bundledCards, type FakeBridge, fakeBridge } from '../../shared/testing/fake-bridge.ts';
import { useAnnouncements } from '../../shared/ui/announce.ts';
import { CardEditorScreen } from './CardEditorScreen.tsx';
import { cardOfForm } from './card-of-form.ts';
import { copyOf, emptyForm, formOf } from './form.ts';

let bridge: FakeBridge;
const saved: CallInput<'cards.save'>[] = [];
beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  bridge = fakeBridge();
  bridge.answer('cards.save', (input) => {
    if (!input.dryRun) saved.push(input);
    const entry = { id: input.id ?? 'OWN-001', game: input.game, card: input.card } as LibraryCard;
    return { card: input.dryRun === true ? null : entry, faults: [] };
  });
  setBridge(bridge);
});

function open(search: string) {
  const location = memoryLocation({ path: '/library/new', searchPath: search, record: true });
  const view = render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <CardEditorScreen />
    </Router>,
  );
  return { ...location, ...view };
}

test('every card of the library goes through the form unchanged, and its copy loses only set, number and rarity', () => {
  for (const entry of bundledCards()) {
    const { card, faults } = cardOfForm(formOf(entry));
    expect(faults, entry.id).toEqual([]);
    expect(cardSchemaOf[entry.game].parse(card), entry.id).toEqual(entry.card);
    const { set: _set, number: _number, rarity: _rarity, ...others } = entry.card;
    expect(cardSchemaOf[entry.game].parse(cardOfForm(copyOf(entry)).card), entry.id).toEqual(others);
  }
});

test('A-150: full-width figures are read; what is no figure or no notation is said at its fact with its place', () => {
  const spirit = { ...emptyForm('battle-spirits'), cost: '５', levels: [{ level: '1', cores: 'x', bp: '？' }] };
  const read = cardOfForm(spirit);
  expect(read.card).toMatchObject({ cost: 5, levels: [{ level: 1, bp: null }] });
  expect(read.faults.map(({ path }) => path)).toEqual(['levels.0.cores']);
  const follower = cardOfForm({ ...emptyForm('colossus-order'), cost: '{3}{Q}' });
  expect(follower.faults).toMatchObject([{ path: 'cost', at: 4 }]);
  expect(cardOfForm({ ...emptyForm('colossus-order'), cost: '{off}' }).faults).toMatchObject([{ path: 'cost' }]);
});

test('A-166: a card is written and saved by the keyboard; its face is drawn meanwhile', {
  timeout: 60_000,
}, async () => {
  const user = userEvent.setup();
  open('game=colossus-order');
  await user.type(await screen.findByLabelText('Name, English'), 'Paper Griffin');
  await user.type(screen.getByLabelText('Play Cost, as in {3}{W}{W}'), '{{2}{{W}');
  expect(screen.getByRole('img', { name: /Paper Griffin/ })).toBeDefined();
  await expectAccessible();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ id: null, card: { name: { en: 'Paper Griffin' }, cost: '{2}{W}' } });
});

test('A-143: what is not saved is kept when the editor is left, said so, and there again; it can be discarded and undone', {
  timeout: 60_000,
}, async () => {
  const user = userEvent.setup();
  const first = open('game=battle-spirits');
  await user.type(await screen.findByLabelText('Name, English'), 'Half a dragon');
  first.unmount();
  expect(useAnnouncements.getState().latest?.message).toContain('What you wrote is kept');

  open('game=battle-spirits');
  const name = await screen.findByLabelText<HTMLInputElement>('Name, English');
  expect(name.value).toBe('Half a dragon');
  expect(screen.getByText('These are your unsaved changes from last time.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Discard/ }));
  expect(name.value).toBe('');
  await user.keyboard('{Control>}z{/Control}');
  expect(name.value).toBe('Half a dragon');
});

test('a fault that the data side finds stands at its field, in Japanese too', { timeout: 60_000 }, async () => {
  const message = { en: 'The number is taken.', ja: 'この番号は使われています。' };
  bridge.answer('cards.save', () => ({ card: null, faults: [{ path: 'number', message }] }));
  await act(() => setLanguage('ja'));
  const user = userEvent.setup();
  open('game=battle-spirits');
  await user.type(await screen.findByLabelText('番号'), 'T1-001');
  await waitFor(() => expect(screen.getByLabelText('番号').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/この番号は使われています。/).length).toBe(2);
  await act(() => setLanguage('en'));
});

test('an own card is deleted after the decks that have it are named; a card that ships with the app is not edited', {
  timeout: 60_000,
}, async () => {
  const { game, id } = [...bridge.decks.values()].map((deck) => ({ game: deck.game, id: deck.lines[0]!.card }))[0]!;
  const shipped = open(`game=${game}&edit=${id}`);
  await screen.findByText(/This card ships with Costwise/);
  shipped.unmount();

  bridge.answer('cards.own', () => ({ own: true }));
  bridge.answer('cards.remove', () => ({}));
  const user = userEvent.setup();
  open(`game=${game}&edit=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog');
  const decks = await within(question).findAllByRole('listitem');
  expect(decks.length).toBeGreaterThan(0);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bridge.calls.at(-1)).toEqual({ name: 'cards.remove', input: { game, id } }));
});
