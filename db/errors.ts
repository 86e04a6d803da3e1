import type { Bilingual } from './model/text.ts';

/** Why the data side refused or could not do something: a code for the program, a sentence for people. */
export interface StoreError {
  readonly code: 'bad-input' | 'not-found' | 'read-only' | 'damaged' | 'busy' | 'internal';
  readonly message: Bilingual;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: StoreError };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail<T>(code: StoreError['code'], en: string, ja: string): Result<T> {
  return { ok: false, error: { code, message: { en, ja } } };
}

/** SQLite's own code of a thrown error (`SQLITE_CORRUPT`, `SQLITE_FULL`, …), or the system's (`EACCES`), else an empty text. */
export function codeOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return '';
  return typeof thrown.code === 'string' ? thrown.code : '';
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Whether a thrown error means that the bytes of the file are no sound database. */
export function meansDamage(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB' || code === 'SQLITE_IOERR_SHORT_READ';
}

/** What SQLite or the system threw, as a value with a sentence for people. */
export function errorFromThrown(thrown: unknown): StoreError {
  const code = codeOf(thrown);
  const cause = messageOf(thrown);
  if (meansDamage(thrown)) {
    return {
      code: 'damaged',
      message: {
        en: `A database file is damaged (${cause}). Restart Costwise: it will set the file aside and tell you where.`,
        ja: `データベースファイルが破損しています（${cause}）。Costwiseを再起動してください。破損したファイルを別名で保管し、その場所をお知らせします。`,
      },
    };
  }
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return {
      code: 'busy',
      message: {
        en: 'Another program is writing to the same data. Nothing was changed; try again in a moment.',
        ja: '別のプログラムが同じデータに書き込んでいます。何も変更していません。しばらくしてからもう一度お試しください。',
      },
    };
  }
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') {
    return {
      code: 'internal',
      message: {
        en: 'The disk is full, so nothing was saved. Free some space and try again.',
        ja: 'ディスクの空き容量がないため、保存できませんでした。空き容量を増やしてからもう一度お試しください。',
      },
    };
  }
  if (code.startsWith('SQLITE_READONLY') || code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return {
      code: 'read-only',
      message: {
        en: `The data folder cannot be written to (${cause}). Check its permissions.`,
        ja: `データフォルダーに書き込めません（${cause}）。アクセス権を確認してください。`,
      },
    };
  }
  return {
    code: 'internal',
    message: {
      en: `Something went wrong in the data store (${cause}). What was saved before is safe.`,
      ja: `データの処理中に問題が発生しました（${cause}）。すでに保存した内容は失われません。`,
    },
  };
}
