import { writeDeck } from '../../../db/formats/deck.ts';
import { deckFormats, type UnresolvedLine } from '../../../db/formats/deck-file.ts';
import type { Language } from '../../../db/model/text.ts';
import { onlyWord } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { deckFileOptions, openDeckFile, readFormat } from '../deck-file.ts';
import { print, printJson, say } from '../output.ts';

/** `deck convert FILE --to FORMAT`: a deck file in another format. */
export const deckConvertCommand = command({
  usage: 'FILE --to FORMAT [--from FORMAT] [--game GAME]',
  about: {
    en: `Reads a deck file and prints it in another format: ${deckFormats.join(', ')}.\nFILE may be - for standard input. --to json also says what was detected and every line for which no card was found.\nFor the other formats those lines, and what was doubtful, are named on standard error.`,
    ja: `デッキファイルを読み、別の形式で出します。形式: ${deckFormats.join('、')}。\nFILEに-を指定すると標準入力から読みます。--to jsonでは、判別した形式と、カードが見つからなかった行も示します。\nほかの形式では、その行と確認が必要な点を標準エラーに出します。`,
  },
  options: {
    ...deckFileOptions,
    to: { type: 'string', value: 'FORMAT', about: { en: 'the format to print', ja: '出力する形式' } },
  },
  async run({ words, values, language }) {
    const file = onlyWord(words, { en: 'FILE', ja: 'FILE' });
    const to = readFormat('to', values.to);
    if (to === null) {
      throw new UsageError({
        en: 'deck convert: expected --to FORMAT',
        ja: 'deck convert: --to FORMATを指定してください',
      });
    }
    const { deck } = await openDeckFile(file, { values, language });
    if (to === 'json') {
      await printJson(deck);
      return 0;
    }
    for (const { line, message } of deck.warnings) say(`${file}: line ${line}: ${message[language]}`);
    for (const line of deck.unresolved) say(`${file}: line ${line.line}: ${notFound(line, language)}`);
    await print(writeDeck(deck, to, { sheets: null }).replace(/\n$/, ''));
    return 0;
  },
});

function notFound({ text }: UnresolvedLine, language: Language): string {
  return language === 'ja'
    ? `「${text}」のカードがライブラリに見つかりません`
    : `expected a card of the library, found "${text}"`;
}
