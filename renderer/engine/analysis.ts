import type { Bilingual } from '../../db/model/text.ts';

/**
 * What the engine answers: the forms of an analysis. `C` and `O` are a game's cost and outcome; the names of all
 * fields are fixed, since analyses are files that people exchange.
 */

/** Where an option starts. */
export type OptionPlace =
  | { readonly zone: 'hand'; readonly index: number }
  | { readonly zone: 'field'; readonly ref: string; readonly ability: number }
  | { readonly zone: 'colossus'; readonly ability: number }
  | { readonly zone: 'locus'; readonly index: number };

export type ActionName = 'summon' | 'swift' | 'deploy' | 'activate' | 'play' | 'ability';

export type UnmetCode =
  | 'cores-short'
  | 'swift-reserve-short'
  | 'swift-level-short'
  | 'wrong-step'
  | 'locked-cores'
  | 'locus-short'
  | 'gem-level'
  | 'unique-on-field'
  | 'wrong-phase'
  | 'entered-this-turn'
  | 'already-off'
  | 'used-this-turn'
  | 'nothing-to-choose'
  | 'cost-unknown';

/** A condition that fails. `need` and `have` count what `code` is about; the message says the same to people. */
export interface Unmet {
  readonly code: UnmetCode;
  readonly need?: number;
  readonly have?: number;
  readonly [value: string]: unknown;
  /** A whole sentence. */
  readonly message: Bilingual;
  /** A few words for the chip at the foot of a card: "2 cores short". */
  readonly short: Bilingual;
}

/** How an option can be paid for. `total` and `byLevel` are exact counts as decimal strings. */
export interface Ways<O> {
  readonly total: string;
  readonly byLevel: Readonly<Record<string, string>>;
  readonly outcomes: readonly O[];
  /** More outcomes exist than are listed. */
  readonly truncated: boolean;
}

/** One card or ability, and whether and how it can be used now. Playable = nothing unmet = at least one way. */
export interface AnalysisOption<C, O> {
  readonly from: OptionPlace;
  readonly card: string;
  readonly action: ActionName;
  readonly playable: boolean;
  readonly cost: C;
  readonly unmet: readonly Unmet[];
  readonly ways: Ways<O>;
}

/** A line of the bill: how the price came about, in the order of the price rules. */
export interface BillLine {
  readonly kind:
    | 'printed'
    | 'set'
    | 'delta'
    | 'reduction'
    | 'extra'
    | 'due'
    | 'placing'
    | 'gem-level'
    | 'part'
    | 'note';
  readonly label: Bilingual;
  /** Signed: what the line adds to or takes from the price; null = not known. */
  readonly value?: number | null;
  /** The card (ref on the field) that causes the line. */
  readonly by?: string;
  /** A colour or gem mark for the line's sign. */
  readonly mark?: string;
  /** For conditions: whether it is met. */
  readonly met?: boolean;
}

/** A small change that would make an option playable. */
export interface HelpfulChange {
  readonly code: string;
  readonly message: Bilingual;
  readonly [value: string]: unknown;
}
