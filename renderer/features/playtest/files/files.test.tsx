import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type PlaytestSetup, ReplayFile } from '../../../../db/model/playtest.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import { openPosition } from '../../../engine/position.ts';
import { current } from '../../../engine/table/history.ts';
import { stateHash } from '../../../engine/table/history-hash.ts';
import { setBridge } from '../../../shared/client/bridge.ts';
import { setLanguage } from '../../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../../shared/testing/axe.ts';
import { type FakeBridge, fakeBridge } from '../../../shared/testing/fake-bridge.ts';
import { PlaytestList } from '../index.ts';
import { openPlaytest } from '../open-playtest.ts';
import { stateOf, type TableAction, type TableStore } from '../shared/table-store.ts';
import { openTable } from '../testing/open-table.tsx';
import { positionStart } from './position-start.ts';
import { replayFile } from './replay-file.ts';

const draw: TableAction = { type: 'draw', count: 1 };

beforeEach(() => setLanguage('en'));

/** A game of two lines, the second in force and one action undone. */
function played(deck: string): TableStore {
  const { api } = openTable({ deck, actions: [draw, { type: 'shuffle' }, draw] });
  act(() => {
    api.getState().jumpTo(1);
    api.getState().act({ type: 'mill', count: 1 });
    api.getState().act(draw);
    api.getState().undo();
    api.getState().changeLine({ line: 1, name: 'First' });
  });
  return api.getState();
}

/** The saved game that a replay file becomes. */
function savedFrom(file: ReplayFile, setup: PlaytestSetup, bridge: FakeBridge): void {
  bridge.answer('playtests.get', () => ({
    id: 'replay',
    name: file.name,
    game: file.game,
    deckName: file.deck.name,
    seed: file.seed,
    startedAt: '',
    changedAt: '',
    actionCount: 0,
    pointer: file.end.pointer,
    line: file.end.line,
    lineCount: file.lines.length,
    turn: null,
    setup: { ...setup, promised: file.end },
    lines: file.lines.map((line, index) => ({ ...line, line: index + 1 })),
  }));
  setBridge(bridge);
}

/** A data side that keeps what is recorded to itself. */
function quietBridge(): FakeBridge {
  const bridge = fakeBridge();
  bridge.answer('playtests.record', () => ({}) as never);
  bridge.answer('playtests.line', () => ({}) as never);
  return bridge;
}

describe.each(['battle-spirits-red', 'colossus-order-white-red'])('a replay of %s', (deck) => {
  test('decision 2: a replay file read again ends at the same table, with the same lines, as it promises', async () => {
    const store = played(deck);
    const file = ReplayFile.parse(JSON.parse(JSON.stringify(replayFile(store.playtest, store.lines))));
    expect(file).toMatchObject({ format: 'costwise.replay/1', end: { line: 2, pointer: 2 } });
    savedFrom(file, store.playtest.setup, quietBridge());
    const opened = await openPlaytest('replay');
    if (!opened.ok) throw new Error(opened.error.message.en);
    const { lines, otherEnd, refused } = opened.value;
    expect({ otherEnd, refused }).toEqual({ otherEnd: false, refused: [] });
    expect(stateHash(current(lines.history))).toBe(stateHash(stateOf(store)));
    expect(lines.all.map(({ name, fork, entries }) => [name, fork, entries.length])).toEqual([
      ['First', 0, 3],
      [null, 1, 3],
    ]);
    expect(replayFile(store.playtest, lines)).toEqual(file);
  });

  test('a replay that ends in another way than it promises says so', async () => {
    const store = played(deck);
    const file = replayFile(store.playtest, store.lines);
    savedFrom({ ...file, end: { ...file.end, hash: '0' } }, store.playtest.setup, quietBridge());
    const opened = await openPlaytest('replay');
    expect(opened.ok && opened.value.otherEnd).toBe(true);
  });

  test('a playtest begins from the position of a table, and holds its cards itself', async () => {
    const store = played(deck);
    setBridge(quietBridge());
    const position = JSON.parse(JSON.stringify(writtenPosition(store)));
    const start = await positionStart({ ...position, cards: {} }, 'Position');
    if (!start.ok) throw new Error('refused');
    expect(start.setup.position).toEqual(position);
    const bare = openPosition(start.setup.position);
    expect(bare.ok && JSON.parse(JSON.stringify(bare.value.rules.write(bare.value.state)))).toEqual(position);
  });
});

