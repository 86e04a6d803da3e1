import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Deck } from '../../../../db/model/deck.ts';
import type { DeckReading } from '../../../../electron/ipc/contract.ts';
import { setBridge } from '../../../shared/client/bridge.ts';
import { setLibraryStatus } from '../../../shared/client/library-status.ts';
import { setLanguage } from '../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../shared/testing/axe.ts';
import { type FakeBridge, fakeBridge, starterDecks } from '../../../shared/testing/fake-bridge.ts';
import { giveLayout } from '../../../shared/testing/layout.ts';
import { LiveRegion } from '../../../shared/ui/LiveRegion.tsx';
import { DeckScreen } from '../DeckScreen.tsx';
import { useDecks } from '../deck-store.ts';

const red = starterDecks().find(({ id }) => id === 'battle-spirits-red')!;
const goradon = red.lines.find(({ card }) => card === 'BS01-001')!;
const own: Deck = { ...red, id: 'own', name: { en: 'My red' }, starter: false, lines: [goradon] };

const reading: DeckReading = {
  game: 'battle-spirits',
  name: 'Swift red',
  detected: 'text',
  cards: [{ card: 'BS01-001', name: 'Goradon', count: 2, zone: 'main' }],
  unresolved: [
    { line: 2, text: '3 Gorradon', count: 3, name: 'Gorradon', zone: 'main' },
    { line: 4, text: '1 Nobody', count: 1, name: 'Nobody', zone: 'side' },
  ],
  warnings: [{ line: 3, code: 'count-or-name', message: { en: 'Doubtful.', ja: '確認が必要です。' } }],
  comments: [],
};

// Loaded beforehand: how long a busy machine takes for it is no matter of these tests.
beforeAll(async () => {
  await Promise.all([import('./ImportDialog.tsx'), import('./ExportDialog.tsx')]);
}, 60_000);

let bridge: FakeBridge;
beforeEach(() => {
  giveLayout(400, 200);
  useDecks.setState({ open: {} });
  setLibraryStatus({ state: 'ready', done: 1, total: 1, message: null });
  bridge = fakeBridge();
  bridge.decks.set('own', own);
  bridge.answer('decks.read', () => reading);
  setBridge(bridge);
});

function show(id: string | null) {
  const location = memoryLocation({ path: '/decks', record: true });
  render(
    <Router hook={location.hook}>
      <DeckScreen id={id} />
      <LiveRegion />
    </Router>,
  );
  return location;
}

/** A file whose bytes can be read, which the test page's own cannot. */
function fileOf(text: string, name: string): File {
  const file = new File([text], name);
  Object.defineProperty(file, 'arrayBuffer', { value: async () => new TextEncoder().encode(text).buffer });
  return file;
}

const inputsOf = (name: string) => bridge.calls.filter((call) => call.name === name).map(({ input }) => input);
const made = () => [...bridge.decks.values()].find(({ id }) => id.startsWith('deck-'));

async function paste(user: ReturnType<typeof userEvent.setup>, text = '2 Goradon\n3 Gorradon\n7 Samurai\n1 Nobody') {
  (await screen.findByRole('textbox', { name: 'Deck list or share code' })).focus();
  await user.paste(text);
  await screen.findByText('2 lines to mend');
}

/** Presses the button that imports, when the list has been read for where it goes. */
async function confirm(name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name }));
}

async function openImport(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Import' }));
}

test('A-77: a list is read as it is pasted: what it was read as, cards, each lost line with number and text, doubts', async () => {
  const user = userEvent.setup();
  show(null);
  await openImport(user);
  await paste(user);
  expect(screen.getByRole('option', { name: 'Plain text (found out)' })).toBeDefined();
  const lost = screen.getByRole('region', { name: 'Lines for which no card was found' });
  expect(within(lost).getByText('Line 2')).toBeDefined();
  expect(within(lost).getByText('3 Gorradon')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Notes' })).getByText('Doubtful.')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Cards found' })).getByText('2 × Goradon')).toBeDefined();
  expect(bridge.calls.some(({ name }) => name === 'decks.save')).toBe(false);
});

test('A-71, A-77: a lost line is mended with a similar name by keys, one stays, and the new deck has both', async () => {
  const user = userEvent.setup();
  const location = show(null);
  await openImport(user);
  await paste(user);
  await user.click(screen.getByRole('button', { name: 'Find the card for “3 Gorradon”' }));
  const found = await screen.findByRole('listbox', { name: 'Cards with a similar name' });
  await within(found).findByRole('option', { name: /^Goradon, Spirit/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('is Goradon')).toBeDefined();
  expect(screen.getByText('1 line to mend')).toBeDefined();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(made()).toBeDefined());
  expect(made()).toMatchObject({
    game: 'battle-spirits',
    name: { en: 'Swift red' },
    lines: [{ card: 'BS01-001', count: 5, zone: 'main' }],
    unresolved: [{ text: '1 Nobody', count: 1, name: 'Nobody', zone: 'side' }],
  });
  await waitFor(() => expect(location.history.at(-1)).toBe(`/decks/${made()?.id}`));
});

