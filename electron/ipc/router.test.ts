import { expect, test } from 'vitest';
import { Settings } from '../../db/model/settings.ts';
import type { CallName } from './contract.ts';
import { contract } from './contract.ts';
import { createRouter, type Handlers } from './router.ts';

/** Handlers that fail in every call but those given. */
function routerOf(given: Partial<Handlers>) {
  const log: string[] = [];
  const failing = Object.fromEntries(
    Object.keys(contract).map((name) => [
      name,
      () => {
        throw new Error('not expected');
      },
    ]),
  );
  return { route: createRouter({ ...(failing as unknown as Handlers), ...given }, (line) => log.push(line)), log };
}

test('input is checked and completed before it reaches a handler', async () => {
  const seen: unknown[] = [];
  const { route } = routerOf({
    'library.search': async (input) => {
      seen.push(input);
      return { ok: true, value: { total: 0, cards: [], error: null } };
    },
  });
  const value = { total: 0, cards: [], error: null };
  expect(await route('library.search', { text: 'a', extra: 1 })).toEqual({ ok: true, value });
  expect(seen).toEqual([{ text: 'a', game: null, offset: 0, limit: 60 }]);
  expect(await route('library.search', { limit: 501 })).toMatchObject({
    ok: false,
    error: { code: 'bad-input', message: { en: expect.stringContaining('at limit') } },
  });
  expect(seen).toHaveLength(1);
});

test('a change of one setting names that setting only: the others are not set back to their defaults', async () => {
  const seen: unknown[] = [];
  const { route } = routerOf({
    'settings.set': async (change) => {
      seen.push(change);
      return { ok: true, value: Settings.parse(change) };
    },
  });
  await route('settings.set', { lastPlaytest: 'p1' });
  expect(seen).toEqual([{ lastPlaytest: 'p1' }]);
});

test.each([['no.such'], ['__proto__'], ['constructor'], [''], [null], [undefined], [7], [{ name: 'app.info' }]])(
  'the call %j is unknown, and said so',
  async (name) => {
    const { route } = routerOf({});
    expect(await route(name, {})).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
  },
);

test.each([[undefined], [null], ['text'], [[]], [{ id: 7 }], [{ id: 'x'.repeat(201) }]])(
  'the input %j is refused with a sentence in both languages',
  async (input) => {
    const { route } = routerOf({});
    const result = await route('decks.get', input);
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-input' } });
    expect(result.ok ? '' : result.error.message.ja).toContain('decks.get');
  },
);

test('an error of the data side travels as it is', async () => {
  const error = { code: 'not-found', message: { en: 'No.', ja: 'ありません。' } } as const;
  const { route } = routerOf({ 'decks.get': async () => ({ ok: false, error }) });
  expect(await route('decks.get', { id: 'd' })).toEqual({ ok: false, error });
});

test('an answer that breaks the contract, and a handler that throws, become one sentence and a line in the log', async () => {
  const { route, log } = routerOf({
    'decks.list': async () => ({ ok: true, value: [{ id: 'd' }] as never }),
  });
  expect(await route('decks.list', {})).toMatchObject({ ok: false, error: { code: 'internal' } });
  expect(await route('playtests.list', {})).toMatchObject({ ok: false, error: { code: 'internal' } });
  expect(log[0]).toContain('decks.list');
  expect(log[1]).toContain('not expected');
});

test('every call of the contract is closed against unknown shapes of answers', () => {
  for (const name of Object.keys(contract) as CallName[]) {
    expect(contract[name].output.safeParse(undefined).success).toBe(false);
  }
});
