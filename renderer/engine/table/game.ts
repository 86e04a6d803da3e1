import type { CardOf } from '../../../db/model/card.ts';
import type { DeckLine } from '../../../db/model/deck.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Bilingual } from '../../../db/model/text.ts';
import type { ActionName, AnalysisOption, BillLine, HelpfulChange, OptionPlace, Unmet } from '../analysis.ts';
import type { Marks } from './marks.ts';
import type { Preference, Preferred } from './preference.ts';
import type { RandomState } from './random.ts';

/** A physical card on the table: `id` is its own for the whole game, `card` the key of its definition. */
export interface CardInstance {
  readonly id: string;
  readonly card: string;
}

/** What every game's state holds. A state is a value: never changed, always made anew. */
export interface TableState {
  readonly game: GameId;
  readonly rules: Readonly<Record<string, string | number | boolean>>;
  readonly turn: { readonly number: number; readonly first: boolean; readonly step: string };
  readonly random: RandomState;
  /** `setup` until the opening hand is kept; `over` once won or lost (play may go on by hand). */
  readonly stage: 'setup' | 'playing' | 'over';
  readonly result: GameResult | null;
  /** Counts up for ids of instances that are made during the game. */
  readonly nextId: number;
  /** The table's own counters and note; nothing lies under a table or face-down. */
  readonly marks?: Pick<Marks, 'counters' | 'note'>;
}

export interface GameResult {
  readonly won: boolean;
  readonly reason: Bilingual;
}

/** Something that happened, for the log; `cards` are instance ids so that the screen can show them. */
export interface TableEvent {
  readonly type: string;
  readonly message: Bilingual;
  readonly cards?: readonly string[];
  /** The step of the turn that begins with this. */
  readonly step?: string;
  /** Hidden cards were seen, though none has moved: going back behind this is told in the game's figures. */
  readonly reveals?: true;
}

/** An action that was done: where it led and what happened. */
export interface Happening<S, A> {
  readonly before: S;
  readonly action: A;
  readonly after: S;
  readonly events: readonly TableEvent[];
}

/** What a card's text does by itself, offered as one click and never forced: several choices where it asks for a target. */
export interface Offer<A> {
  /** The card by its instance id; that of a Colossus is `colossus`. */
  readonly card: string;
  /** The step after which it can no longer be taken; absent = the turn's end. */
  readonly during?: string;
  /** The card and the moment: "Grip-Hands, when summoned". */
  readonly words: Bilingual;
  readonly choices: readonly {
    readonly words: Bilingual;
    readonly action: A;
    /** So many cards of the deck are then seen and put back. */
    readonly look?: number;
  }[];
}

/** Why an action was refused: nothing has changed. */
export interface Refusal {
  readonly code: 'unmet' | 'illegal' | 'unknown-action';
  readonly message: Bilingual;
  readonly unmet?: readonly Unmet[];
}

export type Applied<S> =
  | { readonly ok: true; readonly state: S; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

export interface NewGame<G extends GameId> {
  readonly cards: Readonly<Record<string, CardOf[G]>>;
  readonly lines: readonly DeckLine[];
  /** Eight hexadecimal digits. */
  readonly seed: string;
  readonly first: boolean;
  readonly rules?: Readonly<Record<string, string | number | boolean>>;
}

export interface StepInfo {
  readonly id: string;
  readonly name: Bilingual;
  /** The name where there is little room, as on the line of steps. */
  readonly short: Bilingual;
  /** A window that opens inside or after another step, so that the line of steps shows it only while it is open. */
  readonly window?: true;
}

/** A rules option that is stored with a game: its name in the file, its choices (the first is the default) and its words. */
export interface RulesOption {
  readonly id: string;
  readonly name: Bilingual;
  readonly about: Bilingual;
  readonly choices: readonly { readonly value: string | number | boolean; readonly name: Bilingual }[];
  /** Any whole number within these bounds can be chosen as well. */
  readonly range?: { readonly from: number; readonly to: number };
  /** It says what the dummy opponent is like. */
  readonly opponent?: true;
}

/** A wrong position file: the place in it, and a sentence that says what was expected. */
export interface PositionFault {
  readonly at: string;
  readonly message: Bilingual;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly PositionFault[] };

/** Looks a card up that a position does not define inline. */
export type CardLookup<G extends GameId> = (key: string) => CardOf[G] | undefined;

/**
 * A game: everything that the table, the command line and the tests ask of its rules. All functions are pure.
 * `S` its state, `A` its actions, `C` its costs, `O` its outcomes.
 */
export interface GameRules<G extends GameId, S extends TableState, A extends { readonly type: string }, C, O> {
  readonly id: G;
  readonly name: Bilingual;
  /** The steps of a turn in order. */
  readonly steps: readonly StepInfo[];
  readonly rulesOptions: readonly RulesOption[];

  /** A new game with its opening hand drawn, in stage `setup` where the game has a mulligan to decide. */
  newGame(setup: NewGame<G>): S;
  /** Reads a position file's JSON value; never throws. */
  read(position: unknown, lookup?: CardLookup<G>): Read<S>;
  /** The position file of a state: `read(write(s))` gives the same table. */
  write(state: S): unknown;

  /** Every card and ability with its cost, unmet conditions and ways; `limit` outcomes are listed for each (default 50). */
  options(state: S, limit?: number): readonly AnalysisOption<C, O>[];
  /** Outcomes `offset` to `offset + limit` of one option, for paging. */
  outcomes(state: S, from: OptionPlace, action: ActionName, offset: number, limit: number): readonly O[];
  bill(state: S, option: AnalysisOption<C, O>): readonly BillLine[];
  /** The smallest changes that would make an unplayable option playable, best first; empty for a playable one. */
  help(state: S, option: AnalysisOption<C, O>): readonly HelpfulChange[];
  /** How a player may prefer one way to another that loses the same. */
  readonly preferences: readonly Preference[];
  /**
   * Outcomes of `option` in the player's order, `order` naming preferences by importance: the same classes in the same
   * groups of loss. What the engine lists elsewhere is not touched by it.
   */
  prefer(state: S, option: AnalysisOption<C, O>, outcomes: readonly O[], order: readonly string[]): Preferred<O>;
  /** The action that pays for `option` in the way of `outcome`. */
  payment(option: AnalysisOption<C, O>, outcome: O): A;

  /** The next state, or a refusal with nothing changed; never throws, whatever the action is. */
  apply(state: S, action: A): Applied<S>;
  /** What the cards' simple effects do after an action; the player takes it or not. */
  offers(happening: Happening<S, A>): readonly Offer<A>[];
  /** Reads a stored action; null where it is none of this game's. */
  readAction(stored: unknown): A | null;
}
