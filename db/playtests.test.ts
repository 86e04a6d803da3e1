import { expect, test } from 'vitest';
import { changeLine, recordStep, removePlaytest, renamePlaytest, restorePlaytest } from './playtest-record.ts';
import { getPlaytest, listAside, listPlaytests, startPlaytest } from './playtests.ts';
import { errorOf, good, openTestStore } from './testing/data-folder.ts';

const setup = {
  game: 'battle-spirits',
  deckId: null,
  deckName: 'Deck',
  lines: [{ card: 'unknown-card', count: 3, zone: 'main' }],
  seed: '0000002A',
  first: true,
  rules: { soulCore: true },
} as const;
const act = (n: number) => ({ type: 'act', n });
const on = { line: 1, from: null, turn: null } as const;

async function begun(actions: number) {
  const store = await openTestStore();
  const { id } = good(startPlaytest(store, 'Game', { ...setup, lines: [...setup.lines] }));
  for (let n = 1; n <= actions; n += 1) good(recordStep(store, { ...on, id, pointer: n, action: act(n), turn: n }));
  return { store, id };
}

test('a playtest is read back with its setup, actions and turn, whatever cards they name', async () => {
  const { store, id } = await begun(3);
  expect(good(getPlaytest(store, id))).toMatchObject({
    name: 'Game',
    setup,
    seed: '0000002A',
    actionCount: 3,
    pointer: 3,
    line: 1,
    lineCount: 1,
    turn: 3,
    lines: [{ line: 1, name: null, parent: null, fork: 0, removed: false, actions: [act(1), act(2), act(3)] }],
  });
});

test('A-55: undo moves the pointer and loses nothing; choosing anew begins a new line and keeps the old one', async () => {
  const { store, id } = await begun(3);
  expect(good(recordStep(store, { ...on, id, pointer: 1, action: null }))).toMatchObject({
    pointer: 1,
    actionCount: 3,
  });
  const anew = good(recordStep(store, { id, line: 2, from: 1, pointer: 2, action: act(9), turn: 1 }));
  expect(anew).toMatchObject({ line: 2, pointer: 2, actionCount: 2, lineCount: 2, turn: 1 });
  expect(good(getPlaytest(store, id)).lines).toMatchObject([
    { line: 1, actions: [act(1), act(2), act(3)] },
    { line: 2, parent: 1, fork: 1, actions: [act(9)] },
  ]);
  expect(good(recordStep(store, { ...on, id, pointer: 3, action: null }))).toMatchObject({ line: 1, actionCount: 3 });
});

test('a line may begin within what its parent has from its own parent', async () => {
  const { store, id } = await begun(3);
  good(recordStep(store, { id, line: 2, from: 1, pointer: 3, action: act(9), turn: null }));
  good(recordStep(store, { id, line: 3, from: 2, pointer: 1, action: act(8), turn: null }));
  expect(good(getPlaytest(store, id)).lines.at(-1)).toMatchObject({ line: 3, parent: 2, fork: 0, actions: [act(8)] });
});

test('no written action is ever overwritten; the same step twice is written once', async () => {
  const { store, id } = await begun(2);
  const before = good(getPlaytest(store, id));
  expect(errorOf(recordStep(store, { ...on, id, pointer: 2, action: act(7) })).message.en).toContain('a new line must');
  expect(good(getPlaytest(store, id))).toEqual(before);
  good(recordStep(store, { ...on, id, pointer: 2, action: act(2) }));
  expect(good(getPlaytest(store, id)).lines).toEqual(before.lines);
  const anew = { id, line: 2, from: 1, pointer: 1, action: act(5), turn: null } as const;
  good(recordStep(store, anew));
  expect(good(recordStep(store, anew))).toMatchObject({ line: 2, actionCount: 1, lineCount: 2 });
});

test('a pointer or line that would leave a gap is refused and nothing is changed', async () => {
  const { store, id } = await begun(2);
  const before = good(getPlaytest(store, id));
  expect(errorOf(recordStep(store, { ...on, id, pointer: 4, action: act(4) })).code).toBe('bad-input');
  expect(errorOf(recordStep(store, { ...on, id, pointer: 3, action: null })).code).toBe('bad-input');
  expect(errorOf(recordStep(store, { ...on, id, pointer: 0, action: act(0) })).code).toBe('bad-input');
  expect(errorOf(recordStep(store, { ...on, id, line: 5, pointer: 1, action: act(1) })).code).toBe('not-found');
  const far = { id, line: 2, from: 1, pointer: 4, action: act(1), turn: null } as const;
  expect(errorOf(recordStep(store, far)).code).toBe('bad-input');
  expect(errorOf(recordStep(store, { ...far, from: 7 })).code).toBe('not-found');
  expect(good(getPlaytest(store, id))).toEqual(before);
});

