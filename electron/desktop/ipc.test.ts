import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { callChannel, eventChannel } from '../ipc/channels.ts';
import { serveIpc } from './ipc.ts';

type Handler = (event: { senderFrame: unknown }, name: unknown, input: unknown) => Promise<unknown>;
const handlers = vi.hoisted(() => new Map<string, unknown>());
vi.mock('electron', () => ({
  ipcMain: {
    handle: (channel: string, handler: unknown) => handlers.set(channel, handler),
    removeHandler: (channel: string) => handlers.delete(channel),
  },
}));

const mainFrame = { origin: 'app://costwise', url: 'app://costwise/index.html' };

function served() {
  const sent: unknown[][] = [];
  const window = Object.assign(new EventEmitter(), {
    isDestroyed: () => false,
    webContents: { mainFrame, send: (...words: unknown[]) => sent.push(words) },
  });
  const calls: unknown[][] = [];
  let emit: (name: string, payload: unknown) => void = () => {};
  const backend = {
    router: async (...call: unknown[]) => {
      calls.push(call);
      return { ok: true, value: {} };
    },
    onEvent: (listener: typeof emit) => {
      emit = listener;
      return () => {
        emit = () => {};
      };
    },
  };
  const log: string[] = [];
  serveIpc(
    window as never,
    backend as never,
    ['app://costwise'],
    (line) => log.push(line),
    () => {},
  );
  const call = (senderFrame: unknown) => (handlers.get(callChannel) as Handler)({ senderFrame }, 'app.info', {});
  return { window, call, calls, sent, log, emit: (name: string, payload: unknown) => emit(name, payload) };
}

beforeEach(() => handlers.clear());

test('the top frame of our window and origin is answered through the router', async () => {
  const { call, calls } = served();
  expect(await call(mainFrame)).toEqual({ ok: true, value: {} });
  expect(calls).toEqual([['app.info', {}]]);
});

test.each([
  ['a frame inside the page', { origin: 'app://costwise', url: 'app://costwise/index.html' }],
  ['a frame that is gone', null],
])('%s is refused and named in the log; the router never sees the call', async (_who, frame) => {
  const { call, calls, log } = served();
  expect(await call(frame)).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
  expect(calls).toEqual([]);
  expect(log).toHaveLength(1);
});

test('the top frame is refused once it shows another origin', async () => {
  const { call, calls, window } = served();
  window.webContents.mainFrame = { origin: 'https://example.com', url: 'https://example.com/' };
  expect(await call(window.webContents.mainFrame)).toMatchObject({ ok: false });
  expect(calls).toEqual([]);
});

test('events go to the page until the window is closed', () => {
  const { window, sent, emit } = served();
  emit('notice', { id: 'n' });
  window.emit('closed');
  emit('notice', { id: 'late' });
  expect(sent).toEqual([[eventChannel, 'notice', { id: 'n' }]]);
  expect(handlers.has(callChannel)).toBe(false);
});
