import { isDeepStrictEqual } from 'node:util';
import type Database from 'better-sqlite3';
import type { CardDraft, CardForm, CardReading } from './formats/cards/card-file.ts';
import { filledFrom } from './import-fill.ts';
import type { CardDefinition, LibraryCard } from './model/card.ts';
import { nameKey } from './model/fold.ts';
import type { GameId } from './model/game.ts';
import { type Bilingual, localized } from './model/text.ts';
import { findCard, findCardByNumber, languagesOf, type PrintingToWrite, printingsOf } from './write-card.ts';

/** What becomes of a card of a file. */
export type PlannedCard =
  | { readonly what: 'added' | 'same'; readonly entry: LibraryCard; readonly printings: readonly PrintingToWrite[] }
  | {
      readonly what: 'changed';
      readonly entry: LibraryCard;
      readonly printings: readonly PrintingToWrite[];
      readonly before: CardDefinition;
      /** The card came with the app, and the file says something else of it. */
      readonly replacesBundled: boolean;
    }
  | { readonly what: 'refused'; readonly why: Bilingual };

/** A card as it will stand when the cards before it are written. */
interface Standing {
  readonly id: string;
  readonly definition: CardDefinition;
  readonly isBundled: boolean;
  readonly printings: readonly { readonly number: string; readonly setCode: string }[];
}

/** Works out what an import does, card by card, without writing: each card is seen after those before it. */
export interface ImportPlanner {
  readonly plan: (draft: CardDraft, form: CardForm) => PlannedCard;
}

export function createImportPlanner(db: Database.Database): ImportPlanner {
  const cards = new Map<string, Standing>();
  const owners = new Map<string, string>();
  const numberKey = (game: GameId, setCode: string, number: string) => `${game}\n${setCode}\n${number}`;

  function standing(game: GameId, id: string): Standing | undefined {
    const planned = cards.get(`${game}\n${id}`);
    if (planned !== undefined) return planned;
    const row = findCard(db, game, id);
    return row === undefined
      ? undefined
      : {
          id,
          definition: JSON.parse(row.definition) as CardDefinition,
          isBundled: row.bundled_path !== null,
          printings: printingsOf(db, row.key),
        };
  }

  function ownerOf(game: GameId, setCode: string, number: string): Standing | undefined {
    const id = owners.get(numberKey(game, setCode, number)) ?? findCardByNumber(db, game, setCode, number)?.id;
    return id === undefined ? undefined : standing(game, id);
  }

  function note(game: GameId, card: Standing): void {
    cards.set(`${game}\n${card.id}`, card);
    for (const { setCode, number } of card.printings) owners.set(numberKey(game, setCode, number), card.id);
  }

  function plan(draft: CardDraft, form: CardForm): PlannedCard {
    const { game, id, card } = draft.entry;
    const printings = draft.printings.map((printing) => ({ ...printing, languages: languagesOf(card.name) }));
    const numberOwners = printings.map(({ setCode, number }) => ownerOf(game, setCode, number));
    const there = standing(game, id) ?? numberOwners.find((owner) => owner !== undefined && sameName(owner, card));
    const taken = numberOwners.findIndex((owner) => owner !== undefined && owner.id !== (there?.id ?? id));
    if (taken !== -1) return { what: 'refused', why: numberTaken(printings[taken]!.number, numberOwners[taken]!) };
    if (there === undefined) {
      note(game, { id, definition: card, isBundled: false, printings });
      return { what: 'added', entry: draft.entry, printings };
    }
    // Our own form says all of a card; the others leave out much of what the library may know already.
    const after = form === 'costwise' ? card : filledFrom(there.definition, card);
    const entry = { game, id: there.id, card: after } as LibraryCard;
    const isSame = isDeepStrictEqual(there.definition, JSON.parse(JSON.stringify(after)));
    const others = printings.filter(
      ({ number, setCode }) => !there.printings.some((one) => one.number === number && one.setCode === setCode),
    );
    if (isSame && others.length === 0) return { what: 'same', entry, printings };
    note(game, { id: there.id, definition: after, isBundled: false, printings: [...there.printings, ...others] });
    const replacesBundled = !isSame && there.isBundled;
    return { what: 'changed', entry, printings, before: there.definition, replacesBundled };
  }

  return { plan };
}

function sameName({ definition: { name: other } }: Standing, { name }: CardDefinition): boolean {
  return (['en', 'ja'] as const).some(
    (language) => name[language] !== undefined && nameKey(name[language]) === nameKey(other[language] ?? ''),
  );
}

function numberTaken(number: string, { id, definition: { name } }: Standing): Bilingual {
  return {
    en: `${number} is already the number of another card of the library: ${localized(name, 'en')} (${id}).`,
    ja: `${number}は、ライブラリの別のカード「${localized(name, 'ja')}」（${id}）の番号として使われています。`,
  };
}

/** A file with what becomes of each of its cards, in the same order. */
export interface PlannedFile {
  readonly reading: CardReading;
  readonly cards: readonly PlannedCard[];
}

/** Plans whole files; `onCard` is called after each card, and what it throws ends the planning. */
export function planFiles(
  db: Database.Database,
  files: readonly CardReading[],
  onCard: () => void,
): readonly PlannedFile[] {
  const planner = createImportPlanner(db);
  return files.map((reading) => ({
    reading,
    cards: reading.cards.map((draft) => {
      const planned = planner.plan(draft, reading.form);
      onCard();
      return planned;
    }),
  }));
}
