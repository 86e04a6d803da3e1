import { getLimits } from '../../../db/card-limits.ts';
import { findCardsByNumber, getCards } from '../../../db/cards.ts';
import type { DeckFile } from '../../../db/formats/deck-file.ts';
import { type CardResolver, findByName } from '../../../db/formats/resolver.ts';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { DeckLine } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Store } from '../../../db/store.ts';
import { deckProblems } from '../../../renderer/engine/games/deck-rules.ts';
import { withLimits } from '../../../renderer/engine/table/limited-cards.ts';
import { onlyWord } from '../arguments.ts';
import { command, InputError, UsageError } from '../command.ts';
import { deckFileOptions, openDeckFile } from '../deck-file.ts';
import { print, printJson } from '../output.ts';

/** `deck check FILE`: whether a deck keeps the rules of deck construction, and every breach. */
export const deckCheckCommand = command({
  usage: 'FILE [--from FORMAT] [--game GAME] [--date DAY]',
  about: {
    en: 'Says whether a deck keeps the rules of deck construction, and every breach with its figures.\nFILE may be - for standard input. A card that the library does not have is a breach (unknown-card).\nLimited cards are those of the list that is in force in the app: your own, else the one that comes with the program.',
    ja: 'デッキが構築ルールを満たしているかどうかと、すべての違反を枚数とともに示します。\nFILEに-を指定すると標準入力から読みます。ライブラリにないカードも違反とします(unknown-card)。\n制限カードは、アプリで編集したリスト、なければ付属のリストに従います。',
  },
  options: {
    ...deckFileOptions,
    date: {
      type: 'string',
      value: 'DAY',
      about: {
        en: 'the day whose list of limited cards counts, as 2026-12-31 (default: today)',
        ja: '制限リストの基準日(例 2026-12-31。既定は今日)',
      },
    },
    text: {
      type: 'boolean',
      about: { en: 'a report for people instead of JSON', ja: 'JSONの代わりに読みやすい報告を出します' },
    },
  },
  async run({ words, values, language }) {
    const file = onlyWord(words, { en: 'FILE', ja: 'FILE' });
    const day = readDay(values.date);
    const { deck, store, dataDir, resolver } = await openDeckFile(file, { values, language });
    const { game } = deck;
    if (game === null) throw new InputError({ file, at: '', message: gameUnknown });
    const lines = linesOf(deck, game, resolver);
    const cards = lines.flatMap(({ card }) => cardOfKey(store, game, card));
    const limits = getLimits(store, game);
    if (!limits.ok) throw new InputError({ file: dataDir, at: '', message: limits.error.message });
    const problems = withLimits(deckProblems(game, lines, cards), lines, cards, limits.value.cards, day);
    if (values.text) {
      await print(problems.length === 0 ? legalText[language] : problems.map((p) => p.message[language]).join('\n'));
    } else {
      await printJson({ legal: problems.length === 0, game, problems, warnings: deck.warnings });
    }
    return 0;
  },
});

const legalText = { en: 'The deck is legal.', ja: '構築ルールを満たしています。' };

const gameUnknown = {
  en: 'expected a deck with cards of the library; none was found, so name its game: --game GAME',
  ja: 'ライブラリのカードが見つからないため、ゲームを判別できません。--game GAMEで指定してください',
};

function readDay(given: string | undefined): string {
  const today = new Date();
  if (given === undefined) {
    const two = (n: number) => String(n).padStart(2, '0');
    return `${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(today.getDate())}`;
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(Date.parse(given))) {
    throw new UsageError({
      en: `--date: expected a day such as 2026-12-31, found "${given}"`,
      ja: `--date: 2026-12-31のような日付が必要です(「${given}」があります)`,
    });
  }
  return given;
}

/**
 * The lines of the deck, with those that were left unresolved: a card that is known but could not be taken (too many
 * copies) under its id, any other under the name that the line gives. A line that asks for no copies is no part of it.
 */
function linesOf({ cards, unresolved }: DeckFile, game: GameId, resolver: CardResolver): DeckLine[] {
  const left = unresolved.map(({ name, count, zone }) => {
    const found = findByName(resolver, name, game, false);
    return { card: found.type === 'card' ? found.card.id : name, count, zone };
  });
  return [...cards, ...left].filter(({ count }) => count > 0).map(({ card, count, zone }) => ({ card, count, zone }));
}

/** The definition of a card by id or by a printing's number, under the key of the line. */
function cardOfKey(store: Store, game: GameId, key: string): LibraryCard[] {
  const byId = getCards(store, game, [key]);
  const byNumber = findCardsByNumber(store, game, key);
  const found = (byId.ok ? byId.value.cards[0] : undefined) ?? (byNumber.ok ? byNumber.value[0] : undefined);
  return found === undefined ? [] : [{ ...found, id: key }];
}
