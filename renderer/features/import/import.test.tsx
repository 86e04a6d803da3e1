import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { CallOutput } from '../../../electron/ipc/contract.ts';
import type { DetectedFile, ImportCounts, ImportLine } from '../../../electron/ipc/import-contract.ts';
import { setBridge } from '../../shared/client/bridge.ts';
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../shared/testing/axe.ts';
import { type FakeBridge, failure, fakeBridge } from '../../shared/testing/fake-bridge.ts';
import { giveLayout } from '../../shared/testing/layout.ts';
import { LiveRegion } from '../../shared/ui/LiveRegion.tsx';
import { ImportScreen } from './ImportScreen.tsx';
import { useImport } from './import-store.ts';

const table: DetectedFile = {
  form: 'csv',
  encoding: 'shift_jis',
  rows: 3,
  table: {
    columns: ['Code', 'Sort', 'Name', 'Price'],
    samples: [
      ['MY01-001', 'spirit', 'One', '100'],
      ['MY01-002', 'spirit', 'Two', '200'],
    ],
    mapping: { nameEn: 'Name' },
    game: null,
    remembered: false,
  },
};
const list: DetectedFile = { form: 'd', encoding: 'utf-8', rows: 2, table: null };

const counts: ImportCounts = {
  form: 'csv',
  added: 1,
  changed: 1,
  same: 0,
  refused: 1,
  warned: 1,
  rows: { all: 3, added: 1, changed: 1, same: 0, refused: 1, warned: 1 },
};
const plain = { isPrinting: false, refusal: null, warnings: [], changes: [] } as const;
const lines: readonly ImportLine[] = [
  {
    ...plain,
    place: 2,
    fate: 'added',
    id: 'MY01-001',
    name: { en: 'One' },
    text: 'MY01-001,spirit,One',
    warnings: [{ en: 'No levels.', ja: 'レベルなし。' }],
  },
  {
    ...plain,
    place: 3,
    fate: 'changed',
    id: 'MY01-002',
    name: { en: 'Two' },
    text: 'MY01-002,spirit,Two',
    changes: [{ field: 'cost', before: '5', after: '7' }],
  },
  {
    ...plain,
    place: 4,
    fate: 'refused',
    id: null,
    name: null,
    text: 'MY01-003,wizard,Three',
    refusal: { en: 'kind: no.', ja: '種類：不可。' },
  },
];

const result: CallOutput<'import.commit'> = {
  ...counts,
  state: 'done',
  sets: [{ game: 'battle-spirits', code: 'MY01', cards: 2 }],
};

let bridge: FakeBridge;
beforeEach(() => {
  giveLayout(900, 400);
  setLanguage('en');
  useImport.setState({ stage: { step: 'file', fault: null } });
  bridge = fakeBridge();
  let opened = 0;
  bridge.answer('import.open', () => {
    opened += 1;
    return { id: `file-${opened}` };
  });
  bridge.answer('import.send', () => ({ received: 1 }));
  bridge.answer('import.detect', () => table);
  bridge.answer('import.check', () => ({ ...counts, state: 'done' }));
  bridge.answer('import.lines', ({ show }) => {
    const shown = lines.filter(
      (line) => show === 'all' || line.fate === show || (show === 'warned' && line.warnings.length > 0),
    );
    return { total: shown.length, lines: shown };
  });
  bridge.answer('import.commit', () => result);
  bridge.answer('import.stop', () => ({}));
  bridge.answer('import.close', () => ({}));
  setBridge(bridge);
});

function show() {
  const location = memoryLocation({ path: '/library/import', record: true });
  render(
    <Router hook={location.hook}>
      <ImportScreen />
      <LiveRegion />
    </Router>,
  );
  return location;
}

const callsOf = (name: string) => bridge.calls.filter((call) => call.name === name).map((call) => call.input);
const spoken = () => document.querySelector('[role=status][aria-live]')?.textContent;

async function choose(content: string, name = 'cards.csv') {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File([content], name), { applyAccept: false });
}

const answered = () => new Promise((done) => setTimeout(done, 30));

