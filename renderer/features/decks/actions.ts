import type { Deck } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import { languages, localized } from '../../../db/model/localized.ts';
import type { Language, LocalizedText } from '../../../db/model/text.ts';
import type { CallResult } from '../../../electron/ipc/contract.ts';
import { call } from '../../shared/client/bridge.ts';
import { textIn } from '../../shared/i18n/define-texts.ts';
import type { DeckContent } from './deck-edit.ts';
import { freeName } from './free-name.ts';
import { deckTexts } from './texts.ts';

type ImportedDeck = Pick<DeckContent, 'name' | 'lines' | 'unresolved'> & Pick<Deck, 'game' | 'notes'>;

/** Makes a deck of the user's with the content of another, under a name that no deck has. */
export async function duplicateDeck(game: GameId, content: DeckContent): Promise<CallResult<'decks.save'>> {
  const name: LocalizedText = Object.fromEntries(
    languages.flatMap((language) => {
      const own = content.name[language];
      return own === undefined ? [] : [[language, textIn(deckTexts, language, 'copyName', { name: own })]];
    }),
  );
  return call('decks.save', {
    id: null,
    game,
    ...content,
    name: await unused(name),
    lines: [...content.lines],
    unresolved: [...content.unresolved],
    tags: [...content.tags],
  });
}

/** Makes an empty deck under a name that no deck has. */
export async function newDeck(game: GameId): Promise<CallResult<'decks.save'>> {
  const name = await unused({ en: deckTexts.en.newName, ja: deckTexts.ja.newName });
  return call('decks.save', { id: null, game, name, lines: [] });
}

/** Makes a deck of the user's with what was read from a list, under its name where no deck has that one. */
export async function createDeck(deck: ImportedDeck): Promise<CallResult<'decks.save'>> {
  const { game, name, lines, unresolved, notes } = deck;
  return call('decks.save', {
    id: null,
    game,
    name: await unused(name),
    lines: [...lines],
    unresolved: [...unresolved],
    ...(notes !== undefined && { notes }),
  });
}

async function unused(name: LocalizedText): Promise<LocalizedText> {
  const list = await call('decks.list', {});
  if (!list.ok) return name;
  const free = (language: Language, own: string) =>
    freeName(
      own,
      list.value.map((deck) => localized(deck.name, language)),
      (base, number) => textIn(deckTexts, language, 'numberedName', { name: base, number }),
    );
  return Object.fromEntries(
    languages.flatMap((language) => {
      const own = name[language];
      return own === undefined ? [] : [[language, free(language, own)]];
    }),
  );
}
