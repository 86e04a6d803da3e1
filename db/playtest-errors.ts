import { fail, type Result } from './errors.ts';

export function noPlaytest<T>(id: string): Result<T> {
  return fail(
    'not-found',
    `There is no playtest with the id ${id}; it may have been removed.`,
    `プレイテスト（ID：${id}）が見つかりません。削除された可能性があります。`,
  );
}

export function noLine<T>(line: number): Result<T> {
  return fail(
    'not-found',
    `The playtest has no line ${line}. Nothing was changed.`,
    `このプレイテストに分岐${line}はありません。何も変更していません。`,
  );
}

export function outOfRange<T>(pointer: number, least: number, most: number): Result<T> {
  return fail(
    'bad-input',
    `The playtest cannot be recorded at step ${pointer}: expected ${least} to ${most}. Nothing was changed.`,
    `プレイテストの手順${pointer}には記録できません（${least}～${most}のみ）。何も変更していません。`,
  );
}

export function otherAction<T>(pointer: number): Result<T> {
  return fail(
    'bad-input',
    `The playtest holds another action at step ${pointer} already; a new line must begin there. Nothing was changed.`,
    `プレイテストの手順${pointer}には別の操作が記録済みです。新しい分岐として記録してください。何も変更していません。`,
  );
}
