import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { costwise, puzzle } from './testing/run.ts';

describe('usage', () => {
  test.each([
    ['no command', []],
    ['an unknown command', ['fly']],
    ['half a command', ['notation']],
    ['no file', ['analyse']],
    ['an unknown option', ['analyse', '--fast', 'x.json']],
    ['an option without its value', ['analyse', 'x.json', '--limit']],
    ['a limit that is no number', ['analyse', 'x.json', '--limit', 'many']],
    ['a limit below 0', ['analyse', 'x.json', '--limit=-1']],
    ['two forms of output at once', ['analyse', 'x.json', '--ndjson', '--text']],
    ['a language that nobody speaks here', ['analyse', 'x.json', '--lang', 'fr']],
    ['play without an option', ['play', 'x.json']],
    ['play of two files', ['play', 'x.json', 'y.json', '--option', '0']],
    ['notation without a text', ['notation', 'parse']],
    ['an unknown group of figures', ['bench', 'engine.nothing']],
    ['a seed that is none', ['bench', '--seed', 'x']],
  ])('%s: exit 2 and one line', async (_, args) => {
    const { exit, out, err } = await costwise(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('--help names every command, and each command explains itself in both languages', async () => {
    const overview = await costwise(['--help']);
    expect(overview).toMatchObject({ exit: 0, err: '' });
    for (const name of Object.keys(commands)) expect(overview.out).toContain(`\n  ${name} `);
    await Promise.all(
      Object.keys(commands).flatMap((name) =>
        ['en', 'ja'].map(async (language) => {
          const { exit, out } = await costwise([...name.split(' '), '--help', '--lang', language]);
          expect(exit).toBe(0);
          expect(out).toContain(`costwise ${name} `);
          expect(out).toContain('--lang en|ja');
        }),
      ),
    );
    const group = await costwise(['notation', '--help']);
    expect(group.out).toContain('notation print');
    expect(group.out).not.toContain('analyse');
  });

  test('--version prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await costwise(['--version'])).toEqual({ exit: 0, out: `${version}\n`, err: '' });
  });

  test('a reader that leaves early ends the program quietly', async () => {
    const line = JSON.stringify(JSON.parse(readFileSync(puzzle('p01-source-example'), 'utf8')));
    const child = spawn(process.execPath, ['electron/cli/costwise.ts', 'analyse', '-', '--ndjson']);
    const err: Buffer[] = [];
    child.stderr.on('data', (chunk) => err.push(chunk));
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.on('error', () => {});
    child.stdin.end(`${line}\n`.repeat(200));
    const exit = await new Promise((done) => child.on('close', done));
    expect({ exit, err: Buffer.concat(err).toString() }).toEqual({ exit: 0, err: '' });
  });
});
