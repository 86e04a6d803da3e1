import { type BrowserWindow, ipcMain, type WebFrameMain } from 'electron';
import { callChannel, eventChannel } from '../ipc/channels.ts';
import type { CallError, CallName, CallResult } from '../ipc/contract.ts';
import type { Backend } from '../services/backend.ts';
import type { Log } from '../services/log.ts';

const stranger: CallError = {
  code: 'unknown-call',
  message: { en: 'This page may not call Costwise.', ja: 'このページからCostwiseを呼び出すことはできません。' },
};

/**
 * Answers the page's calls through the router. Only the top frame of our window, showing our origin, is answered.
 * @param onAnswer called with each good answer, for what the window itself follows (zoom, theme)
 */
export function serveIpc(
  window: BrowserWindow,
  backend: Backend,
  origins: readonly string[],
  log: Log,
  onAnswer: (name: CallName, result: CallResult<CallName>) => void,
): void {
  ipcMain.handle(callChannel, async (event, name: unknown, input: unknown) => {
    if (!isOurs(event.senderFrame, window, origins)) {
      log(`call refused: the sender ${event.senderFrame?.url ?? '(gone)'} is not our page`);
      return { ok: false, error: stranger };
    }
    const result = await backend.router(name, input);
    if (result.ok) onAnswer(name as CallName, result);
    return result;
  });
  const stop = backend.onEvent((name, payload) => {
    if (!window.isDestroyed()) window.webContents.send(eventChannel, name, payload);
  });
  window.on('closed', () => {
    stop();
    ipcMain.removeHandler(callChannel);
  });
}

function isOurs(frame: WebFrameMain | null, window: BrowserWindow, origins: readonly string[]): boolean {
  if (frame === null || window.isDestroyed() || frame !== window.webContents.mainFrame) return false;
  // A standard scheme of ours has the opaque-looking origin `app://costwise`; WebFrameMain names it the same way.
  return origins.includes(frame.origin);
}
