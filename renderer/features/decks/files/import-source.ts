import type { Bilingual } from '../../../../db/model/text.ts';
import type { CallInput } from '../../../../electron/ipc/contract.ts';

/** Where a deck list comes from: typed or pasted, or a file. */
export type ImportSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: number; readonly base64: string };

export const noSource: ImportSource = { kind: 'text', text: '' };

/** The largest file and the longest text that are read: no deck comes near. */
const mostBytes = 2_000_000;
const mostLetters = 1_000_000;

const tooLong: Bilingual = {
  en: 'The text has more than 1,000,000 characters. No deck list is that long; paste the list itself.',
  ja: 'テキストが100万文字を超えています。デッキリストの部分だけを貼り付けてください。',
};

/** Why a source is not even looked at; null = it is. */
export function faultOf(source: ImportSource): Bilingual | null {
  return source.kind === 'text' && source.text.length > mostLetters ? tooLong : null;
}

/**
 * Reads a file that was chosen or dropped; a large one is refused before a byte of it is read.
 * @returns the source, or why it is none
 */
export async function sourceOfFile(
  file: Blob & { readonly name: string },
): Promise<{ readonly ok: true; readonly source: ImportSource } | { readonly ok: false; readonly fault: Bilingual }> {
  if (file.size > mostBytes) {
    const size = Math.ceil(file.size / 1_000_000);
    return {
      ok: false,
      fault: {
        en: `“${file.name}” has ${size} MB; a deck file has at most 2 MB. Choose the deck file itself.`,
        ja: `「${file.name}」は${size}MBあります。読み込めるデッキファイルは2MBまでです。ファイルを選び直してください。`,
      },
    };
  }
  try {
    const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
    return { ok: true, source: { kind: 'file', name: file.name, bytes: file.size, base64 } };
  } catch {
    return {
      ok: false,
      fault: {
        en: `“${file.name}” could not be read. It may have been moved or be a folder; choose it again.`,
        ja: `「${file.name}」を読み取れませんでした。移動されたか、フォルダーの可能性があります。選び直してください。`,
      },
    };
  }
}

function toBase64(bytes: Uint8Array): string {
  // In parts: a call takes only so many arguments.
  const part = 0x2000;
  let letters = '';
  for (let from = 0; from < bytes.length; from += part) {
    letters += String.fromCharCode(...bytes.subarray(from, from + part));
  }
  return btoa(letters);
}

/** The source as the data side takes it. */
export function sourceForCall(source: ImportSource): CallInput<'decks.read'>['source'] {
  return source.kind === 'text' ? { text: source.text } : { base64: source.base64 };
}
