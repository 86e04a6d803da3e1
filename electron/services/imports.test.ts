import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startClient } from '../../db/client.ts';
import { createImportClient } from '../../db/import-client.ts';
import type { ImportProgress } from '../../db/import-messages.ts';
import { freshFolder, writeBundle } from '../../db/testing/data-folder.ts';
import type { CallInput, CallOutput } from '../ipc/contract.ts';
import { contract } from '../ipc/contract.ts';
import type { importContract } from '../ipc/import-contract.ts';
import { importHandlers } from './imports.ts';

type ImportCall = keyof typeof importContract;

/** The import calls on real threads, checked as the router checks them. */
function start(dataDir = freshFolder()) {
  const progress: ImportProgress[] = [];
  const onImported = vi.fn();
  let onProgress = (_: ImportProgress) => {};
  const data = startClient({
    dataDir,
    assetsDir: writeBundle(),
    worker: new URL('../../db/worker.ts', import.meta.url),
    onLibrary: () => {},
    log: () => {},
  });
  const imports = createImportClient({
    worker: new URL('../../db/import-worker.ts', import.meta.url),
    onProgress: (_, now) => {
      progress.push(now);
      onProgress(now);
    },
    log: () => {},
  });
  onTestFinished(async () => {
    await imports.closeAll();
    await data.close();
  });
  const handlers = importHandlers(data, imports, onImported);
  async function call<N extends ImportCall>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
    const handler = handlers[name] as (input: unknown) => Promise<{ ok: boolean; value?: unknown; error?: unknown }>;
    const answer = await handler(contract[name].input.parse(input));
    if (!answer.ok) throw answer.error;
    return contract[name].output.parse(answer.value) as CallOutput<N>;
  }
  async function send(file: string | Uint8Array): Promise<string> {
    const bytes = Buffer.from(file);
    const { id } = await call('import.open', { bytes: bytes.length });
    for (let at = 0; at < bytes.length; at += 500_000) {
      await call('import.send', { id, base64: bytes.subarray(at, at + 500_000).toString('base64') });
    }
    return id;
  }
  const search = async (text: string) => {
    const found = await data.call('library.search', { text, game: null, offset: 0, limit: 10 });
    if (!found.ok) throw new Error(found.error.message.en);
    return found.value.total;
  };
  return { call, send, search, progress, onImported, listen: (how: typeof onProgress) => (onProgress = how), dataDir };
}

const sentence = (text: string) => ({ message: { en: expect.stringContaining(text) } });

/** A table of cards; `extra` rows stand at its end. */
function table(count: number, extra = ''): string {
  const rows = Array.from({ length: count }, (_, i) => `MY01-${String(i + 1).padStart(3, '0')},spirit,Card ${i},1,red`);
  return `Code,Sort,Name,Cost,Colour\n${rows.join('\n')}\n${extra}`;
}

const mapping = { number: 'Code', kind: 'Sort', nameEn: 'Name', cost: 'Cost', colors: 'Colour' };

test('A-107: a table is detected, mapped, shown row by row, and only then written; then it is found', async () => {
  const { call, send, search, onImported } = start();
  const id = await send(table(3, 'MY01-004,wizard,Wrong,1,red\nMY01-005,spirit,A, comma,1,red\n'));
  const detected = await call('import.detect', { id });
  expect(detected).toMatchObject({ form: 'csv', encoding: 'utf-8', rows: 5 });
  expect(detected.table).toMatchObject({
    columns: ['Code', 'Sort', 'Name', 'Cost', 'Colour'],
    mapping: { nameEn: 'Name', cost: 'Cost', colors: 'Colour' },
    remembered: false,
    game: null,
  });
  await expect(call('import.check', { id, mapping: detected.table!.mapping, game: null })).rejects.toMatchObject(
    sentence('needs columns for number, kind and a name'),
  );

  const checked = await call('import.check', { id, mapping, game: null });
  expect(checked).toMatchObject({ state: 'done', added: 3, changed: 0, same: 0, refused: 2, warned: 3 });
  expect(await search('set:MY01')).toBe(0);
  const { total, lines } = await call('import.lines', { id, show: 'refused', offset: 0, limit: 50 });
  expect(total).toBe(2);
  expect(lines).toMatchObject([
    {
      place: 5,
      fate: 'refused',
      text: 'MY01-004,wizard,Wrong,1,red',
      refusal: { en: expect.stringContaining('kind') },
    },
    { place: 6, fate: 'refused', refusal: { en: expect.stringContaining('6 cells where the heading has 5') } },
  ]);
  const warned = await call('import.lines', { id, show: 'warned', offset: 1, limit: 1 });
  expect(warned).toMatchObject({
    total: 3,
    lines: [{ place: 3, fate: 'added', id: 'MY01-002', name: { en: 'Card 1' } }],
  });

  await expect(call('import.commit', { id, whenRefused: 'nothing' })).rejects.toMatchObject(
    sentence('2 rows are refused, so nothing was imported'),
  );
  expect(await search('set:MY01')).toBe(0);
  expect(onImported).not.toHaveBeenCalled();
  expect(await call('import.commit', { id, whenRefused: 'rest' })).toMatchObject({
    state: 'done',
    added: 3,
    refused: 2,
    sets: [{ game: 'battle-spirits', code: 'MY01', cards: 3 }],
  });
  expect(onImported).toHaveBeenCalledOnce();
  expect(await search('set:MY01')).toBe(3);
});

