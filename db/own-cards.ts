import type Database from 'better-sqlite3';
import type * as z from 'zod';
import { errorFromThrown, fail, ok, type Result } from './errors.ts';
import { type CardDefinition, cardSchemaOf, type LibraryCard } from './model/card.ts';
import type { GameId } from './model/game.ts';
import { type Bilingual, localized } from './model/text.ts';
import { createCardIndexer } from './search/index-cards.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';
import { addCard, findCard, findCardByNumber, languagesOf, replaceCard, sortCards } from './write-card.ts';

/** The set of cards whose maker names none. */
export const ownSetCode = 'OWN';

/** A card as the editor gives it: unchecked. */
export interface OwnCardToSave {
  /** Null = a new card, which is given an id. */
  readonly id: string | null;
  readonly game: GameId;
  readonly card: Readonly<Record<string, unknown>>;
  /** Says what is wrong with it and changes nothing. */
  readonly dryRun: boolean;
}

/** What is wrong with a fact of a card: `path` as in `levels.1.cores`, empty = the card as a whole. */
export interface CardFault {
  readonly path: string;
  readonly message: Bilingual;
}

/** The card as it is stored now; null = it has faults, or it was a dry run. */
export interface OwnCardSaved {
  readonly card: LibraryCard | null;
  readonly faults: readonly CardFault[];
}

type Library = Pick<Store, 'library'>;

/** Whether a card is the user's own: made, or brought in from a file; not one that ships with the app. */
export function isOwnCard(
  { library }: Library,
  { game, card }: { readonly game: GameId; readonly card: string },
): Result<{ readonly own: boolean }> {
  if (!library.ok) return library;
  const row = findCard(library.value, game, card);
  return ok({ own: row !== undefined && row.bundled_path === null });
}

/**
 * Checks an own card with the schema that imports use, and writes it in one transaction; it is found at once.
 * @returns the faults, each at its fact; an error where the card that is to be changed is not there or ships with the app
 */
