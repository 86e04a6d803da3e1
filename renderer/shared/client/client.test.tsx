import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallResult } from '../../../electron/ipc/contract.ts';
import { failure, fakeBridge } from '../testing/fake-bridge.ts';
import { askAhead, bridge, call, forgetAhead, setBridge } from './bridge.ts';
import { useCall } from './use-call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.costwise;
});

function Deck({ id }: { id: string }) {
  const answer = useCall('decks.get', { id });
  const words = {
    busy: () => 'busy',
    ready: () => (answer.state === 'ready' ? answer.value.id : ''),
    wrong: () => (answer.state === 'wrong' ? answer.error.code : ''),
  };
  return (
    <button type="button" onClick={answer.reload}>
      {words[answer.state]()}
    </button>
  );
}

test('useCall: busy, ready, wrong, and again on demand', async () => {
  const fake = fakeBridge();
  setBridge(fake);
  const { rerender } = render(<Deck id="battle-spirits-red" />);
  expect(screen.getByText('busy')).toBeDefined();
  expect(await screen.findByText('battle-spirits-red')).toBeDefined();
  rerender(<Deck id="gone" />);
  expect(await screen.findByText('not-found')).toBeDefined();
  fake.answer('decks.get', () => ({
    id: 'gone',
    game: 'battle-spirits',
    name: { en: 'x' },
    starter: false,
    lines: [],
  }));
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('gone')).toBeDefined();
});

test('useCall: the answer to an older input is dropped', async () => {
  const waiting = new Map<string, (result: CallResult<'decks.get'>) => void>();
  setBridge({
    call: ((_name: string, { id }: { id: string }) => new Promise((resolve) => waiting.set(id, resolve))) as never,
    on: () => () => {},
  });
  const deck = (id: string): CallResult<'decks.get'> => ({
    ok: true,
    value: { id, game: 'battle-spirits', name: { en: id }, starter: false, lines: [] },
  });
  const { rerender } = render(<Deck id="old" />);
  rerender(<Deck id="new" />);
  await act(async () => waiting.get('new')?.(deck('new')));
  await act(async () => waiting.get('old')?.(deck('old')));
  expect(screen.getByRole('button').textContent).toBe('new');
});

test('A call never throws: a data side that cannot be reached is an error with a sentence in both languages', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  setBridge({ call: () => Promise.reject(new Error('gone')), on: () => () => {} });
  const result = await call('decks.list', {});
  expect(result).toMatchObject({ ok: false, error: { code: 'internal' } });
  expect(!result.ok && result.error.message.ja).toContain('失われません');
  log.mockRestore();
});

test('Desktop: the preload bridge is used where it is there', async () => {
  const fake = fakeBridge();
  window.costwise = fake;
  expect(bridge()).toBe(fake);
});

test('Browser host: a call is a POST with the header that a foreign page cannot set; events come by name', async () => {
  const sources: { url: string; onmessage: ((message: { data: string }) => void) | null }[] = [];
  const fetched = vi.fn(async () => ({ json: async () => ({ ok: false, error: failure }) }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'EventSource',
    class {
      onmessage = null;
      url: string;
      constructor(url: string) {
        this.url = url;
        sources.push(this);
      }
    },
  );
  expect(await call('decks.get', { id: 'x' })).toEqual({ ok: false, error: failure });
  expect(fetched).toHaveBeenCalledWith('/api/call', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-costwise': '1' },
    body: '{"name":"decks.get","input":{"id":"x"}}',
  });
  const heard = vi.fn();
  const end = bridge().on('command', heard);
  bridge().on('notice', heard);
  expect(sources.map(({ url }) => url)).toEqual(['/api/events']);
  const undo = { data: JSON.stringify({ name: 'command', payload: { name: 'undo' } }) };
  sources[0]?.onmessage?.(undo);
  end();
  sources[0]?.onmessage?.(undo);
  expect(heard.mock.calls).toEqual([[{ name: 'undo' }]]);
});

test('askAhead: the first call takes the answer, the next asks again, another input asks for itself', async () => {
  const asked: string[] = [];
  setBridge({
    call: ((name: string, input: unknown) => {
      asked.push(`${name} ${JSON.stringify(input)}`);
      return Promise.resolve({ ok: true, value: asked.length });
    }) as never,
    on: () => () => {},
  });
  askAhead('decks.get', { id: 'a' });
  expect(await call('decks.get', { id: 'b' })).toEqual({ ok: true, value: 2 });
  expect(await call('decks.get', { id: 'a' })).toEqual({ ok: true, value: 1 });
  expect(await call('decks.get', { id: 'a' })).toEqual({ ok: true, value: 3 });
  askAhead('decks.list', {});
  forgetAhead();
  expect(await call('decks.list', {})).toEqual({ ok: true, value: 5 });
});

test('askAhead: a failure is told by the call that takes it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setBridge({ call: () => Promise.reject(new Error('gone')), on: () => () => {} });
  askAhead('decks.list', {});
  await Promise.resolve();
  expect(await call('decks.list', {})).toMatchObject({ ok: false, error: { code: 'internal' } });
});
