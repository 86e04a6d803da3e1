import { refused } from '../deck-file.ts';

/** No card data is larger, in bytes: such a file was chosen by mistake. */
const largestCardFile = 128_000_000;

/** Why a file of `bytes` is not even read; null = it is small enough. */
export function tooLarge(bytes: number): ReturnType<typeof refused> | null {
  if (bytes <= largestCardFile) return null;
  const size = Math.ceil(bytes / 1_000_000);
  const most = largestCardFile / 1_000_000;
  return refused(
    null,
    `The file has ${size} MB; at most ${most} MB are read. No card data is that large: split it, or choose another file.`,
    `ファイルのサイズは${size}MBです。読み込めるのは${most}MBまでです。カードデータとしては大きすぎるため、分割するか別のファイルを選んでください。`,
  );
}