test('A-107: a table goes by its columns, what would happen row by row, and then comes in; the link shows the new cards', async () => {
  const user = userEvent.setup();
  const { history } = show();
  await choose('番号,種類\n');
  await screen.findByRole('heading', { name: 'Which column is which?' });
  expect(atob((callsOf('import.send')[0] as { base64: string }).base64)).toBe(
    String.fromCharCode(...new TextEncoder().encode('番号,種類\n')),
  );
  const next = screen.getByRole('button', { name: /Check the rows/ });
  expect(next).toHaveProperty('disabled', true);
  expect(screen.getByText('Still missing: Number, Kind.')).toBeDefined();
  expect(screen.getByText('MY01-001 · MY01-002')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('What the column “Code” holds'), 'number');
  await user.selectOptions(screen.getByLabelText('What the column “Sort” holds'), 'kind');
  await user.selectOptions(screen.getByLabelText('What the column “Price” holds'), 'cost');
  // A fact has one column: the price is none any more.
  await user.selectOptions(screen.getByLabelText('What the column “Price” holds'), '');
  await user.selectOptions(screen.getByLabelText('Game of all rows'), 'battle-spirits');
  await expectAccessible();
  await user.keyboard('{Control>}{Enter}{/Control}');

  await screen.findByRole('heading', { name: 'What would happen' });
  expect(callsOf('import.check')).toEqual([
    { id: 'file-1', mapping: { number: 'Code', kind: 'Sort', nameEn: 'Name' }, game: 'battle-spirits' },
  ]);
  expect(spoken()).toBe('1 new, 1 changed, 0 unchanged, 1 refused, 1 with a warning.');
  // What is refused is what must be looked at first.
  const rows = screen.getByRole('listbox', { name: 'Rows of the file' });
  const refused = await within(rows).findByRole('option');
  expect(refused.textContent).toContain('Row 4');
  expect(refused.textContent).toContain('kind: no.');
  expect(refused.textContent).toContain('MY01-003,wizard,Three');
  await user.click(screen.getByRole('radio', { name: /Changed/ }));
  expect(await screen.findByText('Cost: 5 → 7')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /Warnings/ }));
  expect(await screen.findByText('No levels.')).toBeDefined();
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: /Import the other 2 cards/ }));
  await screen.findByRole('heading', { name: 'The cards are in the library' });
  expect(callsOf('import.commit')).toEqual([{ id: 'file-1', whenRefused: 'rest' }]);
  expect(callsOf('import.close')).toEqual([{ id: 'file-1' }]);
  expect(spoken()).toBe('2 cards imported');
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Show them in the library' }));
  expect(history.at(-1)).toBe('/library?search=set%3AMY01');
});

test('a list goes to its rows at once; without refused rows all comes in or, if one has come up since, nothing', async () => {
  const user = userEvent.setup();
  bridge.answer('import.detect', () => list);
  bridge.answer('import.check', () => ({
    ...counts,
    form: 'd',
    state: 'done',
    refused: 0,
    rows: { ...counts.rows, refused: 0 },
  }));
  show();
  await choose('[]', 'cards.json');
  const all = await screen.findByRole('button', { name: /Import 2 cards/ });
  expect(screen.getByText('cards.json · TCG Arena', { exact: false })).toBeDefined();
  expect(await screen.findByText('Card 2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Import nothing' })).toBeNull();
  bridge.answer('import.commit', () => ({ ...failure, message: { en: '1 row is refused.', ja: '1行。' } }));
  await user.click(all);
  expect((await screen.findByRole('alert')).textContent).toBe('1 row is refused.');
  expect(callsOf('import.commit')).toEqual([{ id: 'file-1', whenRefused: 'nothing' }]);
});

test('when rows are refused the user may import nothing, and the file is put away', async () => {
  const user = userEvent.setup();
  bridge.answer('import.detect', () => list);
  show();
  await choose('[]');
  await user.click(await screen.findByRole('button', { name: 'Import nothing' }));
  expect(screen.getByRole('heading', { name: 'Which card data?' })).toBeDefined();
  expect(spoken()).toBe('Nothing was imported.');
  expect(callsOf('import.commit')).toEqual([]);
  expect(callsOf('import.close')).toEqual([{ id: 'file-1' }]);
});

test('what is wrong with a file stands where it was chosen, and another can be taken at once', async () => {
  bridge.answer('import.open', () => ({
    ...failure,
    code: 'bad-input',
    message: { en: 'The file has 200 MB.', ja: '200MB。' },
  }));
  show();
  await choose('x');
  expect((await screen.findByRole('alert')).textContent).toBe('The file has 200 MB.');
  expect(callsOf('import.send')).toEqual([]);
  bridge.answer('import.open', () => ({ id: 'b' }));
  bridge.answer('import.detect', () => ({
    ...failure,
    message: { en: 'Not valid JSON (line 2, column 3).', ja: '2行3文字目。' },
  }));
  await choose('{');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('line 2, column 3'));
  bridge.answer('import.detect', () => list);
  await choose('[]');
  expect(await screen.findByRole('heading', { name: 'What would happen' })).toBeDefined();
});

test('a dropped file and a pasted text are taken too', async () => {
  show();
  fireEvent.dragOver(window, { dataTransfer: { types: ['Files'] } });
  expect(await screen.findByText('Let go: the file is read')).toBeDefined();
  fireEvent.drop(window, { dataTransfer: { files: [new File(['a'], 'dropped.csv')] } });
  expect(await screen.findByText(/dropped\.csv: a table of 3 rows/)).toBeDefined();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(await screen.findByRole('heading', { name: 'Which card data?' })).toBeDefined();
  fireEvent.paste(window, { clipboardData: { files: [], getData: () => 'number,kind,name' } });
  expect(await screen.findByText(/pasted text: a table of 3 rows/)).toBeDefined();
});

