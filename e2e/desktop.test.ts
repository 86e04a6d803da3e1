import { expect, test } from 'vitest';
import { askFrom, callFrom, freshDataDir, launchDesktop, libraryReady } from './harness.ts';

test('the app starts, loads the bundled cards, answers calls, and nothing goes wrong in its page', async () => {
  const { page, problems } = await launchDesktop();
  await libraryReady(page);
  const info = await askFrom(page, 'app.info', {});
  expect(info).toMatchObject({ host: 'desktop', hostReason: null, notices: [], library: { state: 'ready' } });

  const found = await askFrom(page, 'library.search', { text: 'ｺﾞﾗﾄﾞﾝ', game: 'battle-spirits' });
  expect(found.cards.map((card) => card.card.name.en)).toEqual(['Goradon']);
  const starters = (await askFrom(page, 'decks.list', {})).filter((deck) => deck.starter);
  expect(new Set(starters.map((deck) => deck.game)).size).toBe(2);
  expect(problems).toEqual([]);
});

test('a wrong call is answered with a sentence, and the next call is served', async () => {
  const { page } = await launchDesktop();
  expect(await callFrom(page, 'decks.get', { id: '' })).toMatchObject({ ok: false, error: { code: 'bad-input' } });
  expect(await callFrom(page, 'no.such' as 'app.info', {})).toMatchObject({
    ok: false,
    error: { code: 'unknown-call' },
  });
  expect(await callFrom(page, 'settings.get', {})).toMatchObject({ ok: true });
});

test('the page is sandboxed: no Node, no raw IPC, no other origin, no inline code, no window, no permission', async () => {
  const { app, page } = await launchDesktop();
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): Record<string, unknown>;
    };
    const { sandbox, contextIsolation, nodeIntegration, webSecurity } = contents.getLastWebPreferences();
    return { sandbox, contextIsolation, nodeIntegration, webSecurity };
  });
  expect(preferences).toEqual({ sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true });

  // Every line of this runs in the page itself, as a script of the page would.
  const seen = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'window.inlineRan = true';
    document.head.append(inline);
    const outcome = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'done',
        () => 'refused',
      );
    return {
      globals: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
      bridge: Object.keys((window as unknown as { costwise: object }).costwise).sort(),
      inlineRan: 'inlineRan' in window,
      // In a task of the page's own: what the test driver evaluates is exempt from the policy.
      evaluated: await outcome(
        new Promise((done, failed) => {
          setTimeout(() => {
            try {
              done(new Function('return 1')());
            } catch (refusal) {
              failed(refusal);
            }
          });
        }),
      ),
      framed: await new Promise((done) => {
        const frame = document.createElement('iframe');
        frame.onload = () => done(frame.contentDocument?.body.innerHTML ?? 'nothing');
        frame.src = 'app://costwise/index.html';
        document.body.append(frame);
      }),
      elsewhere: await outcome(fetch('https://example.com/')),
      outsideThePage: (await fetch('/..%2f..%2fpackage.json')).status,
      opened: window.open('app://costwise/index.html') === null,
      notifications: await Notification.requestPermission(),
      origin: location.origin,
    };
  });
  expect(seen).toEqual({
    globals: [],
    bridge: ['call', 'on'],
    inlineRan: false,
    evaluated: 'refused',
    framed: 'nothing',
    elsewhere: 'refused',
    outsideThePage: 404,
    opened: true,
    notifications: 'denied',
    origin: 'app://costwise',
  });
  await page.evaluate(() => location.assign('data:text/html,gone'));
  await page.waitForTimeout(300);
  expect(page.url()).toMatch(/^app:\/\/costwise\//);
});

test('A-158: size and place of the window are there again at the next start', async () => {
  const dataDir = freshDataDir();
  const first = await launchDesktop({ dataDir });
  await first.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 64, y: 48, width: 900, height: 640 });
  });
  await first.page.waitForTimeout(800);
  await first.close();

  const second = await launchDesktop({ dataDir });
  const bounds = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());
  expect(bounds).toEqual({ x: 64, y: 48, width: 900, height: 640 });
});

test('A-160: the zoom is kept with the settings and follows them', async () => {
  const { app, page, dataDir, close } = await launchDesktop();
  await askFrom(page, 'settings.set', { zoom: 1.5 });
  const zoom = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor());
  expect(await zoom()).toBeCloseTo(1.5);
  expect(await callFrom(page, 'settings.set', { zoom: 3.5 })).toMatchObject({ ok: false });
  await close();
  const again = await launchDesktop({ dataDir });
  expect((await askFrom(again.page, 'settings.get', {})).zoom).toBe(1.5);
});
