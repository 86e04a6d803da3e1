import { createReadStream } from 'node:fs';
import { InputError } from './command.ts';

/** The name that stands for standard input on the command line. */
export const standardInput = '-';

/** A file's text; `-` is standard input. A byte order mark is left out. Throws `InputError` where it cannot be read. */
export async function readText(file: string): Promise<string> {
  const text = decode(await readBytes(file));
  if (text === null) {
    throw new InputError({ file, at: '', message: notText });
  }
  return text;
}

/** A file's bytes, for readers that know more encodings than one; `-` is standard input. Throws `InputError` like `readText`. */
export async function readBytes(file: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytesOf(file)) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The lines of a file one by one, as they arrive; null = the line is no text in UTF-8. Throws `InputError` like `readText`. */
export async function* readLines(file: string): AsyncGenerator<string | null> {
  let pending: Uint8Array[] = [];
  for await (const chunk of bytesOf(file)) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      yield decode(Buffer.concat([...pending, chunk.subarray(start, end)]));
      pending = [];
      start = end + 1;
    }
    pending.push(chunk.subarray(start));
  }
  const last = Buffer.concat(pending);
  if (last.length > 0) {
    yield decode(last);
  }
}

const newline = 0x0a;

const notText = {
  en: 'expected text in UTF-8',
  ja: 'UTF-8のテキストが必要です',
};

/** The decoder drops a byte order mark and throws at a byte that is no UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  const stream = file === standardInput ? process.stdin : createReadStream(file);
  try {
    for await (const chunk of stream) {
      yield chunk as Uint8Array;
    }
  } catch (error) {
    throw new InputError({ file, at: '', message: unreadable((error as NodeJS.ErrnoException).code ?? String(error)) });
  }
}

function unreadable(code: string) {
  switch (code) {
    case 'ENOENT':
      return { en: 'expected a file, found none of this name', ja: 'この名前のファイルがありません' };
    case 'EISDIR':
      return { en: 'expected a file, found a folder', ja: 'ファイルが必要ですが、フォルダーです' };
    case 'EACCES':
    case 'EPERM':
      return { en: 'expected a file that may be read', ja: 'このファイルは読み取りが許可されていません' };
    default:
      return { en: `expected a readable file (${code})`, ja: `ファイルを読み取れません(${code})` };
  }
}
