import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Bilingual, Language } from '../../db/model/text.ts';
import {
  type Call,
  commonOptions,
  type ExitCode,
  InputError,
  type OptionTable,
  parseArgsOptions,
  UsageError,
} from './command.ts';
import { commandNameOf, commands } from './commands.ts';
import { leaveWithReader, print, say } from './output.ts';

/** The command line: finds the command, reads its options, runs it, and turns what went wrong into a line and an exit status. */
export async function main(given: readonly string[]): Promise<ExitCode> {
  leaveWithReader();
  return runCommand(given).catch(explain);
}

/** The language of messages: known as soon as the options are read. */
let language: Language = 'en';

async function runCommand(given: readonly string[]): Promise<ExitCode> {
  const name = commandNameOf(given);
  if (name === undefined) {
    return withoutCommand(given);
  }
  const command = await commands[name]!();
  const call = readCall(command.options, given.slice(name.split(' ').length));
  language = call.language;
  if (call.values.help) {
    const { commandHelp } = await import('./help.ts');
    await print(commandHelp(name, command, language));
    return 0;
  }
  return command.run(call);
}

async function withoutCommand(given: readonly string[]): Promise<ExitCode> {
  const call = readCall({ version: { type: 'boolean', about: { en: '', ja: '' } } }, given);
  language = call.language;
  if (call.values.version) {
    const { programVersion } = await import('./program.ts');
    await print(programVersion());
    return 0;
  }
  const [group = ''] = call.words;
  const isGroup = group === '' || Object.keys(commands).some((name) => name.startsWith(`${group} `));
  if (isGroup && call.values.help) {
    const { overview } = await import('./help.ts');
    await print(await overview(language, group));
    return 0;
  }
  throw new UsageError(wrongCommand(call.words));
}

function wrongCommand(words: readonly string[]): Bilingual {
  const names = Object.keys(commands);
  return words.length === 0
    ? { en: `expected a command: ${names.join(', ')}`, ja: `コマンドを指定してください: ${names.join('、')}` }
    : {
        en: `there is no command "${words.join(' ')}"; expected ${names.join(', ')}`,
        ja: `「${words.join(' ')}」というコマンドはありません。コマンド: ${names.join('、')}`,
      };
}

function readCall<O extends OptionTable>(options: O, args: readonly string[]): Call<O & typeof commonOptions> {
  const config = {
    args: [...args],
    options: parseArgsOptions({ ...options, ...commonOptions }),
    allowPositionals: true,
  } satisfies ParseArgsConfig;
  let parsed: ReturnType<typeof parseArgs<typeof config>>;
  try {
    parsed = parseArgs(config);
  } catch (error) {
    // parseArgs says what is wrong and, in later sentences, how to write rarer things.
    const [problem = ''] = (error as Error).message.split('. ');
    throw new UsageError({ en: problem, ja: `オプションの誤りです(${problem})` });
  }
  const values = parsed.values as Call<O & typeof commonOptions>['values'];
  return { values, words: parsed.positionals, language: readLanguage(parsed.values.lang) };
}

function readLanguage(given: unknown = 'en'): Language {
  if (given !== 'en' && given !== 'ja') {
    throw new UsageError({ en: '--lang: expected en or ja', ja: '--lang: enかjaを指定してください' });
  }
  return given;
}

function explain(error: unknown): ExitCode {
  if (error instanceof UsageError) {
    const hint = language === 'ja' ? '使い方: costwise --help' : 'see costwise --help';
    say(`costwise: ${error.text[language]} (${hint})`);
    return 2;
  }
  if (error instanceof InputError) {
    const { file, at } = error.fault;
    const message = error.fault.message[language];
    // The sentences of the games' readers name the place themselves.
    const place = message.startsWith(at) ? '' : at;
    say([file, place, message].filter((part) => part !== null && part !== '').join(': '));
    return 1;
  }
  process.stderr.write(`costwise: a fault of the program\n${error instanceof Error ? error.stack : String(error)}\n`);
  return 70;
}
