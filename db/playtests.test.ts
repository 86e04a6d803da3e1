import { expect, test } from 'vitest';
import { getPlaytest, listPlaytests, recordAction, removePlaytest, startPlaytest } from './playtests.ts';
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

async function begun(actions: number) {
  const store = await openTestStore();
  const { id } = good(startPlaytest(store, 'Game', { ...setup, lines: [...setup.lines] }));
  for (let n = 1; n <= actions; n += 1) good(recordAction(store, id, n, act(n)));
  return { store, id };
}

test('a playtest is read back with its setup and actions, whatever cards they name', async () => {
  const { store, id } = await begun(3);
  expect(good(getPlaytest(store, id))).toMatchObject({
    name: 'Game',
    setup,
    seed: '0000002A',
    actionCount: 3,
    pointer: 3,
    actions: [act(1), act(2), act(3)],
  });
});

test('undo moves the pointer and loses nothing; a new action then drops what was undone', async () => {
  const { store, id } = await begun(3);
  expect(good(recordAction(store, id, 1, null))).toMatchObject({ pointer: 1, actionCount: 3 });
  expect(good(getPlaytest(store, id)).actions).toHaveLength(3);
  expect(good(recordAction(store, id, 3, null))).toMatchObject({ pointer: 3, actionCount: 3 });
  good(recordAction(store, id, 1, null));
  expect(good(recordAction(store, id, 2, act(9)))).toMatchObject({ pointer: 2, actionCount: 2 });
  expect(good(getPlaytest(store, id)).actions).toEqual([act(1), act(9)]);
  expect(good(recordAction(store, id, 0, null))).toMatchObject({ pointer: 0, actionCount: 2 });
});

test('a pointer that would leave a gap is refused and nothing is changed', async () => {
  const { store, id } = await begun(2);
  const before = good(getPlaytest(store, id));
  expect(errorOf(recordAction(store, id, 4, act(4))).code).toBe('bad-input');
  expect(errorOf(recordAction(store, id, 3, null)).code).toBe('bad-input');
  expect(errorOf(recordAction(store, id, 0, act(0))).code).toBe('bad-input');
  expect(good(getPlaytest(store, id))).toEqual(before);
});

test('the list stands in order of the last change; a removed playtest takes its actions along', async () => {
  const store = await openTestStore();
  const start = (name: string, day: string) =>
    good(startPlaytest(store, name, { ...setup, lines: [...setup.lines] }, new Date(day))).id;
  const first = start('first', '2026-01-01');
  start('second', '2026-01-02');
  good(recordAction(store, first, 1, act(1), new Date('2026-01-03')));
  expect(good(listPlaytests(store)).map((one) => one.name)).toEqual(['first', 'second']);
  good(removePlaytest(store, first));
  expect(good(store.user).prepare('SELECT count(*) AS n FROM playtest_actions').get()).toEqual({ n: 0 });
  expect(errorOf(recordAction(store, first, 1, act(1))).code).toBe('not-found');
});

test('a setup that this version cannot read is said so and left as it is; the list goes on without it', async () => {
  const { store, id } = await begun(1);
  good(store.user).prepare(`UPDATE playtests SET setup = '{"game":"another"}' WHERE id = ?`).run(id);
  expect(errorOf(getPlaytest(store, id))).toMatchObject({
    code: 'damaged',
    message: { en: expect.stringContaining('"Game"') },
  });
  expect(good(listPlaytests(store))).toEqual([]);
  expect(good(store.user).prepare('SELECT count(*) AS n FROM playtest_actions').get()).toEqual({ n: 1 });
});
