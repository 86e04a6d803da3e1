import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { setLimits } from '../../db/card-limits.ts';
import { openStore, type Store } from '../../db/store.ts';
import { answerOf, difficultNames, difficultSet, freshData, writeJson } from './testing/library.ts';
import { costwise, fileWith } from './testing/run.ts';

const data = freshData();
const here = ['--data', data] as const;
const starter = (name: string) => join('assets', 'decks', `${name}.json`);

beforeAll(async () => {
  await answerOf(['library', 'import', writeJson(dirname(data), 'difficult.json', difficultSet), ...here]);
});

async function withStore(work: (store: Store) => unknown): Promise<void> {
  const store = await openStore({ dataDir: data, assetsDir: 'assets' });
  work(store);
  store.close();
}

interface Converted {
  readonly name: string;
  readonly detected: string;
  readonly game: string;
  readonly cards: readonly {
    readonly card: string;
    readonly name: string;
    readonly count: number;
    readonly zone: string;
  }[];
  readonly unresolved: readonly {
    readonly line: number;
    readonly text: string;
    readonly count: number;
    readonly name: string;
  }[];
  readonly warnings: readonly { readonly line: number; readonly code: string }[];
}

const convert = (text: string, ...args: string[]) =>
  answerOf(['deck', 'convert', '-', '--to', 'json', ...here, ...args], text) as Promise<Converted>;