test('a line is named, taken out of the list and brought back; its actions stay all the time', async () => {
  const { store, id } = await begun(2);
  good(recordStep(store, { id, line: 2, from: 1, pointer: 1, action: act(5), turn: null }));
  good(changeLine(store, id, 1, { name: 'The first try' }));
  expect(good(changeLine(store, id, 1, { removed: true }))).toMatchObject({ lineCount: 1 });
  expect(good(getPlaytest(store, id)).lines[0]).toMatchObject({
    name: 'The first try',
    removed: true,
    actions: [act(1), act(2)],
  });
  expect(good(changeLine(store, id, 1, { removed: false }))).toMatchObject({ lineCount: 2 });
  expect(errorOf(changeLine(store, id, 9, { name: 'x' })).code).toBe('not-found');
});

test('the list stands in order of the last change', async () => {
  const store = await openTestStore();
  const start = (name: string, day: string) =>
    good(startPlaytest(store, name, { ...setup, lines: [...setup.lines] }, new Date(day))).id;
  const first = start('first', '2026-01-01');
  start('second', '2026-01-02');
  good(recordStep(store, { ...on, id: first, pointer: 1, action: act(1) }, new Date('2026-01-03')));
  expect(good(listPlaytests(store)).map((one) => one.name)).toEqual(['first', 'second']);
  good(renamePlaytest(store, first, 'renamed'));
  expect(good(listPlaytests(store))[0]?.name).toBe('renamed');
});

test('a removed playtest can be brought back with all its actions; after 30 days it goes for good', async () => {
  const { store, id } = await begun(2);
  const { lines } = good(getPlaytest(store, id));
  good(removePlaytest(store, id, new Date('2026-01-01')));
  expect(good(listPlaytests(store))).toEqual([]);
  expect(errorOf(getPlaytest(store, id)).code).toBe('not-found');
  expect(errorOf(recordStep(store, { ...on, id, pointer: 1, action: null })).code).toBe('not-found');
  good(restorePlaytest(store, id));
  expect(good(getPlaytest(store, id)).lines).toEqual(lines);
  good(removePlaytest(store, id, new Date('2026-01-01')));
  const other = good(startPlaytest(store, 'Other', { ...setup, lines: [...setup.lines] })).id;
  good(removePlaytest(store, other, new Date('2026-01-30')));
  good(restorePlaytest(store, id));
  good(removePlaytest(store, id, new Date('2026-01-01')));
  good(restorePlaytest(store, other));
  good(removePlaytest(store, other, new Date('2026-02-02')));
  expect(errorOf(restorePlaytest(store, id)).code).toBe('not-found');
  expect(good(store.user).prepare('SELECT count(*) AS n FROM line_actions').get()).toEqual({ n: 0 });
});

test('A-95: a setup that this version cannot read is set aside with the place that is wrong, and left as it is', async () => {
  const { store, id } = await begun(1);
  const damaged = JSON.stringify({ ...setup, game: 'another' });
  good(store.user).prepare('UPDATE playtests SET setup = ? WHERE id = ?').run(damaged, id);
  expect(errorOf(getPlaytest(store, id))).toMatchObject({
    code: 'damaged',
    message: { en: expect.stringMatching(/"Game".*"game"/) },
  });
  expect(good(listPlaytests(store))).toEqual([]);
  expect(good(listAside(store))).toMatchObject([{ id, name: 'Game', at: 'game' }]);
  expect(good(store.user).prepare('SELECT setup FROM playtests').get()).toEqual({ setup: damaged });
  good(removePlaytest(store, id));
  expect(good(listAside(store))).toEqual([]);
});

test('a stored action that is none keeps its place, so that the actions around it keep theirs', async () => {
  const { store, id } = await begun(3);
  good(store.user).prepare(`UPDATE line_actions SET action = '[1]' WHERE seq = 1`).run();
  expect(good(getPlaytest(store, id)).lines[0]?.actions).toEqual([act(1), { type: 'damaged' }, act(3)]);
});