test('A-77: a search in place of the similar names, leaving out, and taking back', async () => {
  const user = userEvent.setup();
  show(null);
  await openImport(user);
  await paste(user);
  await user.click(screen.getByRole('button', { name: 'Find the card for “1 Nobody”' }));
  await screen.findByText(/No card has a name like this/);
  await user.keyboard('rokceratops');
  const found = await screen.findByRole('listbox', { name: 'Cards found by the search' });
  await user.click(await within(found).findByRole('option', { name: /^Rokceratops/ }));
  await user.click(screen.getByRole('button', { name: 'Leave out “3 Gorradon”' }));
  expect(await screen.findByText('✓ Every line was found')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take back what was chosen for “3 Gorradon”' }));
  expect(await screen.findByText('1 line to mend')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Leave out “3 Gorradon”' }));
  await user.click(screen.getByRole('button', { name: 'Create the deck' }));
  await waitFor(() => expect(made()?.lines.map(({ zone }) => zone)).toEqual(['main', 'side']));
  expect(made()?.unresolved).toBeUndefined();
});

test('A-95: a list is added to the open deck or replaces it, as one step that undo takes back', async () => {
  const user = userEvent.setup();
  show('own');
  await screen.findByRole('heading', { name: 'My red' });
  await user.keyboard('{Control>}i{/Control}');
  await paste(user);
  fireEvent.click(screen.getByRole('radio', { name: 'Add to this deck' }));
  await confirm('Add to the deck');
  const stored = () => bridge.decks.get('own');
  await waitFor(() => expect(stored()?.lines).toEqual([{ ...goradon, count: goradon.count + 2 }]));
  expect(stored()?.unresolved).toHaveLength(2);
  act(() => useDecks.getState().undo('own'));
  await waitFor(() => expect(stored()?.lines).toEqual([goradon]));
  await waitFor(() => expect(stored()?.unresolved).toBeUndefined());

  await user.keyboard('{Control>}i{/Control}');
  await paste(user);
  fireEvent.click(screen.getByRole('radio', { name: 'Replace this deck' }));
  await screen.findByText(/give way to the list/);
  await confirm('Replace the deck');
  await waitFor(() => expect(stored()?.lines).toEqual([{ card: 'BS01-001', count: 2, zone: 'main' }]));
  expect(stored()?.name).toEqual({ en: 'My red' });
});

test('A-77: lost lines of a saved deck are mended or removed in the editor, and undo brings them back', async () => {
  const user = userEvent.setup();
  bridge.decks.set('own', { ...own, unresolved: reading.unresolved.map(({ line, ...rest }) => rest) });
  show('own');
  const lost = await screen.findByRole('region', { name: 'Lines for which no card was found' });
  await user.click(within(lost).getByRole('button', { name: 'Find the card for “3 Gorradon”' }));
  await user.click(await within(lost).findByRole('option', { name: /^Goradon/ }));
  const stored = () => bridge.decks.get('own');
  await waitFor(() => expect(stored()?.lines[0]?.count).toBe(goradon.count + 3));
  await user.click(within(lost).getByRole('button', { name: 'Remove “1 Nobody” from the deck' }));
  await waitFor(() => expect(stored()?.unresolved).toBeUndefined());
  expect(screen.queryByRole('region', { name: 'Lines for which no card was found' })).toBeNull();
  act(() => useDecks.getState().undo('own'));
  expect(await screen.findByText('1 Nobody')).toBeDefined();
});

test('A list is read as another form, or of another game, when the user says so', async () => {
  const user = userEvent.setup();
  show(null);
  await openImport(user);
  await paste(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Read as' }), 'YAML list');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Colossus Order');
  await waitFor(() =>
    expect(inputsOf('decks.read').at(-1)).toMatchObject({ format: 'yaml', game: 'colossus-order', language: 'en' }),
  );
});

test('A file of 200 MB is refused with a sentence before it is read; what cannot be read says where and why', async () => {
  const user = userEvent.setup();
  show(null);
  await openImport(user);
  const file = new File(['x'], 'huge.txt');
  Object.defineProperty(file, 'size', { value: 200_000_000 });
  const read = vi.fn(async () => new ArrayBuffer(1));
  Object.defineProperty(file, 'arrayBuffer', { value: read });
  await screen.findByRole('dialog');
  await user.upload(screen.getByLabelText('Choose a file…'), file);
  expect((await screen.findByRole('alert')).textContent).toContain('“huge.txt” has 200 MB');
  expect(read).not.toHaveBeenCalled();
  expect(inputsOf('decks.read')).toEqual([]);

  bridge.answer('decks.read', () => ({ code: 'bad-input', message: { en: 'Line 3: not valid JSON.', ja: '3行目' } }));
  await user.upload(screen.getByLabelText('Choose a file…'), fileOf('{"a":', 'bad.json'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Line 3: not valid JSON.'));
  expect(inputsOf('decks.read')).toMatchObject([{ source: { base64: btoa('{"a":') } }]);
  expect(screen.getByRole('button', { name: 'Create the deck' })).toHaveProperty('disabled', true);
});

test('A list that is pasted outside of a field opens the import with it, and so does a file that is dropped', async () => {
  show('own');
  await screen.findByRole('heading', { name: 'My red' });
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => '2 Goradon' } });
  expect(await screen.findByDisplayValue('2 Goradon')).toBeDefined();
  await waitFor(() => expect(inputsOf('decks.read')).toMatchObject([{ source: { text: '2 Goradon' } }]));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.drop(document.body, { dataTransfer: { files: [fileOf('1 A', 'list.txt')], types: ['Files'] } });
  expect(await screen.findByText(/list\.txt/)).toBeDefined();
});

test('A-80: every form is written, shown, copied and saved under the name that the data side gives', async () => {
  const user = userEvent.setup();
  bridge.answer('decks.write', ({ format }) => ({
    fileName: `My red.${format}`,
    text: `as ${format}`,
    pictures: null,
  }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  show('own');
  await screen.findByRole('heading', { name: 'My red' });
  await user.keyboard('{Control>}e{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Export “My red”' });
  const forms = within(dialog).getAllByRole('radio');
  expect(forms).toHaveLength(9);
  for (const form of forms) {
    await user.click(form);
    await waitFor(() => expect(inputsOf('decks.write')).not.toEqual([]));
  }
  await within(dialog).findByDisplayValue('as yaml');
  expect(new Set(inputsOf('decks.write').map((input) => (input as { format: string }).format)).size).toBe(9);
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('as yaml');
  await user.click(within(dialog).getByRole('button', { name: 'Save as a file' }));
  expect(saved).toEqual(['My red.yaml']);
});

test('A-95: what is exported is what is on the screen: a change that is still being saved is waited for', async () => {
  let saves = 0;
  bridge.answer('decks.write', () => ({ fileName: 'a.txt', text: `after ${saves} saves`, pictures: null }));
  let finish = () => {};
  const user = userEvent.setup();
  show('own');
  await screen.findByRole('heading', { name: 'My red' });
  bridge.answer('decks.save', ({ id, lines }) => {
    const deck: Deck = { ...own, id: id ?? '', lines: lines.map(({ zone = 'main', ...line }) => ({ ...line, zone })) };
    return new Promise((done) => {
      finish = () => {
        saves += 1;
        done(deck);
      };
    });
  });
  act(() => useDecks.getState().edit('own', (now) => ({ ...now, lines: [] })));
  await user.keyboard('{Control>}e{/Control}');
  expect(await screen.findByText('The last change is still being saved')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true);
  finish();
  expect(await screen.findByDisplayValue('after 1 saves')).toBeDefined();
});

test.each(['en', 'ja'] as const)(
  'A-165: import and export keep the rules of accessibility: %s',
  {
    timeout: 90_000,
  },
  async (language) => {
    const user = userEvent.setup();
    setLanguage(language);
    bridge.answer('decks.write', () => ({ fileName: 'a.txt', text: 'a', pictures: { sheets: [], back: 'b.png' } }));
    show('own');
    await screen.findByRole('heading', { name: 'My red' });
    await user.keyboard('{Control>}i{/Control}');
    (await screen.findByRole('textbox', { name: language === 'en' ? /^Deck list/ : /^デッキリスト/ })).focus();
    await user.paste('2 Goradon');
    await screen.findByText('3 Gorradon');
    await user.click(
      screen.getAllByRole('button', { name: language === 'en' ? /^Find the card for/ : /のカードを探す$/ })[0]!,
    );
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByRole('option', { name: language === 'en' ? /^Goradon/ : /^ゴラドン/ });
    await expectAccessible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: language === 'en' ? 'Cancel' : 'キャンセル' }));
    await user.keyboard('{Control>}e{/Control}');
    await screen.findByDisplayValue('a');
    await user.click(screen.getByRole('radio', { name: 'Tabletop Simulator' }));
    await screen.findByDisplayValue('a');
    await expectAccessible();
    setLanguage('en');
  },
);
