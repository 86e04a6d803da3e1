import type { GameId } from '../../../db/model/game.ts';
import { languages, localized } from '../../../db/model/localized.ts';
import type { Language, LocalizedText } from '../../../db/model/text.ts';
import type { CallResult } from '../../../electron/ipc/contract.ts';
import { call } from '../../shared/client/bridge.ts';
import { textIn } from '../../shared/i18n/define-texts.ts';
import type { DeckContent } from './deck-edit.ts';
import { freeName } from './free-name.ts';
import { deckTexts } from './texts.ts';

/** Makes a deck of the user's with the content of another, under a name that no deck has. */
export async function duplicateDeck(game: GameId, content: DeckContent): Promise<CallResult<'decks.save'>> {
  const name: LocalizedText = Object.fromEntries(
    languages.flatMap((language) => {
      const own = content.name[language];
      return own === undefined ? [] : [[language, textIn(deckTexts, language, 'copyName', { name: own })]];
    }),
  );
  return saveNew(game, { ...content, name: await unused(name) });
}

/** Makes an empty deck under a name that no deck has. */
export async function newDeck(game: GameId): Promise<CallResult<'decks.save'>> {
  const name = await unused({ en: deckTexts.en.newName, ja: deckTexts.ja.newName });
  return call('decks.save', { id: null, game, name, lines: [] });
}

/** Makes a deck of the user's with what was read from a list, under its name where no deck has that one. */
export async function createDeck(game: GameId, content: DeckContent): Promise<CallResult<'decks.save'>> {
  return saveNew(game, { ...content, name: await unused(content.name) });
}

function saveNew(game: GameId, content: DeckContent): Promise<CallResult<'decks.save'>> {
  return call('decks.save', {
    id: null,
    game,
    ...content,
    lines: [...content.lines],
    unresolved: [...content.unresolved],
    tags: [...content.tags],
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
