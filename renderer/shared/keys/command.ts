import type { Bilingual } from '../../../db/model/text.ts';
import { type Bindings, currentBindings } from './bindings.ts';
import { type Key, type KeyEvent, meaningsOf } from './key.ts';

export interface Command {
  /** `scope.name`. */
  readonly id: string;
  /** Where it is in force: `app` everywhere, otherwise one screen. */
  readonly scope: string;
  /** The keys that it has where the user has chosen none; `keysOf` gives those in force. */
  readonly keys: readonly Key[];
  readonly text: Bilingual;
  /** Also works while the user types in a field. */
  readonly whileTyping: boolean;
  /** Keys that every list or the window has (arrows, its size): they are told, but cannot be changed. */
  readonly fixed: boolean;
}

interface CommandSpec {
  readonly keys: readonly Key[];
  readonly text: Bilingual;
  readonly whileTyping?: boolean;
  readonly fixed?: boolean;
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
    const command: Command = { whileTyping: false, fixed: false, ...spec, id: `${scope}.${name}`, scope };
    const clash = findClash(command);
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

/** Whether two commands can be in force at the same time, so that they cannot share a key. */
export function meet(one: Command, other: Command): boolean {
  return one.scope === other.scope || one.scope === everywhere || other.scope === everywhere;
}

function findClash(command: Command): { readonly key: Key; readonly other: Command } | null {
  for (const other of commands.values()) {
    if (other.id === command.id || !meet(command, other)) continue;
    const key = command.keys.find((candidate) => other.keys.includes(candidate));
    if (key !== undefined) return { key, other };
  }
  return null;
}

/**
 * The keys of a command that are in force: those that the user chose, else its own without any that the user has given
 * to another command.
 */
export function keysOf(command: Command, bindings: Bindings = currentBindings()): readonly Key[] {
  const chosen = command.fixed ? undefined : bindings[command.id];
  if (chosen !== undefined) return chosen;
  if (Object.keys(bindings).length === 0) return command.keys;
  return command.keys.filter((key) => !isGivenAway(key, command, bindings));
}

function isGivenAway(key: Key, command: Command, bindings: Bindings): boolean {
  return Object.entries(bindings).some(([id, keys]) => {
    const other = commands.get(id);
    return other !== undefined && other !== command && meet(command, other) && keys.includes(key);
  });
}

/** The place of the key among the command's keys that an event is; null = it is none of them. */
export function placeAmongKeys(command: Command, event: KeyEvent): number | null {
  const keys = keysOf(command);
  for (const meaning of meaningsOf(event)) if (keys.includes(meaning)) return keys.indexOf(meaning);
  return null;
}

/** Whether an event is a key of `command`: for lists that answer keys only while they have the focus. */
export function isKeyOf(command: Command, event: KeyEvent): boolean {
  return placeAmongKeys(command, event) !== null;
}
