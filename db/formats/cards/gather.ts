import { nameKey } from '../../model/fold.ts';
import type { Bilingual } from '../../model/text.ts';
import {
  type CardDraft,
  type CardForm,
  type CardReading,
  type CardWarning,
  type DraftSet,
  type FileRow,
  placeInJapanese,
  type Refusal,
  type RowReading,
} from './card-file.ts';
import { cleanText } from './values.ts';

/** A row as it was read, with where it stands. */
export interface RowOfFile {
  readonly place: number;
  readonly source: unknown;
  readonly reading: RowReading;
}

/** Puts rows together: printings of one card become one card, and what differs between them is said. */
export function gather(form: CardForm, rows: readonly RowOfFile[], sets: readonly DraftSet[]): CardReading {
  const cards: CardDraft[] = [];
  const placeOf = new Map<string, number>();
  const refusals: Refusal[] = [];
  const warnings: CardWarning[] = [];
  const fileRows: FileRow[] = [];

  /** @returns the place of the row's card; null = it is refused */
  function take(reading: RowReading): number | null {
    if (!reading.ok) {
      refusals.push(reading.refusal);
      return null;
    }
    warnings.push(...reading.warnings);
    const { draft } = reading;
    const { game, id } = draft.entry;
    const number = draft.printings[0]!.number;
    const there = placeOf.get(`${game}\n${id}`);
    if (there === undefined) {
      placeOf.set(`${game}\n${id}`, cards.length);
      return cards.push(draft) - 1;
    }
    const before = cards[there]!;
    if (sameName(before, draft)) {
      const repeated = before.printings.some((printing) => printing.number === number);
      if (!repeated) cards[there] = { ...before, printings: [...before.printings, ...draft.printings] };
      warnings.push(...differences(before, draft, repeated));
      return there;
    }
    if (placeOf.has(`${game}\n${number}`)) {
      refusals.push({ at: draft.at, why: numberTaken(number, before.at) });
      return null;
    }
    // Another name under the same number is another face: it keeps its suffix as a card of its own.
    placeOf.set(`${game}\n${number}`, cards.length);
    return cards.push({ ...draft, entry: { ...draft.entry, id: number } }) - 1;
  }

  for (const { place, source, reading } of rows) {
    const at = reading.ok ? reading.draft.at : reading.refusal.at;
    fileRows.push({ at, place, source, card: take(reading) });
  }
  return { form, sets: [...sets, ...setsOf(cards, sets)], cards, refused: refusals, warnings, rows: fileRows };
}

function sameName(a: CardDraft, b: CardDraft): boolean {
  return (['en', 'ja'] as const).some((language) => {
    const names = [a.entry.card.name[language], b.entry.card.name[language]].map((name) => nameKey(cleanText(name)));
    return names[0] !== '' && names[0] === names[1];
  });
}

function numberTaken(number: string, at: string): Bilingual {
  return {
    en: `${number} is already the number of another card in this file (${at}).`,
    ja: `${number}は、このファイルの別のカード（${placeInJapanese(at)}）の番号として使われています。`,
  };
}

function differences(before: CardDraft, draft: CardDraft, repeated: boolean): CardWarning[] {
  const facts = ({ entry }: CardDraft) => JSON.stringify({ ...entry.card, number: null, rarity: null, text: null });
  const number = draft.printings[0]!.number;
  if (repeated) {
    return [
      {
        at: draft.at,
        code: 'repeated',
        message: {
          en: `${number} stands in the file more than once; the first one counts (${before.at}).`,
          ja: `${number}がファイルに複数あります。最初のもの（${placeInJapanese(before.at)}）を採用しました。`,
        },
      },
    ];
  }
  if (facts(before) === facts(draft)) return [];
  return [
    {
      at: draft.at,
      code: 'faces-differ',
      message: {
        en: `${number} is another printing of ${before.entry.id} with other facts; those of the first one count (${before.at}).`,
        ja: `${number}は${before.entry.id}の別の版ですが、内容が異なります。最初のもの（${placeInJapanese(before.at)}）を採用しました。`,
      },
    },
  ];
}

/** Sets that the numbers name and the file does not: called by their codes until the user names them. */
function setsOf(cards: readonly CardDraft[], known: readonly DraftSet[]): DraftSet[] {
  const sets = new Map<string, DraftSet>();
  for (const { entry, printings } of cards) {
    for (const { setCode } of printings) {
      const key = `${entry.game}\n${setCode}`;
      if (known.some((set) => set.game === entry.game && set.code === setCode) || sets.has(key)) continue;
      sets.set(key, { game: entry.game, code: setCode, name: { en: setCode } });
    }
  }
  return [...sets.values()];
}
