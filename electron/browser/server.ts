import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '../services/backend.ts';
import { pageFile } from '../services/page-files.ts';
import { createSession } from './session.ts';

/** The largest call that is read, in bytes: a deck of 2,000 lines is a tenth of it. */
const largestCall = 4_000_000;

export interface BrowserHost {
  /** The address with its one-time token. */
  readonly address: string;
  close(): Promise<void>;
}

export interface BrowserHostOptions {
  readonly backend: Pick<Backend, 'router' | 'onEvent'>;
  /** The built page. */
  readonly pageDir: string;
  /** 0 = any free one. */
  readonly port: number;
  /** Serves the page from a development server in place of `pageDir`. */
  readonly developmentPage?: string;
}

/**
 * Serves the page and the contract on loopback. Only a page that came by the one-time address may call: the cookie says
 * so, and Host and Origin are checked, so that neither a foreign page nor a rebound name (DNS rebinding) gets through.
 */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const session = createSession();
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    serve(request, response).catch(() => {
      if (response.headersSent) response.end();
      else plain(response, 500, 'Internal error');
    });
  });
  const port = await listen(server, options.port);
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const stopEvents = options.backend.onEvent((name, payload) => {
    for (const stream of streams) stream.write(`data: ${JSON.stringify({ name, payload })}\n\n`);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host ?? '';
    if (!hosts.includes(host)) return plain(response, 421, 'This address is not served here.');
    const { origin } = request.headers;
    if (origin !== undefined && origin !== `http://${host}`) return plain(response, 403, 'Another origin may not ask.');
    const url = new URL(request.url ?? '/', `http://${host}`);

    const token = url.searchParams.get('token');
    if (request.method === 'GET' && url.pathname === '/' && token !== null) return enter(request, response, token);
    if (!session.hasCookie(request)) return plain(response, 401, notEntered);
    if (url.pathname === '/favicon.ico') return noContent(response);

    if (url.pathname === '/api/call') return call(request, response);
    if (url.pathname === '/api/events') return events(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405, 'Not allowed');
    if (options.developmentPage !== undefined)
      return pass(response, new URL(url.pathname + url.search, options.developmentPage));
    const file = pageFile(options.pageDir, url.pathname);
    response.writeHead(file.status, file.headers).end(request.method === 'HEAD' ? undefined : file.body);
  }

  function enter(request: IncomingMessage, response: ServerResponse, token: string): void {
    const cookie = session.exchange(token);
    if (cookie === null && !session.hasCookie(request)) {
      plain(response, 401, notEntered);
      return;
    }
    // The token leaves the address bar and the history.
    response.writeHead(303, {
      location: '/',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...(cookie === null ? {} : { 'set-cookie': cookie }),
    });
    response.end();
  }

  async function call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
    // A form of a foreign page can neither set the header nor send this type without asking first.
    if (request.method !== 'POST' || !isJson || request.headers['x-costwise'] !== '1') {
      return plain(response, 400, 'Not a call of the page.');
    }
    const text = await bodyOf(request);
    if (text === null) return plain(response, 413, 'The call is too large.');
    const asked = readCall(text);
    const result = await options.backend.router(asked.name, asked.input);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    response.end(JSON.stringify(result));
  }

  function events(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    streams.add(response);
    request.on('close', () => streams.delete(response));
  }

  return {
    address: `http://127.0.0.1:${port}/?token=${session.token}`,
    close: () =>
      new Promise((done) => {
        stopEvents();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const notEntered =
  'This page opens with the address that Costwise prints when it starts; that address works once. Start Costwise again for a new one.\n' +
  'このページは、Costwiseの起動時に表示されるアドレスから開いてください。アドレスは一度だけ使えます。もう一度Costwiseを起動すると、新しいアドレスが表示されます。';

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, refused) => {
    server.once('error', refused);
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(text);
}

function noContent(response: ServerResponse): void {
  response.writeHead(204).end();
}

/** The name and input of a call as sent; the router says what is wrong with them. */
function readCall(text: string): { readonly name: unknown; readonly input: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return { name: undefined, input: undefined };
    return { name: 'name' in value ? value.name : undefined, input: 'input' in value ? value.input : undefined };
  } catch {
    return { name: undefined, input: undefined };
  }
}

/** @returns null where the body is larger than a call can be */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestCall) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Hands a request on to the development server. */
async function pass(response: ServerResponse, target: URL): Promise<void> {
  const answer = await fetch(target);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
