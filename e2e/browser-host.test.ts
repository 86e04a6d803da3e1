import { request } from 'node:http';
import { expect, test as plainTest } from 'vitest';
import { chromiumIsThere } from '../tools/launch.ts';
import { askFrom, launchBrowser, libraryReady } from './harness.ts';

/** Where no Chromium is installed these tests are left out, unless end-to-end tests are required. */
const test = plainTest.skipIf(!chromiumIsThere() && process.env.COSTWISE_E2E !== 'required');

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A raw request, as a foreign program or a rebound name would send it. @returns the status */
function ask(address: string, { method = 'GET', path, headers = {}, body }: Asked): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((done, failed) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

const jsonCall = { 'content-type': 'application/json', 'x-costwise': '1' };

test('the same page and calls work in Chromium on the browser host, which says why it is there', async () => {
  const { page, problems } = await launchBrowser();
  await libraryReady(page);
  const info = await askFrom(page, 'app.info', {});
  expect(info).toMatchObject({ host: 'browser', notices: [], library: { state: 'ready' } });
  expect(info.hostReason?.en).toMatch(/--browser/);
  expect((await askFrom(page, 'library.search', { text: 'goradon' })).total).toBe(1);
  expect(page.url()).not.toContain('token');
  expect(problems).toEqual([]);
});

test('the address works once; without its cookie nothing is answered', async () => {
  const { address, context } = await launchBrowser();
  const token = new URL(address).search;
  expect(await ask(address, { path: `/${token}` })).toBe(401);
  expect(await ask(address, { path: '/' })).toBe(401);
  expect(await ask(address, { path: '/api/events' })).toBe(401);
  expect(
    await ask(address, {
      method: 'POST',
      path: '/api/call',
      headers: jsonCall,
      body: '{"name":"app.info","input":{}}',
    }),
  ).toBe(401);
  const [cookie] = await context.cookies(address);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
});

test('a foreign origin, a rebound host name and a form are refused even with the cookie', async () => {
  const { address, context } = await launchBrowser();
  const [session] = await context.cookies(address);
  const cookie = `${session?.name}=${session?.value}`;
  const post = { method: 'POST', path: '/api/call', body: '{"name":"app.info","input":{}}' };
  expect(await ask(address, { ...post, headers: { ...jsonCall, cookie } })).toBe(200);
  expect(await ask(address, { ...post, headers: { ...jsonCall, cookie, origin: 'http://evil.example' } })).toBe(403);
  expect(await ask(address, { ...post, headers: { ...jsonCall, cookie, host: 'evil.example' } })).toBe(421);
  expect(await ask(address, { ...post, headers: { cookie, 'content-type': 'text/plain' } })).toBe(400);
  expect(await ask(address, { path: '/..%2f..%2fpackage.json', headers: { cookie } })).toBe(404);
});

test('what the data side says unasked arrives as a server-sent event', async () => {
  const { page } = await launchBrowser();
  const type = await page.evaluate(async () => (await fetch('/api/events')).headers.get('content-type'));
  expect(type).toBe('text/event-stream');
});
