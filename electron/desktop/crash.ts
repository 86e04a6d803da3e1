import { app, type BrowserWindow, dialog } from 'electron';
import type { Language } from '../../db/model/text.ts';
import type { Log } from '../services/log.ts';

const words = {
  en: {
    message: 'The window of Costwise has crashed.',
    detail: 'Everything up to your last action is saved. Reload to go on where you were.',
    buttons: ['Reload', 'Quit'],
  },
  ja: {
    message: 'Costwiseの画面が異常終了しました。',
    detail: '直前の操作まで保存されています。再読み込みすると続きから再開できます。',
    buttons: ['再読み込み', '終了'],
  },
} as const;

/** Offers to reload when the page's process has ended; logs the end of any child process. */
export function surviveCrashes(window: BrowserWindow, log: Log, language: () => Language): void {
  window.webContents.on('render-process-gone', async (_event, { reason, exitCode }) => {
    log(`the page's process is gone: ${reason} (${exitCode})`);
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const { message, detail, buttons } = words[language()];
    const answer = await dialog.showMessageBox(window, {
      type: 'error',
      message,
      detail,
      buttons: [...buttons],
      defaultId: 0,
      cancelId: 1,
    });
    if (answer.response === 0) window.webContents.reload();
    else app.quit();
  });
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log(`a child process is gone: ${type} ${reason} (${exitCode})`);
  });
}
