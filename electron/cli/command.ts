import type { ParseArgsOptionDescriptor } from 'node:util';
import type { Bilingual, Language } from '../../db/model/text.ts';

/** 0 done, 1 the input is wrong, 2 wrong usage, 70 a fault of the program itself. */
export type ExitCode = 0 | 1 | 2 | 70;

/** An option of a command as `parseArgs` takes it, with its words for the help. */
interface OptionDescription {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help: `N`. */
  readonly value?: string;
  readonly about: Bilingual;
}

export type OptionTable = Readonly<Record<string, OptionDescription>>;

/** The values of `O`'s options that were given. */
type OptionValues<O extends OptionTable> = {
  readonly [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string;
};

/** What a command is called with. */
export interface Call<O extends OptionTable> {
  readonly values: OptionValues<O>;
  readonly words: readonly string[];
  readonly language: Language;
}

/** One command: `run` does it and says how it went. It throws `UsageError` for wrong usage and `InputError` for a wrong input. */
export interface Command {
  /** What stands after the command's name in the help: `FILE... [options]`. */
  readonly usage: string;
  readonly about: Bilingual;
  readonly options: OptionTable;
  run(call: Call<OptionTable>): Promise<ExitCode>;
}

/** Makes a command whose `run` knows the types of its own options. */
export function command<const O extends OptionTable>(definition: {
  readonly usage: string;
  readonly about: Bilingual;
  readonly options: O;
  run(call: Call<O>): Promise<ExitCode>;
}): Command {
  return definition;
}

/** The options that every command has. */
export const commonOptions = {
  lang: {
    type: 'string',
    value: 'en|ja',
    about: { en: 'language of reports and messages (default en)', ja: '報告とメッセージの言語(既定は en)' },
  },
  help: { type: 'boolean', about: { en: 'this help', ja: 'この説明を表示します' } },
} as const satisfies OptionTable;

/** `options` in the form that `parseArgs` takes. */
export function parseArgsOptions(options: OptionTable): Record<string, ParseArgsOptionDescriptor> {
  return Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
}

/** The command was called wrongly: exit 2. */
export class UsageError extends Error {
  readonly text: Bilingual;
  constructor(text: Bilingual) {
    super(text.en);
    this.text = text;
  }
}

/** A file or text is wrong: exit 1 and one line that says where, in which place, and what was expected. */
export class InputError extends Error {
  readonly fault: InputFault;
  constructor(fault: InputFault) {
    super(fault.message.en);
    this.fault = fault;
  }
}

export interface InputFault {
  /** The file's name as it was given; null for a text that was given as an argument. */
  readonly file: string | null;
  /** `line 3, column 7` or `player.field[0].cores`; empty for the whole. */
  readonly at: string;
  readonly message: Bilingual;
}
