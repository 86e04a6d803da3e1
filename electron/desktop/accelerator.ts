const names: Readonly<Record<string, string>> = {
  Mod: 'CmdOrCtrl',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  Escape: 'Esc',
};

/**
 * A command's key in the form of the window's menu, which shows one key.
 * @param bound the keys that the user gave to the command, in the form of the page; absent = it has its own
 * @param own the key that it has by itself
 * @returns the first bound key with a modifier, else the first; undefined = it has none
 */
export function acceleratorOf(bound: readonly string[] | undefined, own: string): string | undefined {
  const keys = bound ?? [own];
  const key = keys.find((candidate) => candidate.startsWith('Mod+')) ?? keys[0];
  return key
    ?.replace(/\+$/, 'Plus')
    .split('+')
    .map((part) => names[part] ?? part)
    .join('+');
}
