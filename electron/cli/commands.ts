import type { Command } from './command.ts';

/**
 * All commands, in the order of the help: a name (one or two words) and the file that holds it, loaded only when it is
 * called so that every command starts fast. A new command is a file in commands/ and a line here.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  analyse: async () => (await import('./commands/analyse.ts')).analyseCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  'notation parse': async () => (await import('./commands/notation-parse.ts')).notationParseCommand,
  'notation print': async () => (await import('./commands/notation-print.ts')).notationPrintCommand,
  'deck convert': async () => (await import('./commands/deck-convert.ts')).deckConvertCommand,
  'deck check': async () => (await import('./commands/deck-check.ts')).deckCheckCommand,
  'library import': async () => (await import('./commands/library-import.ts')).libraryImportCommand,
  'library search': async () => (await import('./commands/library-search.ts')).librarySearchCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
};

/** The name of the command that `words` begin with: two words go before one. */
export function commandNameOf(words: readonly string[]): string | undefined {
  return [words.slice(0, 2).join(' '), words[0] ?? ''].find((name) => Object.hasOwn(commands, name));
}
