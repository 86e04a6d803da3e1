import type { Language } from '../../db/model/text.ts';
import { type Command, commonOptions } from './command.ts';
import { commands } from './commands.ts';

const words = {
  usage: { en: 'Usage', ja: '使い方' },
  commands: { en: 'Commands', ja: 'コマンド' },
  options: { en: 'Options', ja: 'オプション' },
  more: { en: 'More about one: costwise COMMAND --help', ja: '各コマンドの説明: costwise コマンド --help' },
  about: {
    en: 'Costwise answers without a window: what can be paid for, in which ways, and why not.',
    ja: 'Costwiseは画面なしでも答えます: 何を支払えるか、どのような支払い方があるか、なぜ支払えないか。',
  },
  exits: {
    en: 'Results go to standard output, messages to standard error.\nExit status: 0 done, 1 the input is wrong (one line says where), 2 wrong usage, 70 a fault of the program.',
    ja: '結果は標準出力、メッセージは標準エラーに出ます。\n終了コード: 0 完了、1 入力の誤り(場所を1行で示します)、2 使い方の誤り、70 プログラムの不具合。',
  },
  version: { en: 'the version of the program', ja: 'プログラムのバージョンを表示します' },
} as const;

/** The help of the whole program, or of the commands whose names begin with `group`. */
export async function overview(language: Language, group = ''): Promise<string> {
  const names = Object.keys(commands).filter((name) => group === '' || name.startsWith(`${group} `));
  const entries = await Promise.all(names.map(async (name) => ({ name, command: await commands[name]!() })));
  const rows = entries.map(
    ({ name, command }): Row => [`${name} ${command.usage}`, firstLine(command.about[language])],
  );
  return [
    words.about[language],
    '',
    `${words.usage[language]}: costwise ${group === '' ? 'COMMAND' : `${group} …`}`,
    '',
    `${words.commands[language]}:`,
    table(rows),
    '',
    `${words.options[language]}:`,
    table([...optionRows(commonOptions, language), ['--version', words.version[language]]]),
    '',
    words.more[language],
    words.exits[language],
  ].join('\n');
}

/** The help of one command. */
export function commandHelp(name: string, command: Command, language: Language): string {
  return [
    `${words.usage[language]}: costwise ${name} ${command.usage}`,
    '',
    command.about[language],
    '',
    `${words.options[language]}:`,
    table(optionRows({ ...command.options, ...commonOptions }, language)),
  ].join('\n');
}

type Row = readonly [string, string];

function optionRows(options: Command['options'], language: Language): Row[] {
  return Object.entries(options).map(([name, { value, about }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    about[language],
  ]);
}

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
