import type { CardReading } from '../../../db/formats/cards/card-file.ts';
import { readCards } from '../../../db/formats/cards/read-cards.ts';
import { importCards } from '../../../db/import-cards.ts';
import type { GameId } from '../../../db/model/game.ts';
import { command, InputError, UsageError } from '../command.ts';
import { gameOption, readGame } from '../game-option.ts';
import { readBytes } from '../input.ts';
import { printJson } from '../output.ts';
import { folderOption, openLibrary } from '../store.ts';

/** `library import FILE...`: card data into the library. */
export const libraryImportCommand = command({
  usage: 'FILE... [--dry-run] [--game GAME]',
  about: {
    en: "Takes card data into the library: costwise.cards/1, the public JSON forms, or a table (CSV) with headings.\nFILE may be - for standard input. All files go in together or not at all. One file gives one report, several a list.\nA row that is wrong is refused with its place and the rest is taken in; what a file does not say of a known card stays.\nDecks and other data of the user's are not touched.",
    ja: 'カードデータをライブラリに読み込みます。costwise.cards/1、公開されているJSON形式、見出し付きの表(CSV)に対応します。\nFILEに-を指定すると標準入力から読みます。複数のファイルは、すべて読み込むか、何も読み込まないかのどちらかです。1つなら1つの報告、複数なら一覧になります。\n誤った行は場所とともに示し、残りを読み込みます。既存のカードについてファイルに書かれていない内容は、そのまま残ります。\nデッキなど、ユーザーのデータは変更しません。',
  },
  options: {
    ...folderOption,
    ...gameOption,
    'all-or-nothing': {
      type: 'boolean',
      about: {
        en: 'imports nothing if a row is refused',
        ja: '読み込めない行が1つでもあれば、何も読み込みません',
      },
    },
    'dry-run': {
      type: 'boolean',
      about: { en: 'says what would happen and changes nothing', ja: '結果だけを示し、何も変更しません' },
    },
  },
  async run({ words, values }) {
    if (words.length === 0) {
      throw new UsageError({
        en: 'library import: expected a FILE, or - for standard input',
        ja: 'library import: FILE(標準入力なら-)を指定してください',
      });
    }
    const game = readGame(values.game);
    const readings: CardReading[] = [];
    for (const file of words) readings.push(await readFile(file, game));
    const { store, dataDir } = await openLibrary(values.data);
    const imported = importCards(store, readings, {
      dryRun: values['dry-run'] === true,
      whenRefused: values['all-or-nothing'] === true ? 'nothing' : 'rest',
    });
    if (!imported.ok) throw new InputError({ file: dataDir, at: '', message: imported.error.message });
    await printJson(words.length === 1 ? imported.value[0] : imported.value);
    return 0;
  },
});

async function readFile(file: string, game: GameId | null): Promise<CardReading> {
  const reading = readCards(await readBytes(file), { game, mapping: null });
  if (reading.ok) return reading.value;
  const { line, message } = reading.error;
  throw new InputError({ file, at: line === null ? '' : `line ${line}`, message });
}