function writtenPosition(store: TableStore): unknown {
  const state = stateOf(store);
  const read = openPosition(rulesOf(state.game).write(state));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.rules.write(read.value.state);
}

function showList(bridge: FakeBridge) {
  setBridge(bridge);
  const location = memoryLocation({ path: '/playtest', record: true });
  render(
    <Router hook={location.hook}>
      <Route path="/playtest" component={PlaytestList} />
    </Router>,
  );
  return location;
}

/** Opens the dialog and gives it a text. */
async function give(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Open a file …' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Text of the file' }), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

describe('opening a file', () => {
  test('a replay becomes a saved game, whose table opens', async () => {
    const bridge = fakeBridge();
    bridge.answer('playtests.open', () => ({ kind: 'replay', id: 'new' }));
    const location = showList(bridge);
    await give('{"format": "costwise.replay/1"}');
    await waitFor(() => expect(location.history.at(-1)).toBe('/playtest/new'));
  });

  test('bad input: a wrong position is told with every place and sentence; nothing begins', async () => {
    const bridge = fakeBridge();
    const position = {
      format: 'costwise.position/1',
      game: 'battle-spirits',
      player: { life: -1, hand: ['no-such-card'] },
    };
    bridge.answer('playtests.open', () => ({ kind: 'position', position }));
    const location = showList(bridge);
    await give(JSON.stringify(position));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The position has');
    expect(alert.textContent).toContain('player.life');
    expect(location.history).toEqual(['/playtest']);
    expect(bridge.calls.some(({ name }) => name === 'playtests.start')).toBe(false);
    await expectAccessible();
  });

  test('bad input: what the data side refuses is said in its sentence', async () => {
    const bridge = fakeBridge();
    const message = { en: 'This replay was written by a newer version.', ja: '新しいバージョンです。' };
    bridge.answer('playtests.open', () => ({ code: 'bad-input', message }));
    showList(bridge);
    await give('{}');
    expect((await screen.findByRole('alert')).textContent).toBe(message.en);
  });

  test('a good position begins a game', async () => {
    const bridge = fakeBridge();
    const position = {
      format: 'costwise.position/1',
      game: 'battle-spirits',
      cards: {},
      turn: { number: 1, first: true, step: 'main' },
      player: { life: 5, reserve: 4, trashCores: 0, field: [], hand: ['BS01-001'], deck: [], trash: [] },
    };
    bridge.answer('playtests.open', () => ({ kind: 'position', position }));
    bridge.answer('playtests.start', () => ({ id: 'begun' }) as never);
    const location = showList(bridge);
    await give(JSON.stringify(position));
    await waitFor(() => expect(location.history.at(-1)).toBe('/playtest/begun'));
    const start = bridge.calls.find(({ name }) => name === 'playtests.start');
    const { setup } = start!.input as { setup: PlaytestSetup };
    expect(setup).toMatchObject({ game: 'battle-spirits', deckName: 'Position', lines: [] });
    expect(setup.position).toMatchObject({ cards: { 'BS01-001': { kind: 'spirit' } }, player: { hand: ['BS01-001'] } });
  });
});

describe('giving a game away', () => {
  test('the menu of the game copies the position and saves both files', async () => {
    const { api } = openTable({ actions: [draw] });
    const copied = vi.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    const names: string[] = [];
    const made = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const address = vi.fn(() => 'blob:x');
    Object.assign(URL, { createObjectURL: address, revokeObjectURL: () => {} });
    const choose = async (entry: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'This game' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('Copy this table as a position');
    await waitFor(() => expect(copied).toHaveBeenCalled());
    const read = openPosition(JSON.parse(copied.mock.calls[0]![0]));
    expect(read.ok && read.value.state.turn).toEqual(stateOf(api.getState()).turn);
    await choose('Save this table as a position file');
    await choose('Save as a replay file');
    await waitFor(() => expect(names).toEqual(['Red  the Dragon Emperor turn 1 position.json', 'Test replay.json']));
    made.mockRestore();
  });
});
