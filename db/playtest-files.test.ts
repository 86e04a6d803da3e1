import { expect, test } from 'vitest';
import { openFile } from './playtest-files.ts';
import { getPlaytest, listPlaytests } from './playtests.ts';
import { errorOf, good, openTestStore } from './testing/data-folder.ts';

const act = (n: number) => ({ type: 'act', n });
const replay = {
  format: 'costwise.replay/1',
  game: 'battle-spirits',
  name: 'From a friend',
  deck: { name: 'Red', cards: [{ card: 'BS01-001', count: 3, zone: 'main' }] },
  seed: '0000002A',
  first: false,
  rules: { soulCore: true },
  lines: [{ actions: [act(1), act(2)] }, { name: 'Other', parent: 1, fork: 1, removed: true, actions: [act(3)] }],
  end: { line: 2, pointer: 1, hash: 'abc' },
};

/** Opens the text that is said to be wrong, and looks that nothing was written. */
async function refusal(text: string): Promise<string> {
  const store = await openTestStore();
  const { code, message } = errorOf(openFile(store, text));
  expect(code).toBe('bad-input');
  expect(message.ja).not.toBe('');
  expect(good(listPlaytests(store))).toEqual([]);
  return message.en;
}

test('a replay file becomes a saved game with all its lines', async () => {
  const store = await openTestStore();
  const opened = good(openFile(store, JSON.stringify(replay)));
  if (opened.kind !== 'replay') throw new Error('no replay');
  expect(good(getPlaytest(store, opened.id))).toMatchObject({
    name: 'From a friend',
    line: 2,
    pointer: 1,
    setup: { deckName: 'Red', deckId: null, seed: '0000002A', first: false, promised: replay.end },
    lines: [
      { line: 1, name: null, parent: null, fork: 0, removed: false, actions: [act(1), act(2)] },
      { line: 2, name: 'Other', parent: 1, fork: 1, removed: true, actions: [act(3)] },
    ],
  });
});

test('a position is given back as it is, and nothing is written', async () => {
  const store = await openTestStore();
  const position = { format: 'costwise.position/1', game: 'colossus-order', anything: [1] };
  expect(good(openFile(store, JSON.stringify(position)))).toEqual({ kind: 'position', position });
  expect(good(listPlaytests(store))).toEqual([]);
});

test('bad input: a replay of a newer version is refused with a sentence', async () => {
  const text = JSON.stringify({ ...replay, format: 'costwise.replay/2' });
  expect(await refusal(text)).toMatch(/newer version of Costwise \(costwise\.replay\/2\)\. Update Costwise/);
});

test('bad input: broken JSON is told with line and column, another file with what was expected', async () => {
  expect(await refusal('{\n  "format": "costwise.replay/1",\n  oops')).toContain('line 3');
  expect(await refusal('[]')).toContain('"costwise.replay/1" or "costwise.position/1"');
  expect(await refusal('{"format": "costwise.deck/1"}')).toContain('neither a replay nor a position');
});

test('bad input: a damaged replay is told with the place, and nothing of it is written', async () => {
  const wrong = (change: object) => refusal(JSON.stringify({ ...replay, ...change }));
  expect(await wrong({ seed: 'x' })).toContain('damaged at "seed"');
  expect(await wrong({ lines: [{ actions: [{}] }] })).toContain('damaged at "lines.0.actions.0.type"');
  expect(await wrong({ lines: [] })).toContain('damaged at "lines"');
});

test('bad input: lines that do not hang together and an end that is not there are refused with what was expected', async () => {
  const wrong = (change: object) => refusal(JSON.stringify({ ...replay, ...change }));
  const [first, second] = replay.lines;
  expect(await wrong({ lines: [first, { ...second, parent: 2 }] })).toContain('"lines.1.parent": expected');
  expect(await wrong({ lines: [first, { ...second, parent: null }] })).toContain('"lines.1.parent": expected');
  expect(await wrong({ lines: [first, { ...second, fork: 3 }] })).toContain('"lines.1.fork": expected 0 to 2');
  expect(await wrong({ lines: [{ ...first, fork: 1 }] })).toContain('"lines.0.fork": expected 0 to 0');
  expect(await wrong({ end: { ...replay.end, line: 3 } })).toContain('"end.line": expected 1 to 2');
  expect(await wrong({ end: { ...replay.end, pointer: 3 } })).toContain('"end.pointer": expected 0 to 2');
});
