import { createLibraryResolver } from '../../db/card-resolver.ts';
import { readDeck } from '../../db/formats/deck.ts';
import { type DeckFile, type DeckFormat, deckFormats } from '../../db/formats/deck-file.ts';
import type { CardResolver } from '../../db/formats/resolver.ts';
import type { GameId } from '../../db/model/game.ts';
import type { Language } from '../../db/model/text.ts';
import { oneOf } from './arguments.ts';
import { type Call, InputError } from './command.ts';
import { gameOption, readGame } from './game-option.ts';
import { readBytes } from './input.ts';
import { folderOption, type OpenLibrary, openLibrary } from './store.ts';

/** The options of every command that reads a deck file. */
export const deckFileOptions = {
  ...folderOption,
  ...gameOption,
  from: {
    type: 'string',
    value: 'FORMAT',
    about: {
      en: 'the format of the file (default: found out from its content)',
      ja: 'ファイルの形式(既定は内容から判別)',
    },
  },
} as const;

export interface OpenDeck extends OpenLibrary {
  readonly deck: DeckFile;
  readonly resolver: CardResolver;
}

/** The format of an option, or null where it is not given. Throws `UsageError`. */
export function readFormat(option: string, given: string | undefined): DeckFormat | null {
  return given === undefined ? null : oneOf(option, given, deckFormats);
}

/** Reads a deck file with the cards of the library. Throws `InputError` where the file is no deck. */
export async function openDeckFile(
  file: string,
  { values, language }: Pick<Call<typeof deckFileOptions>, 'values' | 'language'>,
): Promise<OpenDeck> {
  const format = readFormat('from', values.from);
  const game = readGame(values.game);
  const bytes = await readBytes(file);
  const library = await openLibrary(values.data);
  const resolver = createLibraryResolver(library.db);
  return { ...library, resolver, deck: read(file, bytes, resolver, { format, game, language }) };
}

function read(
  file: string,
  bytes: Uint8Array,
  resolver: CardResolver,
  options: { readonly format: DeckFormat | null; readonly game: GameId | null; readonly language: Language },
): DeckFile {
  const deck = readDeck(bytes, resolver, options);
  if (deck.ok) return deck.value;
  const { line, message } = deck.error;
  throw new InputError({ file, at: line === null ? '' : `line ${line}`, message });
}
