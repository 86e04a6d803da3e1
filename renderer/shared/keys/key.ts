/**
 * A key: modifiers in the order `Mod+Shift+Alt`, then a letter in capitals, a sign as typed (`?`, `/`), or a name of
 * `KeyboardEvent.key` (`Enter`, `ArrowLeft`), with `Space` for the space bar. `Mod` is Ctrl, on a Mac the command key.
 */
export type Key = string;

export type KeyEvent = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const isMac = typeof navigator !== 'undefined' && /Mac/.test(navigator.platform);

/**
 * The key that an event stands for, in the form of `Key`. Shift is part of a sign, and of a digit on keyboards that
 * type digits with it, so it is named for letters and names only.
 */
export function keyOf(event: Omit<KeyEvent, 'code'>): Key {
  const name = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const isSign = name.length === 1 && !/[A-Z]/.test(name);
  return withModifiers(event, name, event.shiftKey && !isSign);
}

/**
 * What an event may mean, the first that means something counts: what was typed, then, where a keyboard types no Latin
 * letter or digit there (Russian, kana, an input method that is on; the digits of a French row), the letter or digit
 * that a Latin keyboard has in that place. A Latin letter is never read by its place: Z is where it is written.
 */
export function meaningsOf(event: KeyEvent): readonly Key[] {
  const typed = keyOf(event);
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(event.code) ?? [];
  const foreign = event.key === 'Process' || event.key === 'Unidentified' || /^[^\0-\x7f]$/u.test(event.key);
  const sign = /^[!-/:-@[-`{-~]$/.test(event.key);
  const placed = foreign ? (letter ?? digit) : sign && !event.shiftKey ? digit : undefined;
  return placed === undefined ? [typed] : [typed, withModifiers(event, placed, event.shiftKey)];
}

function withModifiers(event: Omit<KeyEvent, 'code'>, name: string, shift: boolean): Key {
  const parts = [
    (isMac ? event.metaKey : event.ctrlKey) ? 'Mod' : null,
    shift ? 'Shift' : null,
    event.altKey ? 'Alt' : null,
    name,
  ];
  return parts.filter((part) => part !== null).join('+');
}

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
  Mod: isMac ? '⌘' : 'Ctrl',
};

/** The key as it stands on a keyboard: one entry for each key that is held. */
export function keyLabels(key: Key): readonly string[] {
  const parts = key === '+' || key.endsWith('++') ? [...key.split('+').slice(0, -2), '+'] : key.split('+');
  return parts.map((part) => signs[part] ?? part);
}

/** The key in one word: `Ctrl+Shift+Z`. */
export function keyWord(key: Key): string {
  return keyLabels(key).join('+');
}

/** The key in the form of `aria-keyshortcuts`. */
export function ariaKey(key: Key): string {
  return key.replace(/^Mod(?=\+)/, isMac ? 'Meta' : 'Control').replace(/(^|\+)\+$/, '$1Plus');
}