test('the mapping of a table is remembered for the same headings, also after a restart', async () => {
  const first = start();
  const id = await first.send(table(1));
  await first.call('import.detect', { id });
  await first.call('import.check', { id, mapping, game: 'battle-spirits' });
  const again = start(first.dataDir);
  const other = await again.send('Colour,Cost,Name,Sort,Code\nred,1,One,spirit,MY09-001\n');
  expect((await again.call('import.detect', { id: other })).table).toMatchObject({
    mapping,
    game: 'battle-spirits',
    remembered: true,
  });
});

test('A-107: what would change is told field by field, with what stands there now', async () => {
  const { call, send } = start();
  const card = { cardId: 'T1-002', name: 'レッドドラゴン', type: 'spirit', colors: ['red'], cost: 7, levels: null };
  const id = await send(JSON.stringify([card, { ...card, cardId: 'T1-002B' }]));
  await call('import.detect', { id });
  expect(await call('import.check', { id, mapping: null, game: null })).toMatchObject({ changed: 1, added: 0 });
  const { lines } = await call('import.lines', { id, show: 'changed', offset: 0, limit: 9 });
  expect(lines[0]).toMatchObject({
    place: 1,
    isPrinting: false,
    warnings: [{}, { en: expect.stringContaining('Costwise') }],
  });
  expect(lines[0]!.changes).toContainEqual({ field: 'cost', before: '5', after: '7' });
  expect(lines[1]).toMatchObject({ place: 2, isPrinting: true, id: 'T1-002', changes: [] });
});

test('a file of 200 MB is refused with its size before any of it is read, and so is more than was announced', async () => {
  const { call } = start();
  await expect(call('import.open', { bytes: 200_000_000 })).rejects.toMatchObject(sentence('The file has 200 MB'));
  const { id } = await call('import.open', { bytes: 3 });
  await expect(call('import.detect', { id })).rejects.toMatchObject(sentence('has not arrived'));
  await expect(call('import.send', { id, base64: Buffer.from('1234').toString('base64') })).rejects.toMatchObject(
    sentence('More came than was announced'),
  );
});

test.each([
  ['wrong JSON, with line and column', '[\n  {"cardId": "A-1",}\n]', 'line 2, column 20'],
  ['JSON that is no card data', '{"a": 1}', 'no card data that is known'],
  ['a file without text', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe]), 'is no text'],
  [
    'mixed encodings, with the line',
    Buffer.concat([Buffer.from('番号,種類,名前\n'), Buffer.from([0x83, 0x8f, 0x83, 0x4b, 0xa0, 0xff, 0x0a])]),
    '(line 2)',
  ],
  ['an empty file', '', 'The table is empty'],
])('bad input: %s', async (_, file, words) => {
  const { call, send } = start();
  const id = await send(file);
  await expect(call('import.detect', { id })).rejects.toMatchObject(sentence(words));
});

test('A-150: Shift_JIS, byte order marks, full-width digits, entities and number suffixes are read as what they mean', async () => {
  const { call, send, search } = start();
  const shiftJis = Buffer.from(
    // 番号,種類,名前,コスト and ＭＹ０２－００１,スピリット,竜,３
    '94d48d862c8eed97de2c96bc914f2c8352835883670a826c8278824f8251817c824f824f82502c83588373838a836283672c97b32c82520a',
    'hex',
  );
  const first = await send(shiftJis);
  expect(await call('import.detect', { id: first })).toMatchObject({ encoding: 'shift_jis', rows: 1 });
  const detected = await call('import.detect', { id: first });
  await call('import.check', { id: first, mapping: detected.table!.mapping, game: null });
  const { lines } = await call('import.lines', { id: first, show: 'all', offset: 0, limit: 9 });
  expect(lines).toMatchObject([{ fate: 'added', id: 'MY02-001', name: { ja: '竜' } }]);

  const second = await send(
    '\uFEFFnumber,kind,name,cost\nMY03-014A,spirit,Knight &amp; Dragon,１\nMY03-014B,spirit,Knight &amp; Dragon,１\n',
  );
  await call('import.detect', { id: second });
  await call('import.check', { id: second, mapping: null, game: null });
  expect(await call('import.commit', { id: second, whenRefused: 'nothing' })).toMatchObject({ added: 1 });
  expect(await search('"Knight & Dragon" cost:1')).toBe(1);
  expect(await search('MY03-014B')).toBe(1);
});

