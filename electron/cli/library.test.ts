import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { answerOf, difficultNames, difficultSet, freshData, writeJson } from './testing/library.ts';
import { costwise, fileWith } from './testing/run.ts';

const data = freshData();
const here = ['--data', data] as const;
const set = writeJson(dirname(data), 'difficult.json', difficultSet);
const none = { refused: [], warnings: [] };
const all = difficultNames.length;

interface Found {
  readonly total: number;
  readonly cards: readonly { readonly card: string; readonly name: string }[];
  readonly error: unknown;
}
const search = (...args: string[]) => answerOf(['library', 'search', ...here, ...args]) as Promise<Found>;
const namesOf = ({ cards }: Found) => cards.map(({ name }) => name);

beforeAll(async () => {
  const args = ['library', 'import', set, ...here];
  // A dry run changes nothing, and an import twice is the same as once.
  expect(await answerOf([...args, '--dry-run'])).toEqual({
    form: 'costwise',
    added: all,
    changed: 0,
    same: 0,
    ...none,
  });
  expect(await answerOf(args)).toEqual({ form: 'costwise', added: all, changed: 0, same: 0, ...none });
  expect(await answerOf(args)).toEqual({ form: 'costwise', added: 0, changed: 0, same: all, ...none });
});

test('A-89: names with words of SQL, quotes and wildcards are found as they are written', async () => {
  const quoted = (name: string) => (name.includes('"') ? `「${name}」` : `"${name}"`);
  const names = ['Selective Snare', 'Drop Table', "O'Brien", '100%_', 'a"b'];
  const found = await Promise.all(names.map((name) => search(`name=${quoted(name)}`)));
  expect(found.map(namesOf)).toEqual(names.map((name) => [name]));
});

test('A-98: words in any order, without punctuation, in any case and width; fields beside them', async () => {
  const [words, field, page, inverted] = await Promise.all([
    search('SECRET rds ｌａｉｒ'),
    search('game:co t:gem set:TST -samurai'),
    search('set:TST', '--limit', '2', '--offset', '1'),
    search('--limit', '0', '--', '-game:bs'),
  ]);
  expect(namesOf(words)).toEqual(["R&D's Secret Lair"]);
  expect(field).toMatchObject({ total: all - 1, error: null });
  expect(page).toMatchObject({ total: all });
  expect(page.cards).toHaveLength(2);
  expect(inverted).toMatchObject({ total: 8 + 61 + all, cards: [] });
});

test('a wrong query gives exit 1, says where and what was expected, and no empty result without a reason', async () => {
  const { exit, out, err } = await costwise(['library', 'search', 't:gem cost<=', ...here]);
  expect({ exit, ...JSON.parse(out) }).toEqual({
    exit: 1,
    total: 0,
    cards: [],
    error: { at: 12, expected: expect.stringContaining('a value after "cost<="') },
  });
  expect(err).toBe(`t:gem cost<=: column 13: expected ${JSON.parse(out).error.expected}\n`);
  const japanese = await costwise(['library', 'search', '-', '--lang', 'ja', ...here], '色:虹\n');
  expect(japanese).toMatchObject({ exit: 1, err: expect.stringMatching(/^色:虹: 3文字目: 必要なもの: 色.*\n$/) });
});

test('A-110: rows that are wrong are refused with their place and the rest is taken in; several files give a list', async () => {
  const table = fileWith(
    'number,kind,name,cost\nXX-001,spirit,One,1\nXX-002,wizard,Two,1\nXX-003,spirit,Three, four,1\n',
    'x.csv',
  );
  const reports = await answerOf(['library', 'import', table, set, '--game', 'battle-spirits', ...here]);
  expect(reports).toMatchObject([
    {
      form: 'csv',
      added: 1,
      refused: [{ at: 'row 3', why: { en: expect.stringContaining('kind') } }, { at: 'row 4' }],
    },
    { form: 'costwise', added: 0, same: all },
  ]);
});

test('A-133: one file that is no card data, and none of them is taken in', async () => {
  const good = fileWith('number,kind,name,cost\nYY-001,spirit,One,1\n', 'good.csv');
  const bad = fileWith('{"a": 1}', 'bad.json');
  const { exit, out, err } = await costwise(['library', 'import', good, bad, '--game', 'battle-spirits', ...here]);
  expect({ exit, out }).toEqual({ exit: 1, out: '' });
  expect(err.split('\n')).toEqual([expect.stringContaining(`${bad}: line 1: `), '']);
  expect(await search('YY-001')).toMatchObject({ total: 0, error: null });
});

test('with --all-or-nothing one refused row keeps all cards out, and a dry run changes nothing', async () => {
  const table = fileWith('number,kind,name,cost\nZZ-001,spirit,One,1\nZZ-002,wizard,Two,1\n', 'z.csv');
  const refused = await costwise(['library', 'import', table, '--all-or-nothing', ...here]);
  expect(refused).toMatchObject({ exit: 1, out: '', err: expect.stringContaining('1 row is refused') });
  expect(await answerOf(['library', 'import', table, '--dry-run', ...here])).toMatchObject({ added: 1 });
  expect(await search('ZZ-001')).toMatchObject({ total: 0, error: null });
});

test('usage that is wrong gives exit 2 and makes no folder', async () => {
  const folder = freshData();
  for (const args of [
    ['library', 'search'],
    ['library', 'import'],
    ['library', 'search', 'x', '--limit', 'all'],
  ]) {
    const { exit, err } = await costwise([...args, '--data', folder]);
    expect(exit).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  }
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(data, 'library.db'))).toBe(true);
});
