import { createLibraryResolver } from './card-resolver.ts';
import { getCards } from './cards.ts';
import { getDeck } from './decks.ts';
import { fail, ok, type Result } from './errors.ts';
import { readDeck, writeDeck } from './formats/deck.ts';
import type { DeckFile, DeckFormat, DeckToWrite } from './formats/deck-file.ts';
import { backFileName, type CardSheet, pictureAddress, sheetsOf } from './formats/tabletop-simulator.ts';
import { mostDeckLines } from './model/deck.ts';
import type { GameId } from './model/game.ts';
import { type Language, localized } from './model/text.ts';
import type { Store } from './store.ts';

export interface DeckFileToRead {
  /** A pasted text, or a file's bytes in base64, whose encoding is found out. */
  readonly source: { readonly text: string } | { readonly base64: string };
  /** null = as the file says, or as most of its cards are. */
  readonly game: GameId | null;
  /** null = found out from the content. */
  readonly format: DeckFormat | null;
  /** In which the cards are named. */
  readonly language: Language;
}

/** Reads a deck list and looks its cards up in the library: each line ends in exactly one of `cards` and `unresolved`. */
export function readDeckFile(store: Store, { source, ...options }: DeckFileToRead): Result<DeckFile> {
  if (!store.library.ok) return store.library;
  const resolver = createLibraryResolver(store.library.value);
  const content = 'text' in source ? source.text : new Uint8Array(Buffer.from(source.base64, 'base64'));
  const read = readDeck(content, resolver, { ...options, byId: true });
  if (!read.ok) {
    const { line, message } = read.error;
    return line === null
      ? fail('bad-input', message.en, message.ja)
      : fail('bad-input', `Line ${line}: ${message.en}`, `${line}行目：${message.ja}`);
  }
  const { cards, unresolved } = read.value;
  if (cards.length > mostDeckLines || unresolved.length > mostDeckLines) {
    return fail(
      'bad-input',
      `The list has ${cards.length} lines of cards and ${unresolved.length} others; a deck holds ${mostDeckLines} of each. Choose the deck list itself.`,
      `カードの行が${cards.length}行、それ以外が${unresolved.length}行あります。デッキに入るのはそれぞれ${mostDeckLines}行までです。デッキリストを選び直してください。`,
    );
  }
  return ok(read.value);
}

export interface DeckToExport {
  readonly id: string;
  readonly format: DeckFormat;
  /** In which the cards are named. */
  readonly language: Language;
  /**
   * For Tabletop Simulator: the folder or web address where the pictures of the cards will lie; null = without pictures.
   */
  readonly pictures: string | null;
}

export interface ExportedDeck {
  readonly fileName: string;
  readonly text: string;
  /** The pictures that the text names, which are to be drawn; null = it names none. */
  readonly pictures: { readonly sheets: readonly CardSheet[]; readonly back: string } | null;
}

/** A deck as the text of a file, with the lines that no card was found for, and a name for the file. */
export function writeDeckFile(store: Store, { id, format, language, pictures }: DeckToExport): Result<ExportedDeck> {
  const read = getDeck(store, id);
  if (!read.ok) return read;
  const deck = read.value;
  const known = getCards(
    store,
    deck.game,
    deck.lines.map(({ card }) => card),
  );
  if (!known.ok) return known;
  const names = new Map(known.value.cards.map(({ id: card, card: { name } }) => [card, localized(name, language)]));
  const name = localized(deck.name, language);
  const written: DeckToWrite = {
    game: deck.game,
    name,
    // A card that the library does not have goes by its id, in place of a name too.
    cards: deck.lines.map((line) => ({ ...line, name: names.get(line.card) ?? line.card })),
    unresolved: (deck.unresolved ?? []).map((line, place) => ({ ...line, line: place + 1 })),
    // Our own form has a place for notes; in the others they are comments.
    comments: format === 'json' ? [] : commentsOf(deck.notes ?? ''),
    notes: deck.notes,
    tags: deck.tags,
    cover: deck.cover,
  };
  const base = fileNameOf(name);
  const folder = format === 'tabletop-simulator' ? pictures : null;
  const sheets = folder === null ? null : { name: base, address: (file: string) => pictureAddress(folder, file) };
  return ok({
    fileName: `${base}.${extensionOf[format]}`,
    text: writeDeck(written, format, { sheets }),
    pictures: sheets === null ? null : { sheets: sheetsOf(written, base), back: backFileName(base) },
  });
}

/** Notes as lines of comment, as a plain list writes them. */
function commentsOf(notes: string): readonly string[] {
  return notes
    .split(/\r\n|[\n\r]/u)
    .filter((line) => line.trim() !== '')
    .map((line) => `# ${line.trim()}`);
}

const extensionOf: Readonly<Record<DeckFormat, string>> = {
  text: 'txt',
  json: 'json',
  'tcg-arena': 'tcg-arena.json',
  'tabletop-simulator': 'tts.json',
  octgn: 'o8d',
  cockatrice: 'cod',
  lackey: 'dek',
  yaml: 'yaml',
  code: 'code.txt',
};

/** What no system takes in a file's name; and names that mean devices on Windows. */
const barred = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const devices = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?:\.|$)/iu;

/** Systems take 255 bytes for a name with its endings. */
const mostNameBytes = 200;

/** A deck's name as a file's name that every system takes, without its extension. */
function fileNameOf(name: string): string {
  let safe = '';
  for (const letter of name.toWellFormed().replace(barred, ' ').replace(/\s+/gu, ' ')) {
    if (Buffer.byteLength(safe + letter) > mostNameBytes) break;
    safe += letter;
  }
  safe = safe.replace(/^[ .]+|[ .]+$/gu, '');
  return safe === '' || devices.test(safe) ? `deck ${safe}`.trim() : safe;
}