test.each(['reading', 'planning'] as const)('a dry run can be stopped while %s; the file stays open', async (phase) => {
  const { call, send, listen } = start();
  const id = await send(table(8_000));
  await call('import.detect', { id });
  listen((now) => void (now.phase === phase && call('import.stop', { id })));
  expect(await call('import.check', { id, mapping, game: null })).toEqual({ state: 'stopped' });
  listen(() => {});
  expect(await call('import.check', { id, mapping, game: null })).toMatchObject({ state: 'done', added: 8_000 });
});

test.each(['writing', 'indexing'] as const)(
  'A-133: an import can be stopped while %s, and has not happened then',
  async (phase) => {
    const { call, send, search, listen, progress, onImported } = start();
    const id = await send(table(8_000));
    await call('import.detect', { id });
    await call('import.check', { id, mapping, game: null });
    const before = await search('');
    let during = -1;
    listen((now) => {
      if (now.phase !== phase || during !== -1) return;
      during = 0;
      void search('').then(async (found) => {
        during = found;
        await call('import.stop', { id });
      });
    });
    expect(await call('import.commit', { id, whenRefused: 'rest' })).toEqual({ state: 'stopped' });
    // The library answers meanwhile, as it was before.
    expect(during).toBe(before);
    expect(await search('')).toBe(before);
    expect(onImported).not.toHaveBeenCalled();
    expect(progress.some((now) => now.phase === phase && now.total === 8_000 && now.done > 0)).toBe(true);
  },
);

test('another file puts the one that is open away, and a call for that one says so', async () => {
  const { call, send } = start();
  const first = await send(table(1));
  const second = await send(table(2));
  await expect(call('import.detect', { id: first })).rejects.toMatchObject(sentence('no longer open'));
  expect(await call('import.detect', { id: second })).toMatchObject({ rows: 2 });
  await call('import.close', { id: second });
  await expect(call('import.detect', { id: second })).rejects.toMatchObject(sentence('no longer open'));
});

test('a library that cannot be opened gives a sentence, and the file stays open', async () => {
  const imports = createImportClient({
    worker: new URL('../../db/import-worker.ts', import.meta.url),
    onProgress: () => {},
    log: () => {},
  });
  onTestFinished(() => imports.closeAll());
  const bytes = Buffer.from(table(1));
  const opened = await imports.open(join(freshFolder(), 'nothing.db'), bytes.length);
  if (!opened.ok) throw new Error('not opened');
  const { id } = opened.value;
  await imports.ask(id, 'receive', new Uint8Array(bytes));
  await imports.ask(id, 'detect', null);
  expect(await imports.ask(id, 'check', { mapping, game: null })).toMatchObject({
    ok: false,
    error: sentence('Something went wrong in the data store'),
  });
  expect(await imports.ask(id, 'detect', null)).toMatchObject({ ok: true });
});

test('a row that repeats a number brings nothing and says so; changed levels and names are told in plain words', async () => {
  const { call, send } = start();
  const dragon = {
    cardId: 'T1-002',
    name: '赤竜',
    type: 'spirit',
    colors: ['red'],
    cost: 5,
    levels: [
      { level: 1, cores: 1, bp: 1000 },
      { level: 2, cores: 3, bp: 4000 },
    ],
    symbol: ['red', 'red'],
  };
  const id = await send(JSON.stringify([dragon, dragon]));
  await call('import.detect', { id });
  expect(await call('import.check', { id, mapping: null, game: null })).toMatchObject({
    changed: 1,
    rows: { all: 2, changed: 1, same: 1, warned: 2 },
  });
  const { lines } = await call('import.lines', { id, show: 'all', offset: 0, limit: 9 });
  expect(lines[0]!.changes).toEqual(
    expect.arrayContaining([
      { field: 'name', before: 'Red Dragon / レッドドラゴン', after: 'Red Dragon / 赤竜' },
      { field: 'symbols', before: null, after: 'red 2' },
      { field: 'levels', before: 'LV1 1/1000', after: 'LV1 1/1000, LV2 3/4000' },
    ]),
  );
  expect(lines[1]).toMatchObject({ fate: 'same', warnings: [{ ja: expect.stringContaining('最初のもの（1枚目') }] });
});
