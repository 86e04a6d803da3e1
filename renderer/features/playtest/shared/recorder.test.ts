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

describe('autosave', () => {
  test('one action after the other, in order, however fast they come', async () => {
    const data = slowBridge();
    const states: Saving[] = [];
    const recorder = createRecorder('g', (saving) => states.push(saving));
    recorder.record({ pointer: 1, action: draw });
    recorder.record({ pointer: 0, action: null });
    recorder.record({ pointer: 1, action: { type: 'shuffle' } });
    expect(data.written).toHaveLength(1);
    for (let i = 0; i < 3; i++) await data.answer();
    expect(data.written).toEqual([
      { id: 'g', pointer: 1, action: draw },
      { id: 'g', pointer: 0, action: null },
      { id: 'g', pointer: 1, action: { type: 'shuffle' } },
    ]);
    expect(states.at(-1)).toEqual({ state: 'kept' });
  });

  test('a failure is shown, nothing is lost, and a second try goes on with the same action', async () => {
    const data = slowBridge();
    const states: Saving[] = [];
    const recorder = createRecorder('g', (saving) => states.push(saving));
    recorder.record({ pointer: 1, action: draw });
    recorder.record({ pointer: 2, action: { type: 'shuffle' } });
    await data.fail();
    expect(states.at(-1)).toMatchObject({ state: 'wrong', error: { message: disk } });
    recorder.retry();
    await data.answer();
    await data.answer();
    expect(data.written.map((step) => (step as { pointer: number }).pointer)).toEqual([1, 1, 2]);
    expect(states.at(-1)).toEqual({ state: 'kept' });
  });

  test('the next action tries again by itself', async () => {
    const data = slowBridge();
    const recorder = createRecorder('g', () => {});
    recorder.record({ pointer: 1, action: draw });
    await data.fail();
    recorder.record({ pointer: 2, action: draw });
    await data.answer();
    await data.answer();
    expect(data.written.map((step) => (step as { pointer: number }).pointer)).toEqual([1, 1, 2]);
  });
});