describe('deck convert', () => {
  test('A-71 to A-90: every difficult line ends in exactly one of cards and unresolved', async () => {
    const lines = [
      '// a comment',
      'Main',
      '2 Datasucker',
      "1 R&D's Secret Lair",
      '1 Datasucker',
      '1 O’Brien',
      '3 THE CORRUPTOR',
      'Dr. Boom\tx1',
      'Dr. Boom ×1',
      '2 Selective Snare',
      '1 Drop Table',
      '1 100%_',
      '1 a"b',
      '1 elan a e u',
      '1 Shrivelling [4]',
      '1 Name: The Sequel',
      '1 7 Samurai',
      '',
      '3 Nobody Knows',
      'Sideboard',
      '1 TST-001',
    ];
    const deck = await convert(lines.join('\r\n'));
    expect(deck).toMatchObject({ format: 'costwise.deck/1', game: 'colossus-order', detected: 'text' });
    expect(deck.cards.map(({ name, count, zone }) => [count, name, zone])).toEqual([
      [3, 'Datasucker', 'main'],
      [1, "R&D's Secret Lair", 'main'],
      [1, "O'Brien", 'main'],
      [3, 'The Corruptor', 'main'],
      [2, 'Dr. Boom', 'main'],
      [2, 'Selective Snare', 'main'],
      [1, 'Drop Table', 'main'],
      [1, '100%_', 'main'],
      [1, 'a"b', 'main'],
      [1, 'Élan á É û', 'main'],
      [1, 'Shrivelling [4]', 'main'],
      [1, 'Name: The Sequel', 'main'],
      [1, '7 Samurai', 'main'],
      [1, "R&D's Secret Lair", 'side'],
    ]);
    expect(deck.unresolved).toMatchObject([{ line: 19, text: '3 Nobody Knows', count: 3, name: 'Nobody Knows' }]);
  });

  test('A-80, A-81: what is written in each format is read back as the same deck', { timeout: 30_000 }, async () => {
    const list = difficultNames.map((name, i) => `${(i % 3) + 1} ${name}`).join('\n');
    const before = await convert(`// Name: All of them\n${list}`);
    await Promise.all(
      ['text', 'octgn', 'cockatrice', 'lackey', 'tcg-arena', 'tabletop-simulator', 'yaml', 'code'].map(
        async (format) => {
          const { out, exit } = await costwise(
            ['deck', 'convert', '-', '--to', format, ...here],
            JSON.stringify(before),
          );
          expect(exit).toBe(0);
          const again = await convert(out, '--game', 'colossus-order');
          expect({ format, cards: again.cards, name: again.name, unresolved: again.unresolved }).toEqual({
            format,
            cards: before.cards,
            name: before.name,
            unresolved: [],
          });
        },
      ),
    );
  });

  test('A-77: lines without a card are named on standard error when the format cannot say it', async () => {
    const file = fileWith('2 Datasucker\n1 Nobody Knows\n', 'deck.txt');
    const { exit, out, err } = await costwise(['deck', 'convert', file, '--to', 'octgn', ...here]);
    expect({ exit, err }).toEqual({
      exit: 0,
      err: `${file}: line 2: expected a card of the library, found "1 Nobody Knows"\n`,
    });
    expect(out).toContain('Datasucker');
  });

  test.each([
    ['XML that is broken off', '<deck game="x">', 'line '],
    ['JSON that is no deck', '{"a": 1}', 'line 1'],
  ])('%s: exit 1 and one line', async (_, content, place) => {
    const file = fileWith(content, 'deck.o8d');
    const { exit, out, err } = await costwise(['deck', 'convert', file, '--to', 'text', ...here]);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err.split('\n')).toEqual([expect.stringContaining(`${file}: ${place}`), '']);
  });

  test.each([
    ['no format', ['deck', 'convert', 'x']],
    ['a format that is none', ['deck', 'convert', 'x', '--to', 'pdf']],
    ['a game that is none', ['deck', 'check', 'x', '--game', 'chess']],
    ['a day that is none', ['deck', 'check', 'x', '--date', '2026-13-40']],
    ['no file', ['deck', 'check']],
  ])('%s: exit 2 and one line', async (_, args) => {
    const { exit, out, err } = await costwise([...args, ...here]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

interface Checked {
  readonly legal: boolean;
  readonly problems: readonly {
    readonly rule: string;
    readonly card?: string;
    readonly have: number;
    readonly allowed: number;
  }[];
}

async function check(file: string, input = '', ...args: string[]) {
  const { legal, problems } = (await answerOf(['deck', 'check', file, ...here, ...args], input)) as Checked;
  return { legal, problems: problems.map(({ rule, card, have, allowed }) => ({ rule, card, have, allowed })) };
}

describe('deck check', () => {
  test('A-97: the starter decks are legal', async () => {
    const names = [
      'battle-spirits-red',
      'battle-spirits-green',
      'colossus-order-black-blue',
      'colossus-order-white-red',
    ];
    for (const result of await Promise.all(names.map((name) => check(starter(name))))) {
      expect(result).toEqual({ legal: true, problems: [] });
    }
  });

  test('A-97: every breach is named with rule, card, count and allowed', async () => {
    const list = '4 Goradon\n30 Rokceratops\n3 Nobody Knows\n1000 BS01-004\n0 ストームドロー\nMaybe\n9 Storm Draw';
    expect(await check('-', list)).toEqual({
      legal: false,
      problems: [
        { rule: 'unknown-card', card: 'Nobody Knows', have: 3, allowed: 0 },
        { rule: 'copies', card: 'BS01-001', have: 4, allowed: 3 },
        { rule: 'copies', card: 'BS01-002', have: 30, allowed: 3 },
        { rule: 'copies', card: 'BS01-004', have: 1000, allowed: 3 },
      ],
    });
    expect(await check('-', '3 ゴラドン')).toEqual({
      legal: false,
      problems: [{ rule: 'size', card: undefined, have: 3, allowed: 40 }],
    });
    const { problems } = await check('-', '25 Datasucker');
    expect(problems).toEqual([
      { rule: 'size', card: undefined, have: 25, allowed: 51 },
      { rule: 'colossus-count', card: undefined, have: 0, allowed: 1 },
      { rule: 'gem-count', card: undefined, have: 25, allowed: 20 },
    ]);
  });

  test("limited cards: the user's list counts from its days on, in place of the limit of every card", {
    timeout: 30_000,
  }, async () => {
    const storm = { name: { ja: 'ストームドロー' }, from: '2011-01-01' };
    const limits = [
      { ...storm, allowed: 1 },
      { ...storm, allowed: 20, from: '2015-06-01' },
    ];
    await withStore((store) => setLimits(store, { game: 'battle-spirits', cards: limits }));
    const rules = async (list: string, day: string) =>
      (await check('-', list, '--date', day)).problems.filter(({ rule }) => rule !== 'size');
    const list = '2 Storm Draw\nSide\n2 BS01-132';
    expect(await rules(list, '2010-12-31')).toEqual([{ rule: 'copies', card: 'BS01-132', have: 4, allowed: 3 }]);
    expect(await rules(list, '2011-01-01')).toEqual([{ rule: 'limited', card: 'BS01-132', have: 4, allowed: 1 }]);
    expect(await rules(list, '2015-06-01')).toEqual([]);
    expect(await rules('21 Storm Draw', '2026-01-01')).toEqual([
      { rule: 'limited', card: 'BS01-132', have: 21, allowed: 20 },
    ]);
    await withStore((store) => setLimits(store, { game: 'battle-spirits', cards: null }));
    expect(await rules('4 Storm Draw', '2026-01-01')).toEqual([
      { rule: 'copies', card: 'BS01-132', have: 4, allowed: 3 },
    ]);
  });

  test('a deck without any card that is known needs its game', async () => {
    const { exit, err } = await costwise(['deck', 'check', '-', ...here], '3 Nobody\n');
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining('--game GAME') });
  });
});

test('the list that comes with the program keeps its form', () => {
  const { cards } = JSON.parse(readFileSync(join('assets', 'limits', 'battle-spirits.json'), 'utf8'));
  expect(cards).toMatchObject([{ name: { ja: 'ライフチェイン' }, allowed: 0, from: '2010-12-01' }]);
});
