/** Chromium's own protocol, for programs whose fuses keep every other driver out, and where a driver's weight would be measured. */
import { type ChildProcess, spawn } from 'node:child_process';
import { sandboxSwitches } from './electron.ts';

export interface Driven {
  /** Runs an expression in the first page and waits for its promise. @returns its JSON value */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression is true; a document that is thrown away while loading is asked again. Throws after 30 s. */
  waitFor(expression: string): Promise<void>;
  /** Ends the program and waits for its end. */
  close(signal?: NodeJS.Signals): Promise<void>;
}

/** How often the program is asked for its first page, in milliseconds. */
const pollTime = 5;
const startLimit = 30_000;

/** Starts a program of Chromium's family and waits until its first page is there. Throws with its last words where it ends. */
export async function startDriven(
  executable: string,
  args: readonly string[],
  display: string | null,
): Promise<Driven> {
  const app = spawn(executable, [...sandboxSwitches(), '--remote-debugging-port=0', ...args], {
    env: { ...process.env, ...(display === null ? {} : { DISPLAY: display }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((done) => app.once('exit', () => done()));
  const close = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    app.kill(signal);
    await ended;
  };
  try {
    const page = await firstPage(new URL(await devToolsAddress(app)).host);
    const socket = await open(page);
    const ask = (expression: string): Promise<unknown> => evaluate(socket, expression);
    return { evaluate: ask, waitFor: (expression) => waitFor(ask, expression), close };
  } catch (fault) {
    await close('SIGKILL');
    throw fault;
  }
}

function devToolsAddress(app: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    app.once('exit', (code) => failed(new Error(`the program ended at once (${code}):\n${text}`)));
    app.stderr?.on('data', (part: Buffer) => {
      text += part.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (address !== undefined) found(address);
    });
  });
}

async function waitFor(ask: Driven['evaluate'], expression: string): Promise<void> {
  const limit = Date.now() + startLimit;
  while (Date.now() < limit) {
    if ((await ask(expression).catch(() => false)) === true) return;
    await new Promise((done) => setTimeout(done, pollTime));
  }
  throw new Error(`not true within ${startLimit / 1000} s: ${expression}`);
}

async function firstPage(host: string): Promise<string> {
  const limit = Date.now() + startLimit;
  while (Date.now() < limit) {
    const targets = (await (await fetch(`http://${host}/json/list`)).json()) as readonly {
      readonly type: string;
      readonly url: string;
      readonly webSocketDebuggerUrl: string;
    }[];
    const page = targets.find((target) => target.type === 'page' && target.url !== '' && target.url !== 'about:blank');
    if (page !== undefined) return page.webSocketDebuggerUrl;
    await new Promise((done) => setTimeout(done, pollTime));
  }
  throw new Error('the program opened no page within 30 s');
}

function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((opened, failed) => {
    socket.addEventListener('open', () => opened(socket));
    socket.addEventListener('error', () => failed(new Error(`${address} does not answer`)));
  });
}

interface Answer {
  readonly id?: number;
  readonly result?: {
    readonly result: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
  readonly error?: { readonly message: string };
}

let lastId = 0;

function evaluate(socket: WebSocket, expression: string): Promise<unknown> {
  lastId += 1;
  const id = lastId;
  return new Promise((done, failed) => {
    const heard = ({ data }: MessageEvent<string>): void => {
      const answer = JSON.parse(data) as Answer;
      if (answer.id !== id) return;
      socket.removeEventListener('message', heard);
      const thrown = answer.error?.message ?? answer.result?.exceptionDetails?.exception?.description;
      if (thrown === undefined) done(answer.result?.result.value);
      else failed(new Error(thrown));
    };
    socket.addEventListener('message', heard);
    const params = { expression, awaitPromise: true, returnByValue: true };
    socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params }));
  });
}
