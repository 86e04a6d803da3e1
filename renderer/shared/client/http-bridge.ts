import type {
  Bridge,
  CallInput,
  CallName,
  CallResult,
  EventName,
  EventPayload,
} from '../../../electron/ipc/contract.ts';

type Listener = (payload: never) => void;

/**
 * The contract over loopback HTTP, for the browser host: a call is a POST, unasked messages come as server-sent
 * events. The header tells the server that the request comes from this page: a foreign page cannot set it.
 */
export function createHttpBridge(): Bridge {
  const listeners = new Map<EventName, Set<Listener>>();
  let source: EventSource | null = null;

  function open(): void {
    if (source !== null) return;
    source = new EventSource('/api/events');
    source.onmessage = (message: MessageEvent<string>) => {
      const event = JSON.parse(message.data) as { name: EventName; payload: never };
      for (const listener of listeners.get(event.name) ?? []) listener(event.payload);
    };
  }

  return {
    async call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
      const response = await fetch('/api/call', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-costwise': '1' },
        body: JSON.stringify({ name, input }),
      });
      return (await response.json()) as CallResult<N>;
    },
    on<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): () => void {
      open();
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener as Listener);
      return () => set.delete(listener as Listener);
    },
  };
}
