import type { LibraryCard } from '../../model/card.ts';
import type { GameId } from '../../model/game.ts';
import type { Bilingual, LocalizedText } from '../../model/text.ts';

/** The forms of card data that are read: our own, the public data sets (a), (b), (d), (e), and CSV. */
const cardForms = ['costwise', 'a', 'b', 'd', 'e', 'csv'] as const;
export type CardForm = (typeof cardForms)[number];

export interface DraftPrinting {
  readonly number: string;
  readonly setCode: string;
  readonly rarity: string | null;
}

/** A card as the file gives it, checked against the model: nothing is in the library yet. */
export interface CardDraft {
  readonly entry: LibraryCard;
  readonly printings: readonly DraftPrinting[];
  /** Where it stands in the file: "row 12", "card 3 (BS01-001)". */
  readonly at: string;
}

export interface Refusal {
  readonly at: string;
  readonly why: Bilingual;
}

export type CardWarningCode = 'levels-unknown' | 'cost-unknown' | 'faces-differ' | 'repeated';

export interface CardWarning {
  readonly at: string;
  readonly code: CardWarningCode;
  readonly message: Bilingual;
}

export interface DraftSet {
  readonly game: GameId;
  readonly code: string;
  readonly name: LocalizedText;
}

/** What a file of card data holds. */
export interface CardReading {
  readonly form: CardForm;
  readonly sets: readonly DraftSet[];
  readonly cards: readonly CardDraft[];
  readonly refused: readonly Refusal[];
  readonly warnings: readonly CardWarning[];
}

/** One row of a file: a card with what must be said about it, or why it is none. */
export type RowReading =
  | { readonly ok: true; readonly draft: CardDraft; readonly warnings: readonly CardWarning[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function refuseRow(at: string, en: string, ja: string): RowReading {
  return { ok: false, refusal: { at, why: { en, ja } } };
}
