import { isDeepStrictEqual } from 'node:util';
import type Database from 'better-sqlite3';
import { errorFromThrown, ok, type Result } from './errors.ts';
import type { CardDraft, CardForm, CardReading, CardWarning, DraftSet, Refusal } from './formats/cards/card-file.ts';
import { filledFrom } from './import-fill.ts';
import type { CardDefinition, LibraryCard } from './model/card.ts';
import { nameKey } from './model/fold.ts';
import { type Bilingual, localized } from './model/text.ts';
import { type CardIndexer, createCardIndexer } from './search/index-cards.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';
import {
  addCard,
  type CardRow,
  findCard,
  findCardByNumber,
  languagesOf,
  type PrintingToWrite,
  printingsOf,
  replaceCard,
  sortCards,
} from './write-card.ts';

/** What must be said about a card that was taken in. */
export interface ImportWarning {
  readonly at: string;
  readonly code: CardWarning['code'] | 'bundled-replaced';
  readonly message: Bilingual;
}

/** What an import of a file did, or would do: each card of the file is in exactly one of the four. */
export interface ImportReport {
  readonly form: CardForm;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: readonly Refusal[];
  readonly warnings: readonly ImportWarning[];
}

export interface ImportOptions {
  /** Says what would happen and changes nothing. */
  readonly dryRun: boolean;
  /** Called after each card. */
  readonly onCard?: () => void;
}

/**
 * Takes card data into the library as the user's own, all files in one transaction: an interruption leaves the library
 * as it was, and so does an error. The user's cards outlast the bundled ones.
 * @returns a report for each file, in order
 */
export function importCards(
  store: Store,
  files: readonly CardReading[],
  { dryRun, onCard = () => {} }: ImportOptions,
): Result<readonly ImportReport[]> {
  if (!store.library.ok) return store.library;
  const db = store.library.value;
  try {
    db.exec('BEGIN IMMEDIATE');
    const indexer = createCardIndexer(db);
    const reports = files.map((file) => importFile(db, indexer, file, onCard));
    sortCards(db);
    db.exec(dryRun ? 'ROLLBACK' : 'COMMIT');
    return ok(reports);
  } catch (thrown) {
    if (db.inTransaction) db.exec('ROLLBACK');
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

type Outcome =
  | { readonly what: 'added' | 'same' }
  | { readonly what: 'changed'; readonly warning: ImportWarning | null }
  | { readonly what: 'refused'; readonly refusal: Refusal };

function importFile(
  db: Database.Database,
  indexer: CardIndexer,
  { form, sets, cards, refused, warnings }: CardReading,
  onCard: () => void,
): ImportReport {
  for (const set of sets) writeSet(db, set);
  const counts = { added: 0, changed: 0, same: 0 };
  const refusals = [...refused];
  const said: ImportWarning[] = [...warnings];
  for (const draft of cards) {
    const outcome = importCard(db, indexer, draft, form);
    if (outcome.what === 'refused') refusals.push(outcome.refusal);
    else counts[outcome.what] += 1;
    if (outcome.what === 'changed' && outcome.warning !== null) said.push(outcome.warning);
    onCard();
  }
  removeEmptySets(db, sets);
  return { form, ...counts, refused: refusals, warnings: said };
}

/** A set that is there keeps its name, unless the user's own file names one of the user's own sets. */
function writeSet(db: Database.Database, { game, code, name }: DraftSet): void {
  const isNamed = name.en !== code;
  statement(
    db,
    `INSERT INTO sets(game, code, name_en, name_ja) VALUES (@game, @code, @en, @ja)
     ON CONFLICT DO UPDATE SET name_en = @en, name_ja = @ja WHERE sets.bundled_path IS NULL AND @isNamed = 1`,
  ).run({ game, code, en: name.en ?? null, ja: name.ja ?? null, isNamed: isNamed ? 1 : 0 });
}

/** A set whose cards were all refused is none. */
function removeEmptySets(db: Database.Database, sets: readonly DraftSet[]): void {
  for (const { game, code } of sets) {
    statement(
      db,
      `DELETE FROM sets WHERE game = @game AND code = @code AND bundled_path IS NULL
         AND NOT EXISTS (SELECT 1 FROM cards WHERE game = @game AND set_code = @code)
         AND NOT EXISTS (SELECT 1 FROM printings WHERE game = @game AND set_code = @code)`,
    ).run({ game, code });
  }
}

function importCard(db: Database.Database, indexer: CardIndexer, draft: CardDraft, form: CardForm): Outcome {
  const { game, id, card } = draft.entry;
  const languages = languagesOf(card.name);
  const printings = draft.printings.map((printing) => ({ ...printing, languages }));
  const owners = printings.map(({ setCode, number }) => findCardByNumber(db, game, setCode, number));
  const there = findCard(db, game, id) ?? owners.find((owner) => owner !== undefined && sameName(owner, card));
  const taken = owners.findIndex((owner) => owner !== undefined && owner.id !== (there?.id ?? id));
  if (taken !== -1) {
    return { what: 'refused', refusal: { at: draft.at, why: numberTaken(printings[taken]!.number, owners[taken]!) } };
  }
  if (there === undefined) {
    addCard(db, indexer, draft.entry, { setCode: printings[0]!.setCode, path: null, printings });
    return { what: 'added' };
  }
  const before = JSON.parse(there.definition) as CardDefinition;
  // Our own form says all of a card; the others leave out much of what the library may know already.
  const after = form === 'costwise' ? card : filledFrom(before, card);
  const isSame = isDeepStrictEqual(before, JSON.parse(JSON.stringify(after)));
  if (isSame && hasPrintings(db, there.key, printings)) return { what: 'same' };
  replaceCard(db, indexer, there.key, { game, id: there.id, card: after } as LibraryCard, printings);
  const isReplaced = !isSame && there.bundled_path !== null;
  return { what: 'changed', warning: isReplaced ? bundledReplaced(draft.at, there.id, after) : null };
}

function sameName({ definition }: CardRow, { name }: CardDefinition): boolean {
  const other = (JSON.parse(definition) as CardDefinition).name;
  return (['en', 'ja'] as const).some(
    (language) => name[language] !== undefined && nameKey(name[language]) === nameKey(other[language] ?? ''),
  );
}

function hasPrintings(db: Database.Database, key: number, printings: readonly PrintingToWrite[]): boolean {
  const known = printingsOf(db, key);
  return printings.every(({ number, setCode }) =>
    known.some((printing) => printing.number === number && printing.setCode === setCode),
  );
}

function numberTaken(number: string, owner: CardRow): Bilingual {
  const { name } = JSON.parse(owner.definition) as CardDefinition;
  return {
    en: `${number} is already the number of another card of the library: ${localized(name, 'en')} (${owner.id}).`,
    ja: `${number}は、ライブラリの別のカード「${localized(name, 'ja')}」（${owner.id}）の番号として使われています。`,
  };
}

function bundledReplaced(at: string, id: string, { name }: CardDefinition): ImportWarning {
  return {
    at,
    code: 'bundled-replaced',
    message: {
      en: `${id} ${localized(name, 'en')} came with Costwise; what your file says differs and now takes its place.`,
      ja: `${id}「${localized(name, 'ja')}」はCostwiseに収録されているカードです。内容が異なるため、ファイルの内容に置き換えます。`,
    },
  };
}
