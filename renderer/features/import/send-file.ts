import type { CallError } from '../../../electron/ipc/contract.ts';
import { call } from '../../shared/client/bridge.ts';

/** What is sent in one call, in bytes: a whole number of groups of base64. */
const pieceSize = 450_000;

export type Sent =
  | { readonly state: 'sent'; readonly id: string }
  | { readonly state: 'stopped' }
  | { readonly state: 'wrong'; readonly error: CallError };

/**
 * Sends a file in pieces, so that neither side holds it twice. A file that is too large is refused before it is read.
 * @param onPiece told how many bytes are there; answers whether to go on
 */
export async function sendFile(file: Blob, onPiece: (sent: number) => boolean): Promise<Sent> {
  const opened = await call('import.open', { bytes: file.size });
  if (!opened.ok) return { state: 'wrong', error: opened.error };
  const { id } = opened.value;
  for (let at = 0; at < file.size; at += pieceSize) {
    if (!onPiece(at)) {
      await call('import.close', { id });
      return { state: 'stopped' };
    }
    let base64: string;
    try {
      base64 = await base64Of(file.slice(at, at + pieceSize));
    } catch {
      await call('import.close', { id });
      return { state: 'wrong', error: unreadable };
    }
    const sent = await call('import.send', { id, base64 });
    if (!sent.ok) return { state: 'wrong', error: sent.error };
  }
  return { state: 'sent', id };
}

const unreadable: CallError = {
  code: 'bad-input',
  message: {
    en: 'The file could not be read: it was moved, changed or is not allowed to be read. Choose it again.',
    ja: 'ファイルを読み込めませんでした。移動や変更がないか、読み取りが許可されているかを確認し、もう一度選んでください。',
  },
};

/** The browser's own reader is the fastest way to base64 that every browser has. */
function base64Of(piece: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/u, ''));
    reader.onerror = () => failed(reader.error ?? new Error('not readable'));
    reader.readAsDataURL(piece);
  });
}