test('a text typed into the field is read by its button', async () => {
  const user = userEvent.setup();
  show();
  const read = screen.getByRole('button', { name: /Read the text/ });
  expect(read).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Or the text itself'), 'number');
  await user.click(read);
  expect(await screen.findByText(/pasted text: a table of 3 rows/)).toBeDefined();
});

test('A-133: an import tells how far it is and is stopped by its button or Esc; then nothing has happened', async () => {
  const user = userEvent.setup();
  bridge.answer('import.detect', () => list);
  let settle = (_: CallOutput<'import.commit'>) => {};
  bridge.answer('import.commit', () => new Promise((done) => (settle = done)));
  show();
  await choose('[]');
  await user.click(await screen.findByRole('button', { name: /Import the other/ }));
  const bar = await screen.findByRole('progressbar');
  act(() => bridge.send('import.progress', { id: 'another', phase: 'indexing', done: 1, total: 1 }));
  expect(bar.getAttribute('value')).toBe('0');
  act(() => bridge.send('import.progress', { id: 'file-1', phase: 'writing', done: 500, total: 1000 }));
  expect(screen.getByRole('progressbar', { name: 'Writing the cards' }).getAttribute('value')).toBe('27');
  expect(screen.getByText('500 of 1,000')).toBeDefined();
  await expectAccessible();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(callsOf('import.stop')).toEqual([{ id: 'file-1' }]);
  expect(screen.getByText('Stopping; nothing will have been imported')).toBeDefined();
  act(() => settle({ state: 'stopped' }));
  expect(await screen.findByRole('heading', { name: 'What would happen' })).toBeDefined();
  expect(spoken()).toBe('Cancelled. Nothing was imported.');
});

test('a dry run that is stopped leads back to the columns, as they were said', async () => {
  const user = userEvent.setup();
  let settle = (_: CallOutput<'import.check'>) => {};
  bridge.answer('import.detect', () => ({
    ...table,
    table: { ...table.table!, mapping: { number: 'Code', kind: 'Sort', nameEn: 'Name' }, remembered: true },
  }));
  bridge.answer('import.check', () => new Promise((done) => (settle = done)));
  show();
  await choose('x');
  expect(await screen.findByText('As you said it last time for a table with these headings.')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('What the column “Price” holds'), 'cost');
  await user.click(screen.getByRole('button', { name: /Check the rows/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  act(() => settle({ state: 'stopped' }));
  expect(await screen.findByLabelText<HTMLSelectElement>('What the column “Price” holds')).toHaveProperty(
    'value',
    'cost',
  );
});

test('leaving the screen loses nothing: the import goes on and is there again', async () => {
  bridge.answer('import.detect', () => list);
  const { unmount } = render(<ImportScreen />);
  await choose('[]');
  await screen.findByRole('heading', { name: 'What would happen' });
  unmount();
  await act(answered);
  show();
  expect(screen.getByRole('heading', { name: 'What would happen' })).toBeDefined();
});

test('A-139: of a hundred thousand rows only those in sight are asked for and drawn; the keyboard reaches the last', async () => {
  const user = userEvent.setup();
  bridge.answer('import.detect', () => list);
  bridge.answer('import.check', () => ({
    ...counts,
    state: 'done',
    refused: 0,
    rows: { ...counts.rows, all: 100_000, refused: 0 },
  }));
  const line = (i: number): ImportLine => ({
    ...plain,
    place: i + 1,
    fate: 'added',
    id: `N-${i}`,
    name: { en: `Card ${i}` },
    text: '',
  });
  bridge.answer('import.lines', ({ offset, limit }) => ({
    total: 100_000,
    lines: Array.from({ length: limit }, (_, i) => line(offset + i)),
  }));
  show();
  await choose('[]');
  const rows = await screen.findByRole('listbox', { name: 'Rows of the file' });
  await within(rows).findByText('Card 0');
  expect(within(rows).getAllByRole('option').length).toBeLessThan(40);
  expect(callsOf('import.lines')).toHaveLength(1);
  expect(document.activeElement).toBe(rows);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(within(rows).getByRole('option', { selected: true }).textContent).toContain('Card 2');
});

test('A-165: in Japanese every step is Japanese', async () => {
  setLanguage('ja');
  const user = userEvent.setup();
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('カードのインポート');
  await choose('x');
  await user.selectOptions(await screen.findByLabelText('列「Code」の内容'), 'number');
  expect(screen.getByText('未指定：種類')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('列「Sort」の内容'), 'kind');
  await user.click(screen.getByRole('button', { name: /内容を確認/ }));
  const row = await screen.findByRole('option');
  expect(row.textContent).toContain('4行目');
  expect(row.textContent).toContain('種類：不可。');
  await user.click(screen.getByRole('button', { name: /残りの2枚をインポート/ }));
  expect(await screen.findByRole('heading', { name: 'ライブラリにインポートしました' })).toBeDefined();
});
