import type {
  Bridge,
  CallInput,
  CallName,
  CallResult,
  EventName,
  EventPayload,
} from '../../../electron/ipc/contract.ts';
import { createHttpBridge } from './http-bridge.ts';

let current: Bridge | null = null;

/** The way to the data: the desktop's preload bridge or, in the browser host, the same calls over loopback HTTP. */
export function bridge(): Bridge {
  current ??= window.costwise ?? createHttpBridge();
  return current;
}

/** Puts another bridge in place (tests); null = choose again at the next call. */
export function setBridge(next: Bridge | null): void {
  current = next;
}

const ahead = new Map<string, Promise<CallResult<CallName>>>();

/**
 * Sends a call that the first screen will make, before there is a screen: the host answers while the page is still being
 * built, and the first `call` of the same name and input takes the answer.
 */
export function askAhead<N extends CallName>(name: N, input: CallInput<N>): void {
  const answer = bridge().call(name, input);
  // A failure is told to whoever takes the answer.
  answer.catch(() => {});
  ahead.set(JSON.stringify([name, input]), answer);
}

/** Ends the start: an answer that nobody took would be old by the time it is asked for. */
export function forgetAhead(): void {
  ahead.clear();
}

function takeAhead<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> | undefined {
  if (ahead.size === 0) return undefined;
  const key = JSON.stringify([name, input]);
  const answer = ahead.get(key);
  ahead.delete(key);
  return answer as Promise<CallResult<N>> | undefined;
}

/** Calls the data side. Never throws: what goes wrong comes back as a value with a sentence for people. */
export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  try {
    return await (takeAhead(name, input) ?? bridge().call(name, input));
  } catch (fault) {
    console.error(`call ${name} failed`, fault);
    return {
      ok: false,
      error: {
        code: 'internal',
        message: {
          en: 'Costwise could not reach its data. What was saved before is safe. Try again, or restart Costwise.',
          ja: 'データに接続できませんでした。すでに保存した内容は失われません。再試行するか、Costwiseを再起動してください。',
        },
      },
    };
  }
}

/** Listens to what the data side sends unasked. @returns a function that ends it */
export function subscribe<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): () => void {
  return bridge().on(name, listener);
}