export function saveOwnCard({ library }: Library, { id, game, card, dryRun }: OwnCardToSave): Result<OwnCardSaved> {
  if (!library.ok) return library;
  const db = library.value;
  const before = id === null ? undefined : findCard(db, game, id);
  if (id !== null && before === undefined) return gone();
  if (before !== undefined && before.bundled_path !== null) return readOnly();
  const read: z.ZodSafeParseResult<CardDefinition> = cardSchemaOf[game].safeParse(card);
  if (!read.success) return ok({ card: null, faults: read.error.issues.map(faultOf) });
  const setCode = read.data.set ?? ownSetCode;
  const number = read.data.number ?? id ?? freeNumber(db, game);
  const owner = findCardByNumber(db, game, setCode, number) ?? findCard(db, game, number);
  if (owner !== undefined && owner.id !== id) return ok({ card: null, faults: [numberTaken(number, owner)] });
  if (dryRun) return ok({ card: null, faults: [] });
  const entry = { id: id ?? number, game, card: { ...read.data, set: setCode, number } } as LibraryCard;
  try {
    db.transaction(() => write(db, entry, before))();
    return ok({ card: entry, faults: [] });
  } catch (thrown) {
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

/** Takes an own card out of the library; decks keep their lines, which then name a card that is not there. */
export function removeOwnCard(
  { library }: Library,
  { game, id }: { readonly game: GameId; readonly id: string },
): Result<Record<string, never>> {
  if (!library.ok) return library;
  const db = library.value;
  const row = findCard(db, game, id);
  if (row === undefined) return gone();
  if (row.bundled_path !== null) return readOnly();
  try {
    db.transaction(() => {
      createCardIndexer(db).remove(game, id);
      statement(db, 'DELETE FROM cards WHERE key = ?').run(row.key);
      removeEmptySets(db, game);
    })();
    return ok({});
  } catch (thrown) {
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

function write(
  db: Database.Database,
  entry: LibraryCard,
  before: { readonly key: number; readonly definition: string } | undefined,
): void {
  const { game, card } = entry;
  const setCode = card.set ?? ownSetCode;
  const number = card.number ?? entry.id;
  const name = setCode === ownSetCode ? { en: 'Own cards', ja: '自作カード' } : { en: setCode, ja: null };
  statement(
    db,
    'INSERT INTO sets(game, code, name_en, name_ja) VALUES (?, ?, ?, ?) ON CONFLICT(game, code) DO NOTHING',
  ).run(game, setCode, name.en, name.ja);
  const printings = [{ number, setCode, rarity: card.rarity ?? null, languages: languagesOf(card.name) }];
  if (before === undefined) {
    addCard(db, createCardIndexer(db), entry, { setCode, path: null, printings });
  } else {
    const old = JSON.parse(before.definition) as CardDefinition;
    statement(db, 'DELETE FROM printings WHERE card_key = ? AND set_code = ? AND number = ?').run(
      before.key,
      old.set ?? ownSetCode,
      old.number ?? entry.id,
    );
    statement(db, 'UPDATE cards SET set_code = ? WHERE key = ?').run(setCode, before.key);
    replaceCard(db, createCardIndexer(db), before.key, entry, printings);
    removeEmptySets(db, game);
  }
  sortCards(db);
}

/** A set of the user's without any card or printing is none. */
function removeEmptySets(db: Database.Database, game: GameId): void {
  statement(
    db,
    `DELETE FROM sets WHERE game = @game AND bundled_path IS NULL
       AND NOT EXISTS (SELECT 1 FROM cards WHERE cards.game = sets.game AND cards.set_code = sets.code)
       AND NOT EXISTS (SELECT 1 FROM printings WHERE printings.game = sets.game AND printings.set_code = sets.code)`,
  ).run({ game });
}

/** The first number of the form OWN-001 that no card has. */
function freeNumber(db: Database.Database, game: GameId): string {
  for (let n = 1; ; n += 1) {
    const number = `${ownSetCode}-${String(n).padStart(3, '0')}`;
    if (findCard(db, game, number) === undefined && findCardByNumber(db, game, ownSetCode, number) === undefined)
      return number;
  }
}

const inJapanese: readonly (readonly [path: RegExp, ja: string])[] = [
  [/^name/u, 'カード名を、英語か日本語の少なくとも一方で入力してください。'],
  [
    /^levels$/u,
    'レベルは小さい順に並べ、コア数は前のレベルより多くしてください。スピリットにはLV1が必要で、コアは1個以上です。',
  ],
  [/^levels/u, 'レベル、コア数、BPは0以上の整数で入力してください。'],
  [/^costEffects/u, 'コスト効果の条件と変更内容を確認してください。'],
];

function faultOf(issue: { readonly path: readonly PropertyKey[]; readonly message: string }): CardFault {
  const path = issue.path.map(String).join('.');
  const known = inJapanese.find(([pattern]) => pattern.test(path));
  const message = issue.message.replace(/\.$/u, '');
  return {
    path,
    message: {
      en: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
      ja: known?.[1] ?? '値がカードの形式に合いません。',
    },
  };
}

function numberTaken(
  number: string,
  { id, definition }: { readonly id: string; readonly definition: string },
): CardFault {
  const { name } = JSON.parse(definition) as CardDefinition;
  return {
    path: 'number',
    message: {
      en: `${number} is already the number of ${localized(name, 'en')} (${id}). Give another number, or none.`,
      ja: `${number}は「${localized(name, 'ja')}」（${id}）の番号として使われています。別の番号にするか、空欄にしてください。`,
    },
  };
}

function gone(): Result<never> {
  return fail('not-found', 'This card is no longer in the library.', 'このカードはライブラリにありません。');
}

function readOnly(): Result<never> {
  return fail(
    'read-only',
    'This card ships with Costwise and is not changed. Copy it as your own card.',
    '収録カードは変更できません。自作カードとしてコピーしてください。',
  );
}
