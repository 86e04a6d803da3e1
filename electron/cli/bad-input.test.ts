import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { costwise, fileWith, puzzle } from './testing/run.ts';

const battleSpirits = JSON.parse(readFileSync(puzzle('p01-source-example'), 'utf8'));
const colossusOrder = JSON.parse(readFileSync(puzzle('c01-source-example'), 'utf8'));

/** A copy of `position` with `value` at the dotted `path`; undefined takes it away. */
function withValue(position: object, path: string, value: unknown): string {
  const copy = structuredClone(position) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop()!;
  const parent = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, copy);
  parent[last] = value;
  return JSON.stringify(copy);
}

const bs = (path: string, value: unknown) => withValue(battleSpirits, path, value);
const co = (path: string, value: unknown) => withValue(colossusOrder, path, value);

/** What is wrong, the file's content, and the place that the line must name. */
const wrongFiles: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['an empty file', '', 'column 1'],
  ['cut off', '{"format": "costwise.position/1",', 'column 34'],
  ['a comma too many', '{\n  "a": 1,\n}', 'line 3, column 1'],
  ['single quotes', "{'a': 1}", 'column 2'],
  ['two values', '{} {}', 'column 4'],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), 'UTF-8'],
  ['a list', '[]', 'position'],
  ['a number', '3', 'position'],
  ['null', 'null', 'position'],
  ['no format', bs('format', undefined), 'format'],
  ['another format', bs('format', 'costwise.position/2'), 'format'],
  ['no game', bs('game', undefined), 'game'],
  ['an unknown game', bs('game', 'chess'), 'game'],
  ['a game named like a property of all objects', bs('game', 'constructor'), 'game'],
  ['no player', bs('player', undefined), 'player'],
  ['a player that is a list', bs('player', []), 'player'],
  ['an unknown step', bs('turn.step', 'breakfast'), 'turn.step'],
  ['a negative Reserve', bs('player.reserve', -1), 'player.reserve'],
  ['half a core', bs('player.reserve', 0.5), 'player.reserve'],
  ['cores as a text', bs('player.reserve', '4'), 'player.reserve'],
  ['a negative count of cores on a card', bs('player.field.0.cores', -2), 'player.field'],
  ['two cards with one ref', bs('player.field.1.ref', 'a'), 'player.field'],
  ['a card on the field that nobody knows', bs('player.field.0.card', 'nobody'), 'player.field'],
  ['a card in hand that nobody knows', bs('player.hand', ['nobody']), 'player.hand'],
  ['a card key named like a property of all objects', bs('player.hand', ['toString']), 'player.hand'],
  [
    'a magic card on the field',
    bs('cards.goradon', { kind: 'magic', name: { en: 'Spell' }, colors: ['red'], cost: 1 }),
    'player.field',
  ],
  ['a card of an unknown kind', bs('cards.siegfried.kind', 'wizard'), 'cards.siegfried'],
  ['a card without a name', bs('cards.siegfried.name', {}), 'cards.siegfried.name'],
  ['a colour that is none', bs('cards.siegfried.reduction', { pink: 3 }), 'cards.siegfried'],
  ['levels in falling order', bs('cards.siegfried.levels.1.cores', 9), 'cards.siegfried.levels'],
  ['a spirit that needs no core', bs('cards.siegfried.levels.0.cores', 0), 'cards.siegfried.levels'],
  ['cost notation that breaks off', co('cards.griffin.cost', '{3}{W'), 'cards.griffin'],
  ['a counter beyond the Locus', co('player.locus.counter', 99), 'player.locus'],
  ['a counter below 0', co('player.locus.counter', -1), 'player.locus.counter'],
  ['an unknown position of a Follower', co('player.colossus.setGems', ['nobody']), 'player.colossus'],
];

describe('a wrong position file gives exit 1 and one line: file, place, what was expected', () => {
  test.each(wrongFiles)('%s', async (_, content, place) => {
    const file = fileWith(content);
    const { exit, out, err } = await costwise(['analyse', file]);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err.split('\n')).toEqual([expect.stringContaining(`${file}: `), '']);
    expect(err.slice(file.length)).toContain(place);
  });

  test('a file that is not there, a folder, and one wrong file among several', async () => {
    const [missing, folder, among] = await Promise.all([
      costwise(['analyse', join(tmpdir(), 'costwise-is-not-here.json')]),
      costwise(['analyse', tmpdir()]),
      costwise(['analyse', puzzle('p01-source-example'), fileWith('{'), puzzle('p03-one-short')]),
    ]);
    expect(missing).toMatchObject({ exit: 1, out: '', err: expect.stringContaining('expected a file') });
    expect(folder).toMatchObject({ exit: 1, out: '', err: expect.stringContaining('found a folder') });
    expect(among).toMatchObject({ exit: 1, out: '', err: expect.stringMatching(/^\S+: column 2: .+\n$/) });
  });

  test('--lang ja says it in Japanese', async () => {
    const file = fileWith('{"a":}');
    const { err } = await costwise(['analyse', file, '--lang', 'ja']);
    expect(err).toBe(`${file}: column 6: 値が必要です\n`);
  });
});
