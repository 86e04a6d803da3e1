import type { Bilingual } from '../../../db/model/text.ts';

/**
 * A key: modifiers in the order `Mod+Shift+Alt`, then a letter in capitals, a sign as typed (`?`, `/`), or a name of
 * `KeyboardEvent.key` (`Enter`, `ArrowLeft`), with `Space` for the space bar. `Mod` is Ctrl, on a Mac the command key.
 */
export type Key = string;

export interface Command {
  /** `scope.name`. */
  readonly id: string;
  /** Where it is in force: `app` everywhere, otherwise one screen. */
  readonly scope: string;
  readonly keys: readonly Key[];
  readonly text: Bilingual;
  /** Also works while the user types in a field. */
  readonly whileTyping: boolean;
}

interface CommandSpec {
  readonly keys: readonly Key[];
  readonly text: Bilingual;
  readonly whileTyping?: boolean;
}

const commands = new Map<string, Command>();

/** The scope whose commands are in force everywhere. */
export const everywhere = 'app';

/**
 * The keyboard commands of a screen. One key has one meaning: a key that is already taken in the scope, or by a
 * command that is in force everywhere, is a fault of the program and throws at start.
 */
export function defineCommands<const Name extends string>(
  scope: string,
  specs: Readonly<Record<Name, CommandSpec>>,
): Readonly<Record<Name, Command>> {
  const made = {} as Record<Name, Command>;
  for (const [name, spec] of Object.entries<CommandSpec>(specs)) {
    const command: Command = { whileTyping: false, ...spec, id: `${scope}.${name}`, scope };
    const clash = findClash(command, commands.values());
    if (clash !== null) throw new Error(`key ${clash.key} means both "${clash.other.id}" and "${command.id}"`);
    commands.set(command.id, command);
    made[name as Name] = command;
  }
  return made;
}

/** Every command that is defined, in the order of definition. */
export function allCommands(): readonly Command[] {
  return [...commands.values()];
}

function findClash(command: Command, others: Iterable<Command>): { readonly key: Key; readonly other: Command } | null {
  for (const other of others) {
    if (other.id === command.id) continue;
    const meet = other.scope === command.scope || other.scope === everywhere || command.scope === everywhere;
    if (!meet) continue;
    const key = command.keys.find((candidate) => other.keys.includes(candidate));
    if (key !== undefined) return { key, other };
  }
  return null;
}

const isMac = typeof navigator !== 'undefined' && /Mac/.test(navigator.platform);

/** The key that an event stands for, in the form of `Key`. Shift is part of a sign, so it is named for letters and names only. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): Key {
  const name = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const isSign = name.length === 1 && !/[A-Z0-9]/.test(name);
  const parts = [
    (isMac ? event.metaKey : event.ctrlKey) ? 'Mod' : null,
    event.shiftKey && !isSign ? 'Shift' : null,
    event.altKey ? 'Alt' : null,
    name,
  ];
  return parts.filter((part) => part !== null).join('+');
}

/** Whether an event is a key of `command`: for lists that answer keys only while they have the focus. */
export function isKeyOf(command: Command, event: Parameters<typeof keyOf>[0]): boolean {
  return command.keys.includes(keyOf(event));
}

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
  Escape: 'Esc',
  Mod: isMac ? '⌘' : 'Ctrl',
};

/** The key as it stands on a keyboard: one entry for each key that is held. */
export function keyLabels(key: Key): readonly string[] {
  const parts = key === '+' ? ['+'] : key.split('+');
  return parts.map((part) => signs[part] ?? part);
}
