import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askFrom, callFrom, freshDataDir, launchDesktop, libraryReady } from './harness.ts';

const setup = {
  game: 'battle-spirits',
  deckId: null,
  deckName: 'Test',
  lines: [{ card: 'BS01-001', count: 3, zone: 'main' }],
  seed: '0000002A',
  first: true,
  rules: {},
} as const;

test('kill -9 in the middle of the writing: every recorded action is there at the next start', async () => {
  const dataDir = freshDataDir();
  const first = await launchDesktop({ dataDir });
  const { id } = await askFrom(first.page, 'playtests.start', {
    name: 'Killed',
    setup: { ...setup, lines: [...setup.lines] },
  });
  // The page writes on and on; what has been answered must survive, the one in flight may.
  await first.page.evaluate((id) => {
    const page = window as unknown as {
      costwise: { call(name: string, input: unknown): Promise<{ ok: boolean }> };
      answered: number;
    };
    page.answered = 0;
    const next = async (): Promise<void> => {
      const pointer = page.answered + 1;
      const result = await page.costwise.call('playtests.record', {
        id,
        pointer,
        action: { type: 'test', n: pointer },
      });
      if (result.ok) page.answered = pointer;
      return next();
    };
    void next();
  }, id);
  await first.page.waitForFunction(() => (window as unknown as { answered: number }).answered > 40);
  const answered = await first.page.evaluate(() => (window as unknown as { answered: number }).answered);
  await first.kill();

  const second = await launchDesktop({ dataDir });
  const saved = await askFrom(second.page, 'playtests.get', { id });
  expect(saved.lines[0]!.actions.length).toBeGreaterThanOrEqual(answered);
  expect(saved.lines[0]!.actions).toEqual(saved.lines[0]!.actions.map((_, i) => ({ type: 'test', n: i + 1 })));
  expect(saved.pointer).toBe(saved.lines[0]!.actions.length);
  expect((await askFrom(second.page, 'app.info', {})).notices).toEqual([]);
});

test('kill -9 while lines of play begin: every answered step is there, on its own line, and nothing else is lost', async () => {
  const dataDir = freshDataDir();
  const first = await launchDesktop({ dataDir });
  const { id } = await askFrom(first.page, 'playtests.start', {
    name: 'Killed',
    setup: { ...setup, lines: [...setup.lines] },
  });
  // Each line gets three actions of its own; then the player goes back by one and chooses anew.
  await first.page.evaluate((id) => {
    const page = window as unknown as {
      costwise: { call(name: string, input: unknown): Promise<{ ok: boolean }> };
      answered: { line: number; pointer: number }[];
    };
    page.answered = [];
    const write = async (line: number, pointer: number): Promise<void> => {
      const own = pointer - (line === 1 ? 0 : 2 * (line - 1));
      const from = line > 1 && own === 1 ? line - 1 : null;
      const action = { type: 'test', line, pointer };
      const result = await page.costwise.call('playtests.record', { id, line, from, pointer, action, turn: 1 });
      if (result.ok) page.answered.push({ line, pointer });
      return own === 3 ? write(line + 1, pointer) : write(line, pointer + 1);
    };
    void write(1, 1);
  }, id);
  const answeredNow = () =>
    first.page.evaluate(() => (window as unknown as { answered: { line: number; pointer: number }[] }).answered);
  await first.page.waitForFunction(() => (window as unknown as { answered: unknown[] }).answered.length > 40);
  const answered = await answeredNow();
  await first.kill();

  const second = await launchDesktop({ dataDir });
  const saved = await askFrom(second.page, 'playtests.get', { id });
  const written = saved.lines.flatMap(({ line, fork, actions }) =>
    actions.map((action, index) => {
      expect(action).toEqual({ type: 'test', line, pointer: fork + index + 1 });
      return `${line} ${fork + index + 1}`;
    }),
  );
  for (const { line, pointer } of answered) expect(written).toContain(`${line} ${pointer}`);
  expect(saved.lines.slice(1).map(({ parent, fork }) => [parent, fork])).toEqual(
    saved.lines.slice(1).map(({ line }) => [line - 1, 2 * (line - 1)]),
  );
});

test('A-135: a damaged user.db is set aside unchanged and said so; the app starts and the notice can be dismissed', async () => {
  const dataDir = freshDataDir();
  const first = await launchDesktop({ dataDir });
  await askFrom(first.page, 'decks.save', {
    id: null,
    game: 'battle-spirits',
    name: { en: 'Mine' },
    lines: [{ card: 'BS01-001', count: 3 }],
  });
  await first.close();
  const damaged = Buffer.from('this is no database any more, it was something else');
  writeFileSync(join(dataDir, 'user.db'), damaged);

  const second = await launchDesktop({ dataDir });
  await libraryReady(second.page);
  const aside = readdirSync(dataDir).find((name) => /^user\.db\.damaged-\d{8}-\d{6}$/.test(name));
  expect(readFileSync(join(dataDir, aside ?? ''))).toEqual(damaged);
  const [notice] = (await askFrom(second.page, 'app.info', {})).notices;
  expect(notice).toMatchObject({ level: 'error', message: { en: expect.stringContaining(aside ?? '?') } });
  expect(notice?.message.ja).toContain(aside);
  expect(await callFrom(second.page, 'decks.list', {})).toMatchObject({ ok: true });
  await askFrom(second.page, 'notices.dismiss', { id: notice?.id ?? '' });
  await second.close();

  const third = await launchDesktop({ dataDir });
  expect((await askFrom(third.page, 'app.info', {})).notices).toEqual([]);
});

test('A-135: a damaged library.db is set aside and built again; decks stay', async () => {
  const dataDir = freshDataDir();
  const first = await launchDesktop({ dataDir });
  const { id } = await askFrom(first.page, 'decks.save', {
    id: null,
    game: 'colossus-order',
    name: { ja: '私のデッキ' },
    lines: [],
  });
  await first.close();
  writeFileSync(join(dataDir, 'library.db'), Buffer.alloc(8192, 0x55));

  const second = await launchDesktop({ dataDir });
  await libraryReady(second.page);
  const info = await askFrom(second.page, 'app.info', {});
  expect(info.library.state).toBe('ready');
  expect(info.notices).toMatchObject([{ level: 'warning' }]);
  expect((await askFrom(second.page, 'library.search', {})).total).toBeGreaterThan(100);
  expect(await askFrom(second.page, 'decks.get', { id })).toMatchObject({ name: { ja: '私のデッキ' } });
});
