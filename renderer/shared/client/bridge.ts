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

/** Calls the data side. Never throws: what goes wrong comes back as a value with a sentence for people. */
export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  try {
    return await bridge().call(name, input);
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
