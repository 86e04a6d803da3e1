import { type FileResult, refused } from './deck-file.ts';

export interface DecodedText {
  readonly text: string;
  /** In which the bytes were read. */
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis';
}

function decodeAs(bytes: Uint8Array, encoding: DecodedText['encoding']): string | null {
  try {
    // The decoder takes a byte order mark away.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding that the bytes say themselves, by their first two. */
function markedEncoding(bytes: Uint8Array): DecodedText['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Reads a file's bytes as text: UTF-8 or UTF-16 as marked, else the Japanese encoding of older Windows programs. */
export function decodeText(bytes: Uint8Array): FileResult<DecodedText> {
  const marked = markedEncoding(bytes);
  const text = decodeAs(bytes, marked);
  if (text !== null && !text.includes('\0')) return { ok: true, value: { text, encoding: marked } };
  const japanese = text === null ? decodeAs(bytes, 'shift_jis') : null;
  if (japanese !== null && !japanese.includes('\0'))
    return { ok: true, value: { text: japanese, encoding: 'shift_jis' } };
  const line = firstBadLine(bytes);
  return refused(
    line,
    `The file is no text, or its encodings are mixed${line === null ? '' : ` (line ${line})`}. Save it as UTF-8 and try again.`,
    `テキストとして読み込めません。文字コードが混在している可能性があります${line === null ? '' : `（${line}行目）`}。UTF-8で保存し直してください。`,
  );
}

/** The first line, from 1, that is no UTF-8 by itself. */
function firstBadLine(bytes: Uint8Array): number | null {
  let line = 1;
  let start = 0;
  for (let i = 0; i <= bytes.length; i += 1) {
    if (i < bytes.length && bytes[i] !== 0x0a) continue;
    const part = bytes.subarray(start, i);
    if (part.includes(0) || decodeAs(part, 'utf-8') === null) return line;
    start = i + 1;
    line += 1;
  }
  return null;
}
