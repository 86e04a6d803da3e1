import { type Bindings, currentBindings } from './bindings.ts';
import { allCommands, type Command, keysOf, meet } from './command.ts';
import type { Key } from './key.ts';

/** Keys of the window, of text fields and of moving the focus; the menu of the desktop app has some of them. */
const reserved: readonly RegExp[] = [
  /^(Shift\+)?Tab$/,
  /^Mod\+(Shift\+)?Tab$/,
  /^Mod\+[+=\-0ACVXQW]$/,
  /^Alt\+F4$/,
  /^F1[12]$/,
  /^Mod\+(Shift\+)?[RI]$/,
];

/** Why a key cannot be given to a command. */
export type Refused =
  | { readonly why: 'reserved'; readonly key: Key }
  | { readonly why: 'taken'; readonly key: Key; readonly by: Command };

/** @returns null where `key` is free for `command` */
export function refusalOf(command: Command, key: Key, bindings: Bindings = currentBindings()): Refused | null {
  if (reserved.some((pattern) => pattern.test(key))) return { why: 'reserved', key };
  const by = allCommands().find(
    (other) => other.id !== command.id && meet(command, other) && keysOf(other, bindings).includes(key),
  );
  return by === undefined ? null : { why: 'taken', key, by };
}

/**
 * Gives a command `keys` in place of all that it had.
 * @returns the bindings to keep, or the first key that cannot be had
 */
export function rebound(
  command: Command,
  keys: readonly Key[],
  bindings: Bindings = currentBindings(),
): { readonly ok: true; readonly bindings: Bindings } | { readonly ok: false; readonly refused: Refused } {
  const had = keysOf(command, bindings);
  for (const key of keys) {
    const refused = had.includes(key) ? null : refusalOf(command, key, bindings);
    if (refused !== null) return { ok: false, refused };
  }
  const { [command.id]: _, ...others } = bindings;
  const own = keys.length === command.keys.length && keys.every((key, at) => key === command.keys[at]);
  return { ok: true, bindings: own ? others : { ...others, [command.id]: [...keys] } };
}
