import { type Analysis, analyse } from '../../../renderer/engine/position.ts';
import { wholeNumber } from '../arguments.ts';
import { type Call, command, type ExitCode, UsageError } from '../command.ts';
import { readLines } from '../input.ts';
import { dataOption, libraryOf } from '../library.ts';
import { print, printJson } from '../output.ts';
import { openPositionFile, readPosition } from '../positions.ts';

const options = {
  ...dataOption,
  limit: {
    type: 'string',
    value: 'N',
    about: { en: 'outcomes listed for each option (default 50)', ja: '各選択肢に挙げる結果の数(既定は50)' },
  },
  ndjson: {
    type: 'boolean',
    about: {
      en: 'one position a line in, one analysis a line out; a bad line gives {"error": …}',
      ja: '1行に1局面を読み、1行に1つの分析を出します。誤った行は {"error": …} になります',
    },
  },
  text: {
    type: 'boolean',
    about: { en: 'a report for people instead of JSON', ja: 'JSONの代わりに読みやすい報告を出します' },
  },
} as const;

/** `analyse FILE...`: positions in, analyses out. */
export const analyseCommand = command({
  usage: 'FILE... [--limit N] [--ndjson | --text]',
  about: {
    en: 'What can be paid for in a position, in which ways, and why not.\nFILE is a position file; - is standard input. One file gives one analysis, several a list in their order.\nCards that the position does not define are looked up in the library by id, number or exact name.',
    ja: '局面で何をどのように支払えるか、なぜ支払えないかを調べます。\nFILEは局面ファイルで、-は標準入力です。1つなら1つの分析、複数なら順に並べた一覧になります。\n局面にないカードは、ID・番号・正確なカード名でライブラリから探します。',
  },
  options,
  async run(call) {
    const limit = wholeNumber('limit', call.values.limit, 50);
    if (call.words.length === 0) {
      throw new UsageError({
        en: 'analyse: expected a FILE, or - for standard input',
        ja: 'analyse: FILE(標準入力なら-)を指定してください',
      });
    }
    if (call.values.ndjson) {
      return analyseLines(call, limit);
    }
    return analyseFiles(call, limit);
  },
});

async function analyseFiles({ words, values, language }: Call<typeof options>, limit: number): Promise<ExitCode> {
  const library = libraryOf(values.data);
  const positions = [];
  for (const file of words) {
    positions.push(await openPositionFile(file, library));
  }
  if (values.text) {
    const { report } = await import('../report/index.ts');
    for (const [index, position] of positions.entries()) {
      const heading = words.length === 1 ? [] : [`== ${words[index]}`];
      await print([...heading, ...report(position, analyse(position, limit), language)].join('\n'));
    }
    return 0;
  }
  const analyses = positions.map((position) => analyse(position, limit));
  await printJson(words.length === 1 ? analyses[0] : analyses);
  return 0;
}

async function analyseLines({ words, values }: Call<typeof options>, limit: number): Promise<ExitCode> {
  if (values.text) {
    throw new UsageError({
      en: 'analyse: expected --ndjson or --text, not both',
      ja: 'analyse: --ndjsonと--textは同時に使えません',
    });
  }
  const library = libraryOf(values.data);
  for (const file of words) {
    let number = 0;
    for await (const read of readLines(file)) {
      number++;
      const line = read?.trim();
      if (line !== '') {
        await print(JSON.stringify(await analysisOfLine(line, { file, line: number }, limit)));
      }
    }
  }
  return 0;

  async function analysisOfLine(
    line: string | undefined,
    place: { file: string; line: number },
    limit: number,
  ): Promise<Analysis | { error: object }> {
    if (line === undefined) {
      return {
        error: { ...place, at: '', message: { en: 'expected text in UTF-8', ja: 'UTF-8のテキストが必要です' } },
      };
    }
    const read = await readPosition(line, library);
    return read.ok ? analyse(read.position, limit) : { error: { ...place, ...read.fault } };
  }
}
