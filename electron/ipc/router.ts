import * as z from 'zod';
import {
  type CallError,
  type CallName,
  type CallOutput,
  type CallResult,
  type Contract,
  contract,
} from './contract.ts';

/** What serves a call: checked input in, a value or an error with a sentence for people out. */
export type Handlers = {
  readonly [N in CallName]: (input: z.output<Contract[N]['input']>) => Promise<HandlerResult<N>>;
};
export type HandlerResult<N extends CallName> =
  | { readonly ok: true; readonly value: z.input<Contract[N]['output']> }
  | { readonly ok: false; readonly error: CallError };

/** Answers any call that a page may send; never throws, whatever it is sent. */
export type Router = (name: unknown, input: unknown) => Promise<CallResult<CallName>>;

/**
 * The one place through which both hosts serve the contract: it checks the name and the input of every call, and the
 * output of every answer, so that neither side ever sees what the contract does not say.
 */
export function createRouter(handlers: Handlers, log: (line: string) => void): Router {
  return async (name, input) => {
    if (!isCallName(name)) return refuse('unknown-call', unknownCall(name));
    const read = contract[name].input.safeParse(input);
    if (!read.success) return refuse('bad-input', badInput(name, read.error));
    try {
      const handler = handlers[name] as (input: unknown) => Promise<HandlerResult<CallName>>;
      const result = await handler(read.data);
      if (!result.ok) return result;
      const output = contract[name].output.safeParse(result.value);
      if (output.success) return { ok: true, value: output.data as CallOutput<CallName> };
      log(`${name} answered what its contract does not allow: ${z.prettifyError(output.error)}`);
    } catch (thrown) {
      log(`${name} failed: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
    }
    return refuse('internal', {
      en: `Costwise could not answer "${name}"; the log file says why. What was saved before is safe.`,
      ja: `「${name}」を処理できませんでした。原因はログファイルに記録しています。すでに保存した内容は失われません。`,
    });
  };
}

function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(contract, name);
}

function refuse(code: CallError['code'], message: CallError['message']): CallResult<CallName> {
  return { ok: false, error: { code, message } };
}

function unknownCall(name: unknown): CallError['message'] {
  const shown = JSON.stringify(name)?.slice(0, 80) ?? String(name);
  return { en: `There is no call ${shown}.`, ja: `${shown} という呼び出しはありません。` };
}

function badInput(name: CallName, error: z.ZodError): CallError['message'] {
  const issue = error.issues[0];
  const place = z.core.toDotPath(issue?.path ?? []) || 'input';
  return {
    en: `"${name}" was asked wrongly at ${place}: ${issue?.message ?? ''}. Nothing was changed.`,
    ja: `「${name}」の入力が正しくありません（箇所：${place}、原因：${issue?.message ?? ''}）。何も変更していません。`,
  };
}
