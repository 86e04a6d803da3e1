import { useCallback, useEffect, useState } from 'react';
import type {
  CallError,
  CallInput,
  CallName,
  CallOutput,
  EventName,
  EventPayload,
} from '../../../electron/ipc/contract.ts';
import { call, subscribe } from './bridge.ts';

/** The three faces of an answer. While busy again, `previous` keeps the last answer so that nothing jumps. */
export type CallState<N extends CallName> =
  | { readonly state: 'busy'; readonly previous: CallOutput<N> | null }
  | { readonly state: 'ready'; readonly value: CallOutput<N> }
  | { readonly state: 'wrong'; readonly error: CallError };

/**
 * Calls `name` when the screen opens and whenever `input` changes by value. An answer to an older input is dropped.
 * `reload` asks again.
 */
export function useCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
): CallState<N> & { readonly reload: () => void } {
  const [answer, setAnswer] = useState<CallState<N>>({ state: 'busy', previous: null });
  const [round, setRound] = useState(0);
  const key = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is there to ask again; `key` stands for `input`
  useEffect(() => {
    let current = true;
    setAnswer((last) => ({ state: 'busy', previous: last.state === 'ready' ? last.value : null }));
    void call(name, JSON.parse(key) as CallInput<N>).then((result) => {
      if (!current) return;
      setAnswer(result.ok ? { state: 'ready', value: result.value } : { state: 'wrong', error: result.error });
    });
    return () => {
      current = false;
    };
  }, [name, key, round]);

  const reload = useCallback(() => setRound((n) => n + 1), []);
  return { ...answer, reload };
}

type Shown<T> =
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'busy'; readonly previous: T | null }
  | { readonly state: 'wrong' };

/** The value to show now: the ready one or, while it is asked for again, the one before; null = none yet. */
export function shown<T>(answer: Shown<T>): T | null {
  if (answer.state === 'ready') return answer.value;
  return answer.state === 'busy' ? answer.previous : null;
}

/** Listens to an unasked message while the component is on the screen. */
export function useHostEvent<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): void {
  useEffect(() => subscribe(name, listener), [name, listener]);
}
