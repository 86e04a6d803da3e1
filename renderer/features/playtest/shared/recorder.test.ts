import { afterEach, describe, expect, test } from 'vitest';
import type { Bridge, CallResult } from '../../../../electron/ipc/contract.ts';
import { setBridge } from '../../../shared/client/bridge.ts';
import { createRecorder, type Saving } from './recorder.ts';

const disk = { en: 'The disk is full.', ja: 'ディスクに空きがありません。' };

/** A data side that answers when the test says so. */
function slowBridge() {
  const written: unknown[] = [];
  const waiting: ((result: CallResult<'playtests.record'>) => void)[] = [];
  const bridge: Bridge = {
    call: (_name, input) =>
      new Promise((done) => {
        written.push(input);
        waiting.push(done as (result: unknown) => void);
      }),
    on: () => () => {},
  };
  setBridge(bridge);
  const settle = async (result: unknown) => {
    waiting.shift()?.(result as CallResult<'playtests.record'>);
    await new Promise((done) => setTimeout(done));
  };
  return {
    written,
    answer: () => settle({ ok: true, value: {} }),
    fail: () => settle({ ok: false, error: { code: 'internal', message: disk } }),
  };
}

afterEach(() => setBridge(null));

const draw = { type: 'draw', count: 1 };
/** A step of the first line. */
const step = (pointer: number, action: { type: string } | null) => ({ line: 1, from: null, pointer, action });

describe('autosave', () => {
  test('one action after the other, in order, however fast they come', async () => {
    const data = slowBridge();
    const states: Saving[] = [];
    const recorder = createRecorder('g', (saving) => states.push(saving));
    recorder.record(step(1, draw), 1);
    recorder.record(step(0, null), 1);
    recorder.record(step(1, { type: 'shuffle' }), 1);
    expect(data.written).toHaveLength(1);
    for (let i = 0; i < 3; i++) await data.answer();
    expect(data.written).toEqual([
      { id: 'g', turn: 1, ...step(1, draw) },
      { id: 'g', turn: 1, ...step(0, null) },
      { id: 'g', turn: 1, ...step(1, { type: 'shuffle' }) },
    ]);
    expect(states.at(-1)).toEqual({ state: 'kept' });
  });

  test('a failure is shown, nothing is lost, and a second try goes on with the same action', async () => {
    const data = slowBridge();
    const states: Saving[] = [];
    const recorder = createRecorder('g', (saving) => states.push(saving));
    recorder.record(step(1, draw), 1);
    recorder.record(step(2, { type: 'shuffle' }), 1);
    await data.fail();
    expect(states.at(-1)).toMatchObject({ state: 'wrong', error: { message: disk } });
    recorder.retry();
    await data.answer();
    await data.answer();
    expect(data.written.map((input) => (input as { pointer: number }).pointer)).toEqual([1, 1, 2]);
    expect(states.at(-1)).toEqual({ state: 'kept' });
  });

  test('the next action tries again by itself', async () => {
    const data = slowBridge();
    const recorder = createRecorder('g', () => {});
    recorder.record(step(1, draw), 1);
    await data.fail();
    recorder.record(step(2, draw), 1);
    await data.answer();
    await data.answer();
    expect(data.written.map((input) => (input as { pointer: number }).pointer)).toEqual([1, 1, 2]);
  });
});
