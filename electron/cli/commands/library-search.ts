import { searchCards } from '../../../db/cards.ts';
import type { LibraryCard } from '../../../db/model/card.ts';
import { cardIndexFacts } from '../../../db/model/card-index.ts';
import { type Language, localized } from '../../../db/model/text.ts';
import { onlyWord, wholeNumber } from '../arguments.ts';
import { command, InputError } from '../command.ts';
import { gameOption, readGame } from '../game-option.ts';
import { readText, standardInput } from '../input.ts';
import { printJson, say } from '../output.ts';
import { folderOption, openLibrary } from '../store.ts';

/** `library search QUERY`: cards of the library in the query language of the app. */
export const librarySearchCommand = command({
  usage: 'QUERY [--limit N] [--offset N] [--game GAME]',
  about: {
    en: 'Searches the library: words, and fields such as c:red t:spirit cost<=3 or コスト<=3, with OR, - and parentheses.\nQUERY may be - for standard input; one that begins with - stands after --: library search -- -c:red\nA wrong query prints {"error": {"at": …, "expected": …}} (characters from 0) and exits with 1.',
    ja: 'ライブラリを検索します。語句のほか、色:赤 種類:スピリット コスト<=3 のような条件、OR、-、括弧が使えます。\nQUERYに-を指定すると標準入力から読みます。-で始まる検索は--の後に書きます: library search -- -色:赤\n誤った検索では {"error": {"at": …, "expected": …}} (atは0からの文字数)を出して終了コード1で終わります。',
  },
  options: {
    ...folderOption,
    ...gameOption,
    limit: {
      type: 'string',
      value: 'N',
      about: { en: 'cards listed (default 50)', ja: '挙げるカードの数(既定は50)' },
    },
    offset: {
      type: 'string',
      value: 'N',
      about: { en: 'cards passed over before the first (default 0)', ja: '先頭から飛ばすカードの数(既定は0)' },
    },
  },
  async run({ words, values, language }) {
    const word = onlyWord(words, { en: 'QUERY', ja: 'QUERY' });
    const limit = wholeNumber('limit', values.limit, 50);
    const offset = wholeNumber('offset', values.offset, 0);
    const game = readGame(values.game);
    const text = word === standardInput ? (await readText(word)).trimEnd() : word;
    const { store, dataDir } = await openLibrary(values.data);
    const found = await searchCards(store, { text, game, offset, limit, language });
    if (!found.ok) throw new InputError({ file: dataDir, at: '', message: found.error.message });
    const { total, cards, error } = found.value;
    if (error === null) {
      await printJson({ total, cards: cards.map((card) => shown(card, language)), error: null });
      return 0;
    }
    const expected = error.expected[language];
    await printJson({ total: 0, cards: [], error: { at: error.at, expected } });
    say(
      `${text}: ${language === 'ja' ? `${error.at + 1}文字目: 必要なもの: ` : `column ${error.at + 1}: expected `}${expected}`,
    );
    return 1;
  },
});

function shown(entry: LibraryCard, language: Language) {
  const { game, id, card } = entry;
  const { kind, cost } = cardIndexFacts(entry);
  return { card: id, name: localized(card.name, language), names: card.name, game, kind, cost };
}
